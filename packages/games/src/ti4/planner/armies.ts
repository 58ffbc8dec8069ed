import type { Seat } from "@umpire/kernel";
import type { Army } from "../combat/battle.ts";
import { combatEffects, gunsOf, inSpace, isShip, planetsIn, rivalIn } from "../skirmish/board.ts";
import { minus, only, plus, sumOf } from "../skirmish/force.ts";
import type { Board, Counts } from "../skirmish/shape.ts";
import type { Study } from "./study.ts";

/** Whose space cannons reach the active system. */
export type Guns = { readonly seat: Seat; readonly units: Counts };

export const armyOf = (board: Board, seat: Seat, units: Counts, damaged: Counts): Army => ({
  ...{ units, damaged, effects: combatEffects(board, seat), sustain: "early", casualties: [] },
});

export const noArmy: Army = { units: {}, damaged: {}, effects: {}, sustain: "early", casualties: [] };

/** Who is in the active system with ships, whose cannons reach it, and what the mover has there already. */
export type Scene = {
  readonly rival: Seat | null;
  readonly guns: readonly Guns[];
  readonly there: Counts;
  readonly attacker: Omit<Army, "units">;
  readonly defender: Army;
  readonly bystanders: readonly Army[];
};

export function sceneOf({ board, voyage, mover, declared }: Study): Scene {
  const { active, rules } = voyage;
  const rival = rivalIn(board, active, mover);
  const seats = [...board.players.keys()].map((at) => (mover + at) % board.players.length);
  const guns = seats
    .map((seat) => ({ seat, units: gunsOf(board, seat, active, rules) }))
    .filter(({ seat, units }) => sumOf(units) > 0 && (seat !== mover || rival !== null));
  const gunsFor = (seat: Seat | null) => guns.find((each) => each.seat === seat)?.units ?? {};
  const own = inSpace(board, active, mover);
  const sailing = declared.filter(({ ship }) => ship.at === active).map(({ ship }) => ({ [ship.unit ?? ""]: 1 }));
  const lifted = declared.flatMap(({ cargo }) => cargo).filter(({ from }) => from === active);
  const away = [...sailing, ...lifted.map(({ unit, count }) => ({ [unit]: count }))].reduce<Counts>(plus, {});
  const hurt = { ...own.damaged };
  for (const { ship } of declared)
    if ("isDamaged" in ship && ship.isDamaged) hurt[ship.unit ?? ""] = (hurt[ship.unit ?? ""] ?? 0) + 1;
  const { units: _, ...attacker } = armyOf(board, mover, {}, hurt);
  return {
    ...{ rival, guns, attacker },
    there: plus(minus(own.units, away), gunsFor(mover)),
    defender: rival === null ? noArmy : guardOf(board, active, rival, gunsFor(rival)),
    bystanders: guns
      .filter(({ seat }) => seat !== mover && seat !== rival)
      .map(({ seat, units }) => armyOf(board, seat, units, {})),
  };
}

function guardOf(board: Board, active: string, rival: Seat, guns: Counts): Army {
  const { units, damaged } = inSpace(board, active, rival);
  return armyOf(board, rival, plus(only(units, isShip), guns), damaged);
}

/** A planet of the active system, and who holds it with what. */
export type Target = { readonly planet: string; readonly owner: Seat | null; readonly garrison: Army | null };

/** Where ground forces land: as planned, or on a planet of somebody else's, guarded ones first. */
export function targetOf({ board, galaxy, voyage, mover }: Study, planned: string | null): Target | null {
  const { active } = voyage;
  const names = galaxy.systems.find(({ id }) => id === active)?.planets.map(({ name }) => name) ?? [];
  const held = planetsIn(board, active).map((key) => ({ key, planet: key.slice(active.length + 1) }));
  const all = [...new Set([...held.map(({ planet }) => planet), ...names])];
  const targets = all.map((planet): Target => {
    const found = held.find((each) => each.planet === planet);
    const state = found === undefined ? undefined : board.planets[found.key];
    if (state === undefined || state.owner === null) return { planet, owner: null, garrison: null };
    const { owner, force } = state;
    return { planet, owner, garrison: armyOf(board, owner, force.units, force.damaged) };
  });
  const foreign = targets.filter(({ owner }) => owner !== mover);
  const isPlanned = ({ planet }: Target) => planet === planned;
  return foreign.find(isPlanned) ?? foreign.find(({ owner }) => owner !== null) ?? foreign[0] ?? null;
}
