// The play page: a board, who plays, what can be done, the moves so far.
import { html, LitElement, nothing, type PropertyValues } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { analysisAddress } from "../address";
import { type ChoiceEvent, type CupsBoard, looksOf, type MoveEvent } from "../board/board";
import { keyOfNumber } from "../board/choosing";
import { type Cups, cups } from "../cups";
import type { Played, Side, Standing, Thought } from "../protocol";
import { settings } from "../settings";
import { playerName, say, sentence } from "../text";
import { CalledOff, Thinker } from "../thinker";
import { course } from "./course";
import type { NewGameForm, WishEvent } from "./form";
import {
  begin,
  type Game,
  keepGame,
  keepWish,
  kept,
  keptWish,
  other,
  played,
  type Seat,
  takenBack,
  type Wish,
} from "./game";

/** How long a hint is thought about, in ms. */
const HINT_TIME = 1_000;
/** A move of the engine is shown no sooner than this, so that it can be followed, in ms. */
const SHORTEST_THOUGHT = 350;

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class CupsTable extends LitElement {
  static override properties = {
    game: { state: true },
    standing: { state: true },
    chosen: { state: true },
    thinking: { state: true },
    said: { state: true },
    notice: { state: true },
    asking: { state: true },
    flipped: { state: true },
  };

  declare private game: Game | undefined;
  declare private standing: Standing | undefined;
  declare private chosen: Played | undefined;
  declare private thinking: "move" | "hint" | undefined;
  /** The last thing that happened, in a sentence: shown, and read out. */
  declare private said: string;
  declare private notice: string;
  declare private asking: "resign" | undefined;
  declare private flipped: boolean;

  private rules: Cups | undefined;
  private boardNames: [string, string] | undefined;
  private readonly looks = looksOf(settings());
  private readonly thinker = new Thinker(
    () => new Worker(this.dataset.worker ?? "", { type: "module" }),
    () => {
      this.notice = say("web-worker-restarted");
    },
  );

  constructor() {
    super();
    this.said = "";
    this.notice = "";
    this.flipped = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    this.rules = await cups();
    this.thinker.warm();
    this.take(kept(localStorage) ?? begin(keptWish(localStorage), newSeed()));
  }

  /** Goes on with this game. */
  private take(game: Game): void {
    if (!this.rules) return;
    let standing: Standing;
    try {
      standing = this.rules.ask({ do: "game", start: game.start, moves: game.moves });
    } catch {
      // What was kept is no game that these rules know.
      this.notice = say("web-game-lost");
      this.take(begin(keptWish(localStorage), newSeed()));
      return;
    }
    this.thinker.callOff();
    this.thinking = undefined;
    this.asking = undefined;
    this.chosen = undefined;
    this.game = game;
    this.standing = standing;
    this.flipped = game.below === "n";
    const names = this.names(game);
    if (names.join() !== this.boardNames?.join()) this.boardNames = names;
    keepGame(localStorage, game);
    this.think();
  }

  private get isOver(): boolean {
    return this.standing === undefined || this.standing.over || this.game?.resigned !== undefined;
  }

  private get seatToMove(): Seat {
    return (this.standing && this.game?.seats[this.standing.toMove]) ?? 0;
  }

  private get mustPass(): boolean {
    return this.standing?.legal[0]?.kind === "pass";
  }

  private get board(): CupsBoard | null {
    return this.querySelector<CupsBoard>("cups-board");
  }

  /** Lets the engine move where it is its turn. */
  private async think(): Promise<void> {
    const { standing, game } = this;
    if (!standing || !game || this.isOver || this.seatToMove === 0) return;
    this.thinking = "move";
    await this.updateComplete;
    const pause = Promise.all([this.board?.atRest, later(SHORTEST_THOUGHT)]);
    const level = this.seatToMove;
    try {
      // A forced pass needs no thought.
      const move = this.mustPass
        ? "pass"
        : (await this.thinker.ask({ do: "play", position: standing.position, level, seed: game.seed })).move;
      await pause;
      if (this.game === game) this.move(move);
    } catch (error) {
      if (!(error instanceof CalledOff) && this.game === game) {
        this.thinking = undefined;
        this.notice = say("web-engine-failed");
      }
    }
  }

  private move(move: string): void {
    if (!this.game) return;
    this.notice = "";
    this.take(played(this.game, move));
    const last = this.standing?.moves.at(-1);
    if (!last || !this.standing) return;
    this.said = this.standing.over ? `${sentence(last)} ${this.ending()}` : sentence(last);
  }

  private undo(): void {
    const { game, rules } = this;
    if (!game || !rules) return;
    const first = rules.ask({ do: "game", start: game.start }).toMove;
    const back = takenBack(game, first);
    if (back === game) {
      this.said = say("notice-nothing-to-undo");
      return;
    }
    this.take(back);
    this.said = say("web-taken-back");
  }

  private async hint(): Promise<void> {
    const { standing, game } = this;
    if (!standing || this.isOver || this.seatToMove !== 0 || this.thinking) return;
    this.thinking = "hint";
    try {
      const thought = await this.thinker.ask({ do: "search", position: standing.position, time: HINT_TIME });
      if (this.game !== game) return;
      this.said = this.hinted(standing, thought);
      this.board?.choose(standing.legal.find((legal) => legal.move === thought.move));
    } catch (error) {
      if (!(error instanceof CalledOff)) this.notice = say("web-engine-failed");
    } finally {
      if (this.game === game) this.thinking = undefined;
    }
  }

  /** The hint in a sentence: the final margin for the player to move, a guess to half a bean. */
  private hinted(standing: Standing, thought: Thought): string {
    const sign = standing.toMove === "s" ? 1 : -1;
    const margin = sign * (standing.margins.at(-1) ?? 0) + thought.value;
    const shown = thought.exact ? margin : Math.round(2 * margin) / 2;
    const signed = `${shown > 0 ? "+" : ""}${shown.toLocaleString(document.documentElement.lang)}`;
    return say(thought.exact ? "hint-exact" : "hint-estimate", { move: thought.move, margin: signed });
  }

  private resign(): void {
    const { game, standing } = this;
    if (!game || !standing || this.isOver) return;
    // A person gives up for themselves, also while the engine thinks; of two friends the one to move.
    const mine = (["s", "n"] as const).filter((side) => game.seats[side] === 0);
    const resigned = mine.length === 1 ? mine[0] : standing.toMove;
    this.take({ ...game, resigned });
    this.said = this.ending();
  }

  private begin(wish: Wish): void {
    keepWish(localStorage, wish);
    this.notice = "";
    this.said = "";
    this.take(begin(wish, newSeed()));
    this.board?.querySelector<HTMLElement>("button.vessel")?.focus({ preventScroll: true });
  }

  /** How the game ended, in a sentence. */
  private ending(): string {
    const { standing, game } = this;
    if (!standing || !game) return "";
    if (game.resigned) {
      return say("ending-resigned", {
        player: playerName(game.resigned),
        winner: playerName(other(game.resigned)),
      });
    }
    const [south, north] = [standing.sides[0].pot, standing.sides[1].pot];
    if (standing.outcome === "draw") return say("ending-draw", { beans: south });
    const winner: Side = standing.outcome === "s" ? "s" : "n";
    const [own, theirs] = winner === "s" ? [south, north] : [north, south];
    return say("ending-win", { player: playerName(winner), own, other: theirs, beans: own - theirs });
  }

  /** Who plays, as the board says it: the side, and the level where it is one. */
  private names(game: Game): [string, string] {
    const named = (side: Side) => {
      const seat = game.seats[side];
      return seat === 0 ? playerName(side) : `${playerName(side)} · ${say("seat-level", { level: seat })}`;
    };
    return [named("s"), named("n")];
  }

  private chip(legal: Played) {
    const pressed = this.chosen?.move === legal.move;
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
      @click=${() => (pressed ? this.board?.play() : this.board?.choose(legal))}
    >
      ${legal.number}${legal.captured > 0 ? html`<small>×${legal.captured}</small>` : nothing}
    </button>`;
  }

  private chips() {
    const { standing } = this;
    if (!standing || this.isOver) return nothing;
    const playable = this.seatToMove === 0;
    if (!playable) return html`<div class="chips waiting"><p>${say("web-engine-thinks")}</p></div>`;
    if (this.mustPass) {
      return html`<div class="chips">
        <p>${say("pass-body", { player: playerName(standing.toMove) })}</p>
        <button type="button" class="primary" @click=${() => this.board?.play(standing.legal[0])}>${say("web-pass")}</button>
      </div>`;
    }
    const of = (kind: Played["kind"]) => standing.legal.filter((legal) => legal.kind === kind);
    const group = (name: string, legal: Played[]) =>
      legal.length === 0
        ? nothing
        : html`<div class="group" role="group" aria-label=${name}><span>${name}</span>${legal.map((move) => this.chip(move))}</div>`;
    return html`<div class="chips">
      ${group(say("web-sow"), of("sow"))} ${group(say("web-empty"), of("empty"))}
      <button type="button" class="primary" ?disabled=${!this.chosen} @click=${() => this.board?.play()}>
        ${this.chosen ? say("web-play-move", { move: this.chosen.move }) : say("web-choose")}
      </button>
    </div>`;
  }

  private result() {
    const { standing, game } = this;
    if (!standing || !game || !this.isOver) return nothing;
    return html`<section class="result" aria-labelledby="result-title">
      <h2 id="result-title">${this.ending()}</h2>
      <p>${say("summary-moves", { moves: standing.moves.length })}</p>
      <figure>
        ${course(standing.margins)}
        <figcaption>${say("web-course")}</figcaption>
      </figure>
      <div class="actions">
        <button type="button" class="primary" @click=${() => this.begin(keptWish(localStorage))}>${say("web-again")}</button>
        <button type="button" @click=${this.openForm}>${say("web-new-game")}</button>
        <a class="button" href=${analysisAddress(standing.start, game.moves, 0)}>${say("web-analyse")}</a>
      </div>
    </section>`;
  }

  private moveList() {
    const { standing } = this;
    if (!standing) return nothing;
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

  private readonly openForm = () =>
    this.querySelector<NewGameForm>("cups-new-game")?.open(keptWish(localStorage));

  private status() {
    const { standing } = this;
    if (!standing) return "";
    if (this.chosen) return sentence(this.chosen);
    if (this.thinking === "hint") return say("web-hint-thinks");
    if (this.said) return this.said;
    const last = standing.moves.at(-1);
    return last ? sentence(last) : say("begin");
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has("standing")) return;
    for (const served of this.querySelectorAll(":scope > .served")) served.remove();
    const list = this.querySelector(".moves ol");
    if (list) list.scrollTop = list.scrollHeight;
  }

  protected override render() {
    const { standing, game } = this;
    if (!standing || !game) return nothing;
    const playable = !this.isOver && this.seatToMove === 0;
    return html`<div class="table">
      <div class="play">
        <cups-board
          .standing=${standing}
          .playable=${playable}
          .flipped=${this.flipped}
          .looks=${this.looks}
          .names=${this.boardNames}
          @cups-move=${(event: MoveEvent) => this.move(event.played.move)}
          @cups-choice=${(event: ChoiceEvent) => {
            this.chosen = event.chosen;
          }}
        ></cups-board>
        <p class="status" role="status">${this.status()}</p>
        ${this.notice ? html`<p class="notice" role="alert">${this.notice}</p>` : nothing}
        ${this.chips()} ${this.result()}
      </div>
      <div class="side">
        <div class="tools" role="group" aria-label=${say("web-tools")}>
          <button type="button" ?disabled=${game.moves.length === 0} @click=${this.undo}>${say("web-undo")}</button>
          <button type="button" ?disabled=${!playable || this.thinking !== undefined} @click=${this.hint}>${say("web-hint")}</button>
          <button type="button" @click=${() => this.take({ ...game, below: other(game.below) })}>${say("web-flip")}</button>
          <button
            type="button"
            ?disabled=${this.isOver}
            @click=${() => {
              if (this.asking === "resign") this.resign();
              else this.asking = "resign";
            }}
          >${this.asking === "resign" ? say("web-resign-sure") : say("web-resign")}</button>
          <button type="button" @click=${this.openForm}>${say("web-new-game")}</button>
        </div>
        ${this.moveList()}
        <details class="keys">
          <summary>${say("web-keys")}</summary>
          <p>${say("web-keys-text")}</p>
        </details>
      </div>
      <cups-new-game @cups-wish=${(event: WishEvent) => this.begin(event.wish)}></cups-new-game>
    </div>`;
  }
}
