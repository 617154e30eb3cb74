// A board with something going on around it: what lessons, puzzles and rows to be brought home have in common. Shows where
// things stand, one after the other where several moves follow, and keeps what the server had put there until it can.
import { html, LitElement, nothing, type PropertyValues } from "lit";
import { type Cups, cups } from "../cups";
import { choices } from "../play/choices";
import type { Played, Standing } from "../protocol";
import { settings } from "../settings";
import { type ChoiceEvent, type CupsBoard, looksOf, type MoveEvent } from "./board";

/** Between two moves that follow each other by themselves, in ms. */
const PAUSE = 450;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export abstract class Stage extends LitElement {
  static override properties = {
    standing: { state: true },
    chosen: { state: true },
    moving: { state: true },
  };

  declare protected standing: Standing | undefined;
  declare protected chosen: Played | undefined;
  /** Whether beans are on their way. */
  declare protected moving: boolean;
  protected rules: Cups | undefined;
  private readonly looks = looksOf(settings());
  private served: Node[] = [];
  private turn = 0;

  constructor() {
    super();
    this.moving = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override async connectedCallback(): Promise<void> {
    this.served = [...this.childNodes];
    super.connectedCallback();
    addEventListener("storage", this.onStorage);
    this.rules = await cups();
    await this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("storage", this.onStorage);
  }

  private readonly onStorage = (event: StorageEvent) => this.keptElsewhere(event.key);

  /** Another tab has kept something under this key. */
  protected keptElsewhere(_key: string | null): void {}

  /** Begins, now that there are rules. */
  protected abstract begin(): void | Promise<void>;

  /** Plays a move that the person has chosen. */
  protected abstract play(move: string): void;

  protected get board(): CupsBoard | null {
    return this.querySelector<CupsBoard>("cups-board");
  }

  /** Shows these, each when all beans of the one before have landed; says whether it came to the last. */
  protected async show(...standings: Standing[]): Promise<boolean> {
    this.turn += 1;
    const { turn } = this;
    this.chosen = undefined;
    this.moving = true;
    for (const [at, standing] of standings.entries()) {
      if (at > 0) await later(PAUSE);
      if (this.turn !== turn) return false;
      this.standing = standing;
      await this.updateComplete;
      await this.board?.updateComplete;
      await this.board?.atRest;
    }
    if (this.turn !== turn) return false;
    this.moving = false;
    return true;
  }

  /** The moves to choose from. */
  protected get choices() {
    if (!this.standing) return nothing;
    return choices(this.standing, {
      chosen: this.chosen,
      press: (move) => this.board?.press(move),
      play: (move) => this.board?.play(move),
    });
  }

  /** The board; `playable` where a move is wanted. */
  protected boardOf(playable: boolean) {
    return html`<cups-board
      .standing=${this.standing}
      .playable=${playable && !this.moving}
      .looks=${this.looks}
      @cups-move=${(event: MoveEvent) => this.play(event.played.move)}
      @cups-choice=${(event: ChoiceEvent) => {
        this.chosen = event.chosen;
      }}
    ></cups-board>`;
  }

  protected override updated(_changed: PropertyValues): void {
    if (!this.standing) return;
    for (const node of this.served) (node as ChildNode).remove();
    this.served = [];
    // What had the focus may be gone; what comes next takes it, so that keys alone are enough.
    if (document.activeElement === document.body && this.hadFocus) {
      const next =
        this.querySelector<HTMLElement>(".next") ?? this.querySelector<HTMLElement>(".chips button");
      next?.focus({ preventScroll: true });
    }
    this.hadFocus = this.contains(document.activeElement);
  }

  private hadFocus = false;
}
