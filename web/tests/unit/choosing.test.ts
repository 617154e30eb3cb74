import { describe, expect, it } from "vitest";
import { keyOfNumber, moveOfKey, numberOfKey, press, stepped, vesselOf } from "../../src/board/choosing";
import type { Played } from "../../src/protocol";

const sow = (number: number, captured = 0): Played => ({
  move: captured ? `s${number}x${captured}` : `s${number}`,
  by: "s",
  kind: "sow",
  number,
  captured,
  cup: captured ? 1 : 0,
});
const empty = (number: number): Played => ({ ...sow(number), move: `c${number}`, kind: "empty" });
const LEGAL = [empty(2), empty(4), sow(1), sow(2), sow(3, 1), sow(4)];

describe("keys", () => {
  it("reach every move of the longest row with one key, whatever the layout", () => {
    const codes = [..."1234567890"]
      .map((digit) => `Digit${digit}`)
      .concat([..."QWERT"].map((key) => `Key${key}`));
    const all = Array.from({ length: 15 }, (_, i) => i + 1);
    expect(codes.map(numberOfKey)).toEqual(all);
    expect(new Set(all.map(keyOfNumber)).size).toBe(15);
    const legal = all.flatMap((number) => [sow(number), empty(number)]);
    const reached = codes.flatMap((code) => [moveOfKey(legal, code, false), moveOfKey(legal, code, true)]);
    expect(new Set(reached.map((played) => played?.move)).size).toBe(30);
  });

  it("do nothing where the move isn't legal", () => {
    expect(moveOfKey(LEGAL, "Digit1", true)).toBeUndefined();
    expect(moveOfKey(LEGAL, "KeyQ", false)).toBeUndefined();
    expect(numberOfKey("KeyA")).toBeUndefined();
  });

  it("go round all moves", () => {
    expect(stepped(LEGAL, undefined, 1)?.move).toBe("c2");
    expect(stepped(LEGAL, undefined, -1)?.move).toBe("s4");
    expect(stepped(LEGAL, LEGAL[5], 1)?.move).toBe("c2");
    expect(stepped([], undefined, 1)).toBeUndefined();
  });
});

describe("a press", () => {
  const cup = (number: number) => vesselOf(`data-cup="s${number}"`);

  it("on a cup empties it where it can be emptied, and else sows up to it", () => {
    expect(press(LEGAL, "s", cup(2), undefined)).toEqual({ choose: LEGAL[0] });
    expect(press(LEGAL, "s", cup(3), undefined)).toEqual({ choose: LEGAL[4] });
    expect(press([sow(1)], "s", cup(3), undefined)).toBeUndefined();
  });

  it("on the cup that is chosen plays the move", () => {
    expect(press(LEGAL, "s", cup(3), LEGAL[4])).toEqual({ play: LEGAL[4] });
    expect(press(LEGAL, "s", cup(2), LEGAL[3])).toEqual({ play: LEGAL[3] });
  });

  it("on the stock takes one bean more, and one after the most", () => {
    const stock = vesselOf('data-stock="s"');
    expect(press(LEGAL, "s", stock, undefined)).toEqual({ choose: LEGAL[2] });
    expect(press(LEGAL, "s", stock, LEGAL[2])).toEqual({ choose: LEGAL[3] });
    expect(press(LEGAL, "s", stock, LEGAL[5])).toEqual({ choose: LEGAL[2] });
    expect(press([empty(1)], "s", stock, undefined)).toBeUndefined();
  });

  it("on what isn't the mover's does nothing", () => {
    expect(press(LEGAL, "s", vesselOf('data-cup="n2"'), undefined)).toBeUndefined();
    expect(press(LEGAL, "s", vesselOf('data-pot="s"'), undefined)).toBeUndefined();
  });
});
