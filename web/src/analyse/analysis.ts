// The analysis page: a board, the tree of moves made on it, the engine's lines, the explorer, and what can be brought and taken away.
import { html, LitElement, nothing, type PropertyValues, type SVGTemplateResult, svg } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { REGULAR } from "../address";
import { looksOf, type MoveEvent } from "../board/board";
import { type Cups, cups, Refused } from "../cups";
import { ending } from "../ending";
import { numberFault, readAddress, replaceAddress } from "../links";
import type { KnownPosition, Refusal, Score, Standing } from "../protocol";
import { settings } from "../settings";
import { storage } from "../storage";
import { playerName, say, sayAll, sentence } from "../text";
import { Thinker } from "../thinker";
import { Analyst, type Findings } from "./analyst";
import type { DraftEvent, PositionEditor, SetUpEvent } from "./editor";
import { engineView } from "./engine-view";
import { type Explored, Explorer, knowsAll } from "./explorer";
import { faultView } from "./fault";
import { hereView } from "./here-view";
import { type EngineWish, engineWish, keepAnalysis, keepEngineWish, keptAnalysis, setAside } from "./kept";
import { gameLink, type Linked, RESULT, readLink } from "./link";
import { movesView } from "./moves";
import type { OpenEvent, OpenPanel } from "./open";
import { Shelf } from "./shelf";
import { GLYPHS, JUDGEMENTS, START, Tree } from "./tree";

/** How long the address of before still counts as this analysis's own, in ms. */
const ADDRESS_GRACE = 2_000;
/** How long the address stays as it is while moves come one after the other, in ms. */
const ADDRESS_DELAY = 300;

/** Signs on buttons: drawn, as not every font has them. */
const sign = (path: string) =>
  svg`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d=${path} /></svg>`;
const SIGNS = {
  first: sign("M6 5h2.5v14H6zM20 5v14L9.5 12z"),
  back: sign("M17 5v14L6.5 12z"),
  forward: sign("M7 5v14l10.5-7z"),
  last: sign("M15.5 5H18v14h-2.5zM4 5v14l10.5-7z"),
  turn: sign("M7 3l5 5.5H8.5V19h-3V8.5H2zM17 21l-5-5.5h3.5V5h3v10.5H22z"),
};

/** A tree and the place in it, to go back to. */
interface Former {
  score: Score;
  moves: string[];
}

export class CupsAnalysis extends LitElement {
  static override properties = {
    at: { state: true },
    standing: { state: true },
    changes: { state: true },
    findings: { state: true },
    explored: { state: true },
    wish: { state: true },
    draft: { state: true },
    isEditing: { state: true },
    flipped: { state: true },
    former: { state: true },
    linkFault: { state: true },
    notice: { state: true },
    isDropping: { state: true },
  };

  declare private at: number;
  declare private standing: Standing | undefined;
  /** Grows with every change of the tree. */
  declare private changes: number;
  declare private findings: Findings | undefined;
  declare private explored: Explored | undefined;
  declare private wish: EngineWish;
  /** What the position editor shows. */
  declare private draft: Standing | undefined;
  declare private isEditing: boolean;
  declare private flipped: boolean;
  /** What the last change took away. */
  declare private former: Former | undefined;
  declare private linkFault: { linked: Linked; refusal: Refusal } | undefined;
  declare private notice: string;
  declare private isDropping: boolean;

  private tree = new Tree(REGULAR);
  private rules: Cups | undefined;
  private readonly looks = looksOf(settings());
  private names: [string, string] | undefined;
  private addressTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly thinker = new Thinker(
    () => new Worker(this.dataset.worker ?? "", { type: "module" }),
    () => {
      this.notice = say("web-worker-restarted");
    },
  );
  private readonly analyst = new Analyst(this.thinker, (findings) => {
    this.findings = findings;
  });
  private readonly shelf = new Shelf(() => new Worker(this.dataset.worker ?? "", { type: "module" }));
  private readonly explorer = new Explorer(
    (position, explored) => {
      if (this.standing?.position === position) this.explored = explored;
    },
    (position) => this.shelf.explore(position),
  );
  private readonly onKey = (event: KeyboardEvent) => this.key(event);
  private readonly onHash = () => {
    this.notice = "";
    this.fromAddress();
  };
  /** The address when the analysis was kept: it may be a move behind, and then isn't a link that somebody follows. */
  private behind: string | undefined;

  constructor() {
    super();
    this.at = START;
    this.changes = 0;
    this.wish = engineWish(storage);
    this.isEditing = false;
    this.flipped = false;
    this.notice = "";
    this.isDropping = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    // Before the board, whose arrow keys go through the moves that can be chosen: here they go through those that were played.
    addEventListener("keydown", this.onKey, true);
    addEventListener("hashchange", this.onHash);
    this.rules = await cups();
    this.thinker.warm();
    this.recall();
    this.fromAddress();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.onKey, true);
    removeEventListener("hashchange", this.onHash);
    this.analyst.stop();
  }

  /** Shows what was looked at last. */
  private recall(): void {
    if (!this.rules) return;
    const kept = keptAnalysis(storage);
    try {
      // What was kept is read as anything else that comes from outside.
      if (kept) {
        this.rules.ask({ do: "write", score: kept.score });
        this.tree = Tree.of(kept.score);
        this.at = this.placeOf(kept.moves);
        this.behind = kept.address;
      } else if (setAside(storage)) {
        this.notice = say("analysis-aside");
      }
    } catch (error) {
      console.error(error);
      this.tree = new Tree(REGULAR);
      this.at = START;
      if (setAside(storage)) this.notice = say("analysis-aside");
    }
  }

  /** Shows what the address asks for, else what is here already. One that has a fault stays until something else is shown. */
  private fromAddress(): void {
    const { rules } = this;
    if (!rules) return;
    const { values, faults } = readAddress();
    const linked = readLink(values);
    const isRight = faults.length === 0;
    this.linkFault = undefined;
    const isBehind = location.hash === this.behind;
    this.behind = undefined;
    if (!linked || isBehind || location.hash.slice(1) === this.link()) {
      this.go(this.at, isRight);
      return;
    }
    try {
      const tree = Tree.of(rules.ask({ do: "record", text: linked.record }));
      if (this.tree.isEmpty) this.former = undefined;
      else this.remember();
      this.tree = tree;
      const line = tree.mainLine();
      const fault = linked.ply === undefined ? undefined : numberFault("ply", linked.ply, 0, line.length);
      if (fault) this.notice = sayAll(fault);
      const ply = fault ? line.length : Number(linked.ply ?? line.length);
      this.changes += 1;
      this.go(ply === 0 ? START : (line[ply - 1] ?? START), isRight && !fault);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.go(this.at, false);
      this.linkFault = { linked, refusal: error.refusal };
    }
  }

  private link(): string {
    const written = (score: Score) => this.rules?.ask({ do: "write", score }).text ?? "";
    return gameLink(this.tree, this.at, written);
  }

  /** The place that moves lead to, as far as they are in the tree. */
  private placeOf(moves: readonly string[]): number {
    let at = START;
    for (const move of moves) {
      const next = this.tree.at(at).children.find((child) => this.tree.at(child).move === move);
      if (next === undefined) break;
      at = next;
    }
    return at;
  }

  /** Shows a place of the tree. */
  private go(at: number, addressed = true): void {
    const { rules, tree } = this;
    if (!rules) return;
    this.at = at;
    tree.visit(at);
    this.standing = rules.ask({ do: "game", start: tree.start, moves: tree.moves(at) });
    const tag = (name: string) => tree.tags.find(([known]) => known === name)?.[1];
    const names: [string, string] = [tag("South") ?? playerName("s"), tag("North") ?? playerName("n")];
    if (names.join() !== this.names?.join()) this.names = names;
    this.keep(addressed);
    this.think();
    if (this.standing.over) this.explored = { state: "unknown" };
    else this.explorer.look(this.standing.position);
  }

  /** Notes that the tree has changed. */
  private changed(): void {
    this.changes += 1;
    this.keep();
  }

  private keep(addressed = true): void {
    keepAnalysis(storage, {
      score: this.tree.score(),
      moves: this.tree.moves(this.at),
      ...(addressed && { address: location.hash }),
    });
    if (!addressed) return;
    clearTimeout(this.addressTimer);
    this.addressTimer = setTimeout(() => {
      const link = this.link();
      replaceAddress(location.pathname + (link ? `#${link}` : ""));
      // Who reloads just now may still get the address of before, which isn't a link that somebody follows.
      this.addressTimer = setTimeout(() => this.keep(false), ADDRESS_GRACE);
    }, ADDRESS_DELAY);
  }

  /** What tables and books know of the position shown, where that is the value of every move. */
  private get known(): KnownPosition | undefined {
    const { explored } = this;
    return explored?.state === "known" && knowsAll(explored.known) ? explored.known : undefined;
  }

  private think(times?: readonly number[]): void {
    const { standing, findings } = this;
    this.findings = undefined;
    if (!standing || standing.over || !this.wish.on || this.isEditing) this.analyst.stop();
    // Who wants more of the same position sees what was found so far until there is more.
    else this.analyst.watch(standing.position, this.wish.lines, times, times && findings?.found);
  }

  /** Plays moves from here. */
  private play(moves: readonly string[]): void {
    let at = this.at;
    for (const move of moves) at = this.tree.play(at, move);
    this.linkFault = undefined;
    this.notice = "";
    this.changes += 1;
    this.go(at);
  }

  /** Remembers what is here, since it will be gone. */
  private remember(): void {
    this.former = { score: structuredClone(this.tree.score()), moves: this.tree.moves(this.at) };
  }

  private restore(): void {
    const { former } = this;
    if (!former) return;
    this.former = undefined;
    this.tree = Tree.of(former.score);
    this.changes += 1;
    this.go(this.placeOf(former.moves));
  }

  private cut(): void {
    if (this.at === START) return;
    this.remember();
    const before = this.tree.remove(this.at);
    this.changes += 1;
    this.go(before);
  }

  private promote(): void {
    this.tree.promote(this.at);
    this.changed();
  }

  /** Shows another game; what was here can be had back. */
  private take(tree: Tree): void {
    if (this.tree.isEmpty && this.tree.start === REGULAR) this.former = undefined;
    else this.remember();
    this.tree = tree;
    this.linkFault = undefined;
    this.notice = "";
    this.changes += 1;
    this.isEditing = false;
    this.draft = undefined;
    this.go(START);
    for (const panel of this.querySelectorAll<HTMLDetailsElement>("details[open]")) panel.open = false;
    this.scrollIntoView({ block: "start" });
  }

  private key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || this.isEditing) return;
    const target = event.target as HTMLElement;
    if (target.closest?.("input, select, textarea, dialog")) return;
    const { at, tree } = this;
    const ways: Record<string, () => number | undefined> = {
      ArrowLeft: () => tree.at(at).parent ?? at,
      ArrowRight: () => tree.next(at) ?? at,
      ArrowUp: () => tree.sibling(at, -1),
      ArrowDown: () => tree.sibling(at, 1),
      Home: () => START,
      End: () => tree.end(at),
    };
    const to = ways[event.key]?.();
    if (to === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const wasInMoves = target.closest?.(".moves") !== null;
    if (to !== at) this.go(to);
    // The focus follows, so that it isn't lost with a move that can't be reached by Tab any more.
    if (wasInMoves) this.updateComplete.then(() => this.querySelector<HTMLElement>(".moves .here")?.focus());
  }

  private toggleEditor(open: boolean): void {
    if (open === this.isEditing) return;
    this.isEditing = open;
    this.draft = undefined;
    if (open && this.standing)
      this.querySelector<PositionEditor>("cups-editor")?.begin(this.standing.position);
    this.think();
  }

  private dropped(event: DragEvent): void {
    event.preventDefault();
    this.isDropping = false;
    const panel = this.querySelector<OpenPanel>("cups-open");
    const details = panel?.closest("details");
    if (!panel || !details) return;
    details.open = true;
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text/plain");
    if (file) panel.take(file);
    else if (text) panel.take(new File([text], "dropped.cgn"));
  }

  private status(): string {
    const { standing } = this;
    if (!standing) return "";
    const last = standing.moves.at(-1);
    const said = last ? sentence(last) : say("analysis-begin");
    return standing.over ? `${said} ${ending(standing)}` : said;
  }

  private steps() {
    const { at, tree } = this;
    const step = (name: string, sign: SVGTemplateResult, to: number | undefined) =>
      html`<button
        type="button"
        aria-label=${say(name)}
        title=${say(name)}
        aria-disabled=${to === undefined || to === at ? "true" : "false"}
        @click=${() => to !== undefined && to !== at && this.go(to)}
      >
        ${sign}
      </button>`;
    const turn = () => {
      this.flipped = !this.flipped;
    };
    return html`<div class="steps" role="group" aria-label=${say("analysis-steps")}>
      ${step("analysis-first", SIGNS.first, START)} ${step("analysis-back", SIGNS.back, tree.at(at).parent)}
      ${step("analysis-forward", SIGNS.forward, tree.next(at))} ${step("analysis-last", SIGNS.last, tree.end(at))}
      <button type="button" aria-label=${say("web-flip")} title=${say("web-flip")} @click=${turn}>${SIGNS.turn}</button>
    </div>`;
  }

  private moves() {
    const { at, tree } = this;
    const node = tree.at(at);
    const isStart = at === START;
    const { number, north } = tree.turn(at);
    const named = isStart ? "" : `${number}${north ? "…" : "."} ${node.move}`;
    const judge = (nag: number) => html`<button
      type="button"
      class="glyph"
      aria-pressed=${node.nags.includes(nag) ? "true" : "false"}
      aria-label=${`${GLYPHS[nag]} ${say(JUDGEMENTS[nag] ?? "")}`}
      title=${say(JUDGEMENTS[nag] ?? "")}
      ?disabled=${isStart}
      @click=${() => {
        tree.judge(at, nag);
        this.changed();
      }}
    >
      ${GLYPHS[nag]}
    </button>`;
    return html`<section class="panel moves" aria-labelledby="moves-title">
      <h2 id="moves-title">${say("moves")}</h2>
      <div class="tree" tabindex=${tree.at(START).children.length === 0 ? nothing : "-1"}>
        ${
          tree.isEmpty
            ? html`<p class="soft">${say("analysis-no-moves")}</p>`
            : movesView(tree, at, (id) => this.go(id))
        }
      </div>
      <div class="glyphs" role="group" aria-label=${say("analysis-judge")}>${[1, 2, 3, 4, 5, 6].map(judge)}</div>
      <label class="field">
        <span>${isStart ? say("analysis-comment-start") : say("analysis-comment", { move: named })}</span>
        <textarea
          rows="2"
          name="comment"
          .value=${node.comment}
          @input=${(event: Event) => {
            node.comment = (event.target as HTMLTextAreaElement).value;
            this.changed();
          }}
        ></textarea>
      </label>
      <div class="tools" role="group" aria-label=${say("analysis-variation")}>
        <button type="button" ?disabled=${tree.isMain(at)} @click=${() => this.promote()}>${say("analysis-promote")}</button>
        <button type="button" ?disabled=${isStart} @click=${() => this.cut()}>${say("analysis-delete")}</button>
      </div>
    </section>`;
  }

  private fault() {
    const { linkFault } = this;
    if (!linkFault) return nothing;
    const { linked, refusal } = linkFault;
    return html`<div class="notice fault" role="alert">
      <p>${say("analysis-bad-link")}</p>
      ${faultView(linked.record.slice(0, -RESULT.length), refusal, linked.before)}
    </div>`;
  }

  private notices() {
    return html`${this.fault()} ${this.notice ? html`<p class="notice" role="alert">${this.notice}</p>` : nothing}
    ${
      this.former
        ? html`<p class="notice" role="status">
            ${say("analysis-replaced")}
            <button type="button" class="small" @click=${() => this.restore()}>${say("analysis-restore")}</button>
          </p>`
        : nothing
    }`;
  }

  private panels() {
    return html`<details
        class="panel"
        name="setup"
        @toggle=${(event: ToggleEvent) => this.toggleEditor(event.newState === "open")}
      >
        <summary>${say("analysis-editor")}</summary>
        <cups-editor
          .rules=${this.rules}
          @cups-draft=${(event: DraftEvent) => {
            if (this.isEditing) this.draft = event.standing ?? this.draft;
          }}
          @cups-set-up=${(event: SetUpEvent) => {
            const start = this.rules?.ask({ do: "game", start: event.position }).position;
            if (start) this.take(new Tree(start));
          }}
        ></cups-editor>
      </details>
      <details class="panel" name="open">
        <summary>${say("analysis-open")}</summary>
        <cups-open .rules=${this.rules} @cups-open=${(event: OpenEvent) => this.take(Tree.of(event.score))}></cups-open>
      </details>
      <details class="panel" name="share">
        <summary>${say("analysis-share")}</summary>
        <cups-share
          .rules=${this.rules}
          .tree=${this.tree}
          .at=${this.at}
          .standing=${this.standing}
          .look=${this.looks.board}
          .flipped=${this.flipped}
          .counted=${this.looks.beans === "counted"}
          .changes=${this.changes}
        ></cups-share>
      </details>
      <details class="panel keys">
        <summary>${say("web-keys")}</summary>
        <p>${say("analysis-keys")}</p>
      </details>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has("at") && !changed.has("changes")) return;
    for (const served of this.querySelectorAll(":scope > .served")) served.remove();
    const tree = this.querySelector<HTMLElement>(".tree");
    const here = tree?.querySelector<HTMLElement>(".here");
    if (!tree) return;
    if (!here) {
      tree.scrollTop = 0;
      return;
    }
    // The list is moved, never the page.
    const [outer, inner] = [tree.getBoundingClientRect(), here.getBoundingClientRect()];
    if (inner.top < outer.top) tree.scrollTop -= outer.top - inner.top + 8;
    else if (inner.bottom > outer.bottom) tree.scrollTop += inner.bottom - outer.bottom + 8;
  }

  protected override render() {
    const { standing } = this;
    if (!standing) return nothing;
    const shown = this.draft ?? standing;
    const findings = this.findings?.position === standing.position ? this.findings : undefined;
    return html`<div
      class=${classMap({ table: true, analysis: true, dropping: this.isDropping, editing: this.isEditing })}
      @dragover=${(event: DragEvent) => {
        event.preventDefault();
        this.isDropping = true;
      }}
      @dragleave=${(event: DragEvent) => {
        if (!this.contains(event.relatedTarget as Element | null)) this.isDropping = false;
      }}
      @drop=${(event: DragEvent) => this.dropped(event)}
    >
      <div class="play">
        <cups-board
          .standing=${shown}
          .playable=${!this.isEditing && !standing.over}
          .flipped=${this.flipped}
          .looks=${this.looks}
          .names=${this.names}
          @cups-move=${(event: MoveEvent) => this.play([event.played.move])}
        ></cups-board>
        <p class="status" role="status">${this.isEditing ? say("analysis-editing") : this.status()}</p>
        ${this.notices()} ${this.isEditing ? nothing : this.steps()}
        ${this.isEditing ? nothing : hereView(standing, this.explored, (move) => this.play([move]))}
      </div>
      <div class="side">
        ${
          this.isEditing
            ? nothing
            : engineView(standing, this.wish, findings, this.known, {
                wish: (wish) => {
                  this.wish = wish;
                  keepEngineWish(storage, wish);
                  this.think();
                },
                play: (moves) => this.play(moves),
                goOn: () => this.think([20_000, 20_000, 20_000]),
              })
        }
        ${this.isEditing ? nothing : this.moves()}
      </div>
      <div class="panels">${this.panels()}</div>
    </div>`;
  }
}
