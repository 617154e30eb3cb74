import { describe, expect, it } from "vitest";
import { filesFor, WEIGHTS } from "../../src/data";

const TABLES = ["/tables/2x3-30-0123.table", "/tables/2x4-40-4567.book"];
const line = (cups: number) => {
  const side = `${Array(cups).fill(0).join(",")}:9:0`;
  return `${side} ${side} s`;
};

describe("the files of a question", () => {
  it("are the weights of its board, and the table where one counts", () => {
    expect([...WEIGHTS.keys()].sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    for (const cups of [1, 2, 3, 4, 10, 11]) {
      const files = filesFor({ do: "search", position: line(cups) }, TABLES);
      const weights = WEIGHTS.get(cups);
      expect(files).toEqual([...(weights ? [weights] : []), ...(cups === 3 ? [TABLES[0]] : [])]);
    }
  });

  it("have no table for the levels that don't look into one", () => {
    const play = (level: number) => filesFor({ do: "play", position: line(3), level, seed: 1 }, TABLES);
    expect(play(11)).toHaveLength(1);
    expect(play(12)).toHaveLength(2);
  });

  it("are tables and books where somebody looks up what is known", () => {
    const files = (cups: number) => filesFor({ do: "explore", position: line(cups) }, TABLES);
    expect([3, 4, 5].map(files)).toEqual([[TABLES[0]], [TABLES[1]], []]);
  });

  it("are those of a game's board, and none where nothing is searched", () => {
    expect(filesFor({ do: "review", start: { cups: 3 }, moves: [], time: 1 }, TABLES)).toHaveLength(2);
    expect(filesFor({ do: "review", start: line(12), moves: [], time: 1 }, TABLES)).toEqual([]);
    expect(filesFor({ do: "picture", position: line(4) }, TABLES)).toEqual([]);
    expect(filesFor({ do: "game", start: line(4) }, TABLES)).toEqual([]);
  });
});
