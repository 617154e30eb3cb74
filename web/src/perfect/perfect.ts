// A row to be brought home: nobody plays against it, every step counts, and steps can be taken back.
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { Stage } from "../board/stage";
import { readAddress, replaceAddress } from "../links";
import type { Composed, RowStanding } from "../protocol";
import { storage } from "../storage";
import { say, sentence } from "../text";
import {
  asked,
  FIRST,
  KEY,
  keep,
  kept,
  lengthsOf,
  MOST_CUPS,
  moved,
  type Progress,
  withSolved,
} from "./progress";

export class CupsPerfect extends Stage {
  static override properties = {
    ...Stage.properties,
    problem: { state: true },
    moves: { state: true },
    state: { state: true },
    hinting: { state: true },
    progress: { state: true },
  };

  declare private problem: Composed | undefined;
  declare private moves: string[];
  /** Played by the person, or shown. */
  declare private state: "open" | "shown";
  declare private hinting: boolean;
  declare private progress: Progress;

  constructor() {
    super();
    this.moves = [];
    this.state = "open";
    this.hinting = false;
    this.progress = FIRST;
  }

  private get cups(): number {
    return this.progress.cups;
  }

  private get number(): number {
    return this.progress.at[this.cups] ?? 0;
  }

  /** Another tab has kept something. What is on the board here stays. */
  protected override keptElsewhere(key: string | null): void {
    if (key === KEY) this.progress = moved(kept(storage), this.cups, this.number);
  }

  protected override begin(): void {
    this.progress = kept(storage);
    const { values, faults } = readAddress();
    const [cups, number] = asked(values, this.progress);
    this.take(cups, number, faults.length === 0);
  }

  /** Shows a problem; an address that has a fault stays until another problem is chosen. */
  private take(cups: number, number: number, addressed = true): void {
    const { rules } = this;
    if (!rules) return;
    this.progress = moved(this.progress, cups, number);
    keep(storage, this.progress);
    const lengths = lengthsOf(cups);
    const seed = 1 + Math.floor(number / lengths);
    this.problem = rules.ask({ do: "compose", cups, seed, number: number % lengths });
    if (addressed) replaceAddress(`${location.pathname}?cups=${cups}&number=${number + 1}`);
    this.restart();
  }

  /** Where the row stands after these steps. */
  private rowAfter(moves: string[]): RowStanding {
    const { rules, problem } = this;
    if (!rules || !problem) throw new Error("no problem yet");
    return rules.ask({ do: "row", start: problem.position, to: problem.to, moves });
  }

  private restart(): void {
    this.state = "open";
    this.goTo([]);
  }

  private goTo(moves: string[]): void {
    this.hinting = false;
    this.moves = moves;
    this.show(this.rowAfter(moves).standing);
  }

  protected override play(move: string): void {
    const { problem } = this;
    if (!problem) return;
    const moves = [...this.moves, move];
    this.goTo(moves);
    if (this.rowAfter(moves).fewest === 0 && moves.length === problem.fewest) {
      this.progress = withSolved(this.progress, this.cups, this.number);
      keep(storage, this.progress);
    }
  }

  private solve(): void {
    const { problem } = this;
    if (!problem) return;
    const all = [0, ...problem.line.keys()].map((_, i) => this.rowAfter(problem.line.slice(0, i)).standing);
    this.hinting = false;
    this.moves = problem.line;
    this.state = "shown";
    this.show(...all);
  }

  /** How many steps have to be taken back until the row can be reached. */
  private stepsTooFar(): number {
    let steps = 0;
    while (
      steps < this.moves.length &&
      this.rowAfter(this.moves.slice(0, this.moves.length - steps)).fewest === null
    ) {
      steps += 1;
    }
    return steps;
  }

  private said(problem: Composed, now: RowStanding): string {
    const steps = this.moves.length;
    const { fewest } = problem;
    if (this.state === "shown") return this.moving ? "" : say("puzzle-shown");
    if (now.fewest === 0) {
      if (this.moving) return "";
      return steps === fewest ? say("perfect-done-best", { steps }) : say("perfect-done", { steps, fewest });
    }
    if (this.chosen) return sentence(this.chosen);
    if (this.hinting) {
      return now.fewest === null
        ? say("perfect-back", { steps: this.stepsTooFar() })
        : say("puzzle-hint-move", { moves: now.right.join(", ") });
    }
    if (now.standing.legal.every(({ kind }) => kind === "pass")) return say("perfect-lost");
    const last = now.standing.moves.at(-1);
    return last ? sentence(last) : "";
  }

  private actions(now: RowStanding, isOver: boolean) {
    if (isOver) {
      return html`<button type="button" @click=${() => this.restart()}>${say("training-again")}</button>
        <button type="button" class="primary next" @click=${() => this.take(this.cups, this.number + 1)}>
          ${say("perfect-next")}
        </button>`;
    }
    return now.standing.legal.some(({ kind }) => kind !== "pass")
      ? this.choices
      : html`<button type="button" class="primary next" @click=${() => this.goTo(this.moves.slice(0, -1))}>${say("web-undo")}</button>`;
  }

  private goal(problem: Composed) {
    const cups = problem.to.split(",");
    return html`<div class="goal">
      <p id="goal-title">${say("perfect-goal")}</p>
      <ol aria-labelledby="goal-title">${cups.map((beans) => html`<li>${beans}</li>`)}</ol>
    </div>`;
  }

  protected override render() {
    const { problem, standing } = this;
    if (!problem || !standing) return nothing;
    const now = this.rowAfter(this.moves);
    const isOver = this.state === "shown" || now.fewest === 0;
    const over = isOver && !this.moving;
    const best = over && this.state === "open" && this.moves.length === problem.fewest;
    const solved = this.progress.solved[this.cups] ?? [];
    const size = (event: Event) => {
      const cups = Number((event.target as HTMLSelectElement).value);
      this.take(cups, this.progress.at[cups] ?? 0);
    };
    return html`<div class="table">
      <div class="play">
        <div class="lead">
          <h2>${say("perfect-page")} · ${say("perfect-problem", { number: this.number + 1 })}${solved.includes(this.number) ? " ✓" : ""}</h2>
          <p class="task">${say("perfect-task", { row: problem.to, steps: problem.fewest })}</p>
        </div>
        ${this.boardOf(!isOver)} ${this.goal(problem)}
        <p class="taken">${say("perfect-steps", { steps: this.moves.length, fewest: problem.fewest })}</p>
        <p class=${classMap({ status: true, verdict: over, right: best })} role="status">${this.said(problem, now)}</p>
        <div class="chips">${this.actions(now, isOver)}</div>
      </div>
      <div class="side">
        <label class="field">
          <span>${say("perfect-size")}</span>
          <select name="cups" @change=${size}>
            ${Array.from({ length: MOST_CUPS }, (_, i) => i + 1).map(
              (cups) => html`<option value=${cups} .selected=${cups === this.cups}>${cups}</option>`,
            )}
          </select>
        </label>
        <div class="tools" role="group" aria-label=${say("web-tools")}>
          <button
            type="button"
            ?disabled=${this.moves.length === 0 || this.state === "shown"}
            @click=${() => this.goTo(this.moves.slice(0, -1))}
          >${say("web-undo")}</button>
          <button type="button" ?disabled=${this.moves.length === 0} @click=${() => this.restart()}>${say("perfect-restart")}</button>
          <button
            type="button"
            ?disabled=${isOver}
            @click=${() => {
              this.board?.choose(undefined);
              this.hinting = true;
            }}
          >${say("web-hint")}</button>
          <button type="button" ?disabled=${this.state === "shown"} @click=${() => this.solve()}>${say("training-show")}</button>
          <button type="button" ?disabled=${this.number === 0} @click=${() => this.take(this.cups, this.number - 1)}>
            ${say("perfect-previous")}
          </button>
          <button type="button" @click=${() => this.take(this.cups, this.number + 1)}>${say("perfect-next")}</button>
        </div>
        <p class="soft">${say("perfect-record", { solved: solved.length })}</p>
      </div>
    </div>`;
  }
}
