import { RulesError } from "@umpire/kernel";
import { EndOfTurnStep } from "../phases.ts";
import type { LiveShip, Pair, ShapeshipsState } from "../shape.ts";

declare const isCensus: unique symbol;
/** The ships that have survived to the end of the turn, by controller. Continuous powers are asked of these alone (C5). */
export type Census = { readonly fleets: Pair<readonly LiveShip[]>; readonly [isCensus]: true };

/** Taken when every destruction and every theft of the turn is over, and at no other moment. */
export function takeCensus({ step, players: [north, south] }: ShapeshipsState): Census {
  if (step !== EndOfTurnStep.SETTLEMENT) throw new RulesError(`no census is taken in ${step}`);
  const fleets: Pair<readonly LiveShip[]> = [north.ships, south.ships];
  return { fleets } as Census;
}
