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

/** How a board lies: pots and stocks at the ends of the rows, above and below them, or the wide board on its end. */
export type Form = "wide" | "narrow" | "tall";

export interface Looks {
  position: string;
  last?: { before: string; move: string };
  preview?: string;
  theme?: "styled" | "light" | "dark" | "print";
  form?: Form;
  flipped?: boolean;
  counted?: boolean;
  /** A ground behind the board. */
  ground?: boolean;
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

/** The best moves, the best first. */
export interface Lines {
  lines: Line[];
  depth: number;
  nodes: number;
  milliseconds: number;
}

/** A move, what it is worth (beans to come, mover's view), and the moves expected, itself first. */
export interface Line {
  move: string;
  value: number;
  exact: boolean;
  line: string[];
}

/** What tables and books know of a position; what isn't known has no value. */
export interface KnownPosition {
  position: string;
  /** Beans to come, mover's view. */
  value: number | null;
  moves: KnownMove[];
}

export interface KnownMove {
  move: string;
  value: number | null;
}

/** A message and what stands in it. */
export interface Said {
  name: string;
  args: Record<string, string | number | Said | Said[]>;
}

/** A game of a file, or why it can't be read. */
export type Listed =
  | { tags: [string, string][]; plies: number; result: [number, number] | null }
  | { wrong: Refusal };

/** A final margin in beans, South's view. */
export interface Eval {
  value: number;
  exact: boolean;
}

/** How a game ended that isn't over on the board; who lost by it. */
export type Ending = { resigned: Side } | { flag: Side } | { forfeited: Side } | "aborted";

/** A place of a game and what is noted there; `after` is the index of the place before it. */
export interface ScorePlace {
  after: number;
  move?: string;
  lead?: string;
  comment?: string;
  nags?: number[];
  clock?: number;
  eval?: Eval;
}

/** A game with everything noted beside it: the start, then every place after the one it follows, main lines first. */
export interface Score {
  tags: [string, string][];
  start: string;
  ending?: Ending | null;
  places: ScorePlace[];
}

export type Question =
  | { do: "game"; start: Start; moves?: readonly string[] }
  | { do: "row"; start: string; to: string; moves?: readonly string[] }
  | { do: "compose"; cups: number; seed: number; number: number }
  | ({ do: "picture"; pieces?: boolean } & Looks)
  | ({ do: "journey"; move: string } & Looks)
  | { do: "play"; position: string; level: number; seed: number }
  | { do: "search"; position: string; time?: number; nodes?: number; depth?: number }
  | { do: "lines"; position: string; lines: number; time?: number; nodes?: number; depth?: number }
  | { do: "explore"; position: string }
  | { do: "records"; text: string }
  | { do: "record"; text: string; number?: number }
  | { do: "write"; score: Score }
  | { do: "review"; start: Start; moves: readonly string[]; time: number }
  | ({ do: "plot" } & Course);

/** What each question is answered with. */
export interface Answers {
  game: Standing;
  row: RowStanding;
  compose: Composed;
  picture: Drawn;
  journey: Step[];
  play: Thought;
  search: Thought;
  lines: Lines;
  explore: KnownPosition;
  records: Listed[];
  record: Score;
  write: { text: string };
  review: Reviewed;
  plot: Plotted;
}

/** How far a long answer has come: so many of so many, and the ms that are left at most. */
export interface Progress {
  done: number;
  all: number;
  left: number;
}

/** A margin in beans, exact or estimated. */
export interface Margin {
  margin: number;
  exact: boolean;
}

/** How a player stands with best play. */
export type Prospect = "win" | "draw" | "loss";

/** A move of a game that was reviewed. */
export interface Judged {
  move: string;
  best: string;
  /** Beans that it lost. */
  loss: number;
  exact: boolean;
  /** Whether that is a loss to speak of. */
  loses: boolean;
  /** `!`, `?!`, `?`, `??`, or nothing. */
  glyph: string;
  /** How the mover stood before and after it. */
  from: Prospect;
  to: Prospect;
}

/** How well a player moved. */
export interface Tally {
  moves: number;
  /** Those that lost no bean. */
  good: number;
  percent: number;
  lost: number;
  exact: boolean;
}

/** A game reviewed. */
export interface Reviewed {
  /** The start and the position after each move: the final margin with best play, South's view, and that play. */
  places: (Margin & { line: string[] })[];
  moves: Judged[];
  /** The moves that decided the game, from 0. */
  turns: number[];
  /** South's, then North's. */
  players: [Tally, Tally];
  /** After how many moves all is exact, if ever. */
  exactFrom: number | null;
}

/** The course of a game, to be drawn. */
export interface Course {
  margins: Margin[];
  marks?: number[];
  northFirst?: boolean;
  theme?: Looks["theme"];
  form?: Form;
  /** South ahead, North ahead, move, exact, estimate. */
  words: [string, string, string, string, string];
  prefix?: string;
}

export interface Plotted {
  svg: string;
  width: number;
  height: number;
  points: [number, number][];
}

/** What a file that was given is about. */
export interface Known {
  what: "weights" | "table" | "book";
  cups: number;
}

export interface Refusal {
  fault: "question" | "rules" | "position" | "move" | "record" | "level" | "file";
  text?: string;
  line?: number;
  column?: number;
  ply?: number;
  /** The reason as a message, where a reader gave it. */
  said?: Said;
  why: string;
}
