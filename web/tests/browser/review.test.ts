// The review of a game that is over, on the page where it was played.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectSound } from "./axe";
import { begin, game, hosted, ready } from "./harness";

const visit = hosted();
const moves = async (page: Page) => (await game(page)).moves;
const status = (page: Page) => page.locator("cups-table [role=status]");

describe("the review", () => {
  const MIDDLE = "s1 s4x1 s1x1 s4x1 s4x2 s1x1 s4x1 s1x1 c3 c4 s3x2 s4x3 s1x1 s4x1 s1x1 s4x1".split(" ");
  /** A game that was given up, reviewed. */
  async function reviewed(page: Page): Promise<void> {
    await begin(page);
    await page.evaluate((moves) => {
      const game = JSON.parse(localStorage.getItem("beanduel.game") ?? "{}");
      localStorage.setItem("beanduel.game", JSON.stringify({ ...game, moves, resigned: "n" }));
    }, MIDDLE);
    await page.reload();
    await ready(page);
    await page.getByRole("button", { name: "Review the game" }).click();
    await page.locator(".plot svg").waitFor({ timeout: 30_000 });
  }
  const shown = (page: Page) => page.locator(".plot").getAttribute("aria-valuenow");

  for (const width of [1280, 375]) {
    it(`shows the course, and every position at a press or a key, ${width} px wide`, async () => {
      const { context, page, faults } = await visit({ width, touch: width < 600 });
      await reviewed(page);
      const plot = page.locator(".plot");
      expect(await shown(page)).toBe("16");
      expect(await page.locator(".player.s").textContent()).toMatch(/%.*South: \d of 8 moves lost no bean/s);
      expect(await page.locator(".review").textContent()).toMatch(/values are estimates|exact from/);
      await plot.focus();
      await page.keyboard.press("Home");
      expect(await shown(page)).toBe("0");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      expect(await status(page).textContent()).toContain("captures one bean from the opponent's cup 1");
      expect(await page.locator(".told").textContent()).toContain("With best play the final margin is");
      const box = await plot.boundingBox();
      await plot.click({ position: { x: (box?.width ?? 0) - 4, y: (box?.height ?? 0) / 2 } });
      expect(await shown(page)).toBe("16");
      const turn = page.locator(".turns button").first();
      if (await turn.count()) {
        await turn.click();
        expect(await turn.getAttribute("aria-current")).toBe("step");
      }
      expect(await moves(page)).toEqual(MIDDLE);
      await expectSound(page, "the review");
      expect(faults).toEqual([]);
      await context.close();
    });
  }

  for (const width of [1280, 375]) {
    it(`is kept, and can be taken to the analysis, ${width} px wide`, async () => {
      const { context, page, faults } = await visit({ width, touch: width < 600 });
      await reviewed(page);
      const told = await page.locator(".players").textContent();
      await page.reload();
      await page.locator(".plot svg").waitFor();
      expect(await page.locator(".players").textContent()).toBe(told);
      // Words of the plot are large enough to be read.
      const size = await page
        .locator(".plot svg text")
        .first()
        .evaluate((text) => text.getBoundingClientRect().height);
      expect(size).toBeGreaterThan(11);
      await page.locator(".plot").focus();
      for (const key of ["Home", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
      await page.getByRole("link", { name: "Analyse from here, with this review" }).click();
      await page.locator(".tree button.here").waitFor();
      expect((await page.locator(".tree button.here").textContent())?.trim()).toContain("s4x1");
      expect(await page.locator(".tree .line.depth-1").count()).toBeGreaterThan(0);
      expect(faults).toEqual([]);
      await context.close();
    });
  }

  it("that was kept and is damaged is made again", async () => {
    const { context, page, faults } = await visit();
    await begin(page);
    await page.evaluate(() => {
      const game = JSON.parse(localStorage.getItem("beanduel.game") ?? "{}");
      localStorage.setItem("beanduel.game", JSON.stringify({ ...game, moves: ["s4"], resigned: "n" }));
      const name = JSON.stringify([game.start, ["s4"]]);
      const reviewed = { places: [{}, {}], moves: [{}], turns: [9], players: [], exactFrom: 0 };
      localStorage.setItem("beanduel.review", JSON.stringify({ game: name, reviewed }));
    });
    await page.reload();
    await page.getByRole("button", { name: "Review the game" }).click();
    await page.locator(".plot svg").waitFor({ timeout: 30_000 });
    expect(faults).toEqual([]);
    await context.close();
  });

  it("can be stopped and begun again, in the words of the page", async () => {
    const { context, page } = await visit({ language: "cs" });
    await begin(page);
    await page.evaluate(() => {
      const game = JSON.parse(localStorage.getItem("beanduel.game") ?? "{}");
      localStorage.setItem(
        "beanduel.game",
        JSON.stringify({ ...game, moves: ["s4", "s3x1", "c4"], resigned: "n" }),
      );
    });
    await page.reload();
    await ready(page);
    const start = page.getByRole("button", { name: "Rozebrat partii" });
    await start.click();
    await page.getByRole("button", { name: "Zastavit" }).click();
    await start.click();
    await page.locator(".plot svg").waitFor({ timeout: 30_000 });
    expect(await page.locator(".told").textContent()).toMatch(/[áéíóúýčďěňřšťůž]/);
    expect(await page.locator(".review").textContent()).not.toMatch(/review-|page-|undefined|\{/);
    await context.close();
  });
});
