// The course as a newcomer meets it: lessons on the board, what is said of right and wrong moves, what is kept.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectSound } from "./axe";
import { hosted, offline } from "./harness";

const visit = hosted();

/** Waits for the live board. */
const board = (page: Page) => page.locator("cups-lesson cups-board .picture svg").waitFor();
const said = (page: Page) => page.locator("cups-lesson [role=status]").textContent();

/** Chooses a move and plays it. */
async function play(page: Page, move: string): Promise<void> {
  await page.locator(`[data-move="${move}"]`).click();
  await page.locator(`[data-move="${move}"]`).click();
}

for (const width of [1280, 375]) {
  describe(`the course, ${width} px wide`, () => {
    it("goes through a lesson with a wrong move and remembers it", async () => {
      const { context, page, faults } = await visit({ width, touch: width < 600 });
      await page.goto("/learn");
      expect(await page.locator(".lessons li").count()).toBe(12);
      await expectSound(page, "the list");
      await page.locator("a[data-lesson=sow]").click();
      await board(page);
      expect(await page.locator("h1").textContent()).toContain("Sowing");
      await play(page, "s2");
      await expect.poll(() => said(page)).toContain("Not quite.");
      await expectSound(page, "a wrong move");
      await page.getByRole("button", { name: "Try again" }).click();
      await play(page, "s3");
      await expect.poll(() => said(page)).toContain("Right.");
      await page.getByRole("button", { name: "Next step" }).click();
      // It goes on where it was left.
      await page.reload();
      await board(page);
      expect(await page.locator(".lead .soft").textContent()).toContain("step 2 of 2");
      await play(page, "s2");
      await expect.poll(() => page.locator(".chips").textContent()).toContain("Lesson done.");
      await page.locator(".chips a.next").click();
      await board(page);
      expect(await page.locator("h1").textContent()).toContain("Emptying");
      await page.goto("/learn");
      await expect.poll(() => page.locator("a[data-lesson=sow] .steps").textContent()).toContain("done");
      expect(await page.locator(".learn-progress").textContent()).toContain("1 of 12");
      expect(faults).toEqual([]);
      await context.close();
    });
  });
}

describe("the course", () => {
  it("shows the opponent's answer where a lesson has one, and ends with the puzzles", async () => {
    const { context, page } = await visit();
    await page.goto("/learn/pass");
    await board(page);
    await play(page, "c3");
    await expect.poll(() => said(page)).toContain("you pass at every turn");
    await expect.poll(() => page.locator("cups-board .picture").innerHTML()).toContain("s1");
    await page.goto("/learn/opening");
    await board(page);
    await play(page, "s1");
    await page.locator(".chips a.next").click();
    await page.waitForURL("**/puzzles");
    await context.close();
  });

  it("leads on to the analysis of what was played", async () => {
    const { context, page, faults } = await visit();
    await page.goto("/de/learn/bait");
    await board(page);
    await play(page, "s1x2");
    await page.locator(".chips").getByRole("link", { name: "Analysieren" }).click();
    await page.locator("cups-analysis .tree button").waitFor();
    expect(new URL(page.url()).pathname).toBe("/de/analyse");
    expect((await page.locator(".tree button").allTextContents()).map((move) => move.trim())).toEqual([
      "s1x2",
    ]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("is learned by keys alone", async () => {
    const { context, page } = await visit();
    await page.goto("/learn/sow");
    await board(page);
    for (const key of ["Digit3", "Enter"]) await page.keyboard.press(key);
    await expect.poll(() => said(page)).toContain("Right.");
    await page.locator(".next").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".lead .soft").textContent()).toContain("step 2 of 2");
    for (const key of ["Digit2", "Digit2"]) await page.keyboard.press(key);
    await expect.poll(() => page.locator(".chips").textContent()).toContain("Lesson done.");
    await context.close();
  });

  it("begins anew where what was kept is damaged", async () => {
    const { context, page, faults } = await visit({ width: 375 });
    await page.goto("/learn");
    await page.evaluate(() => localStorage.setItem("beanduel.lessons", '{"steps":{"sow":"many"'));
    await page.goto("/learn/sow");
    await board(page);
    expect(await page.locator(".lead .soft").textContent()).toContain("step 1 of 2");
    expect(faults).toEqual([]);
    await context.close();
  });

  it("reads without script, with a picture and an answer for every step", async () => {
    const { context, page } = await visit({ script: false, language: "cs" });
    await page.goto("/learn");
    await page.locator("a[data-lesson=perfect]").click();
    expect(await page.locator("section.step").count()).toBe(5);
    expect(await page.locator("section.step svg:visible").count()).toBe(5);
    expect(await page.locator("section.step .task").first().textContent()).toMatch(/řady|řada/);
    await page.locator("summary").first().click();
    expect(await page.locator("details p").first().textContent()).toContain("Jih zaseje jednu fazoli");
    await page.locator("a[rel=next]").click();
    expect(page.url()).toContain("/learn/opening");
    await context.close();
  });

  it("works without a network after the first visit, lessons that weren't opened too", async () => {
    const visitor = await visit();
    const { context, page } = visitor;
    await page.goto("/learn");
    await offline(visitor);
    await page.goto("/learn/tempo");
    await board(page);
    expect(await page.locator("h1").textContent()).toContain("Tempo");
    await play(page, "s1");
    await expect.poll(() => said(page)).toContain("Right.");
    await context.close();
  });
});
