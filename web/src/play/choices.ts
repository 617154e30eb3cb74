// The legal moves as buttons below the board, and the button that plays the one chosen.
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { keyOfNumber } from "../board/choosing";
import type { Played, Standing } from "../protocol";
import { playerName, say, sentence } from "../text";

/** What the buttons do. */
export interface Choosing {
  chosen: Played | undefined;
  press(played: Played): void;
  play(played?: Played): void;
}

function chip(legal: Played, { chosen, press }: Choosing) {
  const pressed = chosen?.move === legal.move;
  // The name begins with what is seen, for those who speak to their computer.
  const name = `${legal.number}${legal.captured > 0 ? `×${legal.captured}` : ""}: ${sentence(legal)}`;
  const key = legal.kind === "empty" ? `⇧${keyOfNumber(legal.number)}` : keyOfNumber(legal.number);
  return html`<button
    type="button"
    class=${classMap({ chip: true, pressed, captures: legal.captured > 0 })}
    aria-pressed=${pressed ? "true" : "false"}
    aria-label=${name}
    data-move=${legal.move}
    title=${say("web-key", { key })}
    @click=${() => press(legal)}
  >
    ${legal.number}${legal.captured > 0 ? html`<small>×${legal.captured}</small>` : nothing}
  </button>`;
}

function group(name: string, legal: Played[], choosing: Choosing) {
  if (legal.length === 0) return nothing;
  return html`<div class="group" role="group" aria-label=${name}>
    <span>${name}</span>${legal.map((move) => chip(move, choosing))}
  </div>`;
}

/** The buttons of a person who is to move. */
export function choices(standing: Standing, choosing: Choosing) {
  const [first] = standing.legal;
  if (first?.kind === "pass") {
    return html`<p>${say("pass-body", { player: playerName(standing.toMove) })}</p>
      <button type="button" class="primary" @click=${() => choosing.play(first)}>${say("web-pass")}</button>`;
  }
  const of = (kind: Played["kind"]) => standing.legal.filter((legal) => legal.kind === kind);
  const { chosen } = choosing;
  return html`${group(say("web-sow"), of("sow"), choosing)} ${group(say("web-empty"), of("empty"), choosing)}
    <button type="button" class="primary" aria-disabled=${chosen ? nothing : "true"} @click=${() => choosing.play()}>
      ${chosen ? say("web-play-move", { move: chosen.move }) : say("web-choose")}
    </button>`;
}
