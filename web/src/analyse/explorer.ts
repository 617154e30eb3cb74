// What tables and books know of a position: those that the browser reads itself, and those that the server has. Nothing is guessed
// here: what isn't known has no value.
import type { KnownPosition } from "../protocol";

export type Explored =
  | { state: "asking" }
  | { state: "known"; known: KnownPosition }
  | { state: "unknown" }
  | { state: "unreachable" };

/** How many positions are remembered. */
const MOST = 400;
/** The server isn't asked sooner, in ms: the browser's own book mostly knows by then. */
const HEAD_START = 150;

/** Whether the value of the position and of every move is known. */
export const knowsAll = (known: KnownPosition | undefined) =>
  known !== undefined && known.value !== null && known.moves.every(({ value }) => value !== null);
const knowsAnything = (known: KnownPosition) =>
  known.value !== null || known.moves.some(({ value }) => value !== null);

/** How an answer is told; nothing where nobody who could know has answered. */
function told(known: KnownPosition | undefined): Explored {
  if (!known) return { state: "unreachable" };
  return knowsAnything(known) ? { state: "known", known } : { state: "unknown" };
}

export class Explorer {
  private readonly known = new Map<string, KnownPosition>();
  private wanted = "";

  /** `own` asks what the browser has; `load` the server. */
  constructor(
    private readonly tell: (position: string, explored: Explored) => void,
    private readonly own: (position: string) => Promise<KnownPosition>,
    private readonly load: (address: string) => Promise<Response> = (address) => fetch(address),
  ) {}

  /** Tells what is known of this position, and of no other asked about before. */
  async look(position: string): Promise<void> {
    this.wanted = position;
    const kept = this.known.get(position);
    if (kept) {
      this.tell(position, told(kept));
      return;
    }
    this.tell(position, { state: "asking" });
    const own = this.own(position).catch(() => undefined);
    const soon = await Promise.race([own, new Promise<undefined>((pass) => setTimeout(pass, HEAD_START))]);
    if (this.wanted !== position) return;
    const served = knowsAll(soon) ? undefined : this.served(position).catch(() => undefined);
    // Who knows all is believed at once; else the server, which may have more.
    const whole = await Promise.any([insisting(own), insisting(served)]).catch(() => undefined);
    const known = whole ?? (await served);
    if (known) {
      if (this.known.size >= MOST) this.known.clear();
      this.known.set(position, known);
    }
    const partly = known ?? (await own);
    const answer = partly && knowsAnything(partly) ? partly : known;
    if (this.wanted === position) this.tell(position, told(answer));
  }

  private async served(position: string): Promise<KnownPosition> {
    const line = encodeURIComponent(position.replaceAll(" ", "_"));
    const answer = await this.load(`/explorer.json?position=${line}`);
    if (!answer.ok) throw new Error(String(answer.status));
    const known = (await answer.json()) as KnownPosition;
    if (known.position !== position) throw new Error(`an answer about ${known.position}`);
    return known;
  }
}

/** The answer that knows all; fails where it doesn't. */
async function insisting(answer: Promise<KnownPosition | undefined> | undefined): Promise<KnownPosition> {
  const known = await answer;
  if (!known || !knowsAll(known)) throw new Error("not all is known");
  return known;
}
