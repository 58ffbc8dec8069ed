import { lossDistribution } from "../../movement/losses.ts";
import type { Position } from "./position.ts";
import type { Option, ShipReach } from "./types.ts";

/** One way in which the fleet's movement can end. */
type FleetEnding = { readonly probability: number; readonly lost: readonly string[] };

/** What becomes of the fleet; endings are left out where they would be too many. */
export type FleetOdds = {
  readonly ships: readonly string[];
  readonly rolling: readonly string[];
  /** Null where no ship moves. */
  readonly allArrive: number | null;
  readonly endings: readonly FleetEnding[] | null;
};

/** Each ship that reaches moves on its safest path, its last option; one that is there already stays. Exact. */
export function fleetOdds({ movement, ships }: Position, found: readonly ShipReach[]): FleetOdds {
  const moving = found.flatMap(({ id, options }) => {
    const ship = ships.find((each) => each.id === id);
    const safest = options.at(-1);
    return ship === undefined || safest === undefined || ship.at === movement.active ? [] : [{ ship, safest }];
  });
  // Ships that roll nothing arrive in every ending.
  const rolling = moving.filter(({ safest }) => safest.rolls > 0);
  const ids = rolling.map(({ ship }) => ship.id);
  const declared = rolling.map(({ ship, safest }) => ({ ship, path: safest.path, cargo: [] }));
  const spread = lossDistribution(movement, declared);
  return {
    ...{ ships: moving.map(({ ship }) => ship.id), rolling: ids },
    allArrive: moving.length === 0 ? null : chanceOf(moving.map(({ safest }) => safest)),
    endings: spread.ok ? byLoss(spread.value, ids) : null,
  };
}

/** The product of all chances to survive, in tenths: exact up to 10^15, and never a quotient of infinities. */
function chanceOf(options: readonly Option[]): number {
  const rolls = options.reduce((sum, option) => sum + option.rolls, 0);
  if (rolls > 15) return options.reduce((product, { survival }) => product * survival, 1);
  const faces = options.reduce((product, option) => product * Math.round(option.survival * 10 ** option.rolls), 1);
  return faces / 10 ** rolls;
}

/** Where a ship is lost does not matter here: endings with the same losses are one. */
function byLoss(
  endings: readonly { readonly probability: number; readonly arrived: readonly string[] }[],
  ids: readonly string[],
): readonly FleetEnding[] {
  const found = new Map<string, FleetEnding>();
  for (const { probability, arrived } of endings) {
    const lost = ids.filter((id) => !arrived.includes(id));
    const key = JSON.stringify(lost);
    found.set(key, { probability: probability + (found.get(key)?.probability ?? 0), lost });
  }
  return [...found.values()].sort((a, b) => b.probability - a.probability || a.lost.length - b.lost.length);
}
