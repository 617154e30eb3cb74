// Analysing, as a person does: moves and variations, the engine's lines, the explorer, positions set up, games opened and shared,
// pictures taken away; by mouse and by keyboard, wide and narrow, offline.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { chip, content, open, panel, quiet } from "./analysis";
import { expectSound } from "./axe";
import { hosted, ready } from "./harness";

const visit = hosted();

const moves = async (page: Page) =>
  (await page.locator(".tree button").allTextContents()).map((text) => text.trim()).join(" ");
const here = async (page: Page) => (await page.locator(".tree button.here").textContent())?.trim();
const fragment = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash).replaceAll("+", " "));

describe("the tree of moves", () => {
  it("grows with moves on the board, and has variations, comments and judgements", async () => {
    const { context, page, faults } = await visit();
    await quiet(page);
    await open(page);
    const cup = page.locator(`button[data-vessel='data-cup="s4"']`);
    await cup.click();
    await cup.click();
    expect(await moves(page)).toBe("s4");
    expect(await page.locator("cups-analysis > div .status").textContent()).toBe("South sows 4 beans.");
    await chip(page, "s3x1").click();
    await page.getByRole("button", { name: "One move back" }).click();
    await chip(page, "s1x1").click();
    await chip(page, "s2").click();
    expect(await page.locator(".tree .line.depth-1").textContent()).toMatch(/1…\s*s1x1\s+2\.\s*s2/);
    expect(await here(page)).toBe("s2");
    await page.getByLabel("Comment on 2. s2").fill("Rather slow.");
    await page.getByRole("button", { name: "?! doubtful move" }).click();
    expect(await page.locator(".tree .words").textContent()).toBe("Rather slow.");
    expect(await here(page)).toBe("s2?!");
    await page.getByRole("button", { name: "Put first" }).click();
    expect(await moves(page)).toBe("s4 s1x1 s3x1 s2?!");
    await page.getByRole("button", { name: "1… s1x1" }).click();
    await page.getByRole("button", { name: "Delete from here" }).click();
    expect(await moves(page)).toBe("s4 s3x1");
    await page.getByRole("button", { name: "Bring it back" }).click();
    expect(await moves(page)).toBe("s4 s1x1 s3x1 s2?!");
    // All of it is there again after the page was left.
    await page.reload();
    await page.locator(".tree .words").waitFor();
    expect(await moves(page)).toBe("s4 s1x1 s3x1 s2?!");
    expect(faults).toEqual([]);
    await context.close();
  });

  it("isn't lost where a link shows another game", async () => {
    const { context, page } = await visit();
    await quiet(page);
    await open(page);
    for (const key of ["4", "4"]) await page.keyboard.press(key);
    expect(await moves(page)).toBe("s4");
    await page.evaluate(() => {
      location.hash = "#moves=s1+s2";
    });
    await expect.poll(() => moves(page)).toBe("s1 s2");
    await page.getByRole("button", { name: "Bring it back" }).click();
    expect(await moves(page)).toBe("s4");
    await context.close();
  });

  it("leaves room between its steps and the moves that can be played", async () => {
    for (const width of [1280, 375]) {
      const { context, page } = await visit({ width, touch: width < 600 });
      await quiet(page);
      await open(page);
      const [steps, title] = await Promise.all(
        [".steps button >> nth=0", "#here-title"].map((part) => page.locator(part).boundingBox()),
      );
      expect(title?.y).toBeGreaterThanOrEqual((steps?.y ?? 0) + (steps?.height ?? 0) + 8);
      await context.close();
    }
  });

  it("is gone through by keyboard alone", async () => {
    const { context, page } = await visit();
    await quiet(page);
    await open(page);
    for (const key of ["4", "4", "3", "3", "Shift+Digit4", "Shift+Digit4"]) await page.keyboard.press(key);
    expect(await moves(page)).toBe("s4 s3x1 c4");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await here(page)).toBe("s4");
    for (const key of ["1", "Enter"]) await page.keyboard.press(key);
    expect(await here(page)).toBe("s1x1");
    await page.keyboard.press("ArrowUp");
    expect(await here(page)).toBe("s3x1");
    await page.keyboard.press("End");
    expect(await here(page)).toBe("c4");
    await page.keyboard.press("ArrowDown");
    expect(await here(page)).toBe("s1x1");
    await page.keyboard.press("Home");
    expect(await page.locator(".tree button.here").count()).toBe(0);
    await page.keyboard.press("ArrowRight");
    expect(await here(page)).toBe("s4");
    // In a field the keys write.
    await page.getByLabel("Comment on 1. s4").press("ArrowRight");
    await page.keyboard.type("3");
    expect(await here(page)).toBe("s4");
    expect(await page.locator(".tree .words").textContent()).toBe("3");
    // From one move to the next with the focus on them.
    await page.locator(".tree button.here").focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("s1x1");
    await context.close();
  });
});

describe("the engine", () => {
  it("says live what the best lines are worth, and that it guesses", async () => {
    const { context, page, faults } = await visit();
    await open(page, "#position=0,0,0,0,0:50:0_0,0,0,0,0:50:0_s");
    const lines = page.locator(".engine .lines li");
    await expect.poll(() => lines.count(), { timeout: 15_000 }).toBe(3);
    expect(await lines.first().locator(".worth").textContent()).toMatch(/≈ (North|South) \+\d|even/);
    expect(await lines.first().locator(".worth").textContent()).toContain("estimate");
    const depth = async () =>
      Number.parseInt((await page.locator(".engine .state").textContent()) ?? "0", 10);
    const first = await depth();
    await expect.poll(depth, { timeout: 15_000 }).toBeGreaterThan(first);
    await page.locator("select[name=lines]").selectOption("5");
    await expect.poll(() => lines.count(), { timeout: 15_000 }).toBe(5);
    const best = await lines.first().locator(".first").textContent();
    await lines.first().locator(".first").click();
    expect(await moves(page)).toBe(best?.trim());
    await expect.poll(() => lines.first().locator(".rest").count(), { timeout: 15_000 }).toBe(1);
    await lines.first().locator(".rest").click();
    expect((await moves(page)).split(" ").length).toBeGreaterThan(2);
    await page.getByRole("switch", { name: "on" }).uncheck();
    expect(await lines.count()).toBe(0);
    await page.reload();
    await page.locator(".tree button").first().waitFor();
    expect(await page.getByRole("switch", { name: "on" }).isChecked()).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("says what it knows for certain, and follows the position", async () => {
    const { context, page } = await visit();
    await open(page, "#position=0,3:6:10_10,1:0:10_s");
    const worth = page.locator(".engine .lines li .worth");
    await expect
      .poll(async () => (await worth.allTextContents()).join(), { timeout: 15_000 })
      .toMatch(/South \+4\s+exact/);
    expect(await worth.first().textContent()).not.toContain("≈");
    await chip(page, "s1x1").click();
    await expect
      .poll(() => page.locator(".engine .lines .first").first().textContent(), { timeout: 15_000 })
      .not.toBe("s1x1");
    await context.close();
  });
});

describe("a position", () => {
  for (const width of [1280, 375]) {
    it(`is set up in fields or as a line, its faults shown in their place, ${width} px wide`, async () => {
      const { context, page, faults } = await visit({ width, touch: width < 600 });
      await quiet(page);
      await open(page);
      await panel(page, "setup").click();
      await page.locator("input[name=s2]").fill("3");
      await page.locator("input[name=n-pot]").fill("7");
      await page.locator("select[name=to-move]").selectOption("n");
      const line = page.locator("input[name=position]");
      expect(await line.inputValue()).toBe("0,3,0,0:40:0 0,0,0,0:40:7 n");
      // The board shows it already.
      const vessel = page.locator(
        `cups-board [data-vessel='data-cup="s2"'], cups-board [aria-label^="Cup 2: 3"]`,
      );
      expect(await vessel.first().getAttribute("aria-label")).toContain("Cup 2: 3 beans, can be emptied");
      await line.fill("0,3,0,0:40:0 0,x,0,0:40:7 n");
      expect(await page.locator("#editor-fault").textContent()).toMatch(
        /Character 16:.*a number of beans, found “x”/,
      );
      expect(await page.locator("#editor-fault mark").textContent()).toBe("x");
      expect(await page.getByRole("button", { name: "Analyse this position" }).isDisabled()).toBe(true);
      await line.fill("0,300,0:40:0 0,0,0:40:7 n");
      expect(await page.locator("#editor-fault").textContent()).toContain(
        "South’s cups and stock hold 340 beans",
      );
      await line.fill("0,3,0:9:0 0,0,1:9:7 n maxsow=2");
      expect(await page.locator("select[name=cups]").inputValue()).toBe("3");
      expect(await page.locator("select[name=max-sow]").inputValue()).toBe("2");
      await page.getByRole("button", { name: "Analyse this position" }).click();
      await chip(page, "c3").click();
      expect(await moves(page)).toBe("c3");
      await expect.poll(() => fragment(page)).toBe("#position=0,3,0:9:0_0,0,1:9:7_n_maxsow=2&moves=c3");
      expect(faults).toEqual([]);
      await context.close();
    });
  }
});

const GAMES = `[Event "one"]
[South "Ada"]
[North "Bob"]

1. s4 s3x1 {!} (1... s1) 2. c4 *

[Event "two"]
1. s4 s9 *

[Event "three"]
[Cups "3"]
[Stock "9"]
1. s2 s2x1 *
`;

describe("a game", () => {
  it("is opened from pasted text, and where that is wrong it is said where", async () => {
    const { context, page, faults } = await visit();
    await quiet(page);
    await open(page);
    await panel(page, "open").click();
    const text = page.locator("textarea[name=record]");
    const read = page.getByRole("button", { name: "Open", exact: true });
    await text.fill("{A note.}\n1. s4 s3\n2. s7");
    await read.click();
    expect(await page.locator("cups-open .fault").textContent()).toMatch(
      /Line 3, character 4:.*“s7” is not legal/,
    );
    expect(await page.locator("cups-open mark").textContent()).toBe("s");
    await text.fill("nonsense");
    await read.click();
    expect(await page.locator("cups-open .fault mark").count()).toBe(1);
    await text.fill(" ");
    await read.click();
    expect(await page.locator("cups-open .fault").textContent()).toContain("no game");
    // Moves without a result, as people write them down.
    await text.fill("1. s4 s3 2. c4");
    await read.click();
    expect(await moves(page)).toBe("s4 s3x1 c4");
    await panel(page, "open").click();
    await text.fill("0,0:5:0 0,1:5:0 n");
    await read.click();
    expect(await chip(page, "c2").count()).toBe(1);
    await page.getByRole("button", { name: "Bring it back" }).click();
    expect(await moves(page)).toBe("s4 s3x1 c4");
    expect(faults).toEqual([]);
    await context.close();
  });

  it("of a file with several is chosen, or dropped on the page", async () => {
    const { context, page } = await visit({ width: 375, touch: true });
    await quiet(page);
    await open(page);
    await panel(page, "open").click();
    await page
      .locator("input[name=file]")
      .setInputFiles({ name: "g.cgn", mimeType: "text/plain", buffer: Buffer.from(GAMES) });
    await page.locator("cups-open .games li").first().waitFor();
    expect(await page.locator("cups-open .games li").count()).toBe(3);
    expect(await page.locator("cups-open .faulty").textContent()).toContain("Line 8, character 7");
    await page.getByRole("button", { name: /Ada – Bob · one · 3 moves/ }).click();
    expect(await moves(page)).toBe("s4 s3x1 s1x1 c4");
    expect(await page.locator("cups-board .picture").textContent()).toContain("Ada");
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "dropped.cgn"));
      const drop = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
      document.querySelector("cups-board")?.dispatchEvent(drop);
    }, '[Cups "3"]\n[Stock "9"]\n1. s2 *');
    await expect.poll(() => moves(page)).toBe("s2");
    await context.close();
  });

  it("is saved and copied as a file has it", async () => {
    const { context, page } = await visit();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await quiet(page);
    await open(page, "#moves=s4+s3x1+%7BTakes+one.%7D+(1...+s1)+2.+c4!&south=Ada");
    await panel(page, "share").click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    const text = (await content(download)).toString();
    expect(text).toContain('[South "Ada"]');
    expect(text).toContain("1. s4 s3x1 {Takes one.} (1... s1x1) 2. c4 $1 *");
    await page.getByRole("button", { name: "Copy: The game as .cgn" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await page.getByRole("button", { name: "Copy: Position as a line" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("1,0,1,0:36:1 1,1,1,0:37:1 n");
    await context.close();
  });

  it("is in the address, which leads others to the same place", async () => {
    const { context, page } = await visit();
    await quiet(page);
    await open(page);
    for (const move of ["s4", "s3x1", "c4"]) await chip(page, move).click();
    await page.getByRole("button", { name: "One move back" }).click();
    await expect.poll(() => fragment(page)).toBe("#moves=s4 s3x1 c4&ply=2");
    const address = page.url();
    const other = await visit({ language: "de" });
    await other.page.goto(address);
    await other.page.locator(".tree button").first().waitFor();
    expect(await moves(other.page)).toBe("s4 s3x1 c4");
    expect(await here(other.page)).toBe("s3x1");
    expect(await other.page.locator("cups-analysis .status").textContent()).toContain("Nord");
    await panel(page, "share").click();
    expect(await page.locator("input[name=link-position]").inputValue()).toMatch(
      /\/analyse#position=1,0,1,1:36:0_1,1,1,0:37:1_s$/,
    );
    await other.context.close();
    await context.close();
  });

  it("that an address has wrong is shown with the place", async () => {
    const { context, page, faults } = await visit({ width: 375 });
    await quiet(page);
    for (const [bad, message, mark] of [
      ["#moves=s4+s3x1+s9+c2", "Character 9: “s9” is not legal here", "s"],
      ["#moves=s4+s3x7", "captures one bean here", "s"],
      ["#position=0,0:1:0_0,0:z:0_s", "Expected a number of beans", "z"],
      ["#position=0,0:1:0_0,0:1:0_s&moves=c1", "the cup is empty", "c"],
      ["#moves=s4+%7B", "never ends", "{"],
    ] as const) {
      await open(page, bad);
      const alert = page.locator("[role=alert]");
      expect(await alert.textContent(), bad).toContain("This link can’t be read.");
      expect(await alert.textContent(), bad).toContain(message);
      expect(await alert.locator("mark").textContent(), bad).toBe(mark);
    }
    await chip(page, "s1").click();
    expect(await page.locator("[role=alert]").count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("is told where it says something that isn't known, and shows the rest", async () => {
    const { context, page } = await visit();
    await quiet(page);
    await open(page, "#moves=s4+s3x1+c4&ply=9&games=2");
    const alerts = async () => (await page.getByRole("alert").allTextContents()).join(" ");
    await expect
      .poll(alerts)
      .toContain("“games=2” after “#”, which this page doesn’t know: it knows only position");
    expect(await alerts()).toContain("“ply=9”: for “ply” only a whole number from 0 to 3 may stand there");
    expect(await moves(page)).toBe("s4 s3x1 c4");
    await page.getByRole("button", { name: "One move back" }).click();
    await expect.poll(() => fragment(page)).toBe("#moves=s4 s3x1 c4&ply=2");
    expect(await alerts()).not.toContain("games");
    await open(page, "#south=Ann&north=Bob");
    expect(await alerts()).not.toContain("The address says");
    expect(await page.locator("cups-board .picture svg").textContent()).toContain("Ann");
    await context.close();
  });

  it("comes from the play page and from the rules", async () => {
    const { context, page } = await visit();
    await quiet(page);
    await page.goto("/settings");
    await page.evaluate(() =>
      localStorage.setItem(
        "beanduel.game",
        JSON.stringify({
          start: { cups: 3, stock: 9 },
          moves: ["s2", "s2x1"],
          undone: [],
          seats: { s: 0, n: 0 },
          seed: 1,
          resigned: "s",
          below: "s",
        }),
      ),
    );
    await page.goto("/en/play");
    await ready(page);
    await page.locator(".result").getByRole("link", { name: "Analyse" }).click();
    await page.locator(".tree button").first().waitFor();
    expect(await moves(page)).toBe("s2 s2x1");
    expect(new URL(page.url()).pathname).toBe("/en/analyse");
    await page.goto("/rules");
    await page.locator("cups-example").getByRole("link", { name: "Analyse" }).click();
    await expect.poll(() => moves(page)).toBe("s4 s3x1 c4");
    await context.close();
  });
});

describe("pictures", () => {
  it("of a position and of a game can be taken away", async () => {
    const { context, page, faults } = await visit();
    await quiet(page);
    await open(page, "#moves=s4+s3x1+c4");
    await panel(page, "share").click();
    const made = async (name: string) => {
      const download = page.waitForEvent("download", { timeout: 50_000 });
      await page.getByRole("button", { name }).click();
      return content(download);
    };
    const svg = (await made("Picture (SVG)")).toString();
    expect(svg).toMatch(/^<svg/);
    expect(svg).toContain("@font-face");
    expect(svg).not.toContain("var(--");
    const png = await made("Picture (PNG)");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(1_600);
    const gif = await made("Animated GIF of this line");
    expect(gif.subarray(0, 6).toString()).toBe("GIF89a");
    expect(gif.readUInt16LE(6)).toBe(720);
    // The start and three moves, each behind a block that says how long it stays.
    expect(gif.toString("latin1").split("\x21\xf9\x04").length - 1).toBe(4);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);
});

describe("without script", () => {
  it("the page shows a board and says what is missing", async () => {
    const { context, page } = await visit({ script: false, language: "cs" });
    await page.goto("/analyse");
    expect(await page.locator("main svg:visible").count()).toBe(1);
    expect(await page.locator("main .notice").textContent()).toContain("JavaScript");
    expect(await page.locator("nav [aria-current]").textContent()).toBe("Rozbor");
    await context.close();
  });
});

describe("accessibility", () => {
  for (const width of [1280, 375]) {
    it(`has no findings and nothing that is too wide, ${width} px`, async () => {
      const dark = width < 600;
      const { context, page } = await visit({ width, dark, touch: width < 600 });
      await open(page, "#moves=s4+s3x1+%7BTakes+one.%7D+(1...+s1+(1...+s2)+2.+s1)+2.+c4!");
      await expect.poll(() => page.locator(".engine .lines li").count(), { timeout: 15_000 }).toBe(3);
      const check = (what: string) => expectSound(page, what);
      await check("a game");
      await panel(page, "share").click();
      await panel(page, "open").click();
      await page.locator("textarea[name=record]").fill(GAMES);
      await page.getByRole("button", { name: "Open", exact: true }).click();
      await check("what opens");
      await panel(page, "setup").click();
      await page.locator("select[name=cups]").selectOption("15");
      await page.locator("input[name=position]").fill("0:1:0 x");
      await check("the editor");
      await context.close();
    }, 90_000);
  }
});
