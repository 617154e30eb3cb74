// The page for analysing, as tests use it.
import { readFileSync } from "node:fs";
import type { Download, Page } from "playwright-core";

/** Opens the analysis; an address with another part behind `#` is another page for a person too. */
export async function open(page: Page, fragment = ""): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`/analyse${fragment}`);
  await page.locator("cups-analysis cups-board .picture svg").waitFor();
}

/** Switches the engine off, for what doesn't need it. */
export const quiet = (page: Page) =>
  page.addInitScript(() => {
    // A page that is none has no storage.
    if (location.protocol !== "about:") localStorage.setItem("beanduel.engine", '{"on":false,"lines":3}');
  });

export const chip = (page: Page, move: string) => page.locator(`.here [data-move="${move}"]`);

/** What opens a part of the page. */
export const panel = (page: Page, name: string) => page.locator(`details[name=${name}] > summary`);

/** What was taken away. */
export async function content(download: Promise<Download>): Promise<Buffer> {
  return readFileSync(await (await download).path());
}
