// The last review, kept in the browser: who comes back to the game finds it there.
import type { Reviewed } from "../protocol";
import { keepAt, parsed } from "../storage";
import type { ReviewedGame } from "./review";

const KEY = "beanduel.review";

interface Kept {
  game: string;
  reviewed: Reviewed;
}

/** What tells a game from any other. */
const nameOf = ({ start, moves }: ReviewedGame) => JSON.stringify([start, moves]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const areTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === "string");
const isPlace = (value: unknown) =>
  isObject(value) &&
  Number.isFinite(value.margin) &&
  typeof value.exact === "boolean" &&
  areTexts(value.line);
const PROSPECTS = ["win", "draw", "loss"];
const isMove = (value: unknown) =>
  isObject(value) &&
  [value.move, value.best, value.glyph].every((text) => typeof text === "string") &&
  Number.isFinite(value.loss) &&
  typeof value.loses === "boolean" &&
  typeof value.exact === "boolean" &&
  [value.from, value.to].every((prospect) => PROSPECTS.includes(prospect as string));
const isTally = (value: unknown) =>
  isObject(value) &&
  [value.moves, value.good, value.percent, value.lost].every(Number.isFinite) &&
  typeof value.exact === "boolean";
const isAll = (list: unknown, length: number, is: (value: unknown) => boolean) =>
  Array.isArray(list) && list.length === length && list.every(is);

/** Whether this is a review of a game with so many moves. */
function isReview(value: unknown, moves: number): value is Reviewed {
  const isPly = (ply: unknown) => Number.isInteger(ply) && (ply as number) >= 0 && (ply as number) < moves;
  return (
    isObject(value) &&
    isAll(value.places, moves + 1, isPlace) &&
    isAll(value.moves, moves, isMove) &&
    isAll(value.players, 2, isTally) &&
    Array.isArray(value.turns) &&
    value.turns.every(isPly) &&
    (value.exactFrom === null || Number.isInteger(value.exactFrom))
  );
}

/** The review of this game, if it is the one that was kept and is sound. */
export function keptReview(storage: Storage, game: ReviewedGame): Reviewed | undefined {
  const kept = parsed(storage.getItem(KEY));
  if (!isObject(kept) || kept.game !== nameOf(game)) return undefined;
  return isReview(kept.reviewed, game.moves.length) ? kept.reviewed : undefined;
}

export function keepReview(storage: Storage, game: ReviewedGame, reviewed: Reviewed): void {
  keepAt(storage, KEY, { game: nameOf(game), reviewed } satisfies Kept);
}
