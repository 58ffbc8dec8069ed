import type { Seat } from "@umpire/kernel";
import type { Army } from "../combat/battle.ts";
import type { Galaxy } from "../galaxy/galaxy.ts";
import type { DeclaredMove } from "../movement/move.ts";
import type { Movement } from "../movement/movement.ts";
import { inSpace, isShip, planetsIn, rivalIn } from "../skirmish/board.ts";
import { type CannonUnits, cannonsInRange, unitsFiring } from "../skirmish/cannons.ts";
import type { Board } from "../skirmish/shape.ts";
import {
  addCounts,
  emptyForce,
  type Force,
  filterCounts,
  subtractCounts,
  sumOf,
  type UnitCounts,
} from "../units/force.ts";

/** Somebody whose space cannons reach the active system, and with what. */
export type Firing = { readonly seat: Seat; readonly units: UnitCounts };

/** What fights with a player beside its units. */
export type Held = Pick<Army, "effects" | "faction">;
export type HeldBy = (board: Board, seat: Seat) => Held;

export const armyOf = (held: Held, units: UnitCounts, damaged: UnitCounts, guns: UnitCounts = {}): Army => ({
  ...{ units, damaged, sustain: "early", casualties: [], guns },
  ...held,
});

export const noArmy: Army = { units: {}, damaged: {}, effects: {}, sustain: "early", casualties: [] };

/** Who is in the active system with ships, whose cannons reach it, and what the mover has there already. */
export type Scene = {
  readonly rival: Seat | null;
  readonly guns: readonly Firing[];
  readonly there: UnitCounts;
  readonly attacker: Omit<Army, "units">;
  readonly defender: Army;
  readonly bystanders: readonly Army[];
};

/** What a battle in the active system is made of: the planner's assessment has it, and so has a skirmish. */
export type Undertaking = {
  readonly board: Board;
  readonly galaxy: Galaxy;
  readonly movement: Movement;
  readonly mover: Seat;
  readonly declared: readonly DeclaredMove[];
};

export function sceneOf({ board, movement, mover, declared }: Undertaking, heldBy: HeldBy): Scene {
  const { active, rules } = movement;
  const rival = rivalIn(board, active, mover);
  // What sets out fires where it arrives, and not from where it was.
  const left = departed(board, mover, declared);
  const seats = [...board.players.keys()].map((at) => (mover + at) % board.players.length);
  const reaching = new Map(seats.map((seat) => [seat, cannonsInRange(left, seat, active, rules)]));
  const gunsFor = (seat: Seat) => reaching.get(seat) ?? { here: {}, elsewhere: {} };
  const guns = seats.flatMap((seat): readonly Firing[] => {
    const { here, elsewhere } = gunsFor(seat);
    const units = addCounts(addCounts(here, elsewhere), seat === mover ? unitsFiring(comingWith(declared), 0) : {});
    return sumOf(units) > 0 && (seat !== mover || rival !== null) ? [{ seat, units }] : [];
  });
  const hurt = { ...inSpace(board, active, mover).damaged };
  for (const { ship } of declared)
    if ("isDamaged" in ship && ship.isDamaged) hurt[ship.unit ?? ""] = (hurt[ship.unit ?? ""] ?? 0) + 1;
  const { units: _, ...attacker } = armyOf(
    heldBy(board, mover),
    {},
    hurt,
    rival === null ? {} : gunsFor(mover).elsewhere,
  );
  return {
    ...{ rival, guns, attacker, there: inSpace(left, active, mover).units },
    defender: rival === null ? noArmy : guardOf(heldBy(board, rival), inSpace(board, active, rival), gunsFor(rival)),
    bystanders: guns
      .filter(({ seat }) => seat !== mover && seat !== rival)
      .map(({ seat, units }) => armyOf(heldBy(board, seat), {}, {}, units)),
  };
}

/** A rival's ships, which fire their own cannons, and what else fires for it; a faction's ground forces may fight too. */
function guardOf(held: Held, { units, damaged }: Force, { here, elsewhere }: CannonUnits): Army {
  if (held.faction !== undefined) return armyOf(held, units, damaged, elsewhere);
  const aboard = filterCounts(here, (unit) => !isShip(unit));
  return armyOf(held, filterCounts(units, isShip), damaged, addCounts(elsewhere, aboard));
}

/** Everything that moves, ships and cargo. */
const comingWith = (declared: readonly DeclaredMove[]): UnitCounts =>
  declared
    .flatMap(({ ship, cargo }) => [{ unit: ship.unit ?? "", count: 1 }, ...cargo])
    .reduce<UnitCounts>((sum, { unit, count }) => addCounts(sum, { [unit]: count }), {});

/** The board without what has set out; cargo comes out of space first, then off planets. */
function departed(board: Board, mover: Seat, declared: readonly DeclaredMove[]): Board {
  const space = { ...board.space };
  const planets = { ...board.planets };
  for (const { unit, count, from } of declared.flatMap(({ ship, cargo }) => [
    { unit: ship.unit ?? "", count: 1, from: ship.at },
    ...cargo,
  ])) {
    const force = space[from]?.[mover] ?? emptyForce;
    let left = count - Math.min(count, force.units[unit] ?? 0);
    space[from] = { ...space[from], [mover]: { ...force, units: subtractCounts(force.units, { [unit]: count }) } };
    for (const [key, planet] of Object.entries(planets)) {
      if (planet.system !== from || planet.owner !== mover || left === 0) continue;
      const some = Math.min(left, planet.force.units[unit] ?? 0);
      planets[key] = {
        ...planet,
        force: { ...planet.force, units: subtractCounts(planet.force.units, { [unit]: some }) },
      };
      left -= some;
    }
  }
  return { ...board, space, planets };
}

/** A planet of the active system, and who holds it with what. */
export type Target = { readonly planet: string; readonly owner: Seat | null; readonly garrison: Army | null };

/** Where ground forces land: as planned, or on a planet of somebody else's, guarded ones first. */
export function targetOf(given: Undertaking, planned: string | null, heldBy: HeldBy): Target | null {
  const foreign = targetsOf(given, heldBy);
  const isPlanned = ({ planet }: Target) => planet === planned;
  return foreign.find(isPlanned) ?? foreign.find(({ owner }) => owner !== null) ?? foreign[0] ?? null;
}

/** The planets of the active system that are not the mover's. */
export function targetsOf({ board, galaxy, movement, mover }: Undertaking, heldBy: HeldBy): readonly Target[] {
  const { active } = movement;
  const names = galaxy.systems.find(({ id }) => id === active)?.planets.map(({ name }) => name) ?? [];
  const held = planetsIn(board, active).map((key) => ({ key, planet: key.slice(active.length + 1) }));
  const all = [...new Set([...held.map(({ planet }) => planet), ...names])];
  const targets = all.map((planet): Target => {
    const found = held.find((each) => each.planet === planet);
    const state = found === undefined ? undefined : board.planets[found.key];
    if (state === undefined || state.owner === null) return { planet, owner: null, garrison: null };
    const { owner, force } = state;
    return { planet, owner, garrison: armyOf(heldBy(board, owner), force.units, force.damaged) };
  });
  return targets.filter(({ owner }) => owner !== mover);
}
