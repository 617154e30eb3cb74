// The board: one element, used everywhere. It shows where a game stands, as crates/draw draws it, lets a person choose a
// move and see what it would do, and lets beans travel.

import { html, LitElement, nothing, type PropertyValues } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { type Cups, cups } from "../cups";
import type { Drawn, Form, Looks, Place, Played, Side, Standing } from "../protocol";
import { read, type Settings } from "../settings";
import { playerName, say } from "../text";
import { moveOfKey, press, stepped, type Vessel, vesselOf } from "./choosing";
import { placed } from "./placed";
import { knock } from "./sound";
import { stepTime, travel } from "./travel";

/** Boards narrower than this, in CSS pixels, have pots and stocks above and below the rows. */
const NARROW = 600;
/** Longer rows than this would have cups too small to press there: such a board is put on its end. */
const LONGEST_NARROW = 6;

let boards = 0;

/** Sent when a move is played on the board. */
export class MoveEvent extends Event {
  constructor(readonly played: Played) {
    super("cups-move", { bubbles: true });
  }
}

/** Sent when another move, or none, is chosen. */
export class ChoiceEvent extends Event {
  constructor(readonly chosen: Played | undefined) {
    super("cups-choice", { bubbles: true });
  }
}

export class CupsBoard extends LitElement {
  static override properties = {
    standing: { attribute: false },
    playable: { type: Boolean },
    flipped: { type: Boolean },
    looks: { attribute: false },
    names: { attribute: false },
    chosen: { state: true },
    narrow: { state: true },
    drawn: { state: true },
  };

  /** Where the game stands. */
  declare standing: Standing | undefined;
  /** Whether the person may choose a move. */
  declare playable: boolean;
  /** North's row lies below. */
  declare flipped: boolean;
  /** How it looks and behaves. */
  declare looks: Pick<Settings, "board" | "speed" | "confirm" | "sound" | "beans">;
  /** What to call South and North. */
  declare names: [string, string] | undefined;
  declare private chosen: Played | undefined;
  declare private narrow: boolean;
  declare private drawn: Drawn | undefined;

  private rules: Cups | undefined;
  /** Whether moves could be chosen on it since it is there. */
  private isLive = false;
  private readonly idPrefix = `cups${++boards}-`;
  /** The picture in the page, and what it was made for. */
  private picture: SVGSVGElement | undefined;
  private pictured = "";
  /** What the places were measured for. */
  private measured = "";
  /** What the board shows at the moment, between two standings too. */
  private shown: Standing | undefined;
  /** Counts the changes, so that what isn't wanted any more can see it. */
  private turn = 0;
  private settled: Promise<void> = Promise.resolve();
  private readonly watch = new ResizeObserver(([entry]) => {
    if (entry) this.narrow = entry.contentRect.width < NARROW;
  });
  /** What had the focus when a key chose the move: there Enter plays it, whatever it does otherwise. */
  private keyedAt: Element | null | undefined;
  private readonly onKey = (event: KeyboardEvent) => this.key(event);

  constructor() {
    super();
    this.playable = false;
    this.flipped = false;
    this.narrow = false;
    this.looks = looksOf(read(""));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.narrow = this.clientWidth > 0 && this.clientWidth < NARROW;
    this.watch.observe(this);
    document.addEventListener("keydown", this.onKey);
    cups().then((rules) => {
      this.rules = rules;
      this.requestUpdate("standing");
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watch.disconnect();
    document.removeEventListener("keydown", this.onKey);
  }

  /** Resolves when all beans have landed. */
  get atRest(): Promise<void> {
    return this.settled;
  }

  /** The move that is chosen. */
  get choice(): Played | undefined {
    return this.chosen;
  }

  /** Chooses a move, or none, and shows what it would do. */
  choose(played: Played | undefined): void {
    if (!this.playable && played) return;
    this.chosen = played;
    this.keyedAt = undefined;
    this.dispatchEvent(new ChoiceEvent(played));
  }

  /** Plays the move that is chosen. */
  play(played = this.chosen): void {
    if (!played || !this.playable) return;
    this.chosen = undefined;
    this.dispatchEvent(new ChoiceEvent(undefined));
    this.dispatchEvent(new MoveEvent(played));
  }

  private get form(): Form {
    if (!this.narrow) return "wide";
    return (this.standing?.cups ?? 4) <= LONGEST_NARROW ? "narrow" : "tall";
  }

  private lookOf(standing: Standing, marked: boolean): Looks {
    const last = standing.moves.at(-1);
    return {
      position: standing.position,
      last: marked && last && standing.before ? { before: standing.before, move: last.move } : undefined,
      theme: this.looks.board === "paper" ? "print" : "styled",
      form: this.form,
      flipped: this.flipped,
      counted: this.looks.beans === "counted",
      names: this.names ?? [say("south"), say("north")],
      labels: [say("stock"), say("pot")],
      prefix: this.idPrefix,
    };
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.isLive ||= this.playable;
    if (changed.has("standing") && this.chosen) {
      const chosen = this.standing?.legal.find((played) => played.move === this.chosen?.move);
      if (!chosen || this.standing?.position !== this.shown?.position) this.chosen = undefined;
    }
    if (!this.rules || !this.standing) return;
    // Where vessels lie is known before the picture is there, for the buttons over them.
    const measured = `${this.standing.cups} ${this.form} ${this.flipped}`;
    if (measured === this.measured) return;
    this.measured = measured;
    this.drawn = this.rules.ask({ do: "picture", pieces: true, ...this.lookOf(this.standing, true) });
  }

  protected override updated(changed: PropertyValues): void {
    const { rules, standing, shown } = this;
    if (!rules || !standing) return;
    const made = this.makePicture(rules, standing);
    const seen = ["standing", "chosen", "looks", "names", "flipped", "narrow"];
    const isSame = shown?.position === standing.position && shown.moves.length === standing.moves.length;
    if (
      !made &&
      (!seen.some((name) => changed.has(name)) || (isSame && changed.size === 1 && changed.has("standing")))
    ) {
      return;
    }
    const follows =
      shown?.position === standing.before && standing.moves.length === (shown?.moves.length ?? 0) + 1;
    this.turn += 1;
    this.shown = standing;
    if (shown && follows && !made) this.settled = this.carry(rules, shown, standing, this.turn);
    else this.show(rules, standing);
  }

  /** Makes the picture where there is none that fits; says whether it did. */
  private makePicture(rules: Cups, standing: Standing): boolean {
    const { theme, form, flipped, names, labels } = this.lookOf(standing, true);
    const made = JSON.stringify([standing.cups, theme, form, flipped, names, labels]);
    const frame = this.querySelector(".picture");
    if (!frame || (made === this.pictured && this.picture)) return false;
    const { svg } = rules.ask({ do: "picture", ...this.lookOf(standing, true) });
    frame.innerHTML = svg;
    this.picture = frame.querySelector("svg") ?? undefined;
    this.picture?.querySelector("title")?.remove();
    for (const served of this.querySelectorAll(":scope > .served")) served.remove();
    this.pictured = made;
    return true;
  }

  /** Draws what lies on the board, with the effect of the chosen move. */
  private show(rules: Cups, standing: Standing): void {
    const preview = this.chosen?.move;
    const { svg } = rules.ask({ do: "picture", pieces: true, ...this.lookOf(standing, true), preview });
    const pieces = this.picture?.querySelector('[data-part="pieces"]');
    if (pieces) pieces.innerHTML = svg;
  }

  private async carry(rules: Cups, before: Standing, after: Standing, turn: number): Promise<void> {
    const last = after.moves.at(-1);
    const { picture } = this;
    if (!last || !picture) return;
    const isWanted = () => this.turn === turn;
    const steps = rules.ask({ do: "journey", ...this.lookOf(before, false), move: last.move });
    const time = stepTime(this.looks.speed, steps.length);
    if (time > 0) {
      const plain = rules.ask({ do: "picture", pieces: true, ...this.lookOf(before, false) });
      const pieces = picture.querySelector('[data-part="pieces"]');
      if (pieces) pieces.innerHTML = plain.svg;
      for (const step of steps) {
        await travel(picture, step, this.idPrefix, time, isWanted);
        if (!isWanted()) return;
        if (this.looks.sound === "on") knock(step.reached.vessel.startsWith("data-pot") ? 0.6 : 1);
      }
    } else if (this.looks.sound === "on" && steps.length > 0) {
      knock(last.captured > 0 ? 0.6 : 1);
    }
    if (isWanted()) this.show(rules, after);
  }

  /** Moves the focus to the first cup of the player to move that something can be done with. */
  focusMover(): void {
    this.querySelector<HTMLElement>("button.vessel.usable")?.focus({ preventScroll: true });
  }

  private key(event: KeyboardEvent): void {
    const { standing } = this;
    // A key that is held presses nothing a second time; browsers would press the button that has the focus.
    if (event.repeat && (event.key === "Enter" || event.key === " ") && this.contains(event.target as Node)) {
      event.preventDefault();
    }
    if (!this.playable || !standing || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    if (target.closest("input, select, textarea, dialog, summary")) return;
    const take = () => event.preventDefault();
    const keyed = moveOfKey(standing.legal, event.code, event.shiftKey);
    if (keyed) {
      take();
      if (event.repeat) return;
      if (this.looks.confirm === "off" || keyed.move === this.chosen?.move) this.play(keyed);
      else this.chooseByKey(keyed);
      return;
    }
    // What has the focus gets its own key, unless the move was chosen by a key while it had the focus.
    const isControl = target.closest("a, button") !== null;
    switch (event.key) {
      case "ArrowRight":
      case "ArrowLeft":
        take();
        this.chooseByKey(stepped(standing.legal, this.chosen, event.key === "ArrowRight" ? 1 : -1));
        break;
      case "Enter":
      case " ": {
        if (event.repeat) break;
        // A forced pass needs no choosing, and no cup has another use then.
        const pass = standing.legal[0]?.kind === "pass" ? standing.legal[0] : undefined;
        const isFree = !isControl || (pass && this.contains(target));
        const isKeyed = this.chosen && this.keyedAt === document.activeElement;
        if ((this.chosen ?? pass) && (isFree || isKeyed)) {
          take();
          this.play(this.chosen ?? pass);
        }
        break;
      }
      case "Escape":
        if (this.chosen) {
          take();
          this.choose(undefined);
        }
        break;
    }
  }

  private chooseByKey(played: Played | undefined): void {
    this.choose(played);
    this.keyedAt = document.activeElement;
  }

  private pressed(vessel: Vessel): void {
    const { standing } = this;
    if (!standing || !this.playable) return;
    const meant = press(standing.legal, standing.toMove, vessel, this.chosen);
    if (!meant) this.choose(undefined);
    else if ("play" in meant) this.play(meant.play);
    // The stock is pressed several times.
    else if (vessel.kind === "stock") this.choose(meant.choose);
    else this.press(meant.choose);
  }

  /** A press on this move, here or elsewhere on the page: it is chosen, and played where it is already or none is asked to
   * confirm. */
  press(played: Played): void {
    if (this.looks.confirm === "off" || played.move === this.chosen?.move) this.play(played);
    else this.choose(played);
  }

  /** What a vessel is and holds, in words. */
  private named(standing: Standing, vessel: Vessel): string {
    const side = standing.sides[vessel.side === "s" ? 0 : 1];
    switch (vessel.kind) {
      case "stock":
        return say("web-vessel-stock", { beans: side.stock });
      case "pot":
        return say("web-vessel-pot", { beans: side.pot });
      case "cup": {
        const cup = side.cups[vessel.cup - 1];
        const state = cup?.emptiable ? "emptiable" : cup?.blocked ? "blocked" : "plain";
        return say("web-vessel-cup", { cup: vessel.cup, beans: cup?.beans ?? 0, state });
      }
    }
  }

  private vessel(standing: Standing, drawn: Drawn, place: Place) {
    const vessel = vesselOf(place.vessel);
    const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
    const spot = placed({
      left: share(place.x, drawn.width),
      top: share(place.y, drawn.height),
      width: share(place.width, drawn.width),
      height: share(place.height, drawn.height),
    });
    const name = this.named(standing, vessel);
    if (vessel.kind === "pot" || !this.isLive) {
      return html`<span class="vessel" role="img" aria-label=${name} ${spot}></span>`;
    }
    // A button stays one while the opponent moves, so that it keeps the focus.
    const meant = this.playable ? press(standing.legal, standing.toMove, vessel, this.chosen) : undefined;
    const isMovers = this.playable && vessel.side === standing.toMove;
    const target = this.chosen?.number === vessel.cup && vessel.kind === "cup";
    return html`<button
      type="button"
      class=${classMap({ vessel: true, usable: meant !== undefined, target })}
      data-vessel=${place.vessel}
      tabindex=${isMovers ? nothing : "-1"}
      aria-label=${name}
      aria-disabled=${meant ? nothing : "true"}
      ${spot}
      @click=${() => this.pressed(vessel)}
    ></button>`;
  }

  private row(standing: Standing, drawn: Drawn, side: Side) {
    const places = drawn.places.filter((place) => vesselOf(place.vessel).side === side);
    return html`<div class="row" role="group" aria-label=${this.names?.[side === "s" ? 0 : 1] ?? playerName(side)}>
      ${places.map((place) => this.vessel(standing, drawn, place))}
    </div>`;
  }

  protected override render() {
    const { standing, drawn } = this;
    if (!standing || !drawn) return nothing;
    const order: Side[] = this.flipped ? ["s", "n"] : ["n", "s"];
    const ratio = `${drawn.width} / ${drawn.height}`;
    return html`<div class=${`board ${this.form}`} data-look=${this.looks.board}>
      <div class="frame" ${placed({ "--ratio": ratio })}>
        <div class="picture" aria-hidden="true"></div>
        <div class="vessels" role="group" aria-label=${say("web-board")}>
          ${order.map((side) => this.row(standing, drawn, side))}
        </div>
      </div>
    </div>`;
  }
}

/** The part of the settings that a board wants. */
export function looksOf(settings: Settings): CupsBoard["looks"] {
  const { board, speed, confirm, sound, beans } = settings;
  return { board, speed, confirm, sound, beans };
}

/** The server's picture stands in the element until the script can draw. */
export function defineBoard(): void {
  if (!customElements.get("cups-board")) customElements.define("cups-board", CupsBoard);
}
