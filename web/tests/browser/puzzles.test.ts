// Puzzles and rows to be brought home, as somebody solves them.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectSound } from "./axe";
import { hosted, offline } from "./harness";

const visit = hosted();

/** Two moves to find; the answer to the first is s1, and at the end two moves are as good. */
const TWO_MOVES = "/puzzles/iw2bmr6d";
/** A row of two cups, two steps: s1 s1. */
const ROW = "/puzzles/nukyr2u8";

const board = (page: Page) => page.locator("cups-board .picture svg").waitFor();
const said = (page: Page) => page.locator("cups-board ~ [role=status]").textContent();
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("beanduel.puzzles") ?? "{}"));

async function play(page: Page, move: string): Promise<void> {
  await page.locator(`[data-move="${move}"]`).click();
  await page.locator(`[data-move="${move}"]`).click();
}

for (const width of [1280, 375]) {
  describe(`puzzles, ${width} px wide`, () => {
    it("are solved against the best replies, and any of several best moves is right", async () => {
      const { context, page, faults } = await visit({ width, touch: width < 600 });
      await page.goto(TWO_MOVES);
      await board(page);
      await expectSound(page, "a puzzle");
      await play(page, "c2");
      await expect.poll(() => said(page)).toContain("Go on");
      expect(await page.locator("cups-board .picture").innerHTML()).toContain("s1");
      await play(page, "s1");
      await expect.poll(() => said(page)).toContain("Solved!");
      expect(await page.locator(".result").textContent()).toContain("c2 (s1) c4");
      await expectSound(page, "a solved puzzle");
      expect(await kept(page)).toMatchObject({ streak: 1, longest: 1, solved: ["iw2bmr6d"] });
      expect(await page.locator(".counts").textContent()).toContain("1 of");
      await page.getByRole("button", { name: "Next puzzle" }).click();
      await expect.poll(() => page.url()).not.toContain("iw2bmr6d");
      await expect.poll(() => page.locator("cups-board").count()).toBe(1);
      expect(faults).toEqual([]);
      await context.close();
    });

    it("say what punishes a wrong move, take it back, give hints and show the solution", async () => {
      const { context, page } = await visit({ width, touch: width < 600 });
      await page.goto(TWO_MOVES);
      await board(page);
      const hint = page.getByRole("button", { name: "Hint" });
      await hint.click();
      await expect.poll(() => said(page)).toContain("Refuse the capture");
      await hint.click();
      await expect.poll(() => said(page)).toContain("empty a cup");
      await hint.click();
      await expect.poll(() => said(page)).toContain("c2");
      await play(page, "s1");
      await expect.poll(() => said(page)).toContain("s1 loses 3 beans: the best answer is s3x3");
      // The answer is played on the board.
      await expect.poll(() => page.locator("cups-board .picture").innerHTML()).toContain("s3x3");
      // What says so stands as far from the edges as the board does.
      const box = await page.locator(".verdict").boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(8);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect.poll(() => page.locator("[data-move=c2]").count()).toBe(1);
      await page.getByRole("button", { name: "Show the solution" }).click();
      await expect.poll(() => said(page)).toContain("The solution.");
      expect(await kept(page)).not.toMatchObject({ solved: ["iw2bmr6d"] });
      await page.getByRole("button", { name: "Once more" }).click();
      await expect.poll(() => page.locator("[data-move=c2]").count()).toBe(1);
      await context.close();
    });

    it("bring a row home: steps count against the fewest, and can be taken back", async () => {
      const { context, page, faults } = await visit({ width, touch: width < 600 });
      await page.goto("/perfect?cups=2&number=1");
      await board(page);
      await expectSound(page, "a row");
      expect(await page.locator(".taken").textContent()).toContain("Steps: 0. The fewest: 2.");
      const [steps, row] = await Promise.all(
        [".taken", ".goal"].map((part) =>
          page.locator(part).evaluate((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            const { left, right } = range.getBoundingClientRect();
            return (left + right) / 2;
          }),
        ),
      );
      expect(Math.abs((steps ?? 0) - (row ?? 0))).toBeLessThan(2);
      const hint = page.getByRole("button", { name: "Hint" });
      for (let step = 0; step < 2; step++) {
        await hint.click();
        await expect.poll(() => said(page)).toMatch(/^\s*Hint: [sc]\d/);
        const move = /Hint: ([sc]\d)/.exec((await said(page)) ?? "")?.[1] ?? "";
        await play(page, move);
        if (step === 0) {
          await page.getByRole("button", { name: "Take back" }).click();
          await expect.poll(() => page.locator(".taken").textContent()).toContain("Steps: 0.");
          await play(page, move);
        }
        await expect.poll(() => page.locator(".taken").textContent()).toContain(`Steps: ${step + 1}.`);
      }
      await expect.poll(() => said(page)).toContain("Perfect! 2 steps");
      await page.getByRole("button", { name: "Next problem" }).first().click();
      await expect.poll(() => page.url()).toContain("number=2");
      expect(await page.locator(".side").textContent()).toContain("one problem");
      await page.locator("select[name=cups]").selectOption("5");
      await expect.poll(() => page.locator(".goal li").allTextContents()).toEqual(["5", "3", "1", "1", "0"]);
      await page.getByRole("button", { name: "Show the solution" }).click();
      await expect.poll(() => said(page), { timeout: 10_000 }).toContain("The solution.");
      expect(faults).toEqual([]);
      await context.close();
    });
  });
}

describe("puzzles", () => {
  it("of the day are the same for everybody, and count days in a row", async () => {
    const names: string[] = [];
    for (const language of ["en", "de"]) {
      const { context, page } = await visit({ language });
      await page.goto("/puzzles");
      await board(page);
      names.push((await page.locator(".lead a").getAttribute("href")) ?? "");
      expect(await page.locator(".lead strong").count()).toBe(1);
      if (language === "en") {
        const id = names[0]?.split("/").at(-1);
        const yesterday = Math.floor(Date.now() / 86_400_000) - 1;
        await page.evaluate(
          (day) => localStorage.setItem("beanduel.puzzles", JSON.stringify({ day, days: 4 })),
          yesterday,
        );
        await page.reload();
        await board(page);
        const file = await page.locator("cups-puzzles").getAttribute("data-file");
        const puzzles = await (await context.request.get(file ?? "")).json();
        const puzzle = puzzles.find((one: { id: string }) => one.id === id);
        let last = "";
        for (const step of puzzle.steps.filter((one: { wrong: unknown[] }) => one.wrong.length > 0)) {
          await expect
            .poll(() => page.locator(`[data-move="${step.best[0]}"]`).count(), { timeout: 15_000 })
            .toBe(1);
          last = step.best[0];
          await play(page, last);
        }
        await expect.poll(() => said(page), { timeout: 15_000 }).toContain("Today’s puzzle is solved.");
        expect((await kept(page)).days).toBe(5);
      }
      await context.close();
    }
    expect(names[1]).toBe(names[0]);
  });

  it("are chosen by theme, difficulty and size", async () => {
    const { context, page } = await visit();
    await page.goto("/puzzles?theme=tempo");
    await board(page);
    expect(await page.locator("select[name=theme]").inputValue()).toBe("tempo");
    await page.locator("select[name=cups]").selectOption("3");
    await expect.poll(() => page.locator(".lead a").textContent()).toContain("2x3");
    await page.locator("select[name=band]").selectOption("4");
    await expect.poll(() => page.locator(".lead a").textContent()).toMatch(/difficulty 1[0-3]/);
    await page.locator("a[data-theme-word=transfer]").click();
    await expect.poll(() => page.locator("h2.task").textContent()).toContain("Bring the row to");
    // What was chosen is still chosen the next time.
    await page.reload();
    await board(page);
    expect(await page.locator("select[name=theme]").inputValue()).toBe("transfer");
    await context.close();
  });

  it("of rows that an address asks for in vain are said to be none", async () => {
    const { context, page } = await visit();
    for (const [search, said] of [
      ["?cups=77", "“cups=77”: for “cups” only a whole number from 1 to 10"],
      ["?cups=3&number=-4", "“number=-4”: for “number” only a whole number from 1 to 1000000"],
      ["?cups=3&number=9007199254740991", "“number=9007199254740991”: for “number”"],
      ["?number=x", "“number=x”: for “number”"],
    ] as const) {
      await page.goto(`/perfect${search}`);
      await board(page);
      expect(await page.getByRole("alert").textContent(), search).toContain(said);
      // It stands there as long as the address does.
      expect(new URL(page.url()).search).toBe(search);
      await page.getByRole("button", { name: "Next problem" }).click();
      await expect.poll(() => page.getByRole("alert").count()).toBe(0);
      expect(new URL(page.url()).search).toBe("?cups=3&number=2");
      await page.getByRole("button", { name: "Problem before" }).click();
    }
    await page.goto("/perfect?cups=3&number=1000000");
    await board(page);
    expect(await page.getByRole("alert").count()).toBe(0);
    await context.close();
  });

  it("of rows refuse what leads astray and accept every way in the fewest steps", async () => {
    const { context, page } = await visit();
    await page.goto(ROW);
    await board(page);
    await play(page, "s2");
    await expect.poll(() => said(page)).toContain("the row can’t be reached any more");
    await page.getByRole("button", { name: "Try again" }).click();
    await play(page, "s1");
    await expect.poll(() => page.locator(".lead").textContent()).toContain("Found: 1 of 2.");
    await play(page, "s1");
    await expect.poll(() => said(page)).toContain("Solved!");
    await context.close();
  });

  it("go on where what was kept is damaged, and say so", async () => {
    const { context, page, faults } = await visit();
    await page.goto("/puzzles");
    await page.evaluate(() => localStorage.setItem("beanduel.puzzles", '{"streak":-1,"solved":{"a":1}}'));
    await page.goto(ROW);
    await board(page);
    await expect.poll(() => page.locator(".notice").textContent()).toContain("can’t be read");
    await play(page, "s1");
    await play(page, "s1");
    await expect.poll(() => said(page)).toContain("Solved!");
    expect((await kept(page)).solved).toEqual(["nukyr2u8"]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("lead on to the analysis, once they were tried", async () => {
    const { context, page, faults } = await visit();
    await page.goto(TWO_MOVES);
    await board(page);
    const link = page.locator(".chips").getByRole("link", { name: "Analyse" });
    expect(await link.count()).toBe(0);
    await play(page, "s1");
    await link.click();
    await page.locator("cups-analysis .tree button").first().waitFor();
    const moves = async () =>
      (await page.locator(".tree button").allTextContents()).map((move) => move.trim());
    expect(await moves()).toEqual(["s1", "s3x3"]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("are solved by keys alone", async () => {
    const { context, page } = await visit();
    await page.goto(TWO_MOVES);
    await board(page);
    for (const key of ["Digit1", "Digit1"]) await page.keyboard.press(key);
    await expect.poll(() => said(page)).toContain("loses 3 beans");
    await page.getByRole("button", { name: "Try again" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("[data-move=c2]").count()).toBe(1);
    for (const key of ["Shift+Digit2", "Enter"]) await page.keyboard.press(key);
    await expect.poll(() => said(page)).toContain("Go on");
    for (const key of ["Shift+Digit4", "Enter"]) await page.keyboard.press(key);
    await expect.poll(() => said(page)).toContain("Solved!");
    await context.close();
  });

  it("read without script, each with its picture, its question and its solution", async () => {
    const { context, page } = await visit({ script: false, language: "de" });
    await page.goto(TWO_MOVES);
    expect(await page.locator("cups-puzzles .task").textContent()).toContain("Süd ist am Zug");
    expect(await page.locator("cups-puzzles svg:visible").count()).toBe(1);
    await page.locator("cups-puzzles summary").click();
    expect(await page.locator("cups-puzzles details").textContent()).toContain("c2 (s1) c4");
    await page.locator("a[data-theme-word=bait]").click();
    await expect.poll(() => page.locator(".examples article").count(), { timeout: 15_000 }).toBe(12);
    expect(await page.locator(".examples details").count()).toBe(12);
    await page.goto("/perfect");
    expect(await page.locator(".examples article").count()).toBe(5);
    await context.close();
  });

  it("work without a network after the first visit, those that weren't opened too", async () => {
    const visitor = await visit();
    const { context, page } = visitor;
    await page.goto("/");
    await offline(visitor);
    await page.goto(TWO_MOVES);
    await board(page);
    await play(page, "c2");
    await expect.poll(() => said(page)).toContain("Go on");
    await page.goto("/perfect?cups=7&number=9");
    await board(page);
    expect(await page.locator(".lead").textContent()).toContain("10 steps");
    await context.close();
  });
});
