// The worked example of the rules page as a live board: step by step, forward and back. Without script its pictures stand
// there instead.
import { html, LitElement, nothing } from "lit";
import { analysisAddress } from "./address";
import { defineBoard, looksOf } from "./board/board";
import { type Cups, cups } from "./cups";
import type { Standing } from "./protocol";
import { settings } from "./settings";
import { loadText, say, sentence } from "./text";

class CupsExample extends LitElement {
  static override properties = { plies: { state: true } };

  declare private plies: number;
  private rules: Cups | undefined;
  private readonly looks = looksOf(settings());
  private standings: Standing[] = [];

  constructor() {
    super();
    this.plies = 0;
  }

  private get moves(): string[] {
    return (this.dataset.moves ?? "").split(" ").filter((move) => move !== "");
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    this.rules = await cups();
    const { moves } = this;
    const start = { cups: Number(this.dataset.cups ?? 4) };
    const { rules } = this;
    this.standings = [...Array(moves.length + 1).keys()].map((plies) =>
      rules.ask({ do: "game", start, moves: moves.slice(0, plies) }),
    );
    for (const served of this.querySelectorAll(":scope > .served")) served.remove();
    this.requestUpdate();
  }

  protected override render() {
    const standing = this.standings[this.plies];
    if (!standing) return nothing;
    const last = standing.moves.at(-1);
    return html`<cups-board .standing=${standing} .looks=${this.looks}></cups-board>
      <p class="status" role="status">${last ? `${last.move}: ${sentence(last)}` : say("begin")}</p>
      <div class="actions">
        <button type="button" ?disabled=${this.plies === 0} @click=${() => this.step(-1)}>${say("web-back")}</button>
        <button type="button" class="primary" ?disabled=${this.plies === this.standings.length - 1} @click=${() => this.step(1)}>
          ${say("web-next")}
        </button>
        <a class="button" href=${analysisAddress(standing.start, this.moves, this.plies)}>${say("web-analyse")}</a>
      </div>`;
  }

  private step(steps: number): void {
    this.plies += steps;
  }
}

await loadText();
defineBoard();
customElements.define("cups-example", CupsExample);
