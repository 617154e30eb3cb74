// What every page does: settings that take effect at once, the service worker, and the handshake by which an old tab notices
// that the server has a newer version.
import "./styles/page.css";
import "./styles/study.css";
import { keep } from "./settings";
import { loadText, say } from "./text";

/** How often a tab in use asks for the version, in ms. */
const BETWEEN = 5 * 60_000;

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
  if (document.querySelector(".newer")) return;
  await loadText();
  const bar = document.createElement("p");
  bar.className = "newer";
  bar.setAttribute("role", "alert");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = say("web-reload");
  button.addEventListener("click", () => location.reload());
  bar.append(say("web-newer"), " ", button);
  document.body.prepend(bar);
}

/** Settings are kept as they are chosen; the button that sends the form is for pages without script. */
function settingsForm(): void {
  const form = document.querySelector<HTMLFormElement>("form.settings");
  if (!form) return;
  form.addEventListener("change", (event) => {
    const input = event.target as HTMLInputElement;
    keep(input.name, input.value);
    if (input.name === "lang") location.replace("/settings");
    else if (input.name === "theme" || input.name === "board") root.dataset[input.name] = input.value;
    const said = form.querySelector("[role=status]");
    if (said) said.textContent = form.dataset.kept ?? "";
  });
  form.classList.add("live");
}

settingsForm();
addEventListener("focus", () => {
  if (Date.now() - asked > BETWEEN) greet();
});
greet();
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
