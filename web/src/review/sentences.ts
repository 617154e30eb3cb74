// A review in sentences: the same that the terminal says.
import type { Judged, Margin, Reviewed, Side, Tally } from "../protocol";
import { language, say } from "../text";

/** How much of a line is told in a sentence. */
const MOVES_TOLD = 8;

/** How messages that bend with a player's name choose. */
const key = (side: Side) => (side === "s" ? "south" : "north");

function decimal(number: number, decimals: number): string {
  return number.toLocaleString(language(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

const known = (exact: boolean) => say(exact ? "analyse-exact" : "analyse-estimate");

/** A margin as a number with its sign: `+3`, `~-1.5`. */
export function signed({ margin, exact }: Margin): string {
  const number = decimal(margin, exact ? 0 : 1);
  return `${exact ? "" : "~"}${margin > 0 ? "+" : ""}${number}`;
}

/** So many beans in words; estimates in halves of a bean. */
function beans(number: number, exact: boolean): string {
  const shown = exact ? number : Math.round(2 * number) / 2;
  const count = decimal(shown, Number.isInteger(shown) ? 0 : 1);
  return say(exact ? "beans-exact" : "beans-about", { beans: shown, count });
}

/** Tells the review of a game that `first` began. */
export class Narrator {
  constructor(
    private readonly review: Reviewed,
    private readonly first: Side,
  ) {}

  /** Who made this move, counted from 0. */
  mover(ply: number): Side {
    return (ply % 2 === 0) === (this.first === "s") ? "s" : "n";
  }

  /** The number of the turn that a move belongs to. */
  turnNumber(ply: number): number {
    return Math.floor((ply + (this.first === "n" ? 1 : 0)) / 2) + 1;
  }

  /** From where on all is exact. */
  exactness(): string {
    const { exactFrom, moves } = this.review;
    if (exactFrom === 0) return say("review-exact");
    if (exactFrom === null || exactFrom >= moves.length) return say("review-estimated");
    return say("review-exact-from", {
      number: this.turnNumber(exactFrom),
      player: key(this.mover(exactFrom)),
    });
  }

  /** How well a player moved. */
  tally(side: Side, tally: Tally): string {
    const { good, moves, percent, lost, exact } = tally;
    const count = `${exact ? "" : "~"}${decimal(lost, exact ? 0 : 1)}`;
    return say("review-tally", { who: key(side), good, moves, percent, lost, count });
  }

  /** What a move lost, and which was better; that it lost nothing. */
  loss(ply: number): string {
    const { move, best, loss, exact, loses } = this.move(ply);
    if (!loses) return say("why-no-loss", { move, known: known(exact) });
    const args = {
      number: this.turnNumber(ply),
      who: key(this.mover(ply)),
      loss: beans(loss, exact),
      known: known(exact),
      played: move,
    };
    return best === move ? say("review-loss-only", args) : say("review-loss", { ...args, best });
  }

  /** What the move changed, the better line, and what the opponent makes of it: of a move that lost something. */
  more(ply: number): string {
    const { from, to, loses } = this.move(ply);
    if (!loses) return "";
    const changed = from === to ? "" : say(`turn-${from}-${to}`);
    return [changed, this.line("review-better", ply), this.line("review-allows", ply + 1)].join(" ").trim();
  }

  /** The final margin to be expected after so many moves. */
  margin(plies: number): string {
    const place = this.review.places[plies];
    return place ? say("review-margin", { margin: signed(place), known: known(place.exact) }) : "";
  }

  /** All of them. */
  margins(): string {
    return say("review-margins", { margins: this.review.places.map(signed).join(" ") });
  }

  /** A turning point's heading. */
  turn(ply: number): string {
    const { move, glyph } = this.move(ply);
    return say("page-turn", {
      number: this.turnNumber(ply),
      player: key(this.mover(ply)),
      move: `${move}${glyph}`,
    });
  }

  private line(message: string, plies: number): string {
    const line = this.review.places[plies]?.line ?? [];
    // Other sentences follow.
    const told = line.slice(0, MOVES_TOLD).join(" ") + (line.length > MOVES_TOLD ? " …" : ".");
    return line.length > 0 ? say(message, { line: told }) : "";
  }

  private move(ply: number): Judged {
    return this.review.moves[ply] as Judged;
  }
}

/** The words beside the plot. */
export function plotWords(): [string, string, string, string, string] {
  return [
    say("plot-ahead", { player: "south" }),
    say("plot-ahead", { player: "north" }),
    say("plot-moves"),
    say("analyse-exact"),
    say("analyse-estimate"),
  ];
}
