// Playing, as a person does: by mouse, by touch, by keyboard alone, offline; and what must hold while they do.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { begin, game, hosted, kept, offline, ready, TIMED } from "./harness";

const visit = hosted();

/** The game that was just begun. */
async function fresh(page: Page): Promise<object> {
  await begin(page);
  return game(page);
}

const moves = async (page: Page) => (await game(page)).moves;
const cup = (page: Page, name: string) => page.locator(`button[data-vessel='data-cup="${name}"']`);
/** Waits until the picture shows what was taken out of a stock: that all beans of a move have landed. */
const landed = (page: Page, change: string) =>
  expect
    .poll(() => page.locator("cups-board .picture").evaluate((picture) => picture.textContent), {
      timeout: 10_000,
    })
    .toContain(change);
const status = (page: Page) => page.locator("cups-table [role=status]");

describe("a move", () => {
  it("is chosen by mouse, seen before it is played, and played by a second press", async () => {
    const { context, page, faults } = await visit();
    await begin(page);
    await cup(page, "s3").click();
    expect(await moves(page)).toEqual([]);
    expect(await page.locator('cups-board [data-part="coming"]').count()).toBe(3);
    expect(await status(page).textContent()).toContain("South sows 3 beans.");
    await cup(page, "s3").click();
    expect(await moves(page)).toEqual(["s3"]);
    await cup(page, "n2").click();
    await cup(page, "n2").click();
    expect(await moves(page)).toEqual(["s3", "s2x1"]);
    expect(await status(page).textContent()).toContain("captures one bean from the opponent's cup 3");
    expect(await page.locator("cups-board .picture").innerHTML()).toContain("−1");
    expect(faults).toEqual([]);
    await context.close();
  });

  it("is made by touch on a narrow screen", async () => {
    const { context, page, faults } = await visit({ width: 375, touch: true });
    await begin(page);
    await page.locator("cups-board .board.narrow").waitFor();
    const box = await cup(page, "s2").boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await cup(page, "s2").tap();
    await page.locator("button[data-move=s2]").tap();
    expect(await moves(page)).toEqual(["s2"]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("of the longest row is reached with two keys", async () => {
    const { context, page } = await visit();
    await begin(page, { cups: 15, stock: 150, maxSow: 15 });
    await page.keyboard.press("t");
    await page.keyboard.press("Enter");
    expect(await moves(page)).toEqual(["s15"]);
    await page.keyboard.press("9");
    await page.keyboard.press("9");
    expect(await moves(page)).toEqual(["s15", "s9x1"]);
    await page.keyboard.press("Shift+T");
    await page.keyboard.press("Enter");
    expect(await moves(page)).toEqual(["s15", "s9x1", "c15"]);
    await context.close();
  });

  it("is played at once where a person has set that", async () => {
    const { context, page } = await visit({ settings: { confirm: "off" } });
    await begin(page);
    await cup(page, "s4").click();
    expect(await moves(page)).toEqual(["s4"]);
    await page.keyboard.press("3");
    expect(await moves(page)).toEqual(["s4", "s3x1"]);
    await page.locator("[data-move=s1]").click();
    expect(await moves(page)).toEqual(["s4", "s3x1", "s1"]);
    await context.close();
  });

  it("is that of the cup that Tab reached, though another was chosen before", async () => {
    const { context, page } = await visit();
    await begin(page);
    await page.keyboard.press("4");
    await cup(page, "s2").focus();
    await page.keyboard.press("Enter");
    expect(await moves(page)).toEqual([]);
    expect(await page.locator(".chip.pressed").getAttribute("data-move")).toBe("s2");
    await page.keyboard.press("Enter");
    expect(await moves(page)).toEqual(["s2"]);
    await context.close();
  });

  it("is played once by a key that is held", async () => {
    const { context, page } = await visit();
    await begin(page);
    for (const key of ["Digit1", "Digit1", "Digit1", "Digit1"]) await page.keyboard.down(key);
    expect(await moves(page)).toEqual([]);
    await page.keyboard.up("Digit1");
    for (const key of ["Enter", "Enter", "Enter"]) await page.keyboard.down(key);
    await page.keyboard.up("Enter");
    expect(await moves(page)).toEqual(["s1"]);
    await cup(page, "n1").focus();
    for (let i = 0; i < 4; i++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    expect(await moves(page)).toEqual(["s1"]);
    expect(await page.locator(".chip.pressed").count()).toBe(1);
    await context.close();
  });

  it("leaves the focus where it was, or near", async () => {
    const { context, page } = await visit();
    await begin(page, { level: 1 });
    const focused = () =>
      page.evaluate(() => {
        const { dataset, className } = document.activeElement as HTMLElement;
        return dataset.vessel ?? className.trim();
      });
    await cup(page, "s3").focus();
    for (const turn of [1, 2]) {
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await moves(page)).length).toBe(2 * turn);
      await page.locator(".chips:not(.waiting)").waitFor();
      expect(await focused()).toBe('data-cup="s3"');
      await cup(page, "s4").focus();
      await cup(page, "s3").focus();
    }
    await page.locator("[data-move=s1], [data-move^=s1x]").first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".chips .primary").focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await moves(page)).length).toBe(6);
    await page.locator(".chips:not(.waiting)").waitFor();
    expect(await focused()).toMatch(/^chips/);
    await page.keyboard.press("Tab");
    expect(await focused()).toMatch(/^chip( |$)/);
    await context.close();
  });

  it("travels bean by bean and stays marked", async () => {
    const { context, page } = await visit({ settings: { speed: "fast" } });
    await begin(page);
    await page.keyboard.press("4");
    await page.keyboard.press("Enter");
    await page.locator("cups-board .picture use[href*=bean]").first().waitFor();
    await expect
      .poll(() => page.locator("cups-board .picture svg > g:not([data-part]) use").count())
      .toBeGreaterThan(0);
    await landed(page, "−4");
    expect(await page.locator("cups-board .picture [href*=halo]").count()).toBe(4);
    // It stays marked until the next one, whatever happens to the page.
    await page.reload();
    await ready(page);
    expect(await page.locator("cups-board .picture").innerHTML()).toContain("−4");
    await context.close();
  });

  /** Counts on the page, as `made`, the beans that fly and the knocks that are heard. */
  async function counted(page: Page): Promise<() => Promise<{ flights: number; knocks: number }>> {
    await page.addInitScript(() => {
      const made = { flights: 0, knocks: 0 };
      Object.assign(window, { made });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        if (this.matches(".picture use")) made.flights += 1;
        return animate.apply(this, given);
      };
      const { start } = AudioScheduledSourceNode.prototype;
      AudioScheduledSourceNode.prototype.start = function (...given) {
        made.knocks += 1;
        return start.apply(this, given);
      };
    });
    return () =>
      page.evaluate(() => (window as unknown as { made: { flights: number; knocks: number } }).made);
  }

  it("knocks once for each bean that lands, and never where sound is off", async () => {
    for (const [sound, knocks] of [
      ["on", 3],
      ["off", 0],
    ] as const) {
      const { context, page, faults } = await visit({ settings: { speed: "fast", sound } });
      const made = await counted(page);
      await begin(page);
      expect(await made()).toEqual({ flights: 0, knocks: 0 });
      await page.keyboard.press("3");
      await page.keyboard.press("Enter");
      await landed(page, "−3");
      expect(await made()).toEqual({ flights: 3, knocks });
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it("doesn't travel where the device asks for less motion, however slowly beans are set to travel", async () => {
    const { context, page } = await visit({ settings: { speed: "slow" } });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const made = await counted(page);
    await begin(page);
    await page.keyboard.press("3");
    await page.keyboard.press("Enter");
    await landed(page, "−3");
    expect((await made()).flights).toBe(0);
    const moving = await page.evaluate(
      () => getComputedStyle(document.querySelector("button.chip") as Element).transitionDuration,
    );
    expect(moving).toBe("0s");
    await context.close();
  });
});

describe("a game", () => {
  it.each([3, 10])(
    "on 2x%i is played to its end by keyboard alone, against a level, and its result is told",
    async (cups) => {
      const { context, page, faults } = await visit();
      await begin(page, { cups, stock: 5, maxSow: cups, level: 2 });
      for (let turns = 0; turns < 60; turns++) {
        await page.locator(".chips .primary, .result").first().waitFor();
        if (await page.locator(".result").count()) break;
        const before = (await moves(page)).length;
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Enter");
        await expect.poll(async () => (await moves(page)).length).toBeGreaterThan(before);
        await page.locator(".chips:not(.waiting), .result").first().waitFor();
      }
      expect(await page.locator(".result h2").textContent()).toMatch(/wins \d+ to \d+|draw/);
      expect(faults).toEqual([]);
      await context.close();
    },
    60_000,
  );

  it("is begun by keyboard alone, from the start page", async () => {
    const { context, page } = await visit();
    await page.goto("/");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/play");
    await ready(page);
    await page.getByRole("button", { name: "New game" }).first().focus();
    await page.keyboard.press("Enter");
    const level = page.locator("dialog select[name=level]");
    await level.focus();
    await page.keyboard.press("End");
    expect(await level.inputValue()).toBe("0");
    await page.getByRole("button", { name: "Begin" }).focus();
    await page.keyboard.press("Enter");
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(await game(page)).toMatchObject({ moves: [], seats: { s: 0, n: 0 } });
    expect(await page.evaluate(() => document.activeElement?.matches("button.vessel.usable"))).toBe(true);
    await context.close();
  });

  it("survives that the page is loaded again, is taken back and given up", async () => {
    const { context, page } = await visit();
    await begin(page);
    for (const move of ["4", "3"]) {
      await page.keyboard.press(move);
      await page.keyboard.press("Enter");
    }
    await page.reload();
    await ready(page);
    expect(await page.locator(".moves li").textContent()).toContain("s4");
    await page.getByRole("button", { name: "Take back" }).click();
    expect(await moves(page)).toEqual(["s4"]);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Really resign?" }).click();
    expect(await page.locator(".result h2").textContent()).toBe("North resigns; South wins.");
    await page.getByRole("button", { name: "Take back" }).click();
    expect(await page.locator(".result").count()).toBe(0);
    await context.close();
  });

  it("that was kept and can't be read makes room for a new one, and isn't lost", async () => {
    const { context, page } = await visit();
    for (const broken of ['{"moves":["s9"]', JSON.stringify({ ...(await fresh(page)), moves: ["s9"] })]) {
      await page.evaluate((broken) => localStorage.setItem("beanduel.game", broken), broken);
      await page.reload();
      await ready(page);
      expect(await page.getByRole("alert").textContent()).toContain("can’t be read");
      expect(await moves(page)).toEqual([]);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save it as a file" }).click(),
      ]);
      expect(readFileSync(await file.path(), "utf8")).toBe(broken);
      const aside = await page.evaluate(() => JSON.parse(localStorage.getItem("beanduel.aside") ?? "[]"));
      expect(aside.at(-1)).toBe(broken);
    }
    await context.close();
  });

  it("is the same in two tabs", async () => {
    const { context, page } = await visit();
    await begin(page);
    const other = await context.newPage();
    await other.goto("/play");
    await ready(other);
    await page.bringToFront();
    for (const move of ["4", "3"]) {
      await page.keyboard.press(move);
      await page.keyboard.press("Enter");
    }
    await expect.poll(() => other.locator(".moves li").textContent()).toContain("s3x1");
    await other.bringToFront();
    await other.keyboard.press("1");
    await other.keyboard.press("Enter");
    expect(await moves(page)).toEqual(["s4", "s3x1", "s1"]);
    await expect.poll(() => page.locator(".moves li").last().textContent()).toContain("s1");
    await context.close();
  });

  it("is played again after it was taken back", async () => {
    const { context, page } = await visit();
    await begin(page);
    for (const move of ["4", "3"]) {
      await page.keyboard.press(move);
      await page.keyboard.press("Enter");
    }
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await button("Take back").click();
    await button("Take back").click();
    expect(await moves(page)).toEqual([]);
    await button("Redo").click();
    expect(await moves(page)).toEqual(["s4"]);
    await button("Redo").click();
    expect(await moves(page)).toEqual(["s4", "s3x1"]);
    expect(await button("Redo").getAttribute("aria-disabled")).toBe("true");
    await context.close();
  });

  it("can be turned, and played from North's side", async () => {
    const { context, page } = await visit();
    await begin(page, { level: 1, side: "n", cups: 4, stock: 40, maxSow: 4 });
    await page.locator(".chips:not(.waiting)").waitFor();
    const [mine, theirs] = await Promise.all(
      ["n", "s"].map((side) => page.locator(`.picture [data-cup="${side}1"]`).boundingBox()),
    );
    expect(mine?.y).toBeGreaterThan(theirs?.y ?? 0);
    await page.getByRole("button", { name: "Turn the board" }).click();
    const turned = await page.locator('.picture [data-cup="n1"]').boundingBox();
    expect(turned?.y).toBeLessThan(mine?.y ?? 0);
    await context.close();
  });

  it("goes on offline, from the first move to the last", async () => {
    const { context, page, faults } = await visit();
    await page.goto("/play");
    await ready(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await begin(page, { cups: 2, stock: 4, maxSow: 2, level: 3 });
    await context.setOffline(true);
    await page.reload();
    await ready(page);
    for (let turns = 0; turns < 40 && !(await page.locator(".result").count()); turns++) {
      await page.locator(".chips:not(.waiting), .result").first().waitFor();
      const before = (await moves(page)).length;
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await moves(page)).length).toBeGreaterThan(before);
      await page.locator(".chips:not(.waiting), .result").first().waitFor();
    }
    expect(await page.locator(".result h2").count()).toBe(1);
    for (const path of ["/", "/rules", "/settings"]) {
      await page.goto(path);
      expect(await page.locator("main").count()).toBe(1);
    }
    // What can't be had offline is the version; the browser says so by itself.
    expect(
      faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(fault)),
    ).toEqual([]);
    await context.close();
  }, 60_000);
});

describe("the engine", () => {
  it("gives a hint and shows it", async () => {
    const { context, page } = await visit();
    await begin(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await expect.poll(() => page.locator(".chip.pressed").count(), { timeout: 5_000 }).toBe(1);
    expect(await status(page).textContent()).toMatch(
      /^\s*Hint: s\d\. Expected final margin: about [+-]?[\d.]+ \(estimate\)\. South sows/,
    );
    await context.close();
  });

  it("has exact hints on 2x3 from its table, without a network too", async () => {
    const visitor = await visit();
    const { context, page } = visitor;
    const exact = async () => {
      await page.getByRole("button", { name: "Hint" }).click();
      await expect.poll(() => status(page).textContent(), { timeout: 10_000 }).toMatch(/Hint: s\d/);
      return status(page).textContent();
    };
    await begin(page, { cups: 3, stock: 30, maxSow: 3 });
    await kept(page);
    // The table comes with the first question that wants it.
    expect(await exact()).toContain("Hint: s1. Final margin with best play: 0 (exact)");
    await offline(visitor);
    await page.reload();
    await ready(page);
    expect(await exact()).toContain("Hint: s1. Final margin with best play: 0 (exact)");
    await page.keyboard.press("2");
    await page.keyboard.press("2");
    expect(await moves(page)).toEqual(["s2"]);
    expect(await exact()).toMatch(/Final margin with best play: \+4 \(exact\)/);
    await context.close();
  });

  it("whose worker was ended from outside is started again, says so until the next move, and the game goes on", async () => {
    const { context, page, faults } = await visit();
    await page.addInitScript(() => {
      const workers: Worker[] = [];
      Object.assign(window, { workers });
      window.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          workers.push(this);
        }
      };
    });
    await begin(page, { level: 3, side: "s", cups: 4, stock: 40, maxSow: 4 });
    await page.evaluate(() => (window as unknown as { workers: Worker[] }).workers.at(-1)?.terminate());
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await moves(page)).length, { timeout: 30_000 }).toBe(2);
    expect(await page.getByRole("alert").textContent()).toContain("was started again");
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    await expect.poll(async () => (await moves(page)).length).toBe(4);
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);

  it("of level 6 answers within half a second", TIMED, async () => {
    const { context, page } = await visit();
    await page.goto("/play");
    await ready(page);
    const { time, answers } = await page.evaluate(async () => {
      const worker = new Worker(document.querySelector<HTMLElement>("cups-table")?.dataset.worker ?? "", {
        type: "module",
      });
      worker.postMessage({ wasm: document.documentElement.dataset.wasm });
      const ask = (id: number, question: object) =>
        new Promise((resolve) => {
          // It also says that it is there.
          worker.onmessage = ({ data }) => "there" in data || resolve(data);
          worker.postMessage({ id, question });
        });
      const question = { do: "play", position: "3,5,2,0:22:9 6,3,0,4:19:7 n", level: 6, seed: 1 };
      const first = await ask(1, question);
      const start = performance.now();
      const second = await ask(2, { ...question, seed: 2 });
      return { time: performance.now() - start, answers: [first, second] };
    });
    for (const answer of answers)
      expect(answer).toMatchObject({ answer: { move: expect.stringMatching(/^[sc]\d/) } });
    expect(time).toBeLessThan(500);
    await context.close();
  });

  it("can be called off: the page may share memory with its worker", async () => {
    const { context, page } = await visit();
    await page.goto("/play");
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await context.close();
  });
});
