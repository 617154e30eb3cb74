// The WebAssembly that is built in answers as the command line does: move counts, exact values, and nothing bad to bad input.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Cups, Refused } from "../../src/cups";

const root = new URL("../../..", import.meta.url);
const wasm = new URL("web/dist/wasm/", root);
const name = readdirSync(wasm).find((name) => /^study-.*\.wasm$/.test(name)) ?? "";
const cups = await Cups.load(readFileSync(new URL(name, wasm)));
/** Longer rows have no solver in a page. */
const LONGEST_ROW = 7;
const ask = (question: object) => cups.ask(question as never) as unknown;
const lines = (path: string) =>
  readFileSync(new URL(path, root), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("move counts", () => {
  for (const { cups: size, stock, nodes } of lines("crates/rules/tests/vectors/perft.jsonl")) {
    it(`are right on ${size} cups`, () => {
      nodes.forEach((count: number, depth: number) => {
        if (count > 3_000_000) return;
        expect(ask({ do: "perft", start: { cups: size, stock }, depth })).toBe(count);
      });
    });
  }
});

describe("exact values", () => {
  it("are those of a hundred vectors", () => {
    // Those with the fewest beans to sow: quick, and of all sizes up to four cups.
    const stocks = ({ position }: { position: string }) =>
      [...position.matchAll(/:(\d+):/g)].reduce((sum, [, stock]) => sum + Number(stock), 0);
    const vectors = lines("crates/solver/tests/vectors/exact.jsonl")
      .filter(({ position }) => position.split(":")[0].split(",").length <= LONGEST_ROW)
      .sort((one, other) => stocks(one) - stocks(other))
      .slice(0, 100);
    expect(vectors).toHaveLength(100);
    for (const { position, value, moves } of vectors) {
      const proved = ask({ do: "solve", position }) as {
        lower: number;
        exact: boolean;
        moves: { move: string; lower: number }[];
      };
      expect(proved.exact, position).toBe(true);
      expect(proved.lower, position).toBe(value);
      const values = new Map(proved.moves.map(({ move, lower }) => [move, lower]));
      for (const { move, value } of moves) expect(values.get(move), `${move} in ${position}`).toBe(value);
    }
  }, 120_000);
});

describe("a game", () => {
  it("can be played by the levels to its end, and drawn at every move", () => {
    const moves: string[] = [];
    for (let plies = 0; plies < 300; plies++) {
      const standing = cups.ask({ do: "game", start: { cups: 3, stock: 12 }, moves });
      const last = standing.moves.at(-1);
      const look = {
        position: standing.position,
        form: (["wide", "narrow", "tall"] as const)[plies % 3],
        prefix: "x-",
      };
      const drawn = cups.ask({ do: "picture", ...look });
      expect(drawn.svg).toContain('data-part="pieces"');
      expect(drawn.places).toHaveLength(10);
      if (last && standing.before) {
        const steps = cups.ask({ do: "journey", ...look, position: standing.before, move: last.move });
        expect(steps.length > 0 || last.kind === "pass").toBe(true);
      }
      if (standing.over) {
        expect(standing.outcome).toMatch(/^(s|n|draw)$/);
        return;
      }
      const { position } = standing;
      moves.push(
        standing.legal[0]?.kind === "pass"
          ? "pass"
          : cups.ask({ do: "play", position, level: 4, seed: 7 }).move,
      );
    }
    expect.unreachable("a game of twelve beans ends");
  });

  it("is refused with the place of its fault", () => {
    const refusal = (question: object) => {
      try {
        ask(question);
      } catch (error) {
        if (error instanceof Refused) return error.refusal;
      }
      return undefined;
    };
    expect(refusal({ do: "game", start: { cups: 4 }, moves: ["s4", "s9"] })).toMatchObject({
      fault: "move",
      ply: 2,
    });
    expect(refusal({ do: "game", start: { cups: 16 }, moves: [] })).toMatchObject({ fault: "rules" });
    expect(refusal({ do: "game", start: "0,0:1:1 0,0:1 s" })).toMatchObject({
      fault: "position",
      column: 14,
    });
    expect(refusal({ do: "play", position: "0:1:1 0:1:1 s", level: 13, seed: 1 })).toMatchObject({
      fault: "level",
    });
    const long = "0,0,0,0,0,0,0,0:3:0 0,0,0,0,0,0,0,0:3:0 s";
    expect(refusal({ do: "solve", position: long })).toMatchObject({ fault: "position" });
    expect(cups.ask({ do: "search", position: long, nodes: 5_000 }).move).toMatch(/^s[123]/);
    expect(refusal({ do: "nonsense" })).toMatchObject({ fault: "question" });
    expect(cups.ask({ do: "game", start: { cups: 1 } }).legal).toHaveLength(1);
  });
});

describe("a file", () => {
  const file = (path: string) => readFileSync(new URL(path, root));

  it("of weights makes the engine estimate by them", async () => {
    const position = "5,0,2,1:24:7 1,3,0,2:22:9 n";
    const question = { do: "search", position, depth: 6 } as const;
    const learned = await Cups.load(readFileSync(new URL(name, wasm)));
    const by_hand = learned.ask(question);
    expect(learned.give(file("crates/engine/weights/2x4.weights"))).toEqual({ what: "weights", cups: 4 });
    expect(learned.ask(question).value).not.toBe(by_hand.value);
  });

  it("of a table makes values exact", async () => {
    const cups = await Cups.load(readFileSync(new URL(name, wasm)));
    expect(cups.give(file("data/tables/2x3-30.table"))).toEqual({ what: "table", cups: 3 });
    const start = "0,0,0:30:0 0,0,0:30:0 s";
    expect(cups.ask({ do: "search", position: start, time: 1_000 })).toMatchObject({
      move: "s1",
      value: 0,
      exact: true,
    });
    expect(cups.ask({ do: "play", position: start, level: 12, seed: 1 })).toMatchObject({
      move: "s1",
      exact: true,
    });
    expect(cups.ask({ do: "play", position: start, level: 3, seed: 1 }).exact).toBe(false);
    const told: number[] = [];
    const moves = ["s2", "s3"];
    const reviewer = await Cups.load(readFileSync(new URL(name, wasm)), {
      told: ({ done }) => told.push(done),
    });
    reviewer.give(file("data/tables/2x3-30.table"));
    const review = reviewer.ask({ do: "review", start: { cups: 3 }, moves, time: 5_000 });
    expect(review.exactFrom).toBe(0);
    expect(review.moves[0]).toMatchObject({ move: "s2", best: "s1", loss: 4, exact: true, loses: true });
    expect(review.places.map(({ margin }) => margin).slice(0, 2)).toEqual([0, -4]);
    expect(review.players[0]).toMatchObject({ moves: 1, good: 0, lost: 4, percent: 0 });
    expect(told.at(-1)).toBe(3);
  });

  it("that is neither is refused", () => {
    for (const bytes of [new Uint8Array(), new Uint8Array(100), file("README.md")]) {
      expect(() => cups.give(bytes)).toThrow(Refused);
    }
    const cut = file("data/tables/2x3-30.table").subarray(0, 1_000);
    expect(() => cups.give(cut)).toThrow(Refused);
    expect(cups.ask({ do: "game", start: { cups: 1 } }).legal).toHaveLength(1);
  });
});

describe("a review", () => {
  const game = { start: { cups: 4, stock: 10 }, moves: ["s4", "s3x1", "c4", "s1", "s2x1"] };

  it("says of every move what it lost, and of every position what it is worth", () => {
    const review = cups.ask({ do: "review", ...game, time: 4_000 });
    expect(review.moves.map(({ move }) => move)).toEqual(game.moves);
    expect(review.places).toHaveLength(6);
    review.moves.forEach(({ loss, exact, move, best, loses }, i) => {
      expect(loss).toBeGreaterThanOrEqual(0);
      const [before, after] = [review.places[i], review.places[i + 1]];
      if (exact && before && after) expect(Math.abs(before.margin - after.margin)).toBe(loss);
      if (!loses) expect(loss).toBeLessThan(0.5);
      if (loss > 0) expect(best).not.toBe(move);
    });
    const plot = cups.ask({
      do: "plot",
      margins: review.places.map(({ margin, exact }) => ({ margin, exact })),
      words: ["S", "N", "moves", "exact", "estimate"],
    });
    expect(plot.points).toHaveLength(6);
    expect(plot.svg).toContain("<svg");
    const across = plot.points.map(([x]) => x);
    expect([...across].sort((a, b) => a - b)).toEqual(across);
  });

  it("of an illegal move is refused", () => {
    expect(() => cups.ask({ do: "review", ...game, moves: ["s4", "s9"], time: 100 })).toThrow(Refused);
  });

  it("ends when the page wants it to", async () => {
    let looks = 0;
    const stoppable = await Cups.load(readFileSync(new URL(name, wasm)), { stopped: () => ++looks > 20 });
    const began = performance.now();
    expect(() => stoppable.ask({ do: "review", ...game, time: 60_000 })).toThrow(/ended/);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe("a search", () => {
  it("ends soon after the page says so", async () => {
    let looks = 0;
    const stoppable = await Cups.load(readFileSync(new URL(name, wasm)), {
      now: () => performance.now(),
      stopped: () => ++looks > 50,
    });
    const { position } = stoppable.ask({ do: "game", start: { cups: 7 } });
    const thought = stoppable.ask({ do: "search", position });
    expect(thought.nodes).toBeLessThan(100_000);
    expect(thought.move).toMatch(/^s[1-7]$/);
  });
});
