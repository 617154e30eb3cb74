// The page on what is solved: plots that are tables too, in every size and light.
import { describe, expect, it } from "vitest";
import { expectSound } from "./axe";
import { hosted } from "./harness";

const visit = hosted();

describe("what is solved", () => {
  for (const width of [1280, 375, 320]) {
    for (const dark of [false, true]) {
      it(`is for everybody, ${width} px wide, ${dark ? "dark" : "light"}`, async () => {
        const { context, page, faults } = await visit({ width, dark, touch: width < 600 });
        await page.goto("/solved");
        for (const summary of await page.locator("summary").all()) await summary.click();
        await expectSound(page, "/solved");
        expect(faults).toEqual([]);
        await context.close();
      });
    }
  }

  it("says in tables what its pictures show, without script too", async () => {
    const { context, page } = await visit({ script: false });
    await page.goto("/");
    await page.locator(".cards a[href='/solved']").click();
    expect(await page.locator("h1").textContent()).toBe("What is solved");
    const start = page.locator(".heat tbody tr").nth(3).locator("td");
    expect((await start.allTextContents()).slice(0, 9)).toEqual([
      "0",
      "0",
      "0",
      "0",
      "0",
      "−1",
      "−2",
      "0",
      "−2",
    ]);
    const moves = page.locator(".beside table").nth(1);
    expect(await moves.locator("td span").allTextContents()).toEqual(["−1", "−2", "−5", "−8"]);
    // Nothing but the bars is painted, each as long as its move costs.
    const painted = moves.locator("svg.bar");
    expect(
      await painted.evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor)),
    ).toEqual(Array(4).fill("rgba(0, 0, 0, 0)"));
    const lengths = await painted
      .locator("rect")
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(lengths[3]).toBeGreaterThan(lengths[0] ?? 0);
    const spread = page.locator("figure").nth(1);
    expect(await spread.locator("svg.spread rect").count()).toBe(161);
    expect(await spread.locator("figcaption").textContent()).toContain("139,122,025 pairs");
    await spread.locator("summary").click();
    expect(await spread.locator("tbody tr").count()).toBe(17);
    expect(await page.locator(".hashes").textContent()).toContain("700a6120374a35e1");
    await context.close();
  });

  it("keeps wide tables within reach of keys", async () => {
    const { context, page } = await visit({ width: 375 });
    await page.goto("/solved");
    const region = page.locator(".scroll").first();
    await region.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await context.close();
  });
});
