// The play page: a board, who plays, what can be done, the moves so far.
import { html, LitElement, nothing, type PropertyValues } from "lit";
import { analysisAddress } from "../address";
import { type ChoiceEvent, type CupsBoard, looksOf, type MoveEvent } from "../board/board";
import { type Cups, cups, Refused } from "../cups";
import { ending } from "../ending";
import { saveFile } from "../file";
import type { Played, Side, Standing, Thought } from "../protocol";
import type { PlyEvent, ReviewedGame } from "../review/review";
import { settings } from "../settings";
import { other } from "../side";
import { storage } from "../storage";
import { playerName, say, sentence } from "../text";
import { CalledOff, Thinker } from "../thinker";
import { choices } from "./choices";
import type { NewGameForm, WishEvent } from "./form";
import {
  begin,
  type Game,
  gameIn,
  KEY,
  keepGame,
  keepWish,
  kept,
  keptWish,
  played,
  playedAgain,
  putAside,
  type Seat,
  takenBack,
  type Wish,
} from "./game";
import { moveList } from "./moves";

/** How long a hint is thought about, in ms. */
const HINT_TIME = 1_000;
/** A move of the engine is shown no sooner than this, so that it can be followed, in ms. */
const SHORTEST_THOUGHT = 350;

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a person should know, and what can be done about it. */
interface Notice {
  text: string;
  label?: string;
  act?: () => void;
}

export class CupsTable extends LitElement {
  static override properties = {
    game: { state: true },
    standing: { state: true },
    chosen: { state: true },
    thinking: { state: true },
    said: { state: true },
    notice: { state: true },
    asking: { state: true },
    viewed: { state: true },
  };

  declare private game: Game | undefined;
  declare private standing: Standing | undefined;
  declare private chosen: Played | undefined;
  declare private thinking: "move" | "hint" | undefined;
  /** The last thing that happened, in a sentence: shown, and read out. */
  declare private said: string;
  declare private notice: Notice | undefined;
  declare private asking: "resign" | undefined;
  /** The position of a game that is over that the board shows, where it isn't the last. */
  declare private viewed: Standing | undefined;

  private rules: Cups | undefined;
  private boardNames: [string, string] | undefined;
  /** The last hint: its move and what is said of it. */
  private hinted: { move: string; text: string } | undefined;
  /** Whether the focus was among the choices before they were drawn anew. */
  private hadFocus = false;
  private reviewable: ReviewedGame | undefined;
  private readonly looks = looksOf(settings());
  private readonly thinker = new Thinker(
    () => new Worker(this.dataset.worker ?? "", { type: "module" }),
    () => {
      this.notice = { text: say("web-worker-restarted") };
    },
  );
  private readonly onStorage = (event: StorageEvent) => this.changedElsewhere(event);
  private readonly onFocus = () => this.think();

  constructor() {
    super();
    this.said = "";
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    addEventListener("storage", this.onStorage);
    addEventListener("focus", this.onFocus);
    this.rules = await cups();
    this.thinker.warm();
    this.open();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("storage", this.onStorage);
    removeEventListener("focus", this.onFocus);
    this.thinker.callOff();
  }

  /** Goes on with the game that was kept. One that can't be read is put aside: nothing is ever lost. */
  private open(): void {
    this.notice = undefined;
    try {
      const game = kept(storage);
      if (game) {
        this.take(game);
        return;
      }
    } catch (error) {
      if (!(error instanceof Refused)) {
        // The game may be sound and the fault ours.
        console.error(error);
        this.notice = { text: say("web-failed"), label: say("web-try-again"), act: () => this.open() };
        return;
      }
    }
    const aside = putAside(storage);
    this.take(begin(keptWish(storage), newSeed()));
    if (aside === undefined) return;
    const act = () => saveFile(new Blob([aside], { type: "application/json" }), "beanduel-game.json");
    this.notice = { text: say("web-game-aside"), label: say("web-save-file"), act };
  }

  /** Goes on with this game, and keeps it. Throws where the rules refuse it; then all stays as it was. */
  private take(game: Game): void {
    this.show(game);
    keepGame(storage, game);
    this.think();
  }

  private show(game: Game): void {
    if (!this.rules) return;
    const standing = this.rules.ask({ do: "game", start: game.start, moves: game.moves });
    this.thinker.callOff();
    this.thinking = undefined;
    this.asking = undefined;
    this.chosen = undefined;
    this.hinted = undefined;
    this.viewed = undefined;
    this.game = game;
    this.standing = standing;
    this.reviewable = {
      start: standing.start,
      moves: game.moves,
      first: standing.moves[0]?.by ?? standing.toMove,
    };
    const names = this.names(game);
    if (names.join() !== this.boardNames?.join()) this.boardNames = names;
  }

  /** Another tab went on with the game: it is the same game. The tab that is looked at lets the engine think. */
  private changedElsewhere(event: StorageEvent): void {
    const game = event.key === KEY ? gameIn(event.newValue) : undefined;
    if (!game) return;
    try {
      this.show(game);
      this.said = "";
    } catch (error) {
      // The other tab is of another version: this one stays with what it has.
      console.error(error);
    }
  }

  private turn(): void {
    if (!this.game) return;
    this.game = { ...this.game, below: other(this.game.below) };
    keepGame(storage, this.game);
  }

  private get isOver(): boolean {
    return this.standing === undefined || this.standing.over || this.game?.resigned !== undefined;
  }

  private get seatToMove(): Seat {
    return (this.standing && this.game?.seats[this.standing.toMove]) ?? 0;
  }

  private get isPersonsTurn(): boolean {
    return !this.isOver && this.seatToMove === 0;
  }

  private get board(): CupsBoard | null {
    return this.querySelector<CupsBoard>("cups-board");
  }

  /** Lets the engine move where it is its turn. */
  private async think(): Promise<void> {
    const { standing, game } = this;
    if (!standing || !game || this.isOver || this.seatToMove === 0 || this.thinking) return;
    this.thinking = "move";
    await this.updateComplete;
    const pause = Promise.all([this.board?.atRest, later(SHORTEST_THOUGHT)]);
    const level = this.seatToMove;
    try {
      // A forced pass needs no thought.
      const move =
        standing.legal[0]?.kind === "pass"
          ? "pass"
          : (await this.thinker.ask({ do: "play", position: standing.position, level, seed: game.seed }))
              .move;
      await pause;
      if (this.standing === standing) this.move(move);
    } catch (error) {
      if (!(error instanceof CalledOff) && this.standing === standing) this.failed(error);
    }
  }

  private failed(error: unknown): void {
    console.error(error);
    const what = this.thinking;
    this.thinking = undefined;
    const act = () => {
      this.notice = undefined;
      if (what === "hint") this.hint();
      else this.think();
    };
    this.notice = { text: say("web-engine-failed"), label: say("web-try-again"), act };
  }

  private move(move: string): void {
    if (!this.game) return;
    this.take(played(this.game, move));
    const last = this.standing?.moves.at(-1);
    if (!last || !this.standing) return;
    this.said = this.standing.over ? `${sentence(last)} ${ending(this.standing)}` : sentence(last);
  }

  /** The game as `change` makes it, which is told who moved first. */
  private goTo(change: (game: Game, first: Side) => Game, done: string, nothingToDo: string): void {
    const { game, rules } = this;
    if (!game || !rules) return;
    const changed = change(game, rules.ask({ do: "game", start: game.start }).toMove);
    if (changed === game) {
      this.said = nothingToDo;
      return;
    }
    this.take(changed);
    this.said = done;
  }

  private async hint(): Promise<void> {
    const { standing } = this;
    if (!standing || !this.isPersonsTurn || this.thinking) return;
    this.thinking = "hint";
    try {
      const thought = await this.thinker.ask({ do: "search", position: standing.position, time: HINT_TIME });
      if (this.standing !== standing) return;
      const move = standing.legal.find((legal) => legal.move === thought.move);
      this.hinted = { move: thought.move, text: this.hintText(standing, thought) };
      this.board?.choose(move);
      this.thinking = undefined;
    } catch (error) {
      if (!(error instanceof CalledOff) && this.standing === standing) this.failed(error);
    }
  }

  /** The hint in a sentence: the final margin for the player to move, a guess to half a bean. */
  private hintText(standing: Standing, thought: Thought): string {
    const sign = standing.toMove === "s" ? 1 : -1;
    const margin = sign * (standing.margins.at(-1) ?? 0) + thought.value;
    const shown = thought.exact ? margin : Math.round(2 * margin) / 2;
    const signed = `${shown > 0 ? "+" : ""}${shown.toLocaleString(document.documentElement.lang)}`;
    return say(thought.exact ? "hint-exact" : "hint-estimate", { move: thought.move, margin: signed });
  }

  private resign(): void {
    const { game, standing } = this;
    if (!game || !standing || this.isOver) return;
    if (this.asking !== "resign") {
      this.asking = "resign";
      return;
    }
    // A person gives up for themselves, also while the engine thinks; of two friends the one to move.
    const mine = (["s", "n"] as const).filter((side) => game.seats[side] === 0);
    const resigned = mine.length === 1 && mine[0] ? mine[0] : standing.toMove;
    this.take({ ...game, resigned });
    this.said = ending(standing, resigned);
  }

  private begin(wish: Wish): void {
    keepWish(storage, wish);
    this.notice = undefined;
    this.said = "";
    this.take(begin(wish, newSeed()));
    this.updateComplete.then(() => this.board?.focusMover());
  }

  /** Who plays, as the board says it: the side, and the level where it is one. */
  private names(game: Game): [string, string] {
    const named = (side: Side) => {
      const seat = game.seats[side];
      return seat === 0 ? playerName(side) : `${playerName(side)} · ${say("seat-level", { level: seat })}`;
    };
    return [named("s"), named("n")];
  }

  /** What can be chosen. The place stays while the engine thinks, and keeps the focus that one of its buttons had. */
  private choices(standing: Standing) {
    if (this.isOver) return nothing;
    const isWaiting = !this.isPersonsTurn;
    const choosing = {
      chosen: this.chosen,
      press: (move: Played) => this.board?.press(move),
      play: (move?: Played) => this.board?.play(move),
    };
    return html`<div class="chips ${isWaiting ? "waiting" : ""}" tabindex="-1">
      ${isWaiting ? html`<p>${say("web-engine-thinks")}</p>` : choices(standing, choosing)}
    </div>`;
  }

  private result(standing: Standing, game: Game) {
    if (!this.isOver) return nothing;
    return html`<section class="result" aria-labelledby="result-title" tabindex="-1">
      <h2 id="result-title">${ending(standing, game.resigned)}</h2>
      <p>${say("summary-moves", { moves: standing.moves.length })}</p>
      <div class="actions">
        <button type="button" class="primary" @click=${() => this.begin(keptWish(storage))}>${say("web-again")}</button>
        <button type="button" @click=${this.openForm}>${say("web-new-game")}</button>
        <a class="button" href=${analysisAddress(standing.start, game.moves, 0)}>${say("web-analyse")}</a>
      </div>
      <cups-review
        .game=${this.reviewable}
        .thinker=${this.thinker}
        .plies=${(this.viewed ?? standing).moves.length}
        @cups-ply=${(event: PlyEvent) => this.view(event.plies)}
      ></cups-review>
    </section>`;
  }

  /** Shows the position after so many moves. */
  private view(plies: number): void {
    const { rules, game } = this;
    if (!rules || !game) return;
    const isLast = plies >= game.moves.length;
    this.viewed = isLast
      ? undefined
      : rules.ask({ do: "game", start: game.start, moves: game.moves.slice(0, plies) });
  }

  private readonly openForm = () => this.querySelector<NewGameForm>("cups-new-game")?.open(keptWish(storage));

  private status(standing: Standing): string {
    if (this.chosen) {
      const { hinted, chosen } = this;
      return hinted?.move === chosen.move ? `${hinted.text} ${sentence(chosen)}` : sentence(chosen);
    }
    if (this.thinking === "hint") return say("web-hint-thinks");
    if (this.said && !this.viewed) return this.said;
    const last = standing.moves.at(-1);
    return last ? sentence(last) : say("begin");
  }

  /** A button that stays where it is, and keeps the focus, when there is nothing for it to do. */
  private tool(name: string, isUsable: boolean, act: () => void) {
    return html`<button
      type="button"
      aria-disabled=${isUsable ? nothing : "true"}
      @click=${() => {
        if (isUsable) act();
      }}
    >${say(name)}</button>`;
  }

  private tools(game: Game) {
    const isFree = this.isPersonsTurn && this.thinking === undefined;
    const canGoBack = game.moves.length > 0 || game.resigned !== undefined;
    const back = () => this.goTo(takenBack, say("web-taken-back"), say("notice-nothing-to-undo"));
    const again = () => this.goTo(playedAgain, say("web-played-again"), "");
    return html`<div class="tools" role="group" aria-label=${say("web-tools")}>
      ${this.tool("web-undo", canGoBack, back)}
      ${this.tool("web-redo", game.undone.length > 0 && !this.isOver, again)}
      ${this.tool("web-hint", isFree, () => this.hint())}
      ${this.tool("web-flip", true, () => this.turn())}
      ${this.tool(this.asking === "resign" ? "web-resign-sure" : "web-resign", !this.isOver, () => this.resign())}
      ${this.tool("web-new-game", true, this.openForm)}
    </div>`;
  }

  private noticed() {
    if (!this.notice) return nothing;
    const { text, label, act } = this.notice;
    return html`<p class="notice" role="alert">
      ${text} ${act ? html`<button type="button" @click=${act}>${label}</button>` : nothing}
    </p>`;
  }

  protected override willUpdate(): void {
    this.hadFocus = document.activeElement?.closest("cups-table .chips") != null;
  }

  protected override updated(changed: PropertyValues): void {
    if (this.hadFocus && !this.contains(document.activeElement)) {
      this.querySelector<HTMLElement>(".chips, .result")?.focus({ preventScroll: true });
    }
    if (!changed.has("standing")) return;
    for (const served of this.querySelectorAll(":scope > .served")) served.remove();
    const list = this.querySelector(".moves ol");
    if (list) list.scrollTop = list.scrollHeight;
  }

  protected override render() {
    const { standing, game } = this;
    if (!standing || !game) return this.noticed();
    return html`<div class="table">
      <div class="play">
        <cups-board
          .standing=${this.viewed ?? standing}
          .playable=${this.isPersonsTurn}
          .flipped=${game.below === "n"}
          .looks=${this.looks}
          .names=${this.boardNames}
          @cups-move=${(event: MoveEvent) => {
            // What was said stays until the person has had time to read it.
            this.notice = undefined;
            this.move(event.played.move);
          }}
          @cups-choice=${(event: ChoiceEvent) => {
            this.chosen = event.chosen;
          }}
        ></cups-board>
        <p class="status" role="status">${this.status(this.viewed ?? standing)}</p>
        ${this.noticed()} ${this.choices(standing)} ${this.result(standing, game)}
      </div>
      <div class="side">
        ${this.tools(game)} ${moveList(standing)}
        <details class="keys">
          <summary>${say("web-keys")}</summary>
          <p>${say("web-keys-text")}</p>
        </details>
      </div>
      <cups-new-game @cups-wish=${(event: WishEvent) => this.begin(event.wish)}></cups-new-game>
    </div>`;
  }
}
