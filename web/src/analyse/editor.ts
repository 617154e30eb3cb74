// The position editor: beans in every cup, stock and pot, who is to move, the rules; and the same as a line of text.
import { html, LitElement, nothing } from "lit";
import { type Cups, Refused } from "../cups";
import type { Refusal, Side, Standing } from "../protocol";
import { playerName, say } from "../text";
import { faultView } from "./fault";

const MOST_CUPS = 15;
const MOST_BEANS = 255;
const MOST_POT = 510;

/** Sent as the draft changes: where it stands, or nothing while it can't be read. */
export class DraftEvent extends Event {
  constructor(readonly standing: Standing | undefined) {
    super("cups-draft", { bubbles: true });
  }
}

/** Sent when the position is to be analysed. */
export class SetUpEvent extends Event {
  constructor(readonly position: string) {
    super("cups-set-up", { bubbles: true });
  }
}

interface Row {
  cups: number[];
  stock: number;
  pot: number;
}

/** A position in parts, as the fields have it. */
export interface Parts {
  maxSow: number;
  toMove: Side;
  /** South's, then North's. */
  rows: [Row, Row];
}

export function partsOf(standing: Standing): Parts {
  const row = (i: 0 | 1): Row => {
    const { cups, stock, pot } = standing.sides[i];
    return { cups: cups.map(({ beans }) => beans), stock, pot };
  };
  return { maxSow: standing.maxSow, toMove: standing.toMove, rows: [row(0), row(1)] };
}

/** The position as a line. */
export function lineOf({ maxSow, toMove, rows }: Parts): string {
  const side = ({ cups, stock, pot }: Row) => `${cups.join(",")}:${stock}:${pot}`;
  const most = maxSow === rows[0].cups.length ? "" : ` maxsow=${maxSow}`;
  return `${side(rows[0])} ${side(rows[1])} ${toMove}${most}`;
}

/** The same with rows of another length: cups are added or taken away at the far end from the pot. */
export function withCups(parts: Parts, cups: number): Parts {
  const resized = (row: Row): Row => {
    const kept = row.cups.slice(Math.max(0, row.cups.length - cups));
    return { ...row, cups: [...Array<number>(cups - kept.length).fill(0), ...kept] };
  };
  return { ...parts, maxSow: cups, rows: [resized(parts.rows[0]), resized(parts.rows[1])] };
}

const range = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

export class PositionEditor extends LitElement {
  static override properties = {
    rules: { attribute: false },
    text: { state: true },
    parts: { state: true },
    refusal: { state: true },
  };

  declare rules: Cups | undefined;
  declare private text: string;
  declare private parts: Parts | undefined;
  declare private refusal: Refusal | undefined;

  constructor() {
    super();
    this.text = "";
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Begins with this position. */
  begin(position: string): void {
    this.read(position);
  }

  /** Takes a line as the draft. */
  private read(text: string): void {
    this.text = text;
    this.refusal = undefined;
    let standing: Standing | undefined;
    try {
      standing = this.rules?.ask({ do: "game", start: text });
      if (standing) this.parts = partsOf(standing);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
    }
    this.dispatchEvent(new DraftEvent(standing));
  }

  /** Takes what stands in the fields as the draft. */
  private change(parts: Parts): void {
    this.parts = parts;
    this.read(lineOf(parts));
  }

  private setRow(i: 0 | 1, change: (row: Row) => void): void {
    if (!this.parts) return;
    const parts = structuredClone(this.parts);
    change(parts.rows[i]);
    this.change(parts);
  }

  private startPosition(): void {
    const { parts } = this;
    if (!parts) return;
    const cups = parts.rows[0].cups.length;
    const row = () => ({ cups: Array<number>(cups).fill(0), stock: Math.min(MOST_BEANS, 10 * cups), pot: 0 });
    this.change({ ...parts, toMove: "s", rows: [row(), row()] });
  }

  private number(label: string, value: number, most: number, set: (value: number) => void, name: string) {
    return html`<label class="beans"
      ><span>${label}</span>
      <input
        type="number"
        inputmode="numeric"
        name=${name}
        min="0"
        max=${most}
        .value=${String(value)}
        @input=${(event: Event) => {
          const { value } = event.target as HTMLInputElement;
          if (/^\d+$/.test(value)) set(Number(value));
        }}
      />
    </label>`;
  }

  private row(i: 0 | 1) {
    const row = this.parts?.rows[i];
    if (!row) return nothing;
    const side = i === 0 ? "s" : "n";
    const cups = row.cups.map((beans, cup) =>
      this.number(
        say("analysis-cup", { cup: cup + 1 }),
        beans,
        MOST_BEANS,
        (value) => this.setRow(i, (row) => row.cups.splice(cup, 1, value)),
        `${side}${cup + 1}`,
      ),
    );
    return html`<fieldset>
      <legend>${playerName(side)}</legend>
      <div class="vessels-edited">
        ${this.number(say("stock"), row.stock, MOST_BEANS, (value) => this.setRow(i, (row) => (row.stock = value)), `${side}-stock`)}
        ${cups}
        ${this.number(say("pot"), row.pot, MOST_POT, (value) => this.setRow(i, (row) => (row.pot = value)), `${side}-pot`)}
      </div>
    </fieldset>`;
  }

  private choice(
    label: string,
    name: string,
    options: [string, string][],
    chosen: string,
    set: (value: string) => void,
  ) {
    return html`<label class="field">
      <span>${label}</span>
      <select name=${name} @change=${(event: Event) => set((event.target as HTMLSelectElement).value)}>
        ${options.map(([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`)}
      </select>
    </label>`;
  }

  protected override render() {
    const { parts } = this;
    if (!parts) return nothing;
    const cups = parts.rows[0].cups.length;
    const numbers = (most: number) => range(most).map((n): [string, string] => [String(n), String(n)]);
    const sides: [string, string][] = [
      ["s", playerName("s")],
      ["n", playerName("n")],
    ];
    return html`<form
      class="editor"
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        if (!this.refusal) this.dispatchEvent(new SetUpEvent(this.text));
      }}
    >
      ${this.row(1)} ${this.row(0)}
      <div class="choices">
        ${this.choice(say("analysis-to-move"), "to-move", sides, parts.toMove, (value) =>
          this.change({ ...parts, toMove: value === "n" ? "n" : "s" }),
        )}
        ${this.choice(say("form-cups"), "cups", numbers(MOST_CUPS), String(cups), (value) =>
          this.change(withCups(parts, Number(value))),
        )}
        ${this.choice(say("form-max-sow"), "max-sow", numbers(cups), String(parts.maxSow), (value) =>
          this.change({ ...parts, maxSow: Number(value) }),
        )}
      </div>
      <label class="field">
        <span>${say("analysis-position-line")}</span>
        <input
          type="text"
          name="position"
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          aria-invalid=${this.refusal ? "true" : "false"}
          aria-describedby="editor-fault"
          .value=${this.text}
          @input=${(event: Event) => this.read((event.target as HTMLInputElement).value)}
        />
      </label>
      <div id="editor-fault" class="fault" role="status">
        ${this.refusal ? faultView(this.text, this.refusal) : nothing}
      </div>
      <div class="actions">
        <button type="submit" class="primary" ?disabled=${this.refusal !== undefined}>${say("analysis-set-up")}</button>
        <button type="button" @click=${() => this.startPosition()}>${say("analysis-start-position")}</button>
      </div>
    </form>`;
  }
}
