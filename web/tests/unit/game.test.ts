import { describe, expect, it } from "vitest";
import {
  begin,
  checked,
  FIRST_WISH,
  type Game,
  keepGame,
  kept,
  played,
  playedAgain,
  putAside,
  takenBack,
} from "../../src/play/game";
import { read } from "../../src/settings";

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  } as unknown as Storage;
}

const moved = (game: Game, moves: string) => moves.split(" ").reduce(played, game);

describe("a game", () => {
  it("is the same after it was kept", () => {
    const box = storage();
    const game = moved(begin({ ...FIRST_WISH, side: "n" }, 5), "s4 s3x1");
    keepGame(box, game);
    expect(kept(box)).toEqual(game);
    expect(game).toMatchObject({ seats: { s: 3, n: 0 }, below: "n" });
  });

  it("that is no game is not gone on with", () => {
    for (const text of [
      "",
      "{",
      "null",
      "[]",
      '{"moves":[1]}',
      '{"start":{},"moves":[],"undone":[],"seats":{"s":99,"n":0}}',
    ]) {
      const box = storage();
      box.setItem("beanduel.game", text);
      expect(kept(box)).toBeUndefined();
    }
  });

  it("is taken back until a person has to choose", () => {
    const game = moved(begin(FIRST_WISH, 1), "s4 s3x1 c4 s1");
    expect(takenBack(game, "s").moves).toEqual(["s4", "s3x1"]);
    expect(takenBack(takenBack(game, "s"), "s").moves).toEqual([]);
    const opened = moved(begin({ ...FIRST_WISH, side: "n" }, 1), "s4");
    expect(takenBack(opened, "s")).toBe(opened);
    const friends = moved(begin({ ...FIRST_WISH, level: 0 }, 1), "s4 s3x1");
    expect(takenBack(friends, "s").moves).toEqual(["s4"]);
    expect(takenBack({ ...game, resigned: "s" }, "s").moves).toHaveLength(4);
  });

  it("does not stop at a pass that was forced", () => {
    const game = { ...begin({ ...FIRST_WISH, level: 0 }, 1), moves: ["s1", "pass"] };
    expect(takenBack(game, "s").moves).toEqual([]);
  });

  it("keeps what was taken back as long as the same is played again", () => {
    const back = takenBack(moved(begin({ ...FIRST_WISH, level: 0 }, 1), "s4 s3x1"), "s");
    expect(played(back, "s3x1").undone).toEqual([]);
    expect(played(takenBack(back, "s"), "s4").undone).toEqual(["s3x1"]);
    expect(played(takenBack(back, "s"), "s1").undone).toEqual([]);
  });
});

describe("a game that was taken back", () => {
  it("is played again until a person has to choose", () => {
    const game = moved(begin(FIRST_WISH, 1), "s4 s3x1 c4 s1");
    const back = takenBack(takenBack(game, "s"), "s");
    expect(playedAgain(back, "s").moves).toEqual(["s4", "s3x1"]);
    expect(playedAgain(playedAgain(back, "s"), "s")).toEqual(game);
    expect(playedAgain(game, "s")).toBe(game);
    const passed = { ...begin({ ...FIRST_WISH, level: 0 }, 1), undone: ["s1", "pass", "s2"] };
    expect(playedAgain(passed, "s").moves).toEqual(["s2", "pass"]);
  });
});

describe("what can't be read", () => {
  it("is put aside and never overwritten", () => {
    const box = storage();
    expect(putAside(box)).toBeUndefined();
    for (const text of ["{", "[]", "[]"]) {
      box.setItem("beanduel.game", text);
      expect(putAside(box)).toBe(text);
    }
    expect(JSON.parse(box.getItem("beanduel.aside") ?? "")).toEqual(["{", "[]"]);
  });
});

describe("a wish", () => {
  it("is brought within the bounds", () => {
    expect(checked({ cups: "99", stock: "0", maxSow: "30", level: "-1", side: "x" })).toEqual({
      cups: 15,
      stock: 1,
      maxSow: 15,
      level: 0,
      side: "s",
    });
    expect(checked({ cups: 6, stock: "", maxSow: "" })).toMatchObject({ cups: 6, stock: 60, maxSow: 6 });
    expect(checked({})).toEqual(FIRST_WISH);
  });
});

describe("settings", () => {
  it("that were never set, or are none, are the usual ones", () => {
    expect(read("")).toMatchObject({ theme: "auto", confirm: "on", speed: "normal" });
    expect(read("theme=pink; speed=fast;x")).toMatchObject({ theme: "auto", speed: "fast" });
  });
});
