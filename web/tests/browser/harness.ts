// A real browser and the real program, for the tests of the pages.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** For tests that measure time: a machine busy with other work may be late once. */
export const TIMED = { retry: 2, timeout: 120_000 };
const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export interface Place {
  url: string;
  end(): void;
}

/** Where the program is. */
export function program(): string {
  const program = process.env.BEANDUEL ?? `${ROOT}target/debug/beanduel`;
  if (!existsSync(program)) throw new Error(`${program} isn't there: cargo build -p beanduel makes it`);
  return program;
}

/** Starts the program on a free port. */
export async function serve(): Promise<Place> {
  const child: ChildProcess = spawn(program(), ["serve", "--listen", "127.0.0.1:0", "--lang", "en"]);
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (piece) => {
      said += piece;
      const found = /http:\/\/[\d.:]+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.on("exit", () => reject(new Error(said)));
  });
  return { url, end: () => child.kill() };
}

export function browser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}

export interface Look {
  width?: number;
  dark?: boolean;
  touch?: boolean;
  /** Device pixels for each of the page. */
  scale?: number;
  language?: string;
  script?: boolean;
  /** Cookies of settings. */
  settings?: Record<string, string>;
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What went wrong on the page. */
  faults: string[];
}

/** What a page looks like where a test doesn't say: wide and light, or with LOOK=phone narrow and dark. */
const USUAL = process.env.LOOK === "phone" ? { width: 375, dark: true } : { width: 1280, dark: false };

/** A person with a fresh browser. Beans don't travel unless the settings say so. */
export async function visit(browser: Browser, { url }: Place, look: Look = {}): Promise<Visit> {
  const { width, dark } = { ...USUAL, ...look };
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 740 : 860 },
    colorScheme: dark ? "dark" : "light",
    hasTouch: look.touch ?? false,
    isMobile: look.touch ?? false,
    deviceScaleFactor: look.scale ?? 1,
    locale: look.language ?? "en",
    javaScriptEnabled: look.script ?? true,
    baseURL: url,
  });
  const settings = { speed: "off", ...look.settings };
  await context.addCookies(Object.entries(settings).map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return { context, page, faults };
}

/** The program and a browser for the tests of a file; returns what brings a person there. */
export function hosted(): (look?: Look) => Promise<Visit> {
  let place: Place;
  let chromium: Browser;
  beforeAll(async () => {
    [place, chromium] = await Promise.all([serve(), browser()]);
  });
  afterAll(async () => {
    await chromium?.close();
    place?.end();
  });
  return (look) => visit(chromium, place, look);
}

/** Waits until the live board is there. */
export async function ready(page: Page): Promise<void> {
  await page.locator("cups-table cups-board .picture svg").waitFor();
}

/** Waits until the site is kept in the browser, as after a first visit, and takes the network away. */
export async function offline({ context, page }: Visit): Promise<void> {
  await kept(page);
  await context.setOffline(true);
}

/** Waits until the site is kept in the browser. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The game that the page keeps. */
export function game(page: Page): Promise<{ moves: string[]; resigned?: string }> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("beanduel.game") ?? "null"));
}

/** A game of two friends, or against a level, on a board of this size. */
export async function begin(page: Page, wish: object = {}): Promise<void> {
  await page.goto("/settings");
  await page.evaluate((wish) => localStorage.setItem("beanduel.wish", JSON.stringify(wish)), {
    level: 0,
    ...wish,
  });
  await page.evaluate(() => localStorage.removeItem("beanduel.game"));
  await page.goto("/play");
  await ready(page);
}
