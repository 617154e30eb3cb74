// A game under analysis: a tree of moves with what is noted beside them. The first continuation at a place is its main line.
import type { Ending, Eval, Score, ScorePlace, Side } from "../protocol";

export interface Node {
  /** The place before the move; the start has none. */
  parent: number | undefined;
  /** The move that led here; empty at the start. */
  move: string;
  children: number[];
  /** Where "forward" goes, among the children. */
  visited: number | undefined;
  lead: string;
  comment: string;
  nags: number[];
  clock: number | undefined;
  eval: Eval | undefined;
}

export const START = 0;

/** The glyphs that judge a move, by their numbers. */
export const GLYPHS: readonly string[] = ["", "!", "?", "!!", "??", "!?", "?!"];
/** The messages that say what they mean. */
export const JUDGEMENTS: readonly string[] = [
  "",
  "analysis-nag-1",
  "analysis-nag-2",
  "analysis-nag-3",
  "analysis-nag-4",
  "analysis-nag-5",
  "analysis-nag-6",
];

const joined = (one: string, other: string) => (one && other ? `${one} ${other}` : one || other);

const place = (parent: number | undefined, move: string): Node => ({
  parent,
  move,
  children: [],
  visited: undefined,
  lead: "",
  comment: "",
  nags: [],
  clock: undefined,
  eval: undefined,
});

export class Tree {
  /** By their ids; those that were removed leave a gap. */
  private nodes: (Node | undefined)[] = [place(undefined, "")];

  constructor(
    /** The position it begins in. */
    readonly start: string,
    public tags: [string, string][] = [],
    public ending?: Ending,
  ) {}

  static of(score: Score): Tree {
    const tree = new Tree(score.start, score.tags, score.ending ?? undefined);
    score.places.forEach((from, id) => {
      const node = id === START ? tree.at(START) : place(from.after, from.move ?? "");
      node.lead = from.lead ?? "";
      node.comment = from.comment ?? "";
      node.nags = [...(from.nags ?? [])];
      node.clock = from.clock;
      node.eval = from.eval;
      tree.nodes[id] = node;
      if (node.parent !== undefined) tree.at(node.parent).children.push(id);
    });
    return tree;
  }

  /** The tree for a file, a link, or to be kept. */
  score(): Score {
    const places: ScorePlace[] = [];
    const indices = new Map<number, number>();
    for (const id of this.all()) {
      const node = this.at(id);
      indices.set(id, places.length);
      places.push({
        after: indices.get(node.parent ?? START) ?? 0,
        ...(node.move && { move: node.move }),
        ...(node.lead && { lead: node.lead }),
        ...(node.comment.trim() && { comment: node.comment.trim() }),
        ...(node.nags.length > 0 && { nags: [...node.nags] }),
        ...(node.clock !== undefined && { clock: node.clock }),
        ...(node.eval && { eval: node.eval }),
      });
    }
    return { tags: this.tags, start: this.start, ending: this.ending, places };
  }

  at(id: number): Node {
    const node = this.nodes[id];
    if (!node) throw new RangeError(`no place ${id}`);
    return node;
  }

  /** All places, each after the one it follows and main lines first. */
  all(): number[] {
    const order: number[] = [];
    const open = [START];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      order.push(id);
      open.push(...this.at(id).children.toReversed());
    }
    return order;
  }

  get isEmpty(): boolean {
    const start = this.at(START);
    return start.children.length === 0 && start.comment === "" && this.tags.length === 0;
  }

  /** Whether there is nothing but moves: no variations, comments or glyphs. */
  get isPlain(): boolean {
    return this.all().every((id) => {
      const { children, lead, comment, nags, clock, eval: margin } = this.at(id);
      return children.length < 2 && !lead && !comment && nags.length === 0 && clock === undefined && !margin;
    });
  }

  /** The places from the first move to this one. */
  path(id: number): number[] {
    const path: number[] = [];
    for (let at = id; at !== START; at = this.at(at).parent ?? START) path.push(at);
    return path.reverse();
  }

  /** The moves that lead here. */
  moves(id: number): string[] {
    return this.path(id).map((at) => this.at(at).move);
  }

  /** The places of the main line, from its first move. */
  mainLine(): number[] {
    const line: number[] = [];
    for (let at = this.at(START).children[0]; at !== undefined; at = this.at(at).children[0]) line.push(at);
    return line;
  }

  isMain(id: number): boolean {
    for (let at = id; at !== START; ) {
      const parent = this.at(at).parent ?? START;
      if (this.at(parent).children[0] !== at) return false;
      at = parent;
    }
    return true;
  }

  /** The place that a move leads to: the one it leads to already, or a new last variation. */
  play(from: number, move: string): number {
    const node = this.at(from);
    let id = node.children.find((child) => this.at(child).move === move);
    if (id === undefined) {
      id = this.nodes.length;
      this.nodes.push(place(from, move));
      node.children.push(id);
      // What was said of the end holds no more for a longer main line.
      if (this.ending && this.isMain(id)) this.ending = undefined;
    }
    node.visited = id;
    return id;
  }

  /** Remembers the way here, for "forward". */
  visit(id: number): void {
    let child = id;
    while (child !== START) {
      const parent = this.at(child).parent ?? START;
      this.at(parent).visited = child;
      child = parent;
    }
  }

  /** One move on along the line that was visited last; undefined at its end. */
  next(id: number): number | undefined {
    const { visited, children } = this.at(id);
    return visited ?? children[0];
  }

  /** The end of the line that was visited last. */
  end(id: number): number {
    let at = id;
    for (let next = this.next(at); next !== undefined; next = this.next(at)) at = next;
    return at;
  }

  /** The variation before (-1) or after (1) the one that leads here, at the nearest place where there are several. */
  sibling(id: number, steps: 1 | -1): number | undefined {
    for (let at = id; at !== START; at = this.at(at).parent ?? START) {
      const { children } = this.at(this.at(at).parent ?? START);
      if (children.length > 1) return children[children.indexOf(at) + steps];
    }
    return undefined;
  }

  /** Puts the variation that leads here before the others, at the nearest place where it isn't the first. */
  promote(id: number): void {
    for (let at = id; at !== START; at = this.at(at).parent ?? START) {
      const parent = this.at(this.at(at).parent ?? START);
      if (parent.children[0] === at) continue;
      parent.children = [at, ...parent.children.filter((child) => child !== at)];
      // Only before a variation do words of its own make sense; in a main line they follow the move before.
      parent.comment = joined(parent.comment, this.at(at).lead);
      this.at(at).lead = "";
      if (this.isMain(at)) this.ending = undefined;
      return;
    }
  }

  /** Removes a move and all that follows it; gives the place before it. */
  remove(id: number): number {
    const parent = this.at(id).parent;
    if (parent === undefined) return id;
    if (this.ending && this.isMain(id)) this.ending = undefined;
    const before = this.at(parent);
    before.children = before.children.filter((child) => child !== id);
    if (before.visited === id) before.visited = undefined;
    const open = [id];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      open.push(...this.at(at).children);
      this.nodes[at] = undefined;
    }
    return parent;
  }

  /** Says or takes back a judgement of a move; there is one at a time. */
  judge(id: number, nag: number): void {
    const node = this.at(id);
    const others = node.nags.filter((other) => other >= GLYPHS.length || other === 0);
    node.nags = node.nags.includes(nag) ? others : [nag, ...others];
  }

  /** The number of the turn of a move, and whether it is North's. */
  turn(id: number): { number: number; north: boolean } {
    const first = /\sn(\s|$)/.test(this.start) ? 1 : 0;
    const ply = this.path(id).length - 1 + first;
    return { number: Math.floor(ply / 2) + 1, north: ply % 2 === 1 };
  }

  /** Who moves at a place. */
  moverAfter(id: number): Side {
    const first = /\sn(\s|$)/.test(this.start) ? 1 : 0;
    return (this.path(id).length + first) % 2 === 0 ? "s" : "n";
  }
}
