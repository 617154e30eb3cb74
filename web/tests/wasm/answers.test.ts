// The WebAssembly that is built in answers as the command line does: move counts, exact values, and nothing bad to bad input.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Cups, Refused } from "../../src/cups";

const root = new URL("../../..", import.meta.url);
const wasm = new URL("web/dist/wasm/", root);
const name = readdirSync(wasm).find((name) => name.endsWith(".wasm")) ?? "";
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
