// The engine's lines: what each is worth, whether that is known or guessed, and the moves expected.
import { html, nothing, type TemplateResult } from "lit";
import { ending } from "../ending";
import type { KnownPosition, Line, Standing } from "../protocol";
import { say } from "../text";
import { exactLines, type Findings } from "./analyst";
import { type EngineWish, MOST_LINES } from "./kept";
import { finalMargin, margin } from "./worth";

/** How many moves of a line are shown. */
const LONGEST = 12;

export interface EngineActions {
  wish(wish: EngineWish): void;
  /** Plays moves from here. */
  play(moves: readonly string[]): void;
  goOn(): void;
}

function line(standing: Standing, found: Line, actions: EngineActions): TemplateResult {
  const worth = margin(finalMargin(standing, found.value), found.exact);
  const [first = "", ...rest] = found.line;
  const shown = rest.slice(0, LONGEST - 1);
  return html`<li>
    <span class=${found.exact ? "worth exact" : "worth"}
      >${found.exact ? worth : html`<span aria-hidden="true">≈ </span>${worth}`}
      <small>${found.exact ? say("analysis-exact") : say("analysis-estimate")}</small></span
    >
    <button type="button" class="first" data-line=${first} @click=${() => actions.play([first])}>${first}</button>
    ${
      shown.length > 0
        ? html`<button
            type="button"
            class="rest"
            aria-label=${`${shown.join(" ")}: ${say("analysis-play-line")}`}
            title=${say("analysis-play-line")}
            @click=${() => actions.play([first, ...shown])}
          >
            ${shown.join(" ")}${rest.length > shown.length ? " …" : nothing}
          </button>`
        : nothing
    }
  </li>`;
}

/** The panel; `findings` are of the position shown, or missing; `known` is there where tables and books know every move. */
export function engineView(
  standing: Standing,
  wish: EngineWish,
  findings: Findings | undefined,
  known: KnownPosition | undefined,
  actions: EngineActions,
): TemplateResult {
  const found = known ? exactLines(known, findings?.found, wish.lines) : findings?.found;
  const state = () => {
    if (standing.over) return ending(standing);
    if (findings?.state === "failed") return say("web-engine-failed");
    const depth = found?.depth ? say("analysis-depth", { plies: found.depth }) : "";
    return findings?.state === "rests" ? depth : `${depth} ${say("analysis-thinks")}`;
  };
  const isExact = found?.lines.every((line) => line.exact);
  return html`<section class="panel engine" aria-labelledby="engine-title">
    <div class="title">
      <h2 id="engine-title">${say("analysis-engine")}</h2>
      <label class="switch"
        ><input
          type="checkbox"
          role="switch"
          name="engine"
          .checked=${wish.on}
          @change=${(event: Event) => actions.wish({ ...wish, on: (event.target as HTMLInputElement).checked })}
        />
        ${say("analysis-engine-on")}</label
      >
      <label class="count"
        >${say("analysis-lines")}
        <select
          name="lines"
          @change=${(event: Event) => actions.wish({ ...wish, lines: Number((event.target as HTMLSelectElement).value) })}
        >
          ${Array.from({ length: MOST_LINES }, (_, i) => i + 1).map(
            (n) => html`<option value=${n} .selected=${n === wish.lines}>${n}</option>`,
          )}
        </select></label
      >
    </div>
    ${
      wish.on
        ? html`<ol class=${`lines of-${Math.min(wish.lines, Math.max(1, standing.legal.length))}`} aria-label=${say("analysis-engine")}>
              ${found?.lines.map((one) => line(standing, one, actions))}
            </ol>
            <p class="soft state">
              ${state()}
              ${
                findings?.state === "rests" && !isExact && !standing.over
                  ? html`<button type="button" class="small" @click=${() => actions.goOn()}>${say("analysis-go-on")}</button>`
                  : nothing
              }
            </p>`
        : nothing
    }
  </section>`;
}
