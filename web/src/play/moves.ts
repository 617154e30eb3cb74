// The moves of a game as a list, a line for each turn.
import { html } from "lit";
import type { Played, Standing } from "../protocol";
import { say } from "../text";

export function moveList(standing: Standing) {
  const first = standing.moves[0]?.by === "n" ? 1 : 0;
  const turns: [Played | undefined, Played | undefined][] = [];
  standing.moves.forEach((move, i) => {
    const at = Math.floor((i + first) / 2);
    turns[at] ??= [undefined, undefined];
    turns[at][move.by === "s" ? 0 : 1] = move;
  });
  return html`<section class="moves" aria-label=${say("moves")}>
    <h2>${say("moves")}</h2>
    ${
      turns.length === 0
        ? html`<p class="soft">${say("begin")}</p>`
        : html`<ol tabindex="0" aria-label=${say("moves")}>
          ${turns.map(([south, north]) => html`<li><span>${south?.move ?? "…"}</span><span>${north?.move ?? ""}</span></li>`)}
        </ol>`
    }
  </section>`;
}
