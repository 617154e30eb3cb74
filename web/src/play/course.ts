// The course of a game: who was ahead after each move, as a line.
import { html } from "lit";

const WIDTH = 320;
const HEIGHT = 96;

/** The line of South's margin. The sentence that says it in words stands beside it. */
export function course(margins: readonly number[]) {
  const most = Math.max(3, ...margins.map(Math.abs));
  const x = (i: number) => (WIDTH * i) / Math.max(1, margins.length - 1);
  const y = (margin: number) => HEIGHT / 2 - ((HEIGHT / 2 - 6) * margin) / most;
  const points = margins.map((margin, i) => `${x(i).toFixed(1)},${y(margin).toFixed(1)}`).join(" ");
  return html`<svg class="course" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true" preserveAspectRatio="none">
    <polygon class="area" points="0,${HEIGHT / 2} ${points} ${WIDTH},${HEIGHT / 2}" />
    <line x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2} />
    <polyline points=${points} />
  </svg>`;
}
