// The moves there are, as buttons: for those who press rather than point, and for what a board is too small for.
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { Played, Standing } from "../protocol";
import { say, sentence } from "../text";
import type { CupsBoard } from "./board";
import { keyOfNumber } from "./choosing";

function chip(legal: Played, chosen: Played | undefined, board: () => CupsBoard | null) {
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
    @click=${() => (pressed ? board()?.play() : board()?.choose(legal))}
  >
    ${legal.number}${legal.captured > 0 ? html`<small>×${legal.captured}</small>` : nothing}
  </button>`;
}

/** The legal moves where a person is to move, and the button that plays the one chosen. */
export function chips(standing: Standing, chosen: Played | undefined, board: () => CupsBoard | null) {
  const group = (name: string, kind: Played["kind"]) => {
    const legal = standing.legal.filter((played) => played.kind === kind);
    return legal.length === 0
      ? nothing
      : html`<div class="group" role="group" aria-label=${name}>
          <span>${name}</span>${legal.map((move) => chip(move, chosen, board))}
        </div>`;
  };
  return html`${group(say("web-sow"), "sow")} ${group(say("web-empty"), "empty")}
    <button type="button" class="primary" ?disabled=${!chosen} @click=${() => board()?.play()}>
      ${chosen ? say("web-play-move", { move: chosen.move }) : say("web-choose")}
    </button>`;
}
