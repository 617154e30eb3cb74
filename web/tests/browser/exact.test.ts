// What is known exactly while somebody analyses: from tables and books, in the explorer, and by the solver in the browser.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cupsIn } from "../../src/side";
import { chip, content, open, panel, quiet } from "./analysis";
import { hosted, kept, offline, ready } from "./harness";

const visit = hosted();

interface Vector {
  position: string;
  value: number;
  moves: { move: string; value: number }[];
}
/** The beans that are still to be sown. */
const stocks = ({ position }: Vector) =>
  [...position.matchAll(/:(\d+):/g)].reduce((sum, [, stock]) => sum + Number(stock), 0);
const sorted = (moves: Vector["moves"]) => [...moves].sort((a, b) => (a.move < b.move ? -1 : 1));

describe("what tables and books know", () => {
  const worths = async (page: Page) =>
    (await page.locator(".engine .lines li .worth").allTextContents()).map((text) =>
      text.replace(/\s+/g, " ").trim(),
    );
  const START_2X4 = ["North +1 exact", "North +2 exact", "North +5 exact"];

  it("the engine's lines say too, and hints and reviews once the book is in the browser", async () => {
    const { context, page, faults } = await visit();
    await page.goto("/settings");
    await kept(page);
    await open(page);
    await expect.poll(() => worths(page), { timeout: 30_000 }).toEqual(START_2X4);
    // The engine itself looks it up: best play follows, and nothing is left to think about.
    const rest = page.locator(".engine .lines .rest").first();
    await expect.poll(() => rest.textContent(), { timeout: 30_000 }).toMatch(/^\s*s1 s1 s1 /);
    expect(await page.getByRole("button", { name: "Think longer" }).count()).toBe(0);
    await open(page, "#position=0,0,0:30:0_0,0,0:30:0_s");
    await expect.poll(() => worths(page), { timeout: 30_000 }).toHaveLength(3);
    for (const worth of await worths(page)) expect(worth).toContain("exact");
    const keep = (ending: object) =>
      page.evaluate((ending) => {
        const seats = { s: 0, n: 0 };
        const game = { start: { cups: 4 }, moves: ["s1", "s4x1"], undone: [], seats, seed: 1, below: "s" };
        localStorage.setItem("beanduel.game", JSON.stringify({ ...game, ...ending }));
      }, ending);
    await keep({});
    await page.goto("/play");
    await ready(page);
    await page.getByRole("button", { name: "Hint" }).click();
    const status = page.locator("cups-table [role=status]").first();
    await expect
      .poll(() => status.textContent(), { timeout: 30_000 })
      .toContain("with best play: +5 (exact)");
    await keep({ resigned: "s" });
    await page.reload();
    await ready(page);
    await page.getByRole("button", { name: "Review the game" }).click();
    await expect
      .poll(() => page.locator(".review > p").first().textContent(), { timeout: 60_000 })
      .toBe("All values are exact.");
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);

  it("is exact in the engine's panel where only the server knows it", async () => {
    const { context, page } = await visit();
    await context.route("**/*.book", (route) => route.abort());
    await open(page);
    await expect.poll(() => worths(page), { timeout: 30_000 }).toEqual(START_2X4);
    // What the engine only guesses doesn't follow it.
    expect(await page.locator(".engine .lines .rest").count()).toBe(0);
    await context.close();
  });
});

describe("the explorer", () => {
  it("has the exact values of the opening of 2x4", async () => {
    const { context, page } = await visit();
    await quiet(page);
    await open(page);
    for (const [move, value] of [
      ["s1", "North +1"],
      ["s2", "North +2"],
      ["s3", "North +5"],
      ["s4", "North +8"],
    ] as const) {
      await expect.poll(() => chip(page, move).textContent()).toContain(value);
    }
    expect(await chip(page, "s1").getAttribute("aria-label")).toBe(
      "s1 North +1, exact. Best. South sows one bean.",
    );
    await chip(page, "s1").click();
    await expect.poll(() => chip(page, "s4x1").textContent()).toContain("South +5");
    await open(page, "#position=0,0,0,0,0:50:0_0,0,0,0,0:50:0_s");
    await expect.poll(() => page.locator(".here p").textContent()).toContain("No table or book");
    expect(await chip(page, "s1").locator(".known").count()).toBe(0);
    await context.close();
  });

  it("fetches the book once and knows the opening without a network; what only a server knows it says", async () => {
    const visitor = await visit();
    const { context, page } = visitor;
    const books: string[] = [];
    context.on("request", (request) => {
      if (request.url().endsWith(".book") && !request.serviceWorker()) books.push(request.url());
    });
    await open(page);
    await expect.poll(() => books.length, { timeout: 15_000 }).toBe(1);
    const isKept = () =>
      page.evaluate(async (book) => (await caches.match(book)) !== undefined, books[0] ?? "");
    await expect.poll(isKept, { timeout: 15_000 }).toBe(true);
    await offline(visitor);
    await page.reload();
    await page.locator("cups-analysis cups-board .picture svg").waitFor();
    for (const [move, value] of [
      ["s1", "North +1"],
      ["s4", "North +8"],
    ] as const) {
      await expect.poll(() => chip(page, move).textContent(), { timeout: 10_000 }).toContain(value);
    }
    await chip(page, "s1").click();
    await expect.poll(() => chip(page, "s4x1").textContent()).toContain("South +5");
    await open(page, "#position=0,0,0,0,0:50:0_0,0,0,0,0:50:0_s");
    await expect.poll(() => page.locator(".here p").textContent()).toContain("with the server");
    // Everything else works all the same.
    await expect.poll(() => page.locator(".engine .lines li").count(), { timeout: 15_000 }).toBe(3);
    const download = page.waitForEvent("download");
    await panel(page, "share").click();
    await page.getByRole("button", { name: "Picture (PNG)" }).click();
    expect((await content(download)).subarray(1, 4).toString()).toBe("PNG");
    await context.close();
  });
});

describe("the solver", () => {
  it("finds the values of a hundred positions in the browser that the command line finds", async () => {
    const { context, page } = await visit();
    await quiet(page);
    await open(page);
    const vectors = readFileSync(
      new URL("../../../crates/solver/tests/vectors/exact.jsonl", import.meta.url),
      "utf8",
    )
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Vector);
    const quick = vectors
      .filter(({ position }) => cupsIn(position) <= 7)
      .sort((a, b) => stocks(a) - stocks(b));
    const wanted = quick
      .slice(0, 100)
      .map(({ position, value, moves }) => ({ position, value, moves: sorted(moves) }));
    const found = await page.evaluate(
      async (positions) => {
        const { worker: script } = document.querySelector<HTMLElement>("cups-analysis")?.dataset ?? {};
        const worker = new Worker(script ?? "", { type: "module" });
        worker.postMessage({ wasm: document.documentElement.dataset.wasm });
        const answers: unknown[] = [];
        for (const [id, position] of positions.entries()) {
          worker.postMessage({ id, question: { do: "solve", position } });
          answers.push(
            await new Promise((resolve) => {
              // It also says that it is alive, and how far it is.
              worker.onmessage = ({ data }) => data.answer && resolve(data.answer);
            }),
          );
        }
        return answers as { exact: boolean; lower: number; moves: { move: string; lower: number }[] }[];
      },
      wanted.map(({ position }) => position),
    );
    const told = found.map(({ exact, lower, moves }, i) => ({
      position: wanted[i]?.position,
      value: exact ? lower : null,
      moves: sorted(moves.map(({ move, lower }) => ({ move, value: lower }))),
    }));
    expect(told).toHaveLength(100);
    expect(told).toEqual(wanted);
    await context.close();
  }, 120_000);
});
