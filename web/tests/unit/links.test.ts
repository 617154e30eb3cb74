// What addresses of pages may say, and what is said of anything else.
import { describe, expect, it } from "vitest";
import { readAddress } from "../../src/links";

/** The faults of an address, with the name of the message and what stands in it. */
function faults(address: string): [string, ...string[]][] {
  const read = readAddress(new URL(address, "http://localhost"), (name) => name === "content");
  return read.faults.map(({ name, args }) => [name, ...Object.values(args).map(String)]);
}

describe("an address", () => {
  it("may say what its page knows, and name a part of the page", () => {
    for (const address of [
      "/",
      "/de",
      "/cs/play#content",
      "/puzzles?theme=tempo",
      "/de/puzzles/iw2bmr6d",
      "/perfect?cups=10&number=1000000#content",
      "/analyse#position=x&moves=y&ply=z&south=&event=a",
      "/nowhere?x=1",
    ]) {
      expect(faults(address), address).toEqual([]);
    }
  });

  it("has each fault told with its place and with what may stand there", () => {
    expect(faults("/play?cups=99")).toEqual([["link-nothing", "?", "cups=99"]]);
    expect(faults("/de/learn/sow?lesson=2#x=1")).toEqual([
      ["link-nothing", "?", "lesson=2"],
      ["link-nothing", "#", "x=1"],
    ]);
    expect(faults("/puzzles?puzzle=nope")).toEqual([["link-unknown", "?", "puzzle=nope", "theme"]]);
    expect(faults("/analyse?moves=s4#xyz=1")).toEqual([
      ["link-nothing", "?", "moves=s4"],
      ["link-unknown", "#", "xyz=1", "position, moves, ply, event, south, north"],
    ]);
    expect(faults("/puzzles?theme=")[0]?.slice(0, 3)).toEqual(["link-word", "theme", "theme"]);
    for (const number of ["0", "-4", "1.5", "1e1", "9007199254740991", "x", "", "１"]) {
      const found = number === "" ? "number" : `number=${number}`;
      expect(faults(`/perfect?number=${number}`), number).toEqual([
        ["link-number", "number", found, "1", "1000000"],
      ]);
    }
    expect(faults("/perfect?cups=3&cups=4")).toEqual([["link-twice", "cups"]]);
    expect(faults("/perfect?constructor=1")[0]?.[0]).toBe("link-unknown");
    expect(faults(`/?${"x".repeat(500)}`)[0]?.[2]).toBe(`${"x".repeat(60)}…`);
  });
});
