// The two sides, and what a position line says of their rows before it is read.
import type { Side } from "./protocol";

export const other = (side: Side): Side => (side === "s" ? "n" : "s");

/** Cups in a row of the board that a position line is about. */
export function cupsIn(line: string): number {
  return line.split(":", 1)[0]?.split(",").length ?? 0;
}
