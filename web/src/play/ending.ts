// How a game ended, in a sentence.
import type { Side, Standing } from "../protocol";
import { playerName, say } from "../text";
import { other } from "./game";

/** The sentence of a game that is over, or that `resigned` gave up. */
export function ending(standing: Standing, resigned: Side | undefined): string {
  if (resigned) {
    return say("ending-resigned", { player: playerName(resigned), winner: playerName(other(resigned)) });
  }
  const [south, north] = [standing.sides[0].pot, standing.sides[1].pot];
  if (standing.outcome === "draw") return say("ending-draw", { beans: south });
  const winner: Side = standing.outcome === "s" ? "s" : "n";
  const [own, theirs] = winner === "s" ? [south, north] : [north, south];
  return say("ending-win", { player: playerName(winner), own, other: theirs, beans: own - theirs });
}
