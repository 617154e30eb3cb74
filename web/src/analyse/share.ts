// What a person takes away: links, the position as a line, the game as a file, pictures.
import { html, LitElement, nothing } from "lit";
import { type Cups, Refused } from "../cups";
import { saveFile } from "../file";
import type { Looks, Standing } from "../protocol";
import { playerName, say } from "../text";
import { gameLink, positionLink } from "./link";
import type { Shown, Style } from "./picture";
import type { Tree } from "./tree";

export class SharePanel extends LitElement {
  static override properties = {
    rules: { attribute: false },
    tree: { attribute: false },
    at: { attribute: false },
    standing: { attribute: false },
    look: { attribute: false },
    flipped: { type: Boolean },
    counted: { type: Boolean },
    changes: { type: Number },
    said: { state: true },
    done: { state: true },
  };

  declare rules: Cups | undefined;
  declare tree: Tree | undefined;
  declare at: number;
  declare standing: Standing | undefined;
  /** The board's look, as it was set. */
  declare look: string;
  declare flipped: boolean;
  declare counted: boolean;
  /** Grows with every change of the tree. */
  declare changes: number;
  declare private said: string;
  /** How many pictures of a GIF are done, of how many. */
  declare private done: [number, number] | undefined;
  private turn = 0;

  constructor() {
    super();
    this.at = 0;
    this.look = "auto";
    this.flipped = false;
    this.counted = false;
    this.changes = 0;
    this.said = "";
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.turn += 1;
  }

  private async copy(button: HTMLElement, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.said = say("analysis-copied");
    } catch {
      // Where the page may not write there, the person can: the text is marked.
      const field = button.parentElement?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
        "input, textarea",
      );
      field?.focus();
      field?.select();
      this.said = say("analysis-copy-marked");
    }
  }

  private save(content: Blob, name: string): void {
    saveFile(content, name);
    this.said = say("analysis-saved", { name });
  }

  private get style_(): Style {
    const dark = getComputedStyle(document.documentElement).colorScheme === "dark";
    const themes: Record<string, Looks["theme"]> = { oak: "light", walnut: "dark", paper: "print" };
    return {
      theme: themes[this.look] ?? (dark ? "dark" : "light"),
      flipped: this.flipped,
      counted: this.counted,
      names: [playerName("s"), playerName("n")],
      labels: [say("stock"), say("pot")],
    };
  }

  private get shown(): Shown | undefined {
    const { standing } = this;
    if (!standing) return undefined;
    const last = standing.moves.at(-1);
    return {
      position: standing.position,
      last: last && standing.before ? { before: standing.before, move: last.move } : undefined,
    };
  }

  private async picture(kind: "svg" | "png"): Promise<void> {
    const { rules, shown } = this;
    if (!rules || !shown) return;
    try {
      const draw = await import("./picture");
      const content =
        kind === "png"
          ? await draw.png(rules, shown, this.style_)
          : new Blob([await draw.svg(rules, shown, this.style_)], { type: "image/svg+xml" });
      this.save(content, `cups.${kind}`);
    } catch {
      this.said = say("analysis-picture-failed");
    }
  }

  private async film(): Promise<void> {
    const { rules, tree, at } = this;
    if (!rules || !tree) return;
    this.turn += 1;
    const { turn } = this;
    const isWanted = () => this.turn === turn;
    const moves = tree.moves(tree.end(at));
    const standing = (plies: number) =>
      rules.ask({ do: "game", start: tree.start, moves: moves.slice(0, plies) });
    const frames = [...Array(moves.length + 1).keys()].map((plies): Shown => {
      const { position, before, moves } = standing(plies);
      const last = moves.at(-1);
      return { position, last: before && last ? { before, move: last.move } : undefined };
    });
    this.done = [0, frames.length];
    try {
      const draw = await import("./picture");
      const told = (done: number) => {
        if (isWanted()) this.done = [done, frames.length];
      };
      const content = await draw.gif(rules, frames, this.style_, told, isWanted);
      if (content) this.save(content, "cups.gif");
    } catch {
      if (isWanted()) this.said = say("analysis-picture-failed");
    } finally {
      if (isWanted()) this.done = undefined;
    }
  }

  private record(): string {
    try {
      return (
        (this.rules && this.tree && this.rules.ask({ do: "write", score: this.tree.score() }).text) ?? ""
      );
    } catch (error) {
      if (error instanceof Refused) return "";
      throw error;
    }
  }

  private line(label: string, text: string, name: string) {
    return html`<div class="copied">
      <label class="field"
        ><span>${label}</span><input type="text" readonly name=${name} .value=${text} @focus=${(
          event: Event,
        ) => (event.target as HTMLInputElement).select()}
      /></label>
      <button
        type="button"
        aria-label=${`${say("analysis-copy")}: ${label}`}
        @click=${(event: Event) => this.copy(event.currentTarget as HTMLElement, text)}
      >
        ${say("analysis-copy")}
      </button>
    </div>`;
  }

  protected override render() {
    const { rules, tree, standing, done } = this;
    if (!rules || !tree || !standing) return nothing;
    const page = `${location.origin}${location.pathname}`;
    const record = this.record();
    const game = gameLink(tree, this.at, () => record);
    const hasMoves = tree.at(0).children.length > 0;
    return html`<div class="share">
      ${this.line(say("analysis-link-position"), `${page}#${positionLink(standing.position)}`, "link-position")}
      ${hasMoves ? this.line(say("analysis-link-game"), `${page}#${game}`, "link-game") : nothing}
      ${this.line(say("analysis-position-line"), standing.position, "position-line")}
      <div class="copied tall">
        <label class="field"
          ><span>${say("analysis-record")}</span
          ><textarea readonly rows="5" name="written" .value=${record}></textarea
        ></label>
        <button
          type="button"
          aria-label=${`${say("analysis-copy")}: ${say("analysis-record")}`}
          @click=${(event: Event) => this.copy(event.currentTarget as HTMLElement, record)}
        >
          ${say("analysis-copy")}
        </button>
        <button
          type="button"
          @click=${() => this.save(new Blob([record], { type: "text/plain;charset=utf-8" }), "cups.cgn")}
        >
          ${say("analysis-download")}
        </button>
      </div>
      <div class="actions" role="group" aria-label=${say("analysis-pictures")}>
        <button type="button" @click=${() => this.picture("svg")}>${say("analysis-picture", { kind: "SVG" })}</button>
        <button type="button" @click=${() => this.picture("png")}>${say("analysis-picture", { kind: "PNG" })}</button>
        ${
          done
            ? html`<button
                type="button"
                @click=${() => {
                  this.turn += 1;
                  this.done = undefined;
                }}
              >
                ${say("web-cancel")}
              </button>`
            : html`<button type="button" ?disabled=${!hasMoves} @click=${() => this.film()}>${say("analysis-gif")}</button>`
        }
      </div>
      ${
        done
          ? html`<p><progress max=${done[1]} .value=${done[0]} aria-label=${say("analysis-gif")}></progress>
              ${say("analysis-gif-progress", { done: done[0], all: done[1] })}</p>`
          : nothing
      }
      <p role="status">${this.said}</p>
    </div>`;
  }
}
