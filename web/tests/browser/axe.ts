// What a page must be for everybody: without findings of axe, and no wider than the screen.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

export async function expectSound(page: Page, where: string): Promise<void> {
  // Colours on their way to others are none that anybody reads.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((each) => each.finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`);
  expect(found, where).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, where).toBeLessThanOrEqual(0);
}
