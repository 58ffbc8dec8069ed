import type { Seat } from "@umpire/kernel";
import type { Battle, Camp } from "../../combat/battle.ts";
import { remainingUnits } from "../../combat/odds/odds.ts";
import type { Side, SideState } from "../../combat/side.ts";
import type { Volley } from "../../combat/volley.ts";
import { addCounts, emptyForce, type Force, filterForce, type UnitCounts } from "../../units/force.ts";
import { anomaliesIn, combatEffects, inSpace, rivalIn, withPlanet, withSpace } from "../board.ts";
import { emit, type Play, tacticalOf } from "../play.ts";
import type { SkirmishRules, SkirmishState, Where } from "../shape.ts";

/** The battle that is fought in a place now, as it stands. */
export function battleAt(state: SkirmishState, where: Where, rules: SkirmishRules, bombing: UnitCounts = {}): Battle {
  const { seat, system } = tacticalOf(state);
  const other = otherSeat(state, where);
  const [a, b] = [forceAt(state, where, seat), forceAt(state, where, other)];
  const army = (force: Force, effects: Battle["attacker"]["effects"]) => ({
    ...({ units: force.units, damaged: force.damaged, effects, sustain: "early", casualties: [] } as const),
  });
  return {
    place: where.place,
    attacker: army({ ...a, units: addCounts(a.units, bombing) }, combatEffects(state, seat)),
    defender: army(b, other === null ? {} : combatEffects(state, other)),
    anomalies: anomaliesIn(state, system),
    rules,
  };
}

/** Who else fights here. */
function otherSeat(state: SkirmishState, where: Where): Seat | null {
  const { seat, system } = tacticalOf(state);
  return where.place === "space" ? rivalIn(state, system, seat) : (state.planets[where.planet]?.owner ?? null);
}

/** What a player fights with in a place; on a planet that is not theirs, what has landed. */
export function forceAt(state: SkirmishState, where: Where, seat: Seat | null): Force {
  const { system } = tacticalOf(state);
  if (where.place === "space") return seat === null ? emptyForce : inSpace(state, system, seat);
  const planet = state.planets[where.planet];
  if (planet === undefined) return emptyForce;
  return seat === planet.owner ? planet.force : (planet.landed ?? emptyForce);
}

export function withForce(state: SkirmishState, where: Where, seat: Seat, force: Force): SkirmishState {
  if (where.place === "space") return withSpace(state, tacticalOf(state).system, seat, force);
  const isOwner = state.planets[where.planet]?.owner === seat;
  return withPlanet(state, where.planet, isOwner ? { force } : { landed: force });
}

export const campOf = (state: SkirmishState, seat: Seat): Camp =>
  tacticalOf(state).seat === seat ? "attacker" : "defender";

/** The same force with what is left of those who fought. */
export function after(side: Side, force: Force, state: SideState): Force {
  const fought = new Set(side.kinds.map(({ unit }) => unit.id));
  const { units, damaged } = remainingUnits(side, state);
  const rest = filterForce(force, (unit) => !fought.has(unit));
  return { units: addCounts(rest.units, units), damaged: addCounts(rest.damaged, damaged) };
}

/** Tells of a volley, each die with what was added to it. */
export function emitVolley(play: Play, seat: Seat, { roll, round, dice, hits }: Volley): void {
  if (dice.length === 0) return;
  emit(play, {
    type: "volley",
    seat,
    roll,
    round,
    hits,
    dice: dice.map(({ unit, die, value, modifiers, hit }) => ({
      unit,
      die,
      value,
      hit,
      added: modifiers.map(({ amount, source, rule = "" }) => ({ amount, source, rule })),
    })),
  });
}
