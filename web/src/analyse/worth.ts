// What a position or a move is worth, in words: the final margin in beans, by the name of whoever is ahead.
import type { Side, Standing } from "../protocol";
import { language, playerName, say } from "../text";

/** The final margin, South's view, when so many beans more come for the player to move. */
export function finalMargin(standing: Standing, toCome: number): number {
  const sign = standing.toMove === "s" ? 1 : -1;
  return (standing.margins.at(-1) ?? 0) + sign * toCome;
}

/** "South +3", "North +1.5", "even". An estimate is given to a tenth of a bean. */
export function margin(value: number, exact: boolean): string {
  const shown = exact ? value : Math.round(value * 10) / 10;
  if (shown === 0) return say("analysis-even");
  const player: Side = shown > 0 ? "s" : "n";
  return `${playerName(player)} +${Math.abs(shown).toLocaleString(language())}`;
}
