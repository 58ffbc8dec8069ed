import type { Pack } from "../pack.ts";
import { fleet } from "./fleet.ts";

type Ship = Pack["ships"][number];

/** Fewer Gussets and a dearer Keystone make Lattice slower; a Caliper that heals more makes up for it where it is behind. */
const changes: { readonly [ship: string]: (ship: Ship) => Ship } = {
  gusset: (ship) => ({ ...ship, max: 2 }),
  keystone: (ship) => (ship.kind === "upgraded" ? { ...ship, joining: 4 } : ship),
  caliper: (ship) => ({ ...ship, powers: ship.powers.map(healsSeven) }),
};

function healsSeven(power: Ship["powers"][number]): Ship["powers"][number] {
  return power.when === "charge" && power.effect === "heal" ? { ...power, amount: 7 } : power;
}

/** The fleet with three numbers changed, so that its factions are even between bots: docs/balance.md. */
export const tuned: Pack = { ...fleet, ships: fleet.ships.map((ship) => changes[ship.id]?.(ship) ?? ship) };
