import type { Pack } from "../pack.ts";
import { fleet } from "./fleet.ts";

type Ship = Pack["ships"][number];
type Power = Ship["powers"][number];

const joinedBy = (ship: Ship, joining: number): Ship => (ship.kind === "upgraded" ? { ...ship, joining } : ship);
const healsFive = (power: Power): Power =>
  power.when === "continuous" && power.effect === "heal" ? { ...power, amount: 5 } : power;

/** Why these, and what each does to the balance: docs/balance.md. */
const changes: { readonly [id: string]: (ship: Ship) => Ship } = {
  gusset: (ship) => ({ ...ship, max: 2 }),
  keystone: (ship) => joinedBy(ship, 4),
  drawbridge: (ship) => joinedBy({ ...ship, powers: ship.powers.map(healsFive) }, 2),
  cusp: (ship) => (ship.kind === "basic" ? { ...ship, cost: 5 } : ship),
};

/** The fleet with five numbers changed, so that its factions are even between bots that play it well. */
export const tuned: Pack = { ...fleet, ships: fleet.ships.map((ship) => changes[ship.id]?.(ship) ?? ship) };
