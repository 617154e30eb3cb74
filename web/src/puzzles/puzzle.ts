// Puzzles as the server's file holds them (docs/puzzles.md, with what the reader knows besides), and what a move means in one.
// No rules here: the file says what is best and what is lost, and of rows the WebAssembly is asked.
import type { RowStanding } from "../protocol";

/** A move that isn't best: what it loses in beans, and the best answer, where there is one. */
export type Wrong = [move: string, loses: number, reply?: string];

export interface Step {
  best: string[];
  wrong: Wrong[];
  /** The opponent's move after the first of the best. */
  reply?: string;
}

interface Any {
  id: string;
  position: string;
  themes: string[];
  difficulty: number;
}

export interface PositionPuzzle extends Any {
  kind: "position";
  steps: Step[];
  aim: "win" | "draw" | "most";
  /** The moves that anyone would think of first. */
  obvious: string[];
  /** South's final margin with best play. */
  margin: number;
}

export interface RowPuzzle extends Any {
  kind: "row";
  to: string;
  fewest: number;
  solutions: number;
  line: string[];
}

export type Puzzle = PositionPuzzle | RowPuzzle;

/** How a row stands after South's moves. */
export type RowJudge = (puzzle: RowPuzzle, moves: string[]) => RowStanding;

export type Mistake =
  | { move: string; loses: number; reply?: string }
  /** So many steps would be the fewest; null where the row can't be reached any more. */
  | { move: string; left: number | null };

/** A puzzle that somebody tries. */
export interface Attempt {
  puzzle: Puzzle;
  /** The right moves so far and the replies, in order. */
  moves: string[];
  /** How many of the solution's steps are behind. */
  step: number;
  state: "open" | "wrong" | "solved" | "shown";
  mistake?: Mistake;
  /** How many hints were given at this step. */
  hints: number;
  /** Whether nothing wrong was played and no move was told. */
  clean: boolean;
}

export function begin(puzzle: Puzzle, clean = true): Attempt {
  return { puzzle, moves: [], step: 0, state: "open", hints: 0, clean };
}

export function isOver(attempt: Attempt): boolean {
  return attempt.state === "solved" || attempt.state === "shown";
}

/** How many moves are found, and how many are to be found; turns without a choice don't count. */
export function found({ puzzle, step }: Attempt): [number, number] {
  if (puzzle.kind === "row") return [step, puzzle.fewest];
  const count = (steps: Step[]) => steps.filter(({ wrong }) => wrong.length > 0).length;
  return [count(puzzle.steps.slice(0, step)), count(puzzle.steps)];
}

/** The moves that are right now. */
export function rightMoves({ puzzle, moves, step }: Attempt, judge: RowJudge): string[] {
  return puzzle.kind === "row" ? judge(puzzle, moves).right : (puzzle.steps[step]?.best ?? []);
}

/** After a right move: the reply, and South's turns without a choice. */
function advanced(attempt: Attempt, move: string): Attempt {
  const { puzzle } = attempt;
  const moves = [...attempt.moves, move];
  let step = attempt.step + 1;
  if (puzzle.kind === "position") {
    let reply = puzzle.steps[attempt.step]?.reply;
    while (reply !== undefined) {
      moves.push(reply);
      const next = puzzle.steps[step];
      const forced = next?.wrong.length === 0 ? next.best[0] : undefined;
      if (forced === undefined) break;
      moves.push(forced);
      step += 1;
      reply = next?.reply;
    }
  }
  return { ...attempt, moves, step, hints: 0, mistake: undefined };
}

function isDone({ puzzle, moves, step }: Attempt, judge: RowJudge): boolean {
  return puzzle.kind === "row" ? judge(puzzle, moves).fewest === 0 : step >= puzzle.steps.length;
}

function mistakeOf({ puzzle, moves, step }: Attempt, move: string, judge: RowJudge): Mistake | undefined {
  if (puzzle.kind === "position") {
    const wrong = puzzle.steps[step]?.wrong.find(([other]) => other === move);
    return wrong && { move, loses: wrong[1], reply: wrong[2] };
  }
  const left = judge(puzzle, [...moves, move]).fewest;
  return left === null || left > puzzle.fewest - step - 1 ? { move, left } : undefined;
}

/** The attempt after a legal move. */
export function played(attempt: Attempt, move: string, judge: RowJudge): Attempt {
  if (attempt.state !== "open") return attempt;
  const mistake = mistakeOf(attempt, move, judge);
  if (mistake) return { ...attempt, state: "wrong", mistake, clean: false };
  const next = advanced(attempt, move);
  return isDone(next, judge) ? { ...next, state: "solved" } : next;
}

/** The wrong move taken back. */
export function retried(attempt: Attempt): Attempt {
  return attempt.state === "wrong" ? { ...attempt, state: "open", mistake: undefined } : attempt;
}

/** With one hint more: 1 says what it is about, 2 what kind of move, 3 the move. */
export function hinted(attempt: Attempt): Attempt {
  const hints = Math.min(3, attempt.hints + 1);
  return { ...attempt, hints, clean: attempt.clean && hints < 2 };
}

/** With the rest of the solution played. */
export function shown(attempt: Attempt, judge: RowJudge): Attempt {
  let next: Attempt = { ...retried(attempt), clean: false };
  while (!isDone(next, judge)) {
    const [move] = rightMoves(next, judge);
    if (move === undefined) break;
    next = advanced(next, move);
  }
  return { ...next, state: "shown" };
}

/** The solution as it is written, replies in brackets. */
export function written(puzzle: Puzzle): string {
  if (puzzle.kind === "row") return puzzle.line.join(" ");
  return puzzle.steps
    .flatMap(({ best, reply }) => [best[0] ?? "", ...(reply === undefined ? [] : [`(${reply})`])])
    .join(" ");
}
