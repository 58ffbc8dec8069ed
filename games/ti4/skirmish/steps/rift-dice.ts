import type { RiftRoll } from "../../movement/move.ts";
import { emit, type Play } from "../play.ts";

/** Tells each die that the rifts took, whose it is included: a carried fighter rolls for itself, not for its carrier. */
export function emitRiftDice(play: Play, rolls: readonly RiftRoll[]): void {
  for (const { ship, unit, system, die, removed } of rolls) {
    const rolled = { type: "rift-die", ship, system, die, lost: removed } as const;
    emit(play, unit === undefined ? { ...rolled, rule: "LRR 41.2" } : { ...rolled, unit, rule: "000 AC 6.3" });
  }
}
