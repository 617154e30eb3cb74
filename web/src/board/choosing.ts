// Which move a key or a press on the board means. No rules here: only legal moves, which come from outside, are told apart.
import type { Played, Side } from "../protocol";

/** A vessel: `cup` 1 to 15, or 0 where it is a stock or a pot. */
export interface Vessel {
  kind: "cup" | "stock" | "pot";
  side: Side;
  cup: number;
}

/** What a press means: a move that is chosen, or the chosen one confirmed. */
export type Press = { choose: Played } | { play: Played };

const ROW = ["KeyQ", "KeyW", "KeyE", "KeyR", "KeyT"];

/** The number that a key stands for: 1 to 9, 0 for ten, q w e r t for 11 to 15, whatever the layout of the keyboard. */
export function numberOfKey(code: string): number | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit === "0" ? 10 : Number(digit);
  const letter = ROW.indexOf(code);
  return letter < 0 ? undefined : 11 + letter;
}

/** The name of the key for a number. */
export function keyOfNumber(number: number): string {
  return number <= 9 ? String(number) : "0qwert".charAt(number - 10);
}

/** The legal move that a key means: a number sows so many, with Shift it empties that cup. */
export function moveOfKey(legal: readonly Played[], code: string, shift: boolean): Played | undefined {
  const number = numberOfKey(code);
  const kind = shift ? "empty" : "sow";
  return legal.find((played) => played.kind === kind && played.number === number);
}

/** The move `steps` further in the list, from the one chosen; the first or the last where none is. */
export function stepped(
  legal: readonly Played[],
  chosen: Played | undefined,
  steps: 1 | -1,
): Played | undefined {
  const at = legal.findIndex((played) => played.move === chosen?.move);
  if (at < 0) return steps > 0 ? legal[0] : legal.at(-1);
  return legal[(at + steps + legal.length) % legal.length];
}

/** What a press on a vessel means while `chosen` is chosen; nothing where no move fits. */
export function press(
  legal: readonly Played[],
  mover: Side,
  vessel: Vessel,
  chosen: Played | undefined,
): Press | undefined {
  if (vessel.side !== mover || vessel.kind === "pot") return undefined;
  if (vessel.kind === "stock") {
    const sowings = legal.filter((played) => played.kind === "sow");
    const next = sowings.find((played) => chosen?.kind === "sow" && played.number === chosen.number + 1);
    const choose = next ?? sowings[0];
    return choose && { choose };
  }
  if (chosen && chosen.kind !== "pass" && chosen.number === vessel.cup) return { play: chosen };
  const of = (kind: Played["kind"]) =>
    legal.find((played) => played.kind === kind && played.number === vessel.cup);
  const choose = of("empty") ?? of("sow");
  return choose && { choose };
}

/** The vessel that the attribute of its group names: `data-cup="s1"`. */
export function vesselOf(name: string): Vessel {
  const [, kind = "cup", side = "s", cup = "0"] = /^data-(\w+)="([sn])(\d*)"$/.exec(name) ?? [];
  return { kind: kind as Vessel["kind"], side: side as Side, cup: Number(cup) };
}
