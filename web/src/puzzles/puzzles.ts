// The puzzles on the board: the day's, or one that suits; what a move means, hints, the solution, and what was solved so far.
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { analysisAddress } from "../address";
import { Stage } from "../board/stage";
import { readAddress, replaceAddress } from "../links";
import type { Standing } from "../protocol";
import { storage } from "../storage";
import { say, sentence } from "../text";
import { BANDS, cupsOf, dayOf, next, ofDay, wanted } from "./choosing";
import {
  type Choice,
  daysInRow,
  FIRST,
  KEY,
  keep,
  kept,
  type Outcome,
  type Progress,
  recorded,
  withDay,
} from "./progress";
import {
  type Attempt,
  begin,
  found,
  hinted,
  isOver,
  type Puzzle,
  played,
  type RowJudge,
  retried,
  rightMoves,
  shown,
} from "./puzzle";
import { explanation, hint, mistake, THEMES, task, themeName } from "./sentences";

export class CupsPuzzles extends Stage {
  static override properties = {
    ...Stage.properties,
    attempt: { state: true },
    progress: { state: true },
    notice: { state: true },
    failed: { state: true },
  };

  declare private attempt: Attempt | undefined;
  declare private progress: Progress;
  declare private notice: string;
  /** The file couldn't be loaded. */
  declare private failed: boolean;
  private puzzles: Puzzle[] = [];
  /** The address has a fault, which stands there until another puzzle is chosen. */
  private faulty = false;
  private readonly judge: RowJudge = ({ position, to }, moves) => {
    if (!this.rules) throw new Error("no rules yet");
    return this.rules.ask({ do: "row", start: position, to, moves });
  };

  constructor() {
    super();
    this.progress = FIRST;
    this.notice = "";
    this.failed = false;
  }

  private get home(): string {
    return this.dataset.home ?? "/puzzles";
  }

  private get today(): number {
    return dayOf(Date.now());
  }

  private get isOfDay(): boolean {
    return this.attempt !== undefined && ofDay(this.puzzles, this.today)?.id === this.attempt.puzzle.id;
  }

  /** Another tab has kept something: that is how things stand now. */
  protected override keptElsewhere(key: string | null): void {
    if (key === KEY) this.progress = kept(storage).progress;
  }

  protected override async begin(): Promise<void> {
    const { progress, damaged } = kept(storage);
    this.progress = progress;
    if (damaged) this.notice = say("training-unreadable");
    try {
      const answer = await fetch(this.dataset.file ?? "");
      if (!answer.ok) throw new Error(answer.statusText);
      this.puzzles = (await answer.json()) as Puzzle[];
      this.failed = false;
    } catch {
      this.failed = true;
      return;
    }
    document.querySelector(".themes")?.addEventListener("click", (event) => {
      const link = (event.target as HTMLElement).closest<HTMLElement>("a[data-theme-word]");
      if (!link || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
      event.preventDefault();
      this.choose({ theme: link.dataset.themeWord ?? "", band: "", cups: "" });
      this.scrollIntoView({ block: "start" });
    });
    this.first();
  }

  /** The puzzle that the address names; else the day's, else the one that suits. */
  private first(): void {
    const { values, faults } = readAddress();
    this.faulty = faults.length > 0;
    const theme = values.get("theme");
    const id = /\/puzzles\/([^/]+)\/?$/.exec(location.pathname)?.[1];
    const named = this.puzzles.find((puzzle) => puzzle.id === id);
    const daily = ofDay(this.puzzles, this.today);
    if (theme !== undefined) this.choose({ theme, band: "", cups: "" });
    else if (named) this.take(named);
    else if (id === undefined && daily && this.progress.day !== this.today) this.take(daily);
    else this.further();
    if (id !== undefined && !named) this.notice = say("puzzle-none");
    this.faulty = false;
  }

  private take(puzzle: Puzzle | undefined): void {
    if (!puzzle) return;
    this.attempt = begin(puzzle);
    if (!this.faulty) replaceAddress(this.isOfDay ? this.home : `${this.home}/${puzzle.id}`);
    this.show(this.standingAfter([]));
  }

  /** The next puzzle of those that are wanted. */
  private further(): void {
    this.notice = "";
    const choice = wanted(this.puzzles, this.progress.choice);
    const puzzle = next(choice, this.progress, this.attempt?.puzzle.id, Math.random());
    if (puzzle) this.take(puzzle);
    // There is always one to look at, and the choice beside it.
    else if (!this.attempt) this.take(ofDay(this.puzzles, this.today) ?? this.puzzles[0]);
    if (!puzzle) this.notice = say("puzzle-none");
  }

  private choose(choice: Choice): void {
    this.progress = { ...this.progress, choice };
    keep(storage, this.progress);
    this.further();
  }

  private standingAfter(moves: string[]): Standing {
    const { rules, attempt } = this;
    if (!rules || !attempt) throw new Error("no puzzle yet");
    const { puzzle } = attempt;
    return puzzle.kind === "row"
      ? this.judge(puzzle, moves).standing
      : rules.ask({ do: "game", start: puzzle.position, moves });
  }

  /** The standings after each move from this one on. */
  private standingsFrom(count: number, moves: string[]): Standing[] {
    return moves.slice(count).map((_, i) => this.standingAfter(moves.slice(0, count + i + 1)));
  }

  private record(outcome: Outcome): void {
    const { attempt } = this;
    if (!attempt) return;
    this.progress = recorded(this.progress, attempt.puzzle, outcome);
    if (outcome !== "failed" && this.isOfDay) this.progress = withDay(this.progress, this.today);
    keep(storage, this.progress);
  }

  protected override play(move: string): void {
    const before = this.attempt;
    if (!before) return;
    this.notice = "";
    const after = played(before, move, this.judge);
    this.attempt = after;
    if (after.mistake) {
      if (before.clean) this.record("failed");
      const { mistake } = after;
      const answered = "reply" in mistake && mistake.reply !== undefined ? [mistake.reply] : [];
      this.show(...this.standingsFrom(before.moves.length, [...before.moves, move, ...answered]));
      return;
    }
    if (after.state === "solved") this.record(after.clean ? "clean" : "helped");
    this.show(...this.standingsFrom(before.moves.length, after.moves));
  }

  private retry(): void {
    if (!this.attempt) return;
    this.attempt = retried(this.attempt);
    this.show(this.standingAfter(this.attempt.moves));
  }

  private again(): void {
    if (!this.attempt) return;
    this.attempt = begin(this.attempt.puzzle, false);
    this.show(this.standingAfter([]));
  }

  private solve(): void {
    const before = this.attempt;
    if (!before || isOver(before)) return;
    if (before.clean) this.record("failed");
    const standings = before.state === "wrong" ? [this.standingAfter(before.moves)] : [];
    this.attempt = shown(before, this.judge);
    this.show(...standings, ...this.standingsFrom(before.moves.length, this.attempt.moves));
  }

  /** What is said: of the state, of a hint, of the move that is chosen or was played. */
  private said(): string {
    const { attempt, standing } = this;
    if (!attempt || !standing) return "";
    if (attempt.mistake) return say("puzzle-wrong", { why: mistake(attempt.mistake) });
    if (isOver(attempt) && !this.moving) {
      const solved = say(attempt.state === "solved" ? "puzzle-solved" : "puzzle-shown");
      return this.isOfDay && attempt.state === "solved" ? `${solved} ${say("training-day-solved")}` : solved;
    }
    if (this.chosen) return sentence(this.chosen);
    if (attempt.hints > 0) return hint(attempt, rightMoves(attempt, this.judge));
    const last = standing.moves.at(-1);
    if (!last) return "";
    return attempt.step > 0 && !this.moving && !isOver(attempt)
      ? `${say("training-your-turn")} ${sentence(last)}`
      : sentence(last);
  }

  private actions(attempt: Attempt) {
    if (isOver(attempt)) {
      return html`<button type="button" @click=${() => this.again()}>${say("training-again")}</button>
        <button type="button" class="primary next" @click=${() => this.further()}>${say("training-next")}</button>
        ${this.analysis(attempt)}`;
    }
    if (attempt.state === "wrong") {
      return html`<button type="button" class="primary next" @click=${() => this.retry()}>${say("lesson-again")}</button>
        ${this.analysis(attempt)}`;
    }
    return this.choices;
  }

  /** A link to the analysis of what is on the board; rows, which nobody plays against, have none. */
  private analysis({ puzzle }: Attempt) {
    const { standing } = this;
    if (puzzle.kind === "row" || !standing || this.moving) return nothing;
    const moves = standing.moves.map(({ move }) => move);
    return html`<a class="button" href=${analysisAddress(puzzle.position, moves)}>${say("web-analyse")}</a>`;
  }

  private select(name: keyof Choice, label: string, options: [string, string][]) {
    const chosen = this.progress.choice[name];
    const changed = (event: Event) =>
      this.choose({ ...this.progress.choice, [name]: (event.target as HTMLSelectElement).value });
    return html`<label class="field">
      <span>${label}</span>
      <select name=${name} @change=${changed}>
        ${[["", say("training-any")] as const, ...options].map(
          ([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`,
        )}
      </select>
    </label>`;
  }

  private side(attempt: Attempt) {
    const { progress, puzzles } = this;
    const sizes = [...new Set(puzzles.map(cupsOf))].sort((a, b) => a - b);
    const daily = ofDay(puzzles, this.today);
    const figures: [string, string | number][] = [
      [
        say("training-solved"),
        say("training-solved-of", { solved: progress.solved.length, all: puzzles.length }),
      ],
      [say("training-streak"), progress.streak],
      [say("training-longest"), progress.longest],
      [say("training-days"), daysInRow(progress, this.today)],
      [say("training-level"), (progress.level / 10).toLocaleString(document.documentElement.lang)],
    ];
    return html`<div class="tools" role="group" aria-label=${say("web-tools")}>
        <button
          type="button"
          ?disabled=${attempt.state !== "open" || this.moving}
          @click=${() => {
            this.board?.choose(undefined);
            this.attempt = hinted(attempt);
          }}
        >${say("web-hint")}</button>
        <button type="button" ?disabled=${isOver(attempt)} @click=${() => this.solve()}>${say("training-show")}</button>
        <button type="button" @click=${() => this.further()}>${say("training-another")}</button>
        ${
          this.isOfDay
            ? nothing
            : html`<button type="button" @click=${() => this.take(daily)}>${say("training-day")}</button>`
        }
      </div>
      <section class="panel" aria-labelledby="choice-title">
        <h2 id="choice-title">${say("training-choice")}</h2>
        ${this.select(
          "theme",
          say("training-theme"),
          THEMES.map((theme) => [theme, themeName(theme)]),
        )}
        ${this.select(
          "band",
          say("training-difficulty"),
          BANDS.map((_, i) => [`${i + 1}`, say(`training-band-${i + 1}`)]),
        )}
        ${this.select(
          "cups",
          say("form-cups"),
          sizes.map((cups) => [`${cups}`, `${cups}`]),
        )}
      </section>
      <section class="panel" aria-labelledby="progress-title">
        <h2 id="progress-title">${say("training-yours")}</h2>
        <dl class="counts">
          ${figures.map(([name, figure]) => html`<div><dt>${name}</dt><dd>${figure}</dd></div>`)}
        </dl>
        <p class="soft">${say("training-how")}</p>
      </section>`;
  }

  protected override render() {
    const { attempt, standing } = this;
    if (this.failed) {
      return html`<p class="notice" role="alert">
        ${say("training-failed")} <button type="button" @click=${() => this.begin()}>${say("lesson-again")}</button>
      </p>`;
    }
    if (!attempt || !standing) return nothing;
    const { puzzle } = attempt;
    const heading = say("puzzle-heading", {
      id: puzzle.id,
      cups: cupsOf(puzzle),
      difficulty: puzzle.difficulty,
    });
    const [done, all] = found(attempt);
    const over = isOver(attempt) && !this.moving;
    const wrong = attempt.state === "wrong";
    return html`<div class="table">
      <div class="play">
        <div class="lead">
          <p class="soft">
            ${this.isOfDay ? html`<strong>${say("training-day")}</strong> · ` : nothing}
            <a href="${this.home}/${puzzle.id}" title=${say("training-link")}>${heading}</a>
          </p>
          <h2 class="task">${task(puzzle)}</h2>
          ${all > 1 ? html`<p class="soft">${say("puzzle-found", { found: done, all })}</p>` : nothing}
        </div>
        ${this.boardOf(attempt.state === "open")}
        <p
          class=${classMap({ status: true, verdict: wrong || over, right: over && attempt.state === "solved" })}
          role="status"
        >${this.said()}</p>
        ${this.notice ? html`<p class="notice" role="alert">${this.notice}</p>` : nothing}
        <div class="chips">${this.actions(attempt)}</div>
        ${
          over
            ? html`<section class="result" aria-label=${say("training-solution")}>
              ${explanation(puzzle).map((sentence) => html`<p>${sentence}</p>`)}
            </section>`
            : nothing
        }
      </div>
      <div class="side">${this.side(attempt)}</div>
    </div>`;
  }
}
