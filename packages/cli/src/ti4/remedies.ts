import { reach, readTi4Effects, ti4Effects, type Voyage } from "@umpire/games";
import type { Seafaring } from "../questions/ti4-voyage.ts";

type Ship = Seafaring["ships"][number];

/** An effect that would let a ship reach, as --effect takes it. */
type Remedy = { readonly name: string; readonly isForOne: boolean };

/** Effects of particular units: no other ship has them. */
const unitOf: { readonly [effect: string]: string } = {
  "yssaril-flagship": "yssaril_flagship",
  "deepwrought-flagship": "deepwrought_flagship",
  corsair: "mentak_cruiser3",
};

/** The effects of which any one would let the ship reach. */
export function effectsThatDo(voyage: Voyage, ship: Ship): readonly Remedy[] {
  const fitting = Object.entries(ti4Effects).filter(([id]) => (unitOf[id] ?? ship.unit) === ship.unit);
  return fitting
    .filter(([id, { takes, one }]) => !isInForce(voyage, ship, id, takes === undefined || one === true))
    .map(([id, { takes }]) => ({
      name: takes === undefined ? id : `${id}:${takes === "ship" ? ship.id : ship.at}`,
      isForOne: takes === "ship",
    }))
    .filter(({ name }) => helps(voyage, ship, name));
}

/** Whether an effect is there already: for this ship, or for anybody where there is but one of it. */
const isInForce = ({ effects }: Voyage, ship: Ship, id: string, isOnly: boolean): boolean =>
  effects.some((effect) => effect.id === id && (isOnly || effect.ship === ship.id || effect.system === ship.at));

function helps(voyage: Voyage, ship: Ship, name: string): boolean {
  const added = readTi4Effects([name]);
  if (!added.ok) return false;
  const [found] = reach({ ...voyage, effects: [...voyage.effects, ...added.value] }, [ship]);
  return found?.reachable === true;
}
