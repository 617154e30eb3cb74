// What a person brings: a position, moves, or a file with games. Read by the same readers as everywhere; where it is wrong, it is
// said where.
import { html, LitElement, nothing } from "lit";
import { type Cups, Refused } from "../cups";
import type { Listed, Refusal, Score } from "../protocol";
import { playerName, say } from "../text";
import { faultSentence, faultView } from "./fault";

/** How many games of a file are listed. */
const MOST_LISTED = 300;

/** Sent when a game, or a position without moves, is to be shown. */
export class OpenEvent extends Event {
  constructor(readonly score: Score) {
    super("cups-open", { bubbles: true });
  }
}

/** Whether a text begins as a position does. */
export function isPosition(text: string): boolean {
  return /^\s*\d[\d,\s]*:\s*\d/.test(text);
}

/** Whether only the result is missing behind the moves, as in moves that someone wrote down. */
function lacksResult({ said }: Refusal): boolean {
  const expected = said?.args.expected;
  return said?.name === "fault-syntax-end" && typeof expected === "object" && "name" in expected
    ? expected.name === "expected-result"
    : false;
}

export class OpenPanel extends LitElement {
  static override properties = {
    rules: { attribute: false },
    text: { state: true },
    listed: { state: true },
    refusal: { state: true },
    empty: { state: true },
  };

  declare rules: Cups | undefined;
  declare private text: string;
  declare private listed: Listed[];
  declare private refusal: Refusal | undefined;
  declare private empty: boolean;

  constructor() {
    super();
    this.text = "";
    this.listed = [];
    this.empty = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Reads a file, as if its text had been pasted. */
  async take(file: File): Promise<void> {
    this.open(await file.text());
  }

  private open(text: string): void {
    const { rules } = this;
    if (!rules) return;
    this.text = text;
    this.listed = [];
    this.refusal = undefined;
    this.empty = text.trim() === "";
    if (this.empty) return;
    try {
      if (isPosition(text)) {
        const { position } = rules.ask({ do: "game", start: text.trim() });
        this.dispatchEvent(new OpenEvent({ tags: [], start: position, places: [{ after: 0 }] }));
        return;
      }
      const listed = rules.ask({ do: "records", text });
      const [only] = listed;
      if (listed.length === 1 && only && "wrong" in only && lacksResult(only.wrong)) {
        this.dispatchEvent(new OpenEvent(rules.ask({ do: "record", text: `${text} *` })));
      } else if (listed.length === 1 && only && "wrong" in only) {
        this.refusal = only.wrong;
      } else if (listed.length === 1) {
        this.dispatchEvent(new OpenEvent(rules.ask({ do: "record", text })));
      } else {
        this.listed = listed;
        this.empty = listed.length === 0;
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
    }
  }

  private choose(number: number): void {
    if (this.rules)
      this.dispatchEvent(new OpenEvent(this.rules.ask({ do: "record", text: this.text, number })));
  }

  private game(listed: Listed, i: number) {
    if ("wrong" in listed) {
      const { line = 1, column = 1 } = listed.wrong;
      return html`<li class="faulty">
        ${i + 1}. ${say("analysis-place-line", { line, column })} ${faultSentence(listed.wrong)}
      </li>`;
    }
    const tag = (name: string) => listed.tags.find(([known]) => known === name)?.[1];
    const players = `${tag("South") ?? playerName("s")} – ${tag("North") ?? playerName("n")}`;
    const more = [tag("Event"), tag("Date"), listed.result?.join("-")].filter((part) => part && part !== "?");
    return html`<li>
      <button type="button" @click=${() => this.choose(i)}>
        ${i + 1}. ${players}${more.length > 0 ? ` · ${more.join(" · ")}` : ""} ·
        ${say("analysis-plies", { moves: listed.plies })}
      </button>
    </li>`;
  }

  protected override render() {
    return html`<form
      class="open"
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        this.open(this.querySelector("textarea")?.value ?? "");
      }}
    >
      <label class="field">
        <span>${say("analysis-open-text")}</span>
        <textarea rows="5" name="record" spellcheck="false" autocapitalize="off" .value=${this.text}></textarea>
      </label>
      <div class="actions">
        <button type="submit" class="primary">${say("analysis-open-button")}</button>
        <label class="button"
          >${say("analysis-open-file")}
          <input
            class="hidden"
            type="file"
            name="file"
            accept=".cgn,.txt,text/plain"
            @change=${(event: Event) => {
              const input = event.target as HTMLInputElement;
              const file = input.files?.[0];
              if (file) this.take(file);
              input.value = "";
            }}
          />
        </label>
      </div>
      <p class="soft">${say("analysis-open-drop")}</p>
      <div class="fault" role="status">
        ${this.refusal ? faultView(this.text, this.refusal) : nothing}
        ${this.empty ? html`<p>${say("analysis-open-nothing")}</p>` : nothing}
        ${this.listed.length > 0 ? html`<p>${say("analysis-open-several", { games: this.listed.length })}</p>` : nothing}
      </div>
      ${
        this.listed.length > 0
          ? html`<ol class="games" aria-label=${say("analysis-games")}>
            ${this.listed.slice(0, MOST_LISTED).map((listed, i) => this.game(listed, i))}
          </ol>`
          : nothing
      }
    </form>`;
  }
}
