import { describe, expect, it } from "vitest";
import { filesFor, WEIGHTS } from "../../src/data";

const TABLES = ["/tables/2x3-30-0123.table", "/tables/2x4-40-4567.book"];
const line = (cups: number) => {
  const side = `${Array(cups).fill(0).join(",")}:9:0`;
  return `${side} ${side} s`;
};

describe("the files of a question", () => {
  it("are the weights of its board, the table where one counts, and a book that is there already", () => {
    expect([...WEIGHTS.keys()].sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    for (const cups of [1, 2, 3, 4, 10, 11]) {
      const { wanted, welcome } = filesFor({ do: "search", position: line(cups) }, TABLES);
      const weights = WEIGHTS.get(cups);
      expect(wanted).toEqual([...(weights ? [weights] : []), ...(cups === 3 ? [TABLES[0]] : [])]);
      expect(welcome).toEqual(cups === 4 ? [TABLES[1]] : []);
    }
  });

  it("have no table for the levels that don't look into one", () => {
    const play = (level: number, cups: number) =>
      filesFor({ do: "play", position: line(cups), level, seed: 1 }, TABLES);
    expect(play(11, 3).wanted).toHaveLength(1);
    expect(play(12, 3).wanted).toHaveLength(2);
    expect(play(11, 4).welcome).toEqual([]);
    expect(play(12, 4).welcome).toEqual([TABLES[1]]);
  });

  it("are tables and books where somebody looks up what is known", () => {
    const files = (cups: number) => filesFor({ do: "explore", position: line(cups) }, TABLES).wanted;
    expect([3, 4, 5].map(files)).toEqual([[TABLES[0]], [TABLES[1]], []]);
  });

  it("are those of a game's board, and none where nothing is searched", () => {
    const none = { wanted: [], welcome: [] };
    expect(filesFor({ do: "review", start: { cups: 3 }, moves: [], time: 1 }, TABLES).wanted).toHaveLength(2);
    expect(filesFor({ do: "review", start: line(12), moves: [], time: 1 }, TABLES)).toEqual(none);
    expect(filesFor({ do: "picture", position: line(4) }, TABLES)).toEqual(none);
    expect(filesFor({ do: "game", start: line(4) }, TABLES)).toEqual(none);
  });
});
