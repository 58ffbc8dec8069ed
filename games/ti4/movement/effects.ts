import { err, ok, type Result } from "@umpire/kernel";
import { effectTable } from "../data/effects.ts";
import type { AnomalyType } from "../galaxy/tiles.ts";

/** What an effect lets ships do, or adds: one row of the table. What is left out it does not touch. */
export type EffectRow = {
  /** What must follow its name after a colon: the ship, or the system, that it is for. */
  readonly takes?: "ship" | "system";
  /** There is one of it: it is for one ship at a time. */
  readonly one?: true;
  /** Anomalies that its ships may move into, and through. */
  readonly into?: readonly AnomalyType[];
  readonly through?: readonly AnomalyType[];
  /** Ships that begin in a nebula keep their move value. */
  readonly fullMoveInNebula?: true;
  /** A rift gives nothing for leaving it. */
  readonly noRiftBonus?: true;
  readonly noRiftDice?: true;
  /** Added once to a movement that leaves a rift, however many there are. */
  readonly extraRiftBonus?: number;
  /** The ship's printed value is the best printed value of its owner's ships. */
  readonly copiesBestMove?: true;
  /** Its ships may move through systems that hold other players' ships. */
  readonly pastShips?: true;
  /** Added to move values. */
  readonly move?: number;
  /** Counts only where the active system is next to an anomaly. */
  readonly ifActiveNextToAnomaly?: true;
  /** Counts only where the active system holds other players' ships. */
  readonly ifActiveHeldByOthers?: true;
  /** Counts only for ships that begin in a system with such a wormhole, or in the home of that faction. */
  readonly ifBeginsAt?: { readonly wormholes: readonly string[]; readonly home: string };
  /** Ships may leave systems that hold their owner's command tokens. */
  readonly ignoresTokens?: true;
  /** Other players' ships may not move through systems with structures of the player who has the effect. */
  readonly structuresBar?: true;
  /** Counts only for systems that hold the player's own units. */
  readonly ifOwnUnits?: true;
  /** Added for each system that is passed. */
  readonly movePerPassed?: number;
  /** A ship that begins in a rift may add `move` at its first exit; it is then lost on a die up to `lostOn`. */
  readonly surge?: { readonly move: number; readonly lostOn: number };
  /** Entropic scars are adjacent to each other. */
  readonly joinsScars?: true;
  /** It helps in the movement step, and not in a retreat. */
  readonly movementStepOnly?: true;
  /** Ships may retreat to where their owner has nothing. */
  readonly retreatsAnywhere?: true;
  /** Alpha and beta wormholes are one. */
  readonly joinsAlphaBeta?: true;
  /** What it joins is no wormhole's doing, so that a ban on them does not touch it. */
  readonly overridesBan?: true;
  /** Alpha and beta wormholes are no way for ships. */
  readonly bansAlphaBeta?: true;
  /** The switch under which ships may go through with it, and not in. */
  readonly intoUnless?: "antimassThroughOnly";
  /** It is the card of such a unit: no other ship has it. */
  readonly unit?: string;
  readonly rule: string;
};

/** An effect that is in force, for all ships, one ship, or those of one system. */
export type Effect = EffectRow & { readonly id: string; readonly ship?: string; readonly system?: string };

/** `flank-speed`, `gravity-drive:s1`, `silence-of-space:A`. An effect named twice counts once. */
export function readEffects(names: readonly string[]): Result<readonly Effect[]> {
  const found: Effect[] = [];
  for (const name of new Set(names)) {
    const [id = "", ...rest] = name.split(":");
    const argument = rest.join(":");
    const row = Object.hasOwn(effectTable, id) ? effectTable[id] : undefined;
    if (row === undefined) return err({ code: "unknown-effect", effect: name, known: Object.keys(effectTable) });
    if ((row.takes === undefined) !== (argument === ""))
      return err({ code: "unknown-effect", effect: name, id, takes: row.takes ?? null });
    if (row.one && found.some((each) => each.id === id)) return err({ code: "effect-twice", effect: id });
    found.push({ ...row, id, ...(row.takes !== undefined && { [row.takes]: argument }) });
  }
  return ok(found);
}

/** Whether an effect is for this ship. */
export const appliesTo = (effect: Effect, ship: { readonly id: string; readonly at: string }): boolean =>
  (effect.ship ?? ship.id) === ship.id && (effect.system ?? ship.at) === ship.at;
