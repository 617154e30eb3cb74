// A reviewed game as `.cgn` writes it: behind each move its glyph, what it leaves, and the line that was better.
import type { Margin, Reviewed } from "../protocol";

/** How much of a better line is noted. */
const LONGEST = 8;

const evaluated = ({ margin, exact }: Margin) => `{[%eval ${exact ? "" : "~"}${Number(margin.toFixed(2))}]}`;

/** The moves, each with what the review has found of it. */
export function annotated({ places, moves }: Reviewed): string[] {
  return moves.map(({ move, glyph, loses }, ply) => {
    const after = places[ply + 1];
    const better = places[ply]?.line.slice(0, LONGEST) ?? [];
    const parts = [`${move}${glyph}`];
    if (after) parts.push(evaluated(after));
    if (loses && better.length > 0 && better[0] !== move) parts.push(`(${better.join(" ")})`);
    return parts.join(" ");
  });
}
