// A game on the page: its moves, who plays, whether it was given up; kept in the browser so that it survives anything.
import { STRONGEST } from "../data";
import type { Side, Start } from "../protocol";
import { other } from "../side";
import { keepAt, parsed } from "../storage";

/** A person (0), or the engine at a level from 1 to 12. */
export type Seat = number;

export interface Game {
  start: Start;
  /** The moves that stand. */
  moves: string[];
  /** Moves taken back, the next one last. */
  undone: string[];
  seats: Record<Side, Seat>;
  /** What the engine's choices follow. */
  seed: number;
  /** Who gave up. */
  resigned?: Side;
  /** Which side lies below. */
  below: Side;
}

/** How a new game is wanted. */
export interface Wish {
  cups: number;
  stock: number;
  maxSow: number;
  /** The opponent: 0 is a friend at the same board. */
  level: Seat;
  side: Side;
}

export const MOST_CUPS = 15;
export const MOST_STOCK = 255;
export const FIRST_WISH: Wish = { cups: 4, stock: 40, maxSow: 4, level: 3, side: "s" };

/** Where the game is kept, where games that can't be read are, and how the last one was wanted. */
export const KEY = "beanduel.game";
const ASIDE_KEY = "beanduel.aside";
const WISH_KEY = "beanduel.wish";

export function begin(wish: Wish, seed: number): Game {
  const { cups, stock, maxSow, level, side } = wish;
  const seats = { s: 0, n: 0 };
  seats[other(side)] = level;
  return {
    start: { cups, stock, maxSow },
    moves: [],
    undone: [],
    seats,
    seed,
    below: level === 0 ? "s" : side,
  };
}

/** The number nearest to `value` within the bounds; `otherwise` where it is none. */
function within(value: unknown, least: number, most: number, otherwise: number): number {
  const number = Math.trunc(Number(value));
  return Number.isFinite(number) && value !== "" && value !== null
    ? Math.min(most, Math.max(least, number))
    : otherwise;
}

/** A wish that can be fulfilled, whatever stood in the form. */
export function checked(wish: { [K in keyof Wish]?: unknown }): Wish {
  const cups = within(wish.cups, 1, MOST_CUPS, FIRST_WISH.cups);
  return {
    cups,
    stock: within(wish.stock, 1, MOST_STOCK, 10 * cups),
    maxSow: within(wish.maxSow, 1, cups, cups),
    level: within(wish.level, 0, STRONGEST, FIRST_WISH.level),
    side: wish.side === "n" ? "n" : "s",
  };
}

export function played(game: Game, move: string): Game {
  const next = game.undone.at(-1);
  // The same move again keeps what else was taken back.
  const undone = next === move ? game.undone.slice(0, -1) : [];
  return { ...game, moves: [...game.moves, move], undone };
}

/** The side that moves after so many plies; sides alternate, passes are written. */
function moverAfter(plies: number, first: Side): Side {
  return plies % 2 === 0 ? first : other(first);
}

/** The game with moves taken back until a person has to choose; itself where there is nothing to take back. */
export function takenBack(game: Game, first: Side): Game {
  if (game.resigned) return { ...game, resigned: undefined };
  const anyone = game.seats.s === 0 || game.seats.n === 0;
  for (let plies = game.moves.length - 1; plies >= 0; plies--) {
    const isPass = game.moves[plies] === "pass";
    if (!anyone || (game.seats[moverAfter(plies, first)] === 0 && !isPass)) {
      const undone = [...game.undone, ...game.moves.slice(plies).reverse()];
      return { ...game, moves: game.moves.slice(0, plies), undone };
    }
  }
  return game;
}

/** The game with what was taken back played again, until a person has to choose. */
export function playedAgain(game: Game, first: Side): Game {
  let again = game;
  do {
    const move = again.undone.at(-1);
    if (move === undefined) break;
    again = played(again, move);
  } while (again.undone.at(-1) === "pass" || again.seats[moverAfter(again.moves.length, first)] !== 0);
  return again;
}

function isGame(value: unknown): value is Game {
  const game = value as Game;
  const seat = (level: unknown) =>
    Number.isInteger(level) && (level as number) >= 0 && (level as number) <= STRONGEST;
  const texts = (list: unknown) => Array.isArray(list) && list.every((move) => typeof move === "string");
  return (
    typeof game === "object" &&
    game !== null &&
    (typeof game.start === "string" || typeof game.start === "object") &&
    texts(game.moves) &&
    texts(game.undone) &&
    seat(game.seats?.s) &&
    seat(game.seats?.n) &&
    Number.isInteger(game.seed)
  );
}

/** The game in a text that was kept, if it is one. Its moves are checked by the rules, not here. */
export function gameIn(text: string | null): Game | undefined {
  const game = parsed(text);
  if (!isGame(game)) return undefined;
  return { ...game, below: game.below === "n" ? "n" : "s", resigned: game.resigned };
}

/** The game that was kept, if one was and can be read. */
export function kept(storage: Storage): Game | undefined {
  return gameIn(storage.getItem(KEY));
}

export function keepGame(storage: Storage, game: Game): void {
  keepAt(storage, KEY, game);
}

/** Puts aside what was kept and can't be read, where no other game takes its place, and returns it. */
export function putAside(storage: Storage): string | undefined {
  const text = storage.getItem(KEY);
  if (text === null) return undefined;
  const aside = parsed(storage.getItem(ASIDE_KEY));
  const all = Array.isArray(aside) ? aside : [];
  if (all.at(-1) !== text) storage.setItem(ASIDE_KEY, JSON.stringify([...all, text]));
  return text;
}

/** How the last game was wanted. */
export function keptWish(storage: Storage): Wish {
  const wish = parsed(storage.getItem(WISH_KEY));
  return wish && typeof wish === "object" ? checked(wish) : FIRST_WISH;
}

export function keepWish(storage: Storage, wish: Wish): void {
  keepAt(storage, WISH_KEY, wish);
}
