// Which puzzle comes, what a move means in it, and what is kept of it.
import { describe, expect, it } from "vitest";
import { dayOf, next, ofDay, wanted } from "../../src/puzzles/choosing";
import { ALL, daysInRow, FIRST, keep, kept, read, recorded, withDay } from "../../src/puzzles/progress";
import {
  begin,
  found,
  hinted,
  type PositionPuzzle,
  played,
  type RowJudge,
  type RowPuzzle,
  retried,
  rightMoves,
  shown,
  written,
} from "../../src/puzzles/puzzle";

const position: PositionPuzzle = {
  id: "a",
  kind: "position",
  position: "8,3,0,0:10:27 1,1,0,7:5:18 s",
  themes: ["refuse-capture"],
  difficulty: 3,
  aim: "most",
  obvious: ["s3x1"],
  margin: 21,
  steps: [
    {
      best: ["c2"],
      wrong: [
        ["s1", 3, "s3x3"],
        ["s3x1", 10],
      ],
      reply: "s1",
    },
    // A turn without a choice, which is passed through.
    { best: ["s2"], wrong: [], reply: "pass" },
    { best: ["c4", "s1"], wrong: [["s2", 2, "s3x1"]] },
  ],
};
const row: RowPuzzle = {
  id: "b",
  kind: "row",
  position: "0,0:2:0 0,0:0:0 s",
  themes: ["transfer"],
  difficulty: 1,
  to: "2,0",
  fewest: 2,
  solutions: 1,
  line: ["s1", "s1"],
};
/** The rules of the row above, as the WebAssembly would tell them. */
const judge: RowJudge = (_, moves) => {
  const isRight = moves.every((move) => move === "s1");
  const left = isRight ? 2 - moves.length : null;
  return { standing: {} as never, fewest: left, right: left ? ["s1"] : [] };
};

describe("a puzzle", () => {
  it("goes on with the reply and through turns without a choice, and any best move at the end is right", () => {
    let attempt = played(begin(position), "c2", judge);
    expect(attempt.moves).toEqual(["c2", "s1", "s2", "pass"]);
    expect([attempt.state, found(attempt)]).toEqual(["open", [1, 2]]);
    expect(rightMoves(attempt, judge)).toEqual(["c4", "s1"]);
    attempt = played(attempt, "s1", judge);
    expect([attempt.state, attempt.clean]).toEqual(["solved", true]);
  });

  it("tells what a wrong move loses and what the answer is, and can be tried again", () => {
    const wrong = played(begin(position), "s1", judge);
    expect(wrong.mistake).toEqual({ move: "s1", loses: 3, reply: "s3x3" });
    expect(played(wrong, "c2", judge)).toBe(wrong);
    const again = played(played(retried(wrong), "c2", judge), "c4", judge);
    expect([again.state, again.clean, again.mistake]).toEqual(["solved", false, undefined]);
  });

  it("of a row is right as long as the goal can be reached in the steps left", () => {
    const lost = played(begin(row), "s2", judge);
    expect([lost.state, lost.mistake]).toEqual(["wrong", { move: "s2", left: null }]);
    const done = played(played(begin(row), "s1", judge), "s1", judge);
    expect([done.state, found(done)]).toEqual(["solved", [2, 2]]);
  });

  it("counts as helped from the second hint on, and its solution can be shown", () => {
    const once = hinted(begin(position));
    expect([once.clean, hinted(once).clean, hinted(hinted(hinted(once))).hints]).toEqual([true, false, 3]);
    const all = shown(played(begin(position), "s1", judge), judge);
    expect([all.state, all.moves]).toEqual(["shown", ["c2", "s1", "s2", "pass", "c4"]]);
    expect(shown(begin(row), judge).moves).toEqual(row.line);
    expect(written(position)).toBe("c2 (s1) s2 (pass) c4");
  });
});

describe("choosing", () => {
  const some = [1, 2, 5, 9, 12].map((difficulty, i) => ({ ...position, id: `p${i}`, difficulty }));
  const all = [...some, row];

  it("follows theme, difficulty and size", () => {
    expect(wanted(all, { ...ALL, theme: "transfer" })).toEqual([row]);
    expect(wanted(all, { ...ALL, band: "4" }).map(({ id }) => id)).toEqual(["p4"]);
    expect(wanted(all, { ...ALL, cups: "2" })).toEqual([row]);
    expect(wanted(all, { theme: "nothing", band: "9", cups: "x" })).toEqual([]);
  });

  it("takes what isn't solved and suits best, and never the present one while there is another", () => {
    expect(next(some, { solved: [], level: 50 }, undefined, 0)?.id).toBe("p2");
    expect(next(some, { solved: ["p2"], level: 50 }, undefined, 0)?.id).toBe("p1");
    expect(next(some, { solved: [], level: 50 }, "p2", 0)?.id).toBe("p1");
    expect(next(some.slice(0, 1), { solved: ["p0"], level: 50 }, "p0", 0.99)?.id).toBe("p0");
    expect(next([], FIRST, undefined, 0.5)).toBeUndefined();
  });

  it("has a position for every day, the same all day, and no row", () => {
    const day = dayOf(Date.UTC(2026, 10, 30, 23, 59));
    expect(day).toBe(dayOf(Date.UTC(2026, 10, 30)));
    expect(ofDay(all, day + 5)).toBe(ofDay(all, day));
    expect(new Set([0, 1, 2, 3, 4].map((i) => ofDay(all, day + i)?.id)).size).toBe(5);
  });
});

describe("progress", () => {
  it("counts runs without a mistake and follows how hard the puzzles are", () => {
    let progress = recorded(recorded(FIRST, position, "clean"), { ...position, id: "c" }, "clean");
    expect([progress.streak, progress.longest, progress.level, progress.solved]).toEqual([
      2,
      2,
      18,
      ["a", "c"],
    ]);
    progress = recorded(progress, row, "helped");
    expect(progress.streak).toBe(2);
    progress = recorded(progress, row, "failed");
    expect([progress.streak, progress.longest, progress.level]).toEqual([0, 2, 13]);
    expect(recorded({ ...FIRST, level: 130 }, { ...row, difficulty: 13 }, "clean").level).toBe(130);
  });

  it("counts days in a row, each once", () => {
    const days = [100, 101, 101, 102].reduce(withDay, FIRST);
    expect([days.day, days.days]).toEqual([102, 3]);
    expect([102, 103, 104].map((today) => daysInRow(days, today))).toEqual([3, 3, 0]);
    expect(withDay(days, 110).days).toBe(1);
  });

  it("is the same after it was kept", () => {
    const storage = new Map<string, string>();
    const browser = {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => storage.set(name, value),
    } as unknown as Storage;
    const progress = withDay(recorded(FIRST, position, "clean"), 7);
    keep(browser, progress);
    expect(kept(browser)).toEqual({ progress, damaged: false });
  });

  it("that is damaged keeps what can be read and says so", () => {
    expect(read(null)).toEqual({ progress: FIRST, damaged: false });
    for (const text of ["", "{", "7", "null", "[]x"]) expect(read(text).damaged).toBe(true);
    const { progress, damaged } = read(
      '{"solved":["a",7,"a"],"streak":3,"longest":1,"level":9999,"day":"x","days":-1,"choice":{"theme":5}}',
    );
    expect(damaged).toBe(true);
    expect(progress).toEqual({ ...FIRST, solved: ["a"], streak: 3, longest: 3 });
    expect(read('{"solved":"all"}').progress).toEqual(FIRST);
  });

  it("is no reason to stop where a browser keeps nothing", () => {
    const full = {
      setItem: () => {
        throw new Error("full");
      },
    } as unknown as Storage;
    expect(() => keep(full, FIRST)).not.toThrow();
  });
});
