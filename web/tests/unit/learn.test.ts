// What is kept of the course and of the rows that were brought home, and where pages are found without a network.
import { describe, expect, it } from "vitest";
import { LESSONS, lessonAt } from "../../src/learn/lessons";
import * as lessons from "../../src/learn/progress";
import { readAddress } from "../../src/links";
import * as rows from "../../src/perfect/progress";
import { places } from "../../src/places";

describe("the course", () => {
  it("knows the lesson that an address names", () => {
    expect(lessonAt("/learn/sow")).toBe(0);
    expect(LESSONS[lessonAt("/de/learn/opening/")]?.id).toBe("opening");
    for (const path of ["/learn", "/learn/", "/learn/nothing", "/play"]) expect(lessonAt(path)).toBe(-1);
  });

  it("remembers the most steps of each lesson", () => {
    const done = lessons.withSteps(lessons.withSteps({}, "sow", 2), "sow", 1);
    expect(done).toEqual({ sow: 2 });
    expect(lessons.read(JSON.stringify({ version: 1, steps: done }))).toEqual(done);
  });

  it("begins anew where what was kept is damaged", () => {
    for (const text of [null, "", "{", "3", '{"steps":7}', '{"steps":{"sow":"2","empty":-1,"bait":1.5}}']) {
      expect(lessons.read(text)).toEqual({});
    }
  });
});

describe("rows brought home", () => {
  it("remember the problem of each size and which were solved", () => {
    const progress = rows.withSolved(rows.withSolved(rows.moved(rows.FIRST, 5, 3), 5, 3), 5, 3);
    expect(progress).toEqual({ cups: 5, at: { 5: 3 }, solved: { 5: [3] } });
    expect(rows.read(JSON.stringify(progress))).toEqual(progress);
  });

  it("keep what can be read of what is damaged", () => {
    for (const text of [null, "", "x", "4"]) expect(rows.read(text)).toEqual(rows.FIRST);
    const damaged = '{"cups":99,"at":{"3":2,"4":-1,"77":1},"solved":{"3":[1,"x",1],"4":"all","z":[1]}}';
    expect(rows.read(damaged)).toEqual({ cups: 3, at: { 3: 2 }, solved: { 3: [1], 4: [] } });
  });

  it("take the problem that an address asks for", () => {
    const before = rows.moved(rows.FIRST, 5, 3);
    for (const [search, cups, number] of [
      ["?cups=4&number=6", 4, 5],
      ["?cups=10", 10, 0],
      ["", 5, 3],
      ["?number=2", 5, 1],
      ["?cups=11", 5, 3],
      ["?cups=4&number=1000001", 4, 0],
    ] as const) {
      const { values } = readAddress({ pathname: "/de/perfect", search, hash: "" }, () => false);
      expect(rows.asked(values, before), search).toEqual([cups, number]);
    }
  });
});

describe("without a network", () => {
  it("a page that isn't kept is looked for above it, and without its language", () => {
    expect(places("/learn/tempo")).toEqual(["/learn/tempo", "/learn"]);
    expect(places("/de/puzzles/abc/")).toEqual([
      "/de/puzzles/abc",
      "/de/puzzles",
      "/puzzles/abc",
      "/puzzles",
    ]);
    expect(places("/")).toEqual(["/"]);
    expect(places("/cs")).toEqual(["/cs", "/"]);
  });
});
