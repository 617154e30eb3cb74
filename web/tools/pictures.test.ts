// Takes pictures of all pages into the folder PICTURES, to be looked at: `PICTURES=../target/pictures npx vitest run tools/pictures.test.ts`.
import { mkdirSync } from "node:fs";
import { it } from "vitest";
import { browser, ready, serve, visit } from "../tests/browser/harness";
import { MIDDLE } from "./games";

const folder = process.env.PICTURES ?? "../target/pictures";
const only = process.env.ONLY;

it("pictures are taken", { timeout: 600_000 }, async () => {
  mkdirSync(folder, { recursive: true });
  const place = await serve();
  const chromium = await browser();
  const kept = (moves: string[], more: object = {}) =>
    JSON.stringify({
      start: { cups: 4, stock: 40, maxSow: 4 },
      moves,
      undone: [],
      seats: { s: 0, n: 0 },
      seed: 1,
      below: "s",
      ...more,
    });

  try {
    for (const width of [1280, 375]) {
      for (const dark of [false, true]) {
        const { context, page, faults } = await visit(chromium, place, { width, dark, touch: width < 600 });
        const shot = async (name: string, whole = true) => {
          if (only && !name.includes(only)) return;
          await page.screenshot({
            path: `${folder}/${name}-${width}-${dark ? "dark" : "light"}.png`,
            fullPage: whole,
          });
        };
        for (const [name, path] of [
          ["start", "/"],
          ["rules", "/rules"],
          ["settings", "/settings"],
          ["solved", "/solved"],
          ["learn", "/learn"],
        ] as const) {
          await page.goto(path);
          if (name === "rules") await page.locator("cups-example .picture svg").waitFor();
          await page.waitForTimeout(150);
          await shot(name);
        }
        const board = page.locator("cups-board .picture svg");
        const press = async (move: string) => {
          const chip = page.locator(`[data-move="${move}"]`);
          await chip.click();
          await chip.click();
          await page.waitForTimeout(700);
        };
        await page.goto("/learn/bait");
        await board.waitFor();
        await shot("lesson");
        await press("s1x2");
        await shot("lesson-wrong");
        await page.goto("/puzzles");
        await board.waitFor();
        await shot("puzzles");
        await page.goto("/puzzles/iw2bmr6d");
        await board.waitFor();
        await press("s1");
        await shot("puzzle-wrong");
        await page.getByRole("button", { name: "Show the solution" }).first().click();
        await page.locator(".result").waitFor();
        await shot("puzzle-solved");
        await page.goto("/perfect?cups=4&number=6");
        await board.waitFor();
        await shot("perfect");
        const play = async (game: string) => {
          await page.evaluate((game) => localStorage.setItem("beanduel.game", game), game);
          await page.goto("/play");
          await ready(page);
          await page.waitForTimeout(150);
        };
        await play(kept([]));
        await shot("play-begin");
        await play(kept(MIDDLE));
        await shot("play-middle");
        await page.locator("[data-move^=s4]").click();
        await shot("play-preview");
        await page.getByRole("button", { name: "New game" }).first().click();
        await shot("play-form", false);
        await page.keyboard.press("Escape");
        await play(kept(MIDDLE, { resigned: "n" }));
        await shot("play-over");
        if (!only || "play-review".includes(only)) {
          await page.locator("cups-review button").click();
          await page.locator(".plot svg").waitFor({ timeout: 60_000 });
          for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowLeft");
          await page.waitForTimeout(200);
          await shot("play-review");
        }
        await play(kept(["s6", "s3", "s6x1"], { start: { cups: 6, stock: 60 } }));
        await shot("play-six");
        await play(kept(["s10", "s3x1"], { start: { cups: 10, stock: 100 } }));
        await shot("play-ten");
        for (const fault of faults) console.error(width, dark, fault);
        await context.close();
      }
    }
  } finally {
    await chromium.close();
    place.end();
  }
});
