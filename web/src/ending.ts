// How a game ended, in a sentence.
import type { Side, Standing } from "./protocol";
import { other } from "./side";
import { playerName, say } from "./text";

/** The sentence of a game that is over, or that `resigned` gave up. */
export function ending({ sides, outcome }: Standing, resigned?: Side): string {
  if (resigned) {
    return say("ending-resigned", { player: playerName(resigned), winner: playerName(other(resigned)) });
  }
  const [south, north] = [sides[0].pot, sides[1].pot];
  if (outcome === "draw") return say("ending-draw", { beans: south });
  const winner: Side = outcome === "s" ? "s" : "n";
  const [own, theirs] = winner === "s" ? [south, north] : [north, south];
  return say("ending-win", { player: playerName(winner), own, other: theirs, beans: own - theirs });
}
