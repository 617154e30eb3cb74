// What the rules, the engine and the pictures answer: the messages of crates/wasm, as types.

export type Side = "s" | "n";

/** A move, and what it does. */
export interface Played {
  move: string;
  by: Side;
  kind: "sow" | "empty" | "pass";
  /** The beans sown, or the cup emptied. */
  number: number;
  captured: number;
  /** The opponent's cup that is captured from; 0 for none. */
  cup: number;
}

export interface CupStanding {
  beans: number;
  emptiable: boolean;
  blocked: boolean;
}

export interface SideStanding {
  cups: CupStanding[];
  stock: number;
  pot: number;
}

/** Where a game stands. */
export interface Standing {
  start: string;
  position: string;
  cups: number;
  maxSow: number;
  toMove: Side;
  over: boolean;
  outcome?: Side | "draw";
  /** South's, then North's. */
  sides: [SideStanding, SideStanding];
  legal: Played[];
  moves: Played[];
  /** The position before the last move. */
  before?: string;
  /** South's margin at the start and after each move. */
  margins: number[];
}

export type Start = string | { cups: number; stock?: number; maxSow?: number };

export interface Looks {
  position: string;
  last?: { before: string; move: string };
  preview?: string;
  theme?: "styled" | "light" | "dark" | "print";
  narrow?: boolean;
  flipped?: boolean;
  counted?: boolean;
  names?: [string, string];
  labels?: [string, string];
  prefix?: string;
}

/** The place of a vessel in a picture; `vessel` is the attribute of its group, such as `data-cup="s1"`. */
export interface Place {
  vessel: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Drawn {
  svg: string;
  width: number;
  height: number;
  places: Place[];
}

export interface Flight {
  bean: string;
  from: [number, number];
  to: [number, number];
}

export interface Redrawn {
  vessel: string;
  content: string;
}

/** A step of a move: beans leave a vessel and land in another. */
export interface Step {
  flights: Flight[];
  left: Redrawn;
  reached: Redrawn;
  capture: boolean;
}

/** A move and what it is worth: beans to come, mover's view. */
export interface Thought {
  move: string;
  value: number;
  exact: boolean;
  line: string[];
  depth: number;
  nodes: number;
  milliseconds: number;
}

/** Where a row stands that plays alone, and how far it is from the row to reach. */
export interface RowStanding {
  standing: Standing;
  /** The fewest steps; null where the row can't be reached any more. */
  fewest: number | null;
  /** The moves that bring it nearer. */
  right: string[];
}

/** A row problem. */
export interface Composed {
  position: string;
  to: string;
  fewest: number;
  line: string[];
  difficulty: number;
}

export type Question =
  | { do: "game"; start: Start; moves?: string[] }
  | { do: "row"; start: string; to: string; moves?: string[] }
  | { do: "compose"; cups: number; seed: number; number: number }
  | ({ do: "picture"; pieces?: boolean } & Looks)
  | ({ do: "journey"; move: string } & Looks)
  | { do: "play"; position: string; level: number; seed: number }
  | { do: "search"; position: string; time?: number; nodes?: number; depth?: number };

/** What each question is answered with. */
export interface Answers {
  game: Standing;
  row: RowStanding;
  compose: Composed;
  picture: Drawn;
  journey: Step[];
  play: Thought;
  search: Thought;
}

export interface Refusal {
  fault: "question" | "rules" | "position" | "move" | "level";
  text?: string;
  column?: number;
  ply?: number;
  why: string;
}
