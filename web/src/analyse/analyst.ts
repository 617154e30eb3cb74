// The engine at a position: asked again and again with more time, each time to say what it has found so far, until it knows or
// has thought long enough, or the position isn't looked at any more.
import { Refused } from "../cups";
import type { KnownPosition, Lines, Question } from "../protocol";
import { CalledOff, type Thinker } from "../thinker";

/** How long the answers take one after the other, in ms: the first soon, all together some 40 seconds. */
const TIMES: readonly number[] = [120, 250, 500, 1_000, 2_000, 4_000, 8_000, 12_000, 12_000];

export type Findings = {
  position: string;
  found: Lines | undefined;
  /** Whether it still thinks; a rest can be ended by asking for more. */
  state: "thinking" | "rests" | "failed";
};

/** The best lines where every move is known; of a line that the engine only guesses at, the first move is left. */
export function exactLines({ moves }: KnownPosition, found: Lines | undefined, most: number): Lines {
  const known = moves.flatMap(({ move, value }) => (value === null ? [] : [{ move, value }]));
  const best = known.sort((a, b) => b.value - a.value).slice(0, most);
  const lines = best.map(({ move, value }) => {
    const same = found?.lines.find((line) => line.exact && line.move === move);
    return same ?? { move, value, exact: true, line: [move] };
  });
  return { depth: 0, nodes: 0, milliseconds: 0, ...found, lines };
}

type Asked = Pick<Thinker, "ask" | "callOff">;

export class Analyst {
  private turn = 0;

  constructor(
    private readonly thinker: Asked,
    private readonly tell: (findings: Findings) => void,
  ) {}

  /** Thinks about a position from now on, about no other; `found` is what is known of it already. */
  async watch(position: string, lines: number, times = TIMES, found?: Lines): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    this.tell({ position, found, state: "thinking" });
    for (const [i, time] of times.entries()) {
      try {
        const question: Question = { do: "lines", position, lines, time };
        found = await this.thinker.ask(question);
      } catch (error) {
        if (this.turn !== turn || error instanceof CalledOff) return;
        this.tell({ position, found, state: error instanceof Refused ? "rests" : "failed" });
        return;
      }
      if (this.turn !== turn) return;
      const isDone = i === times.length - 1 || found.lines.every((line) => line.exact);
      this.tell({ position, found, state: isDone ? "rests" : "thinking" });
      if (isDone) return;
    }
  }

  /** Stops thinking. */
  stop(): void {
    this.turn += 1;
    this.thinker.callOff();
  }
}
