import type { Seat } from "@umpire/kernel";
import { arrive } from "../combat/arrive.ts";
import { type Odds, oddsOf, workOut } from "../combat/odds.ts";
import { prepareBattle } from "../combat/prepared.ts";
import type { Declared } from "../move.ts";
import { reach } from "../reach.ts";
import { findUnit } from "../units.ts";
import {
  combatEffects,
  inSpace,
  isCapital,
  isGround,
  isStructure,
  type NamedShip,
  planetsIn,
  rivalIn,
  shipsOf,
  voyageOf,
} from "./board.ts";
import { battleAt } from "./fighting.ts";
import { nobody, only, plus, sumOf } from "./force.ts";
import { fullLoad } from "./move-choices.ts";
import type { Counts, Force, ShipMove, SkirmishRules, SkirmishState } from "./shape.ts";

/** What a player could do in a system with everything that reaches it, and what would come of it. */
export type Plan = {
  readonly system: string;
  readonly moves: readonly ShipMove[];
  /** The battle in space, rifts included; null where nobody is in the way. */
  readonly space: Odds | null;
  /** How likely it is that all that moves arrives. */
  readonly arrives: number;
  /** How likely it is that somebody with ground forces does. */
  readonly lands: number;
  /** Resources that the rifts can be expected to take, in ships. */
  readonly toll: number;
  /** Planets that could be taken, and how likely the landing wins, the space being won. */
  readonly planets: readonly { readonly planet: string; readonly worth: number; readonly chance: number }[];
};

/** A plan for a system: the safest way of each ship, as full as it goes, as many as the fleet pool allows. */
export function planFor(given: SkirmishState, seat: Seat, system: string, rules: SkirmishRules): Plan {
  const state: SkirmishState = { ...given, tactical: { seat, system, round: 0, retreat: null } };
  const coming = comingTo(state, seat, system, rules);
  const moves: ShipMove[] = [];
  for (const { ship, path } of coming) moves.push({ ship: ship.id, path, cargo: fullLoad(state, seat, ship, moves) });
  const declared = coming.map(({ ship, path }, at) => ({ ship, path, cargo: moves[at]?.cargo ?? [] }));
  return {
    ...{ system, moves, space: spaceOdds(state, seat, system, declared, rules) },
    arrives: coming.reduce((product, { survival }) => product * survival, 1),
    toll: coming.reduce((sum, { ship, survival }) => sum + (1 - survival) * (findUnit(ship.unit)?.cost ?? 0), 0),
    lands: landsOf(state, seat, system, coming, moves),
    planets: landingsOf(state, seat, system, groundOf(state, seat, system, moves), rules),
  };
}

/** The ships that could come, those worth most first. */
function comingTo(state: SkirmishState, seat: Seat, system: string, rules: SkirmishRules) {
  const ships = shipsOf(state, seat).filter(({ at }) => at !== system);
  const found = reach(voyageOf(state, seat, system, rules), ships);
  const coming = ships.flatMap((ship, at) => {
    const option = found[at]?.options.at(-1);
    return option === undefined ? [] : [{ ship, path: option.path, survival: option.survival }];
  });
  const own = sumOf(only(inSpace(state, system, seat).units, isCapital));
  return coming.sort((a, b) => worthOf(b.ship) - worthOf(a.ship)).slice(0, Math.max(0, rules.fleetPool - own));
}

/** The battle that the fleet would meet, with whatever the rifts leave of it. */
function spaceOdds(
  state: SkirmishState,
  seat: Seat,
  system: string,
  declared: readonly Declared[],
  rules: SkirmishRules,
): Odds | null {
  const rival = rivalIn(state, system, seat);
  if (rival === null) return null;
  const battle = battleAt(state, { place: "space" }, rules);
  const guard = inSpace(state, system, rival);
  const fought = arrive({
    ...{ voyage: voyageOf(state, seat, system, rules), declared, there: inSpace(state, system, seat).units },
    ...{ place: "space", best: [], limit: null, attacker: battle.attacker },
    defender: {
      ...battle.defender,
      units: plus(guard.units, structuresIn(state, system, rival)),
      damaged: guard.damaged,
    },
  });
  return fought.ok ? fought.value.odds : null;
}

function landsOf(
  state: SkirmishState,
  seat: Seat,
  system: string,
  coming: readonly { readonly survival: number }[],
  moves: readonly ShipMove[],
): number {
  if (Object.keys(inSpace(state, system, seat).units).some(isGround)) return 1;
  const carries = (at: number) => moves[at]?.cargo.some(({ unit }) => isGround(unit)) ?? false;
  return 1 - coming.reduce((none, { survival }, at) => (carries(at) ? none * (1 - survival) : none), 1);
}

/** What a plan is worth: planets by the exact odds of taking them, less what the rifts and the battle may cost. */
export function worthOfPlan({ moves, space, lands, toll, planets }: Plan): number {
  if (moves.length === 0) return -1;
  const won = space === null ? lands : space.attacker;
  const best = planets.reduce((most, { worth, chance }) => Math.max(most, worth * chance), 0);
  const risk = space === null ? 0 : (1 - won) * 2 * moves.length;
  return best === 0 ? -1 : won * best - risk - toll;
}

/** What is worth most to bring: what carries, then what fights. */
const worthOf = ({ unit }: NamedShip): number => {
  const { capacity = 0, cost = 0 } = findUnit(unit) ?? {};
  return capacity + (cost ?? 0);
};

const structuresIn = (state: SkirmishState, system: string, seat: Seat): Counts =>
  planetsIn(state, system).reduce<Counts>((sum, planet) => {
    const { owner, force } = state.planets[planet] ?? { owner: null, force: nobody };
    return owner === seat ? plus(sum, only(force.units, isStructure)) : sum;
  }, {});

/** The ground forces that would be over a system's planets. */
const groundOf = (state: SkirmishState, seat: Seat, system: string, moves: readonly ShipMove[]): Counts => {
  const carried = moves
    .flatMap(({ cargo }) => cargo)
    .reduce<Counts>((sum, { unit, count }) => plus(sum, { [unit]: count }), {});
  return only(plus(inSpace(state, system, seat).units, carried), isGround);
};

/** For each planet that is not the player's, the odds of landing everything on it. */
export function landingsOf(
  state: SkirmishState,
  seat: Seat,
  system: string,
  ground: Counts,
  rules: SkirmishRules,
): Plan["planets"] {
  if (sumOf(ground) === 0) return [];
  return planetsIn(state, system).flatMap((planet) => {
    const { owner, force, resources, influence } = state.planets[planet] ?? {
      owner: seat,
      force: nobody,
      resources: 0,
      influence: 0,
    };
    if (owner === seat) return [];
    const chance =
      owner === null || sumOf(force.units) === 0 ? 1 : groundChance(state, seat, owner, ground, force, rules);
    return [{ planet, worth: resources + influence, chance }];
  });
}

function groundChance(
  state: SkirmishState,
  seat: Seat,
  owner: Seat,
  ground: Counts,
  force: Force,
  rules: SkirmishRules,
): number {
  const side = { sustain: "early", casualties: [] } as const;
  const worked = workOut(
    prepareBattle({
      ...{ place: "ground", anomalies: [], rules },
      attacker: { ...side, units: ground, damaged: {}, effects: combatEffects(state, seat) },
      defender: { ...side, ...force, effects: combatEffects(state, owner) },
    }),
  );
  return worked.ok ? oddsOf(worked.value).attacker : 0;
}
