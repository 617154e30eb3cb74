// All pages: readable without script, accessible, light, in three languages, as they were set, and quick.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { expectSound } from "./axe";
import { hosted, kept, offline, ready, TIMED } from "./harness";

const visit = hosted();

const PAGES = ["/", "/play", "/rules", "/settings", "/nowhere"];

describe("accessibility", () => {
  for (const width of [1280, 375]) {
    for (const dark of [false, true]) {
      it(`has no serious findings, ${width} px wide, ${dark ? "dark" : "light"}`, async () => {
        const { context, page } = await visit({ width, dark, touch: width < 600 });
        for (const path of PAGES) {
          await page.goto(path);
          if (path === "/play") {
            await ready(page);
            await page.locator("[data-move=s3]").click();
          }
          await expectSound(page, path);
        }
        await context.close();
      }, 60_000);
    }
  }
});

describe("without script", () => {
  it("pages read, and boards show as pictures with a description", async () => {
    const { context, page } = await visit({ script: false });
    await page.goto("/rules");
    expect(await page.locator("main svg").count()).toBe(4);
    expect(await page.locator("main svg desc").nth(2).textContent()).toContain("captures one bean");
    await page.goto("/play");
    expect(await page.locator("main svg:visible").count()).toBe(1);
    expect(await page.locator("noscript p, .notice").first().textContent()).toContain("JavaScript");
    await context.close();
  });

  it("settings are kept all the same", async () => {
    const { context, page } = await visit({ script: false });
    await page.goto("/settings");
    await page.locator("input[name=lang][value=cs]").check();
    await page.locator("input[name=theme][value=dark]").check();
    await page.locator("form button").click();
    expect(await page.locator("html").getAttribute("lang")).toBe("cs");
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await page.locator("input[name=theme][value=dark]").isChecked()).toBe(true);
    await context.close();
  });
});

describe("an address", () => {
  it("says nothing unheard: what a page can't take from it is told above it, with what may stand there", async () => {
    const { context, page, faults } = await visit();
    for (const [address, ...said] of [
      ["/play?cups=99&stock=abc", "“cups=99” after “?”, but nothing may stand", "“stock=abc” after “?”"],
      ["/learn?lesson=sow", "“lesson=sow” after “?”"],
      ["/de/rules#was=1", "„was=1“ nach „#“"],
      ["/cs/solved?x", "uvedeno „x“"],
      ["/puzzles?puzzle=nope", "“puzzle=nope” after “?”, which this page doesn’t know: it knows only theme"],
      ["/puzzles?theme=nope", "“theme=nope”: for “theme” only these words may stand there: capture-now"],
    ] as const) {
      await page.goto("about:blank");
      await page.goto(address);
      const told = page.getByRole("alert").locator("p");
      await told.nth(said.length - 1).waitFor();
      expect(await told.count(), address).toBe(said.length);
      for (const [i, sentence] of said.entries())
        expect(await told.nth(i).textContent(), address).toContain(sentence);
    }
    await expectSound(page, "a fault of the address");
    // The page itself is there as always.
    await page.locator("cups-puzzles cups-board .picture svg").waitFor();
    expect(await page.getByRole("alert").count()).toBe(1);
    await page.getByRole("button", { name: "Another puzzle" }).click();
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    expect(new URL(page.url()).search).toBe("");
    await page.goto("/rules#content");
    await page.evaluate(() => {
      location.hash = "nowhere";
    });
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("“nowhere” after “#”");
    await page.evaluate(() => {
      location.hash = "content";
    });
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);

  it("is read without script and without a network too", async () => {
    const plain = await visit({ script: false, language: "de" });
    await plain.page.goto("/perfect?cups=77");
    expect(await plain.page.getByRole("alert").textContent()).toContain("ganze Zahl von 1 bis 10 möglich");
    await plain.context.close();
    const visitor = await visit();
    const { context, page } = visitor;
    await page.goto("/rules?x=1");
    expect(await page.getByRole("alert").count()).toBe(1);
    await offline(visitor);
    await page.goto("/rules");
    await page.locator("cups-example button").first().waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.goto("/play?x=2");
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("“x=2” after “?”");
    await context.close();
  }, 120_000);
});

describe("a page", () => {
  it("is in the language of the browser, of the path, of the setting", async () => {
    const { context, page } = await visit({ language: "de-AT" });
    await page.goto("/play");
    await ready(page);
    expect(
      await page.locator("cups-board [role=group] [role=group]").first().getAttribute("aria-label"),
    ).toMatch(/^Nord/);
    await page.goto("/cs/rules");
    expect(await page.locator("h1").textContent()).toBe("Poháry: pravidla");
    expect(await page.locator("nav a").first().getAttribute("href")).toBe("/cs/play");
    await page.goto("/settings");
    await page.locator("input[name=lang][value=en]").check();
    await page.waitForFunction(() => document.documentElement.lang === "en");
    await context.close();
  });

  it("has its ways to the others on one line and the settings beside the name, on the narrowest phone too", async () => {
    for (const language of ["en", "de", "cs"]) {
      const { context, page } = await visit({ language });
      for (const width of [820, 375, 320]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto("/settings");
        const place = `${language} ${width}`;
        const tops = await page
          .locator(".head nav a")
          .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
        expect(new Set(tops.slice(0, -1)).size, place).toBe(1);
        expect(tops.at(-1), place).toBeLessThan(tops[0] ?? 0);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, place).toBeLessThanOrEqual(0);
      }
      await context.close();
    }
  }, 60_000);

  it("fits the narrowest phone in every language", async () => {
    for (const language of ["en", "de", "cs"]) {
      const { context, page } = await visit({ width: 320, language });
      for (const path of ["/", "/play", "/analyse", "/perfect", "/learn/doomed", "/rules", "/settings"]) {
        await page.goto(`/${language}${path}`);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${language} ${path}`).toBeLessThanOrEqual(0);
      }
      await context.close();
    }
  }, 120_000);

  it("writes the players' names in its own ink, whatever board lies on it", async () => {
    const { context, page } = await visit({ settings: { theme: "light", board: "walnut" } });
    await page.goto("/play");
    await ready(page);
    const name = page.locator("cups-board .picture svg text", { hasText: "South" }).first();
    const [ink, fill] = await Promise.all([
      page.locator("body").evaluate((body) => getComputedStyle(body).color),
      name.evaluate((name) => getComputedStyle(name).fill),
    ]);
    expect(fill).toBe(ink);
    await context.close();
  });

  it("takes settings at once and keeps them", async () => {
    const { context, page } = await visit();
    await page.goto("/settings");
    await page.locator("input[name=theme][value=dark]").check();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.locator("input[name=board][value=paper]").check();
    await page.locator("input[name=beans][value=counted]").check();
    await page.goto("/play");
    await ready(page);
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await page.locator("cups-board .picture").innerHTML()).not.toContain("var(--cups-wood");
    await context.close();
  });

  it("steps through the example of the rules", async () => {
    const { context, page, faults } = await visit();
    await page.goto("/rules");
    const example = page.locator("cups-example");
    for (const sentence of ["South sows 4", "North sows 3 beans and captures one", "South empties cup 4"]) {
      await example.getByRole("button", { name: "Next move" }).click();
      await expect.poll(() => example.getByRole("status").textContent()).toContain(sentence);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it("is as it was set, also without a network", async () => {
    const { context, page } = await visit();
    await page.goto("/play");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto("/settings");
    await context.setOffline(true);
    await page.locator("input[name=theme][value=dark]").check();
    for (const path of ["/", "/rules", "/settings"]) {
      await page.goto(path);
      expect(await page.locator("html").getAttribute("data-theme"), path).toBe("dark");
    }
    expect(await page.locator("input[name=theme][value=dark]").isChecked()).toBe(true);
    await context.setOffline(false);
    await page.locator("input[name=lang][value=de]").check();
    await page.waitForFunction(() => document.documentElement.lang === "de");
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.match("/rules"))?.text())?.includes('lang="de"')),
      )
      .toBe(true);
    await context.setOffline(true);
    await page.goto("/rules");
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await context.close();
  });

  it("is in another language as soon as that is chosen, without a network too", async () => {
    const visitor = await visit();
    const { context, page } = visitor;
    await page.goto("/settings");
    await kept(page);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match("/cs/settings")) !== undefined), {
        timeout: 30_000,
      })
      .toBe(true);
    await offline(visitor);
    await page.locator("input[name=lang][value=cs]").check();
    await page.waitForFunction(() => document.documentElement.lang === "cs");
    expect(await page.locator("input[name=lang][value=cs]").isChecked()).toBe(true);
    for (const path of ["/", "/play", "/learn", "/de/rules"]) {
      await page.goto(path);
      expect(await page.locator("html").getAttribute("lang"), path).toBe(path === "/de/rules" ? "de" : "cs");
    }
    await page.goto("/play");
    await ready(page);
    expect(await page.locator("cups-table .tools").textContent()).toContain("Nápověda");
    await context.close();
  });

  it("has the colours that were set before it is seen, in another language and without a network too", async () => {
    const visitor = await visit();
    const { context, page } = visitor;
    await page.goto("/settings");
    await kept(page);
    const isKept = () => page.evaluate(async () => (await caches.match("/cs/rules")) !== undefined);
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
    await offline(visitor);
    await page.locator("input[name=theme][value=dark]").check();
    await page.locator("input[name=board][value=walnut]").check();
    await page.addInitScript(() => {
      // What holds when the first of the page comes that can be seen.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        const { theme, board } = document.documentElement.dataset;
        Object.assign(window, { seenFirst: `${theme} ${board}` });
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of ["/cs/rules", "/rules"]) {
      await page.goto(path);
      const first = () => page.evaluate(() => (window as unknown as { seenFirst: string }).seenFirst);
      expect(await first(), path).toBe("dark walnut");
      const answer = await page.evaluate(async (path) => (await caches.match(path))?.text(), path);
      expect(answer, path).toContain('data-theme="auto"');
    }
    await context.close();
  });

  it("is kept anew in every language when a setting changes", async () => {
    const { context, page } = await visit();
    await page.goto("/settings");
    await kept(page);
    const inCzech = () => page.evaluate(async () => (await caches.match("/cs/rules"))?.text());
    await expect.poll(inCzech, { timeout: 30_000 }).toContain('data-board="auto"');
    await page.locator("input[name=board][value=paper]").check();
    await expect.poll(inCzech, { timeout: 30_000 }).toContain('data-board="paper"');
    await context.close();
  });

  it("says where the rules can't be loaded, and loads them when it is told to", async () => {
    const { context, page } = await visit();
    await context.route("**/*.wasm", (route) => route.abort());
    await page.goto("/play");
    const alert = page.getByRole("alert");
    expect(await alert.textContent()).toContain("couldn’t be loaded");
    expect(await page.locator("main svg:visible").count()).toBe(1);
    await context.unroute("**/*.wasm");
    await alert.getByRole("button", { name: "Try again" }).click();
    await ready(page);
    expect(await alert.count()).toBe(0);
    await context.close();
  });

  it("that is older than the server says so", async () => {
    const { context, page } = await visit();
    await page.route("**/version.json", (route) =>
      route.fulfill({ json: { version: "another", files: [], pages: [] } }),
    );
    await page.goto("/");
    await expect.poll(() => page.locator(".newer").textContent()).toContain("newer version");
    await context.close();
  });
});

describe("weight and speed", () => {
  it("a game page is at most 60 kB of script and 250 kB of WebAssembly, compressed", async () => {
    const { context, page } = await visit();
    const sizes = { js: 0, wasm: 0 };
    const bodies: Promise<void>[] = [];
    page.on("response", (response) => {
      const ending = /\.(js|wasm)$/.exec(new URL(response.url()).pathname)?.[1] as "js" | "wasm" | undefined;
      if (!ending || response.frame().parentFrame()) return;
      bodies.push(
        response.body().then((body) => {
          const size = gzipSync(body).length;
          if (ending === "wasm") sizes.wasm = Math.max(sizes.wasm, size);
          else sizes.js += size;
        }),
      );
    });
    await page.goto("/play");
    await ready(page);
    await page.waitForTimeout(300);
    await Promise.allSettled(bodies);
    console.log(`script ${sizes.js} bytes, WebAssembly ${sizes.wasm} bytes, compressed`);
    expect(sizes.js).toBeGreaterThan(10_000);
    expect(sizes.js).toBeLessThanOrEqual(60_000);
    expect(sizes.wasm).toBeGreaterThan(50_000);
    expect(sizes.wasm).toBeLessThanOrEqual(250_000);
    await context.close();
  });

  it("the first board is seen within a second on a processor four times slower", TIMED, async () => {
    // The best of three: what else the machine does isn't the page's fault.
    const times: number[] = [];
    for (let i = 0; i < 3; i++) {
      const { context, page } = await visit({ width: 375 });
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.goto("/play", { waitUntil: "load" });
      times.push(
        await page.evaluate(
          () =>
            performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
        ),
      );
      await context.close();
    }
    const painted = Math.min(...times);
    console.log(`first board after ${painted.toFixed(0)} ms`);
    expect(painted).toBeLessThan(1_000);
  });

  it("files with a hash in their name are kept for ever, pages are asked for again", async () => {
    const { context, page } = await visit();
    await page.goto("/");
    const address = await page.locator("script[src]").first().getAttribute("src");
    const [file, first] = await Promise.all([context.request.get(address ?? ""), context.request.get("/")]);
    expect(file.headers()["cache-control"]).toContain("immutable");
    expect(first.headers()["cache-control"]).toBe("no-cache");
    expect(first.headers()["content-security-policy"]).not.toContain("unsafe-inline");
    await context.close();
  });
});
