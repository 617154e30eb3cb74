// A lesson: a position for each step, a move to make, and what there is to say of it.
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { analysisAddress } from "../address";
import { Stage } from "../board/stage";
import type { Standing } from "../protocol";
import { storage } from "../storage";
import { say, sentence } from "../text";
import { LESSONS, lessonAt, type Step } from "./lessons";
import { keep, kept, withSteps } from "./progress";

export class CupsLesson extends Stage {
  static override properties = {
    ...Stage.properties,
    step: { state: true },
    verdict: { state: true },
  };

  declare private step: number;
  declare private verdict: "right" | "wrong" | undefined;
  private readonly at = lessonAt(location.pathname);

  constructor() {
    super();
    this.step = 0;
  }

  private get lesson() {
    return LESSONS[this.at];
  }

  private get now(): Step | undefined {
    return this.lesson?.steps[this.step];
  }

  protected override begin(): void {
    const { lesson } = this;
    if (!lesson) return;
    const done = kept(storage)[lesson.id] ?? 0;
    this.goTo(done < lesson.steps.length ? done : 0);
  }

  private standingAfter(...moves: string[]): Standing | undefined {
    return this.now && this.rules?.ask({ do: "game", start: this.now.position, moves });
  }

  private goTo(step: number): void {
    this.step = step;
    this.again();
  }

  private again(): void {
    this.verdict = undefined;
    const standing = this.standingAfter();
    if (standing) this.show(standing);
  }

  protected override play(move: string): void {
    const { now, lesson } = this;
    if (!now || !lesson) return;
    const isRight = now.accept.includes(move);
    const moves = isRight && now.reply && move === now.accept[0] ? [move, now.reply] : [move];
    this.verdict = isRight ? "right" : "wrong";
    if (isRight) keep(storage, withSteps(kept(storage), lesson.id, this.step + 1));
    const standings = moves.map((_, i) => this.standingAfter(...moves.slice(0, i + 1)));
    this.show(...standings.filter((standing) => standing !== undefined));
  }

  /** The address of a lesson: its name in place of this one's. */
  private address(at: number): string {
    return location.pathname.replace(/[^/]+\/?$/, LESSONS[at]?.id ?? "");
  }

  private actions() {
    const { standing, lesson, verdict } = this;
    if (!standing || !lesson) return nothing;
    if (!verdict) return this.choices;
    const moves = standing.moves.map(({ move }) => move);
    const analyse = html`<a class="button" href=${analysisAddress(standing.start, moves)}>${say("web-analyse")}</a>`;
    if (verdict === "wrong") {
      return html`<button type="button" class="primary next" @click=${() => this.again()}>${say("lesson-again")}</button>
        ${analyse}`;
    }
    if (this.step + 1 < lesson.steps.length) {
      return html`<button type="button" class="primary next" @click=${() => this.goTo(this.step + 1)}>
          ${say("learn-next-step")}
        </button>
        ${analyse}`;
    }
    const next = this.at + 1 < LESSONS.length;
    const address = next ? this.address(this.at + 1) : location.pathname.replace(/learn\/.*$/, "puzzles");
    return html`<p class="whole">${say(next ? "lesson-done" : "learn-finished")}</p>
      <button type="button" @click=${() => this.goTo(0)}>${say("training-again")}</button>
      <a class="button primary next" href=${address}>${say(next ? "lesson-next" : "training-puzzles")}</a>
      ${analyse}`;
  }

  /** What is said of the move, of the one that is chosen, or of nothing yet. */
  private said(): string {
    const { verdict, now, lesson } = this;
    if (!now || !lesson) return "";
    if (verdict) return `${say(`learn-${verdict}`)} ${say(`lesson-${lesson.id}-${now.id}-${verdict}`)}`;
    return this.chosen ? sentence(this.chosen) : "";
  }

  protected override render() {
    const { lesson, now, verdict } = this;
    if (!lesson || !now || !this.standing) return nothing;
    const place = {
      lesson: this.at + 1,
      lessons: LESSONS.length,
      step: this.step + 1,
      steps: lesson.steps.length,
    };
    return html`<div class="lesson">
      <div class="lead">
        <p class="soft">
          ${say("lesson-progress", place)}
          ${
            this.step > 0
              ? html`<button type="button" class="quiet" @click=${() => this.goTo(this.step - 1)}>${say("web-back")}</button>`
              : nothing
          }
        </p>
        <h1>${say(`lesson-${lesson.id}`)}</h1>
        <p class="task" aria-live="polite">${say(`lesson-${lesson.id}-${now.id}`)}</p>
      </div>
      ${this.boardOf(verdict === undefined)}
      <p class=${classMap({ status: true, verdict: verdict !== undefined, right: verdict === "right" })} role="status">
        ${this.said()}
      </p>
      <div class="chips">${this.actions()}</div>
    </div>`;
  }
}
