import { mkdirSync } from "node:fs";
import { it } from "vitest";
import { browser, serve, visit } from "../tests/browser/harness";

const folder = "../target/pictures";
const only = (process.env.ONLY ?? "").split(",");
const want = (n: string) => only[0] === "" || only.some((o) => n.includes(o));
const widths = (process.env.WIDTHS ?? "1280,375").split(",").map(Number);
const darks = (process.env.DARKS ?? "0,1").split(",").map((d) => d === "1");
it("pictures", { timeout: 600_000 }, async () => {
  mkdirSync(folder, { recursive: true });
  const place = await serve();
  const chromium = await browser();
  try {
    for (const width of widths)
      for (const dark of darks) {
        const language = process.env.LANG_ ?? "en";
        const { context, page, faults } = await visit(chromium, place, {
          width,
          dark,
          touch: width < 600,
          language,
          script: process.env.SCRIPT !== "0",
        });
        const shot = async (name: string) => {
          await page.waitForTimeout(150);
          await page.screenshot({
            path: `${folder}/${name}-${width}-${dark ? "dark" : "light"}${language === "en" ? "" : language}${process.env.SCRIPT === "0" ? "-plain" : ""}.png`,
            fullPage: true,
          });
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wider > 0) console.log(name, width, "is wider by", wider);
        };
        const board = page.locator("cups-board .picture svg");
        const press = async (move: string) => {
          const chip = page.locator(`[data-move="${move}"]`);
          await chip.click();
          await chip.click();
          await page.waitForTimeout(800);
        };
        const open = async (path: string) => {
          await page.goto(path);
          if (process.env.SCRIPT !== "0") await board.first().waitFor({ timeout: 15000 });
        };
        try {
          if (want("start")) {
            await page.goto("/");
            await shot("start");
          }
          if (want("solved")) {
            await page.goto("/solved");
            await shot("solved");
          }
          if (want("learn")) {
            await page.goto("/learn");
            await shot("learn");
          }
          if (want("lesson")) {
            await open("/learn/bait");
            await shot("lesson");
            if (process.env.SCRIPT !== "0") {
              await press("s1x2");
              await shot("lesson-wrong");
              await page.getByRole("button", { name: /again|Noch|znovu/ }).click();
              await press("c3");
              await shot("lesson-right");
            }
          }
          if (want("puzzles")) {
            await open("/puzzles");
            await shot("puzzles");
          }
          if (want("puzzle1")) {
            await open("/puzzles/iw2bmr6d");
            await shot("puzzle1-open");
            if (process.env.SCRIPT !== "0") {
              await press("s1");
              await shot("puzzle1-wrong");
              await page.locator(".tools button").nth(1).click();
              await page.locator(".result").waitFor();
              await shot("puzzle1-solved");
            }
          }
          if (want("perfect")) {
            await open("/perfect?cups=4&number=6");
            await shot("perfect");
            if (process.env.SCRIPT !== "0") {
              await page.locator(".tools button").nth(3).click();
              await page.waitForTimeout(5500);
              await shot("perfect-solved");
              await open("/perfect?cups=9&number=16");
              await shot("perfect-nine");
            }
          }
        } catch (e) {
          console.log(width, dark, String(e));
          await page.screenshot({ path: `${folder}/broken.png` });
        }
        for (const fault of faults) console.log("FAULT", width, dark, fault);
        await context.close();
      }
  } finally {
    await chromium.close();
    place.end();
  }
});
