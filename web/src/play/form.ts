// The form of a new game, in a dialog.
import { html, LitElement, nothing } from "lit";
import { STRONGEST } from "../data";
import { say } from "../text";
import { checked, FIRST_WISH, MOST_CUPS, MOST_STOCK, type Wish } from "./game";

export class WishEvent extends Event {
  constructor(readonly wish: Wish) {
    super("cups-wish", { bubbles: true });
  }
}

const range = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, i) => least + i);

export class NewGameForm extends LitElement {
  static override properties = { wish: { state: true } };

  declare private wish: Wish;

  constructor() {
    super();
    this.wish = FIRST_WISH;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Opens the dialog with this proposal. */
  async open(wish: Wish): Promise<void> {
    this.wish = wish;
    await this.updateComplete;
    this.dialog?.showModal();
  }

  private get dialog(): HTMLDialogElement | null {
    return this.querySelector("dialog");
  }

  private changed(name: keyof Wish, value: string): void {
    const wish = { ...this.wish, [name]: value };
    // Another board brings its own stock and its own largest sowing.
    this.wish = name === "cups" ? checked({ ...wish, stock: "", maxSow: "" }) : checked(wish);
  }

  private submitted(event: SubmitEvent): void {
    event.preventDefault();
    this.dialog?.close();
    this.dispatchEvent(new WishEvent(this.wish));
  }

  private choice(name: keyof Wish, label: string, options: [string, string][]) {
    const chosen = String(this.wish[name]);
    return html`<label class="field">
      <span>${label}</span>
      <select name=${name} @change=${(event: Event) => this.changed(name, (event.target as HTMLSelectElement).value)}>
        ${options.map(([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`)}
      </select>
    </label>`;
  }

  protected override render() {
    const { wish } = this;
    const levels = range(1, STRONGEST).map((level): [string, string] => [
      String(level),
      say("seat-level", { level }),
    ]);
    const numbers = (least: number, most: number) =>
      range(least, most).map((number): [string, string] => [String(number), String(number)]);
    const sides: [string, string][] = [
      ["s", say("web-side-south")],
      ["n", say("web-side-north")],
    ];
    return html`<dialog aria-labelledby="new-game-title" closedby="any">
      <form @submit=${this.submitted}>
        <h2 id="new-game-title">${say("web-new-game")}</h2>
        ${this.choice("level", say("web-opponent"), [...levels, ["0", say("web-friend")]])}
        ${wish.level === 0 ? nothing : this.choice("side", say("web-side"), sides)}
        ${this.choice("cups", say("form-cups"), numbers(1, MOST_CUPS))}
        <details>
          <summary>${say("web-more-options")}</summary>
          <label class="field">
            <span>${say("form-stock")}</span>
            <input
              type="number"
              name="stock"
              min="1"
              max=${MOST_STOCK}
              required
              .value=${String(wish.stock)}
              @change=${(event: Event) => this.changed("stock", (event.target as HTMLInputElement).value)}
            />
          </label>
          ${this.choice("maxSow", say("form-max-sow"), numbers(1, wish.cups))}
        </details>
        <div class="actions">
          <button type="button" class="quiet" @click=${() => this.dialog?.close()}>${say("web-cancel")}</button>
          <button type="submit" class="primary">${say("web-begin")}</button>
        </div>
      </form>
    </dialog>`;
  }
}
