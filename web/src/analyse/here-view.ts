// The moves that can be played here, with what tables and books know of each.
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { Played, Standing } from "../protocol";
import { say, sentence } from "../text";
import type { Explored } from "./explorer";
import { finalMargin, margin } from "./worth";

function note(explored: Explored | undefined): string {
  switch (explored?.state) {
    case "known":
      return say("analysis-explorer-known");
    case "unknown":
      return say("analysis-explorer-unknown");
    case "unreachable":
      return say("analysis-explorer-unreachable");
    default:
      return say("analysis-explorer-asking");
  }
}

export function hereView(
  standing: Standing,
  explored: Explored | undefined,
  play: (move: string) => void,
): TemplateResult {
  const known = explored?.state === "known" ? explored.known : undefined;
  const values = new Map(known?.moves.map(({ move, value }) => [move, value]));
  const best = Math.max(...[...values.values()].filter((value) => value !== null));
  const chip = (legal: Played) => {
    const value = values.get(legal.move) ?? null;
    const worth = value === null ? "" : margin(finalMargin(standing, value), true);
    const isBest = value !== null && value === best && known?.value === best;
    // The name begins with what is seen, for those who speak to their computer.
    const seen = worth ? `${legal.move} ${worth}, ${say("analysis-exact")}.` : `${legal.move}:`;
    const name = [seen, isBest && say("analysis-best"), sentence(legal)];
    return html`<button
      type="button"
      class=${classMap({ chip: true, valued: worth !== "", best: isBest })}
      data-move=${legal.move}
      aria-label=${name.filter(Boolean).join(" ")}
      @click=${() => play(legal.move)}
    >
      ${legal.move} ${worth ? html`<small class="known">${worth}</small>` : nothing}
    </button>`;
  };
  const group = (name: string, kind: Played["kind"]) => {
    const moves = standing.legal.filter((legal) => legal.kind === kind);
    return moves.length === 0
      ? nothing
      : html`<div class="group" role="group" aria-label=${name}><span>${name}</span>${moves.map(chip)}</div>`;
  };
  if (standing.over) return html``;
  return html`<section class="here" aria-labelledby="here-title">
    <h2 id="here-title">${say("analysis-explorer")}</h2>
    <div class="chips">
      ${group(say("web-sow"), "sow")} ${group(say("web-empty"), "empty")} ${group(say("web-pass"), "pass")}
    </div>
    <p class="soft">${note(explored)}</p>
  </section>`;
}
