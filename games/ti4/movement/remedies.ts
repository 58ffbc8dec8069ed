import { effectTable } from "../data/effects.ts";
import { readEffects } from "./effects.ts";
import type { Movement, Ship } from "./movement.ts";
import { canReach } from "./reach.ts";

/** An effect that would let a ship reach, with whom it is for: `gravity-drive:cruiser1`. */
type Remedy = { readonly name: string; readonly isForOne: boolean };

/** The effects of which any one would let the ship reach. */
export function effectsThatHelp(movement: Movement, ship: Ship & { readonly unit: string | null }): readonly Remedy[] {
  const fitting = Object.entries(effectTable).filter(([, { unit = ship.unit }]) => unit === ship.unit);
  return fitting
    .filter(([id, { takes, one }]) => !isInForce(movement, ship, id, takes === undefined || one === true))
    .map(([id, { takes }]) => ({
      name: takes === undefined ? id : `${id}:${takes === "ship" ? ship.id : ship.at}`,
      isForOne: takes === "ship",
    }))
    .filter(({ name }) => helps(movement, ship, name));
}

/** Whether an effect is there already: for this ship, or for anybody where there is but one of it. */
const isInForce = ({ effects }: Movement, ship: Ship, id: string, isOnly: boolean): boolean =>
  effects.some((effect) => effect.id === id && (isOnly || effect.ship === ship.id || effect.system === ship.at));

function helps(movement: Movement, ship: Ship, name: string): boolean {
  const added = readEffects([name]);
  return added.ok && canReach({ ...movement, effects: [...movement.effects, ...added.value] }, ship);
}
