// What the server's tables and books know of a position. Nothing is guessed here: what isn't known has no value.

export interface KnownMove {
  move: string;
  /** Beans to come, mover's view. */
  value: number | null;
}

export interface Known {
  position: string;
  value: number | null;
  moves: KnownMove[];
}

export type Explored =
  | { state: "asking" }
  | { state: "known"; known: Known }
  | { state: "unknown" }
  | { state: "unreachable" };

const MOST = 400;

export class Explorer {
  private readonly known = new Map<string, Known>();
  private wanted = "";

  constructor(
    private readonly tell: (position: string, explored: Explored) => void,
    private readonly load: (address: string) => Promise<Response> = (address) => fetch(address),
  ) {}

  /** Tells what is known of this position, and of no other asked about before. */
  async look(position: string): Promise<void> {
    this.wanted = position;
    const kept = this.known.get(position);
    if (kept) {
      this.tell(position, Explorer.told(kept));
      return;
    }
    this.tell(position, { state: "asking" });
    let explored: Explored;
    try {
      const line = encodeURIComponent(position.replaceAll(" ", "_"));
      const answer = await this.load(`/explorer.json?position=${line}`);
      if (!answer.ok) throw new Error(String(answer.status));
      const known = (await answer.json()) as Known;
      if (known.position !== position) throw new Error(`an answer about ${known.position}`);
      if (this.known.size >= MOST) this.known.clear();
      this.known.set(position, known);
      explored = Explorer.told(known);
    } catch {
      explored = { state: "unreachable" };
    }
    if (this.wanted === position) this.tell(position, explored);
  }

  private static told(known: Known): Explored {
    const anything = known.value !== null || known.moves.some(({ value }) => value !== null);
    return anything ? { state: "known", known } : { state: "unknown" };
  }
}
