import { describe, expect, it } from "vitest";
import { analysisAddress, pageAddress } from "../../src/address";
import { Analyst, exactLines, type Findings } from "../../src/analyse/analyst";
import { lineOf, type Parts, withCups } from "../../src/analyse/editor";
import { type Explored, Explorer } from "../../src/analyse/explorer";
import { engineWish, keepAnalysis, keptAnalysis, setAside } from "../../src/analyse/kept";
import { gameLink, movesOf, positionLink, readLink } from "../../src/analyse/link";
import { marked } from "../../src/analyse/marked";
import { blocks } from "../../src/analyse/moves";
import { isPosition } from "../../src/analyse/open";
import { START, Tree } from "../../src/analyse/tree";
import { readAddress } from "../../src/links";
import type { Question } from "../../src/protocol";
import { CalledOff } from "../../src/thinker";

const REGULAR = "0,0,0,0:40:0 0,0,0,0:40:0 s";

/** A tree of lines that each begin at the start. */
function tree(...lines: string[]): Tree {
  const tree = new Tree(REGULAR);
  for (const line of lines) line.split(" ").reduce((at, move) => tree.play(at, move), START);
  return tree;
}

/** The place that moves lead to. */
function at(tree: Tree, moves: string): number {
  return moves.split(" ").reduce((at, move) => {
    const next = tree.at(at).children.find((child) => tree.at(child).move === move);
    if (next === undefined) throw new Error(`no ${move}`);
    return next;
  }, START);
}

const main = (tree: Tree) => tree.mainLine().map((id) => tree.at(id).move);

describe("a tree of moves", () => {
  it("grows a variation where another move is there, and none where it is the same", () => {
    const game = tree("s4 s3x1 c4", "s4 s1", "s4 s3x1 c4 s1");
    expect(main(game)).toEqual(["s4", "s3x1", "c4", "s1"]);
    expect(game.at(at(game, "s4")).children).toHaveLength(2);
    expect(game.moves(at(game, "s4 s1"))).toEqual(["s4", "s1"]);
    expect(game.isMain(at(game, "s4 s1"))).toBe(false);
    expect(game.all()).toHaveLength(6);
  });

  it("goes forward along the line that was visited last", () => {
    const game = tree("s4 s3x1", "s4 s1 s2");
    expect(game.end(START)).toBe(at(game, "s4 s1 s2"));
    game.visit(at(game, "s4 s3x1"));
    expect(game.end(START)).toBe(at(game, "s4 s3x1"));
    expect(game.next(at(game, "s4 s3x1"))).toBeUndefined();
  });

  it("has a variation put first, with the words before it kept", () => {
    const game = tree("s4 s3x1 c4", "s4 s1 s2", "s1");
    game.at(at(game, "s4")).comment = "after";
    game.at(at(game, "s4 s1")).lead = "before";
    game.promote(at(game, "s4 s1 s2"));
    expect(main(game)).toEqual(["s4", "s1", "s2"]);
    expect(game.at(at(game, "s4")).comment).toBe("after before");
    game.promote(at(game, "s1"));
    expect(main(game)).toEqual(["s1"]);
    game.promote(at(game, "s1"));
    expect(main(game)).toEqual(["s1"]);
  });

  it("loses a move with all that follows, and nothing else", () => {
    const game = tree("s4 s3x1 c4", "s4 s1 s2", "s4 s1 s3");
    const cut = at(game, "s4 s1");
    expect(game.remove(cut)).toBe(at(game, "s4"));
    expect(() => game.at(cut)).toThrow();
    expect(game.all().map((id) => game.at(id).move)).toEqual(["", "s4", "s3x1", "c4"]);
    expect(game.next(at(game, "s4"))).toBe(at(game, "s4 s3x1"));
    expect(game.remove(START)).toBe(START);
  });

  it("has variations beside each other at the nearest place where there are some", () => {
    const game = tree("s4 s3x1 c4", "s4 s1 s2", "s4 s2");
    expect(game.sibling(at(game, "s4 s3x1 c4"), 1)).toBe(at(game, "s4 s1"));
    expect(game.sibling(at(game, "s4 s1 s2"), 1)).toBe(at(game, "s4 s2"));
    expect(game.sibling(at(game, "s4 s2"), 1)).toBeUndefined();
    expect(game.sibling(at(game, "s4"), -1)).toBeUndefined();
  });

  it("is the same after it was written down", () => {
    const game = tree("s4 s3x1 c4", "s4 s1 s2", "s1");
    const place = game.at(at(game, "s4 s1"));
    Object.assign(place, {
      comment: "why?",
      lead: "or",
      nags: [5],
      clock: 1_500,
      eval: { value: -1.5, exact: false },
    });
    game.tags = [["South", "Ada"]];
    game.ending = { resigned: "n" };
    const again = Tree.of(JSON.parse(JSON.stringify(game.score())));
    expect(again.score()).toEqual(game.score());
    expect(again.at(at(again, "s4 s1")).comment).toBe("why?");
    const gap = game.remove(at(game, "s4 s3x1"));
    expect(Tree.of(game.score()).moves(Tree.of(game.score()).mainLine().at(-1) ?? 0)).toEqual([
      "s4",
      "s1",
      "s2",
    ]);
    expect(game.at(gap).move).toBe("s4");
  });

  it("forgets how the game ended when its main line becomes another", () => {
    for (const change of [
      (game: Tree) => game.play(at(game, "s4 s3x1"), "s1"),
      (game: Tree) => game.remove(at(game, "s4 s3x1")),
      (game: Tree) => game.promote(at(game, "s1")),
    ]) {
      const game = tree("s4 s3x1", "s1");
      game.ending = { resigned: "s" };
      game.play(at(game, "s1"), "s2");
      expect(game.ending).toBeDefined();
      change(game);
      expect(game.ending).toBeUndefined();
    }
  });

  it("has one judgement of a move at a time and keeps other glyphs", () => {
    const game = tree("s4");
    const id = at(game, "s4");
    game.at(id).nags = [18];
    game.judge(id, 1);
    game.judge(id, 4);
    expect(game.at(id).nags).toEqual([4, 18]);
    game.judge(id, 4);
    expect(game.at(id).nags).toEqual([18]);
  });

  it("may be as long and as deep as any", () => {
    const game = new Tree(REGULAR);
    let end = START;
    for (let i = 0; i < 16_000; i++) {
      const next = game.play(end, "s1");
      game.play(end, "s2");
      end = next;
    }
    expect(game.all()).toHaveLength(32_001);
    expect(Tree.of(game.score()).all()).toHaveLength(32_001);
    expect(blocks(game).length).toBeGreaterThan(16_000);
  });
});

describe("the tree as text", () => {
  it("has numbers where a reader looks for them", () => {
    const game = tree("s4 s3x1 c4 s1", "s4 s1 s2", "s4 s1 s3", "s1");
    game.at(at(game, "s4 s3x1 c4")).comment = "hm";
    const shown = blocks(game).map(({ depth, items }) => {
      const words = items.map((item) =>
        item.kind === "words" ? `{${item.text}}` : `${item.shown ? item.number : ""}${game.at(item.id).move}`,
      );
      return `${depth}: ${words.join(" ")}`;
    });
    expect(shown).toEqual([
      "0: 1.s4",
      "1: 1.s1",
      "0: 1…s3x1",
      "1: 1…s1 2.s2",
      "2: 2.s3",
      "0: 2.c4 {hm} 2…s1",
    ]);
  });

  it("counts from North where North begins", () => {
    const game = new Tree("0,0:9:0 0,0:9:0 n");
    game.play(game.play(START, "s1"), "s2");
    const [block] = blocks(game);
    expect(block?.items.map((item) => item.kind === "move" && item.shown && item.number)).toEqual([
      "1…",
      "2.",
    ]);
    expect(game.turn(1)).toEqual({ number: 1, north: true });
  });
});

describe("an address", () => {
  const written = () => '[Event "?"]\n[Result "*"]\n\n1. s4 {a\\\nb} 1... s3x1 (1... s1)\n2. c4 *\n';

  it("holds a whole game, with what is noted, and the place", () => {
    const plain = tree("s4 s3x1 c4");
    expect(gameLink(plain, at(plain, "s4 s3x1 c4"), written)).toBe("moves=s4+s3x1+c4");
    expect(gameLink(plain, at(plain, "s4"), written)).toBe("moves=s4+s3x1+c4&ply=1");
    const varied = tree("s4 s3x1 c4", "s4 s1");
    const link = gameLink(varied, at(varied, "s4 s1"), written);
    expect(new URLSearchParams(link).get("moves")).toBe("1. s4 {a\\\nb} 1... s3x1 (1... s1) 2. c4");
    expect(gameLink(new Tree(REGULAR), START, written)).toBe("");
  });

  it("is read as a record", () => {
    const position = "1,0,0:9:2 0,1,0:9:1 n maxsow=2";
    const game = new Tree(position, [
      ["South", 'A "d" & a'],
      ["Site", "x"],
    ]);
    game.play(START, "s1");
    const read = (hash: string) =>
      readLink(readAddress({ pathname: "/analyse", search: "", hash }, () => false).values);
    const linked = read(`#${gameLink(game, START, written)}`);
    expect(linked?.record).toBe(
      `[South "A \\"d\\" & a"]\n[Cups "3"]\n[MaxSow "2"]\n[Position "${position.replaceAll(" ", "_")}"]\ns1 *`,
    );
    expect(linked).toMatchObject({ before: 4, ply: "0" });
    expect(read(`#${positionLink(REGULAR)}`)?.record).toContain("[Position");
    expect(read("#moves=s4&ply=x")).toMatchObject({ record: "s4 *", before: 0, ply: "x" });
    expect(read("#south=Ann")?.record).toBe('[South "Ann"]\n *');
    for (const nothing of ["", "#", "#content", "#games=3"]) expect(read(nothing), nothing).toBeUndefined();
  });

  it("has the moves of a record without its result", () => {
    expect(movesOf('[Event "?"]\n\n1. s1 s1 12-7\n')).toBe("1. s1 s1");
    expect(movesOf('[Event "?"]\n\n*\n')).toBe("");
  });

  it("is in the language of the page", () => {
    expect(pageAddress("/analyse", "/de/play")).toBe("/de/analyse");
    expect(pageAddress("/analyse", "/play")).toBe("/analyse");
    expect(pageAddress("/analyse", "/design")).toBe("/analyse");
    (globalThis as { location?: unknown }).location = { pathname: "/cs/rules" };
    expect(analysisAddress(REGULAR, ["s4", "s3"], 1)).toBe("/cs/analyse#moves=s4+s3&ply=1");
    expect(analysisAddress("0:1:0 0:1:0 s", [])).toBe("/cs/analyse#position=0:1:0_0:1:0_s");
    expect(analysisAddress(REGULAR, [])).toBe("/cs/analyse");
  });
});

describe("the editor", () => {
  const parts: Parts = {
    maxSow: 2,
    toMove: "n",
    rows: [
      { cups: [1, 2, 3], stock: 4, pot: 5 },
      { cups: [0, 0, 7], stock: 8, pot: 9 },
    ],
  };

  it("writes a position as a line", () => {
    expect(lineOf(parts)).toBe("1,2,3:4:5 0,0,7:8:9 n maxsow=2");
    expect(lineOf({ ...parts, maxSow: 3 })).toBe("1,2,3:4:5 0,0,7:8:9 n");
  });

  it("changes the length of the rows at the end far from the pots", () => {
    expect(lineOf(withCups(parts, 2))).toBe("2,3:4:5 0,7:8:9 n");
    expect(lineOf(withCups(parts, 5))).toBe("0,0,1,2,3:4:5 0,0,0,0,7:8:9 n");
  });

  it("tells positions from games", () => {
    for (const line of ["0,0:1:1 0,0:1:1 s", " 1:0:0_1:0:0_s", "0, 0 :1"])
      expect(isPosition(line), line).toBe(true);
    for (const text of ["1. s4 s3 *", "s4", '[Event "0:1"]', ""]) expect(isPosition(text), text).toBe(false);
  });
});

describe("a place in a text", () => {
  it("is shown with what stands around it", () => {
    expect(marked("s4 s9 c2", 1, 4)).toEqual({ before: "s4 ", at: "s", after: "9 c2" });
    expect(marked("one\r\ntwo", 2, 9)).toEqual({ before: "two", at: "", after: "" });
    expect(marked("🫘🫘x", 1, 3)).toEqual({ before: "🫘🫘", at: "x", after: "" });
    const long = marked(`${"a".repeat(50)}b${"c".repeat(50)}`, 1, 51);
    expect(long).toMatchObject({ at: "b" });
    expect(long.before).toMatch(/^…a{32}$/);
    expect(long.after).toMatch(/^c{31}…$/);
  });
});

describe("the analyst", () => {
  const lines = (exact: boolean) => ({
    lines: [{ move: "s1", value: 0, exact, line: ["s1"] }],
    depth: 3,
    nodes: 1,
    milliseconds: 1,
  });

  it("asks with more and more time until it knows", async () => {
    const asked: Question[] = [];
    const told: Findings[] = [];
    const thinker = {
      ask: async (question: Question) => {
        asked.push(question);
        return lines(asked.length === 3) as never;
      },
      callOff: () => {},
    };
    await new Analyst(thinker, (findings) => told.push(findings)).watch("p", 2);
    expect(asked).toHaveLength(3);
    expect(asked.map((question) => question.do === "lines" && question.time)).toEqual([120, 250, 500]);
    expect(told.map(({ state }) => state)).toEqual(["thinking", "thinking", "thinking", "rests"]);
  });

  it("tells nothing of a position that isn't looked at any more", async () => {
    const told: Findings[] = [];
    let answer: (value: never) => void = () => {};
    const thinker = {
      ask: (question: Question) =>
        question.do === "lines" && question.position === "old"
          ? new Promise<never>((resolve) => {
              answer = resolve;
            })
          : Promise.resolve(lines(true) as never),
      callOff: () => {},
    };
    const analyst = new Analyst(thinker, (findings) => told.push(findings));
    const old = analyst.watch("old", 1);
    await analyst.watch("new", 1);
    answer(lines(true) as never);
    await old;
    expect(told.map(({ position, state }) => `${position} ${state}`)).toEqual([
      "old thinking",
      "new thinking",
      "new rests",
    ]);
  });

  it("leaves what tables and books know as it is, and of its own lines takes those that are exact", () => {
    const known = {
      position: "p",
      value: 3,
      moves: [
        { move: "s1", value: 1 },
        { move: "s2", value: 3 },
        { move: "c1", value: 2 },
      ],
    };
    const found = {
      lines: [
        { move: "s1", value: 2.4, exact: false, line: ["s1", "s3"] },
        { move: "s2", value: 3, exact: true, line: ["s2", "s4"] },
      ],
      depth: 7,
      nodes: 9,
      milliseconds: 5,
    };
    expect(exactLines(known, found, 2)).toEqual({
      ...found,
      lines: [found.lines[1], { move: "c1", value: 2, exact: true, line: ["c1"] }],
    });
    expect(exactLines(known, undefined, 5).lines.map(({ move }) => move)).toEqual(["s2", "c1", "s1"]);
  });

  it("says that it failed, and nothing where it was called off", async () => {
    for (const [error, states] of [
      [new Error("broken"), ["thinking", "failed"]],
      [new CalledOff("off"), ["thinking"]],
    ] as const) {
      const told: Findings[] = [];
      const thinker = { ask: () => Promise.reject(error), callOff: () => {} };
      await new Analyst(thinker, (findings) => told.push(findings)).watch("p", 1);
      expect(told.map(({ state }) => state)).toEqual(states);
    }
  });
});

describe("the explorer", () => {
  const answer = (body: object, ok = true) => ({ ok, json: async () => body }) as Response;
  const all = (position: string) => ({ position, value: -1, moves: [{ move: "s1", value: -1 }] });
  const some = (position: string) => ({ position, value: -1, moves: [{ move: "s1", value: null }] });
  const nothing = (position: string) => ({ position, value: null, moves: [{ move: "s1", value: null }] });
  type Own = ConstructorParameters<typeof Explorer>[1];
  const none: Own = () => Promise.reject(new Error("no book here"));
  const offline = () => Promise.reject(new TypeError("offline"));

  /** What is told of a position, the last thing first. */
  async function told(own: Own, load: (address: string) => Promise<Response>): Promise<Explored[]> {
    const told: Explored[] = [];
    await new Explorer((_, explored) => told.unshift(explored), own, load).look("p");
    return told;
  }

  it("asks once for each position and guesses nothing", async () => {
    const told: string[] = [];
    let asked = 0;
    const explorer = new Explorer(
      (position, explored: Explored) => told.push(`${position}: ${explored.state}`),
      none,
      async (address) => {
        asked += 1;
        return answer(address.includes("known") ? all("known") : nothing("other"));
      },
    );
    await explorer.look("known");
    await explorer.look("known");
    await explorer.look("other");
    expect(asked).toBe(2);
    expect(told).toEqual([
      "known: asking",
      "known: known",
      "known: known",
      "other: asking",
      "other: unknown",
    ]);
  });

  it("doesn't ask the server for what the browser's own book knows", async () => {
    let asked = 0;
    const load = async () => {
      asked += 1;
      return answer(all("p"));
    };
    expect((await told(async (position) => all(position), load))[0]).toEqual({
      state: "known",
      known: all("p"),
    });
    expect(asked).toBe(0);
    // What the book knows in part the server may know as a whole; without it the part is told.
    expect((await told(async (position) => some(position), load))[0]).toEqual({
      state: "known",
      known: all("p"),
    });
    expect(asked).toBe(1);
    expect((await told(async (position) => some(position), offline))[0]).toEqual({
      state: "known",
      known: some("p"),
    });
  });

  it("doesn't wait for a book that is long in coming", async () => {
    const never: Own = () => new Promise(() => {});
    const load = async () => answer(all("p"));
    expect((await told(never, load))[0]?.state).toBe("known");
  });

  it("believes no answer about another position", async () => {
    const load = async () => answer(all("q"));
    expect((await told(none, load)).map(({ state }) => state)).toEqual(["unreachable", "asking"]);
  });

  it("says so where the server can't be reached and the browser knows nothing", async () => {
    for (const own of [none, async (position: string) => nothing(position)]) {
      for (const load of [async () => answer({}, false), offline]) {
        expect((await told(own, load)).map(({ state }) => state)).toEqual(["unreachable", "asking"]);
      }
    }
  });
});

describe("what is kept", () => {
  const storage = (items: Record<string, string> = {}) =>
    ({
      getItem: (key: string) => items[key] ?? null,
      setItem: (key: string, value: string) => {
        items[key] = value;
      },
    }) as unknown as Storage;

  it("is the game that was looked at", () => {
    const box = storage();
    const game = tree("s4 s3x1", "s1");
    keepAnalysis(box, { score: game.score(), moves: ["s4"] });
    expect(keptAnalysis(box)?.moves).toEqual(["s4"]);
    expect(Tree.of(keptAnalysis(box)?.score ?? game.score()).all()).toHaveLength(4);
    for (const text of [
      "",
      "null",
      "[]",
      '{"score":{}}',
      '{"score":{"start":"","tags":[],"places":[]},"moves":[]}',
    ]) {
      expect(keptAnalysis(storage({ "beanduel.analysis": text })), text).toBeUndefined();
    }
  });

  it("is put aside where it can't be read, and stays there", () => {
    const box = storage({ "beanduel.analysis": "{damaged" });
    expect(setAside(box)).toBe(true);
    keepAnalysis(box, { score: tree("s4").score(), moves: [] });
    expect(box.getItem("beanduel.analysis.aside")).toBe("{damaged");
    expect(setAside(storage())).toBe(false);
  });

  it("is the engine, on with three lines unless it was set otherwise", () => {
    expect(engineWish(storage())).toEqual({ on: true, lines: 3 });
    expect(engineWish(storage({ "beanduel.engine": '{"on":false,"lines":5}' }))).toEqual({
      on: false,
      lines: 5,
    });
    expect(engineWish(storage({ "beanduel.engine": '{"lines":99}' }))).toEqual({ on: true, lines: 3 });
  });
});
