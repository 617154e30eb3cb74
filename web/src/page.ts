// What every page does: settings that take effect at once, the service worker, and the handshake by which an old tab notices
// that the server has a newer version.
import "./styles/page.css";
import "./styles/study.css";
import { bar } from "./bar";
import { tellFaults } from "./links";
import { keep, settings } from "./settings";
import type { Wish } from "./sw";
import { loadText, say } from "./text";

/** How often a tab in use asks for the version, in ms. */
const BETWEEN = 5 * 60_000;
/** How long the service worker may take to change the language, in ms. */
const PATIENCE = 2_000;

const root = document.documentElement;
let asked = Date.now();

async function greet(): Promise<void> {
  asked = Date.now();
  try {
    const answer = await fetch("/version.json", { cache: "no-store" });
    const { version } = (await answer.json()) as { version: string };
    if (version && version !== root.dataset.version) await showNewer();
  } catch {
    // Offline: what is here is all there is.
  }
}

async function showNewer(): Promise<void> {
  await loadText();
  bar("newer", say("web-newer"), say("web-reload"), () => location.reload());
}

/** What is set now holds, also on a page that was kept before it was set. */
function applySettings(form: HTMLFormElement | null): void {
  const set = settings();
  root.dataset.theme = set.theme;
  root.dataset.board = set.board;
  for (const [name, value] of Object.entries(set)) {
    const input = form?.querySelector<HTMLInputElement>(`input[name=${name}][value=${value}]`);
    if (input) input.checked = true;
  }
}

/** Has the pages kept for offline as they are set now; resolves when those in another language are in their place. */
function keepPages(language?: string): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    setTimeout(resolve, PATIENCE);
    worker.postMessage({ wish: "set", language } satisfies Wish, [port2]);
  });
}

/** Settings are kept as they are chosen; the button that sends the form is for pages without script. */
function settingsForm(form: HTMLFormElement | null): void {
  if (!form) return;
  form.addEventListener("change", (event) => {
    const input = event.target as HTMLInputElement;
    keep(input.name, input.value);
    const isLanguage = input.name === "lang";
    const kept = keepPages(isLanguage ? input.value : undefined);
    if (isLanguage) kept.then(() => location.replace("/settings"));
    else if (input.name === "theme" || input.name === "board") root.dataset[input.name] = input.value;
    const said = form.querySelector("[role=status]");
    if (said) said.textContent = form.dataset.kept ?? "";
  });
  form.classList.add("live");
}

const form = document.querySelector<HTMLFormElement>("form.settings");
applySettings(form);
settingsForm(form);
tellFaults();
addEventListener("hashchange", tellFaults);
addEventListener("focus", () => {
  if (Date.now() - asked > BETWEEN) greet();
});
greet();
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
  navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ wish: "complete" } satisfies Wish),
  );
}
