import type { Seat } from "@umpire/kernel";
import { computeOutcome, type Odds, oddsOf } from "../combat/odds/odds.ts";
import { preparePlain } from "../combat/plain.ts";
import { exitsOf, survivalOf } from "../movement/move-value.ts";
import type { Movement } from "../movement/movement.ts";
import { reachOptions } from "../movement/reach.ts";
import { armyOf } from "../planner/armies.ts";
import { heldInSkirmish, prospectsOf } from "../planner/prospects.ts";
import { addCounts, emptyForce, type Force, filterCounts, sumOf, type UnitCounts } from "../units/force.ts";
import { findUnit } from "../units/units.ts";
import {
  anomaliesIn,
  cargoIn,
  inSpace,
  isCapital,
  movementOf,
  type NamedShip,
  planetsIn,
  rulesFor,
  shipsOf,
} from "./board.ts";
import { powersAt } from "./powers.ts";
import type { Board, ShipMove, SkirmishRules, SkirmishState } from "./shape.ts";
import { roomIn } from "./steps/fleet-pool.ts";
import { fullLoad, leftToTake } from "./steps/move-choices.ts";

/** What a player could do in a system with everything that reaches it, and what would come of it. */
export type Plan = {
  readonly system: string;
  readonly moves: readonly ShipMove[];
  /** The battle in space, rifts included; null where nobody is in the way, or there are too many units. */
  readonly space: Odds | null;
  /** How likely it is that all that moves arrives. */
  readonly arrives: number;
  /** Resources that the rifts can be expected to take, in ships. */
  readonly toll: number;
  /** Planets that could be taken, and how likely that is over the whole action, all that is left landing on it. */
  readonly planets: readonly Prospect[];
};

/** A planet, what it is worth, and how likely it is taken. */
type Prospect = { readonly planet: string; readonly worth: number; readonly chance: number };

/** A plan for a system: each ship by its safest way with full cargo, up to the fleet pool. */
export function planFor(state: SkirmishState, seat: Seat, system: string, rules: SkirmishRules): Plan {
  return planOfMoves(state, seat, system, { moves: movesFor(state, seat, system, rules) }, rules);
}

/** The movement of such a plan. */
export const movesFor = (state: SkirmishState, seat: Seat, system: string, rules: SkirmishRules): readonly ShipMove[] =>
  comingTo(state, seat, movementOf(state, seat, system, rules), rulesFor(state, seat, rules));

/** What would come of a declared movement; each path is one that the ship can take. */
export function planOfMoves(
  state: SkirmishState,
  seat: Seat,
  system: string,
  { moves, drive }: { readonly moves: readonly ShipMove[]; readonly drive?: string },
  rules: SkirmishRules,
): Plan {
  const board = plannersBoard(state);
  const movement = movementOf(board, seat, system, rules, drive);
  const ships = shipsOf(state, seat);
  const declared = moves.flatMap(({ ship: id, path, cargo }) => {
    const ship = ships.find((each) => each.id === id);
    if (ship === undefined) return [];
    return [{ ship, path, cargo, survival: survivalOf(exitsOf(movement, ship, path)) }];
  });
  const found = prospectsOf(
    { board, galaxy: movement.galaxy, movement, mover: seat, declared },
    powersAt(state) ?? undefined,
  );
  return {
    system,
    moves,
    space: found.ok ? found.value.space : null,
    arrives: declared.reduce((product, { survival }) => product * survival, 1),
    toll: declared.reduce((sum, { ship, survival }) => sum + (1 - survival) * (findUnit(ship.unit)?.cost ?? 0), 0),
    planets: (found.ok ? found.value.planets : []).map(({ planet, taken }) => ({
      planet,
      worth: worthIn(state, planet),
      chance: taken,
    })),
  };
}

/** The same board with its planets named as the planner does: by system and planet. */
const plannersBoard = ({ map, planets, space, players }: SkirmishState): Board => ({
  map,
  space,
  players,
  planets: Object.fromEntries(Object.entries(planets).map(([name, planet]) => [`${planet.system}/${name}`, planet])),
});

const worthIn = ({ planets }: SkirmishState, planet: string): number =>
  (planets[planet]?.resources ?? 0) + (planets[planet]?.influence ?? 0);

type Comer = { readonly ship: NamedShip; readonly path: readonly string[] };

/** The ships that could come, those worth most first, and what they do; then fighters that nobody carries. */
function comingTo(board: Board, seat: Seat, movement: Movement, { fleetPool }: SkirmishRules): readonly ShipMove[] {
  const system = movement.active;
  const ships = shipsOf(board, seat).filter(({ at }) => at !== system);
  const found = reachOptions(movement, ships);
  const able = ships.flatMap((ship, at): readonly Comer[] => {
    const option = found[at]?.at(-1);
    return option === undefined ? [] : [{ ship, path: option.path }];
  });
  const there = inSpace(board, system, seat).units;
  const own = sumOf(filterCounts(there, isCapital));
  const coming = able
    .filter(({ ship }) => isCapital(ship.unit))
    .sort((a, b) => worthOf(b.ship) - worthOf(a.ship))
    .slice(0, Math.max(0, fleetPool - own));
  const moves: ShipMove[] = [];
  let fleet = there;
  const send = ({ ship, path }: Comer, cargo: ShipMove["cargo"]) => {
    moves.push({ ship: ship.id, path, cargo });
    fleet = [{ [ship.unit]: 1 }, countsOf(cargo)].reduce(addCounts, fleet);
  };
  for (const each of coming) send(each, fullLoad(board, seat, each.ship, moves));
  const flown = new Map<string, UnitCounts>();
  for (const each of able.filter(({ ship }) => !isCapital(ship.unit))) {
    const { at, unit } = each.ship;
    const gone = flown.get(at) ?? {};
    const isTaken = leftToTake(cargoIn(board, seat, at), at, unit, moves, gone) <= 0;
    if (isTaken || roomIn(board, seat, system, addCounts(fleet, { [unit]: 1 })).fleet > fleetPool) continue;
    flown.set(at, addCounts(gone, { [unit]: 1 }));
    send(each, []);
  }
  return moves;
}

const countsOf = (cargo: ShipMove["cargo"]): UnitCounts =>
  cargo.reduce<UnitCounts>((sum, { unit, count }) => addCounts(sum, { [unit]: count }), {});

/** What a plan is worth: planets by the exact odds of taking them, less what the rifts and the battle may cost. */
export function evaluatePlan({ moves, space, toll, planets }: Plan): number {
  if (moves.length === 0) return -1;
  const best = planets.reduce((most, { worth, chance }) => Math.max(most, worth * chance), 0);
  const risk = space === null ? 0 : (1 - space.attacker) * 2 * moves.length;
  return best === 0 ? -1 : best - risk - toll;
}

/** What is worth most to bring: what carries, then what fights. */
const worthOf = ({ unit }: NamedShip): number => {
  const { capacity = 0, cost = 0 } = findUnit(unit) ?? {};
  return capacity + (cost ?? 0);
};

/** For each planet that is not the player's, the odds of landing these on it, the space being won. */
export function landingsOf(
  state: SkirmishState,
  seat: Seat,
  system: string,
  ground: UnitCounts,
  rules: SkirmishRules,
): readonly Prospect[] {
  if (sumOf(ground) === 0) return [];
  return planetsIn(state, system).flatMap((planet) => {
    const { owner = seat, force = emptyForce } = state.planets[planet] ?? {};
    if (owner === seat) return [];
    const isEmpty = owner === null || sumOf(force.units) === 0;
    const powers = powersAt(state);
    if (powers !== null && !isEmpty)
      return [
        { planet, worth: worthIn(state, planet), chance: powers.landing(state, rules, planet, ground)?.attacker ?? 0 },
      ];
    const chance = isEmpty ? 1 : groundChance(state, system, { seat, ground }, { owner, force }, rules);
    return [{ planet, worth: worthIn(state, planet), chance }];
  });
}

function groundChance(
  state: SkirmishState,
  system: string,
  { seat, ground }: { readonly seat: Seat; readonly ground: UnitCounts },
  { owner, force }: { readonly owner: Seat; readonly force: Force },
  rules: SkirmishRules,
): number {
  const worked = computeOutcome(
    preparePlain({
      place: "ground",
      anomalies: anomaliesIn(state, system),
      rules,
      attacker: armyOf(heldInSkirmish(state, seat), ground, {}),
      defender: armyOf(heldInSkirmish(state, owner), force.units, force.damaged),
    }),
  );
  return worked.ok ? oddsOf(worked.value).attacker : 0;
}
