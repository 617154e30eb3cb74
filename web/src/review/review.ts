// The review of a game: its course as a plot to be walked along, how well each player moved, where it turned. A host gives it the
// game and a thinker, and shows the position that it asks to be shown.
import { html, LitElement, nothing, type PropertyValues } from "lit";
import { analysisAddress } from "../address";
import { placed } from "../board/placed";
import { type Cups, cups } from "../cups";
import type { Plotted, Progress, Reviewed, Side, Start } from "../protocol";
import { settings } from "../settings";
import { storage } from "../storage";
import { loadText, say } from "../text";
import { CalledOff, type Thinker } from "../thinker";
import { annotated } from "./annotated";
import { keepReview, keptReview } from "./kept";
import { Narrator, plotWords } from "./sentences";

/** Time for a position, and at most for a game, in ms. */
const A_POSITION = 250;
const A_GAME = 30_000;
/** How many moves Page Up and Page Down go. */
const A_PAGE = 10;

/** Screens on which a wide plot would have words too small to be read. */
const NARROW = matchMedia("(max-width: 600px)");

let reviews = 0;

/** Sent when the position after so many moves is to be shown. */
export class PlyEvent extends Event {
  constructor(readonly plies: number) {
    super("cups-ply", { bubbles: true });
  }
}

export interface ReviewedGame {
  start: Start;
  moves: readonly string[];
  /** Who began. */
  first: Side;
}

export class CupsReview extends LitElement {
  static override properties = {
    game: { attribute: false },
    thinker: { attribute: false },
    plies: { attribute: false },
    progress: { state: true },
    reviewed: { state: true },
    failed: { state: true },
    plot: { state: true },
  };

  /** The game. Another one begins anew. */
  declare game: ReviewedGame | undefined;
  /** Who is asked. */
  declare thinker: Thinker | undefined;
  /** After how many moves the position is that the host shows. */
  declare plies: number;
  declare private progress: Progress | undefined;
  declare private reviewed: Reviewed | undefined;
  declare private failed: boolean;

  private rules: Cups | undefined;
  private narrator: Narrator | undefined;
  declare private plot: Plotted | undefined;
  /** The position that the game began in. */
  private start = "";
  private readonly idPrefix = `review${++reviews}-`;

  constructor() {
    super();
    this.plies = 0;
    this.failed = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Reviews the game. */
  async begin(): Promise<void> {
    const { game, thinker } = this;
    if (!game || !thinker || this.progress) return;
    const wasHere = this.contains(document.activeElement);
    this.failed = false;
    const all = game.moves.length + 1;
    const time = Math.min(A_GAME, A_POSITION * all);
    this.progress = { done: 0, all, left: time };
    try {
      const question = { do: "review", start: game.start, moves: game.moves, time } as const;
      const reviewed = await thinker.ask(question, (progress) => {
        if (this.game === game) this.progress = progress;
      });
      keepReview(storage, game, reviewed);
      if (!(await this.present(game, reviewed))) return;
      // Who has gone elsewhere meanwhile is left there; the button that began it is gone.
      const { activeElement } = document;
      const isHere = wasHere && (activeElement === document.body || this.contains(activeElement));
      this.updateComplete.then(() => {
        if (isHere) this.querySelector<HTMLElement>(".plot")?.focus({ preventScroll: true });
      });
    } catch (error) {
      if (this.game !== game) return;
      this.failed = !(error instanceof CalledOff);
      if (this.failed) console.error(error);
    } finally {
      if (this.game === game) this.progress = undefined;
    }
  }

  /** Shows what was found; says whether the game is still the one that is shown. */
  private async present(game: ReviewedGame, reviewed: Reviewed): Promise<boolean> {
    await loadText("review");
    const rules = await cups();
    if (this.game !== game) return false;
    this.rules = rules;
    this.narrator = new Narrator(reviewed, game.first);
    this.start = rules.ask({ do: "game", start: game.start }).start;
    this.reviewed = reviewed;
    this.draw();
    return true;
  }

  /** Draws the plot for this screen. */
  private readonly draw = () => {
    const { game, reviewed, rules } = this;
    if (!game || !reviewed) return;
    this.plot = rules?.ask({
      do: "plot",
      margins: reviewed.places.map(({ margin, exact }) => ({ margin, exact })),
      marks: reviewed.turns.map((ply) => ply + 1),
      northFirst: game.first === "n",
      theme: settings().board === "paper" ? "print" : "styled",
      form: NARROW.matches ? "narrow" : "wide",
      words: plotWords(),
      prefix: this.idPrefix,
    });
  };

  override connectedCallback(): void {
    super.connectedCallback();
    NARROW.addEventListener("change", this.draw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    NARROW.removeEventListener("change", this.draw);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has("game")) return;
    if (this.progress) this.thinker?.callOff();
    this.progress = undefined;
    this.reviewed = undefined;
    this.failed = false;
    const { game } = this;
    const kept = game && keptReview(storage, game);
    if (game && kept) this.present(game, kept);
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has("reviewed") && !changed.has("plot")) return;
    const frame = this.querySelector(".plot .picture");
    if (!frame || !this.plot) return;
    // Drawn by our own code, which escapes all words.
    frame.innerHTML = this.plot.svg;
  }

  private go(plies: number): void {
    const last = this.game?.moves.length ?? 0;
    this.dispatchEvent(new PlyEvent(Math.max(0, Math.min(last, plies))));
  }

  private key(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowRight: this.plies + 1,
      ArrowUp: this.plies + 1,
      ArrowLeft: this.plies - 1,
      ArrowDown: this.plies - 1,
      PageUp: this.plies + A_PAGE,
      PageDown: this.plies - A_PAGE,
      Home: 0,
      End: Number.POSITIVE_INFINITY,
    };
    const to = steps[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.go(to);
  }

  /** Goes to the point that lies nearest to the pointer. */
  private point(event: PointerEvent): void {
    const { plot } = this;
    if (!plot || (event.type === "pointermove" && event.buttons !== 1)) return;
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * plot.width;
    const away = plot.points.map(([at]) => Math.abs(at - x));
    this.go(away.indexOf(Math.min(...away)));
  }

  /** The position shown, in sentences. */
  private told(narrator: Narrator): string {
    const { plies } = this;
    const margin = narrator.margin(plies);
    if (plies === 0) return margin;
    return [narrator.loss(plies - 1), narrator.more(plies - 1), margin].filter(Boolean).join(" ");
  }

  private drawn(plot: Plotted, narrator: Narrator) {
    const [x, y] = plot.points[this.plies] ?? [0, 0];
    const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
    const last = this.game?.moves.length ?? 0;
    return html`<div
      class="plot"
      role="slider"
      tabindex="0"
      aria-label=${say("plot-title")}
      aria-valuemin="0"
      aria-valuemax=${last}
      aria-valuenow=${this.plies}
      aria-valuetext=${this.told(narrator)}
      @keydown=${this.key}
      @pointerdown=${this.point}
      @pointermove=${this.point}
    >
      <div class="picture" aria-hidden="true"></div>
      <div class="here" ${placed({ left: share(x, plot.width), top: share(y, plot.height) })}></div>
    </div>`;
  }

  private player(narrator: Narrator, side: Side, reviewed: Reviewed) {
    const tally = reviewed.players[side === "s" ? 0 : 1];
    return html`<div class="player ${side}">
      <strong>${say("page-percent", { percent: tally.percent })}</strong>
      <p>${narrator.tally(side, tally)}</p>
    </div>`;
  }

  private turn(narrator: Narrator, ply: number) {
    return html`<li>
      <button type="button" class="quiet" aria-current=${this.plies === ply + 1 ? "step" : nothing} @click=${() => this.go(ply + 1)}>
        ${narrator.turn(ply)}
      </button>
      <p>${narrator.loss(ply)} ${narrator.more(ply)}</p>
    </li>`;
  }

  private found(reviewed: Reviewed, plot: Plotted, narrator: Narrator) {
    const losses = [...reviewed.moves.keys()].filter((ply) => reviewed.moves[ply]?.loses);
    return html`<p>${narrator.exactness()}</p>
      ${this.drawn(plot, narrator)}
      <p class="told">${this.told(narrator)}</p>
      <div class="steps" role="group" aria-label=${say("moves")}>
        <button type="button" aria-label=${say("web-back")} @click=${() => this.go(this.plies - 1)}>←</button>
        <button type="button" aria-label=${say("web-next")} @click=${() => this.go(this.plies + 1)}>→</button>
      </div>
      <div class="players">${this.player(narrator, "s", reviewed)} ${this.player(narrator, "n", reviewed)}</div>
      <h3>${say("page-turns")}</h3>
      ${
        reviewed.turns.length === 0
          ? html`<p>${say("page-no-turns")}</p>`
          : html`<ol class="turns">${reviewed.turns.map((ply) => this.turn(narrator, ply))}</ol>`
      }
      <p>
        <a class="button" href=${analysisAddress(this.start, annotated(reviewed), this.plies)}>${say("web-review-analyse")}</a>
      </p>
      <details>
        <summary>${say("web-review-all")}</summary>
        ${
          losses.length === 0
            ? html`<p>${say(reviewed.exactFrom === 0 ? "review-no-loss" : "review-no-loss-seen")}</p>`
            : html`<ul>${losses.map((ply) => html`<li>${narrator.loss(ply)}</li>`)}</ul>`
        }
        <p>${narrator.margins()}</p>
        <p>${say("page-explained")}</p>
      </details>`;
  }

  private reviewing({ done, all, left }: Progress) {
    const seconds = Math.ceil(left / 1000);
    return html`<p role="status">${say("web-reviewing")}</p>
      <progress max=${all} value=${done} aria-label=${say("web-reviewing")}></progress>
      <p class="soft">${say("web-review-progress", { done, all, seconds })}</p>
      <button type="button" @click=${() => this.thinker?.callOff()}>${say("web-stop")}</button>`;
  }

  protected override render() {
    const { reviewed, plot, narrator, progress } = this;
    if (!this.game || this.game.moves.length === 0) return nothing;
    if (reviewed && plot && narrator) {
      return html`<section class="review" aria-labelledby="${this.idPrefix}title">
        <h2 id="${this.idPrefix}title">${say("web-review")}</h2>
        ${this.found(reviewed, plot, narrator)}
      </section>`;
    }
    if (progress)
      return html`<section class="review" aria-label=${say("web-review")}>${this.reviewing(progress)}</section>`;
    return html`${this.failed ? html`<p class="notice" role="alert">${say("web-review-failed")}</p>` : nothing}
      <button type="button" @click=${() => this.begin()}>${say("web-review-begin")}</button>`;
  }
}

export function defineReview(): void {
  if (!customElements.get("cups-review")) customElements.define("cups-review", CupsReview);
}
