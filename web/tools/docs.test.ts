// Takes the few pictures that README and docs show, into the folder DOCS: `scripts/pictures` runs it.
import { writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { expect, it } from "vitest";
import { browser, type Look, type Place, ready, serve, visit } from "../tests/browser/harness";
import { MIDDLE } from "./games";
import { smallPng } from "./small-png";

const folder = process.env.DOCS;
/** What a picture may weigh, in bytes. */
const MOST = 150_000;

/** The picture of a page that somebody brings to where it is worth one. */
interface Scene {
  name: string;
  look: Look;
  height: number;
  bring(page: Page): Promise<unknown>;
}

async function play(page: Page, more: object = {}): Promise<void> {
  const game = { start: { cups: 4, stock: 40, maxSow: 4 }, moves: MIDDLE, undone: [], seed: 1, below: "s" };
  await page.goto("/settings");
  await page.evaluate((game) => localStorage.setItem("beanduel.game", JSON.stringify(game)), {
    ...game,
    seats: { s: 0, n: 6 },
    ...more,
  });
  await page.goto("/play");
  await ready(page);
}

async function review(page: Page): Promise<void> {
  await play(page, { resigned: "n", seats: { s: 0, n: 0 } });
  await page.getByRole("button", { name: "Review the game" }).click();
  await page.locator(".plot svg").waitFor({ timeout: 60_000 });
  await page.locator(".plot").focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowLeft");
}

const SCENES: Scene[] = [
  {
    name: "play",
    look: { width: 1000 },
    height: 700,
    bring: async (page) => {
      await play(page);
      await page.locator("[data-move^=s3]").click();
    },
  },
  {
    name: "phone",
    look: { width: 375, touch: true, dark: true, scale: 2 },
    height: 740,
    bring: (page) => play(page),
  },
  {
    name: "review",
    look: { width: 1000 },
    height: 860,
    bring: async (page) => {
      await review(page);
      await page.locator("cups-review").evaluate((review) => review.scrollIntoView({ block: "start" }));
    },
  },
  {
    name: "analyse",
    look: { width: 1280, dark: true },
    height: 860,
    bring: async (page) => {
      await page.goto("/analyse#moves=s1+s4x1+s1x1+s4x1+%3F%3F+(s3+s2x2)+s4x2+%7BNow+South+leads.%7D&ply=3");
      await page.locator(".tree button.here").waitFor();
      await page.locator(".here .known").first().waitFor({ timeout: 30_000 });
      await page.locator(".engine .lines li").nth(2).waitFor({ timeout: 30_000 });
      await page.waitForTimeout(3_000);
    },
  },
  {
    name: "puzzle",
    look: { width: 1000 },
    height: 700,
    bring: async (page) => {
      await page.goto("/puzzles/iw2bmr6d");
      await page.locator("cups-board .picture svg").waitFor();
    },
  },
  {
    name: "lesson",
    look: { width: 375, touch: true, scale: 2 },
    height: 800,
    bring: async (page) => {
      await page.goto("/learn/bait");
      await page.locator("cups-board .picture svg").waitFor();
      await page.locator("[data-move='s1x2']").click();
      await page.locator("[data-move='s1x2']").click();
      await page.locator(".verdict").waitFor();
      await page.locator("cups-lesson").evaluate((lesson) => lesson.scrollIntoView({ block: "start" }));
    },
  },
];

async function take(chromium: Browser, place: Place, { name, look, height, bring }: Scene): Promise<void> {
  const { context, page } = await visit(chromium, place, look);
  await page.setViewportSize({ width: look.width ?? 1280, height });
  await bring(page);
  await page.waitForTimeout(400);
  const picture = await smallPng(page, await page.screenshot());
  expect(picture.length, name).toBeLessThan(MOST);
  writeFileSync(`${folder}/${name}.png`, picture);
  await context.close();
}

it.runIf(folder)("pictures for the documents are taken", { timeout: 300_000 }, async () => {
  const place = await serve();
  const chromium = await browser();
  try {
    for (const scene of SCENES) await take(chromium, place, scene);
  } finally {
    await chromium.close();
    place.end();
  }
});
