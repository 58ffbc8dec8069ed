import type { Seat } from "@umpire/kernel";
import { preparePlain } from "../../combat/plain.ts";
import { rollBatteries } from "../../combat/volley.ts";
import { findSystem } from "../../galaxy/galaxy.ts";
import {
  addCounts,
  addForces,
  emptyForce,
  type Force,
  filterCounts,
  filterForce,
  includesCounts,
  isEmptyForce,
  removeUnits,
  sumOf,
  takeUnits,
  type UnitCounts,
} from "../../units/force.ts";
import {
  galaxyWithUnits,
  inSpace,
  isGround,
  isStructure,
  planetsIn,
  planetWithDock,
  rivalIn,
  withPlanet,
  withSpace,
} from "../board.ts";
import { bombers } from "../bombers.ts";
import { automatic, emit, type Handler, type Play, rollDie, tacticalOf } from "../play.ts";
import { isFought, powersAt } from "../powers.ts";
import type { PlanetState, SkirmishAction, SkirmishRules, SkirmishState, Task, Where } from "../shape.ts";
import { battleAt, emitVolley } from "./battle.ts";
import { rollRound } from "./combat.ts";
import { withAdditions } from "./turn.ts";

type Bombard = Extract<SkirmishAction, { type: "bombard" }>;
type Land = Extract<SkirmishAction, { type: "land" }>;

const onPlanet = (planet: string): Where => ({ place: "ground", planet });

const planetOf = ({ planets }: SkirmishState, planet: string): PlanetState => {
  const found = planets[planet];
  if (found === undefined) throw new RangeError(`no planet ${planet}`);
  return found;
};

/** Planets that these could bombard: others' with ground forces, and no shield that holds. */
export function targetsOf(state: SkirmishState, rules: SkirmishRules): readonly string[] {
  const { seat, system } = tacticalOf(state);
  if (sumOf(bombers(state)) === 0) return [];
  return planetsIn(state, system).filter((planet) => {
    const { owner, force } = planetOf(state, planet);
    const isHeld = owner !== null && owner !== seat && Object.keys(force.units).some(isGround);
    if (!isHeld) return false;
    const powers = powersAt(state);
    if (powers !== null) return powers.canBombard(state, planet, rules);
    const { isShielded, sides } = preparePlain(battleAt(state, onPlanet(planet), rules, bombers(state)));
    return !isShielded && sides.attacker.bombardment.length > 0;
  });
}

/** Which planet each ship bombards; asked where there are several. */
export const bombard: Handler<{ readonly task: "bombard" }, Bombard> = {
  takes: ["bombard"],
  awaits: (state, _task, rules) => (targetsOf(state, rules).length > 1 ? tacticalOf(state).seat : null),
  check(state, _task, { targets }, rules) {
    const open = targetsOf(state, rules);
    const stray = Object.keys(targets).find((planet) => !open.includes(planet));
    if (stray !== undefined) return { code: "not-a-target", rule: "LRR 15.1", planet: stray };
    const all = Object.values(targets).reduce(addCounts, {});
    const wrong = Object.keys(all).find((unit) => (all[unit] ?? 0) > (bombers(state)[unit] ?? 0));
    return wrong === undefined ? null : { code: "not-so-many", rule: "LRR 15.1", unit: wrong, count: all[wrong] ?? 0 };
  },
  *options(state, _task, rules) {
    for (const planet of targetsOf(state, rules)) yield { type: "bombard", targets: { [planet]: bombers(state) } };
    yield { type: "bombard", targets: {} };
  },
  run(play, _task, chosen) {
    const [single] = targetsOf(play.state, play.rules);
    const targets = chosen?.targets ?? (single === undefined ? {} : { [single]: bombers(play.state) });
    const { seat } = tacticalOf(play.state);
    return Object.entries(targets).flatMap(([planet, ships]): readonly Task[] => {
      if (powersAt(play.state) !== null) return [{ task: "bombing", planet, ships }];
      const where = onPlanet(planet);
      const { sides } = preparePlain(battleAt(play.state, where, play.rules, ships));
      const volley = rollBatteries(
        sides.attacker,
        sides.attacker.start,
        "bombardment",
        sides.attacker.bombardment,
        rollDie(play),
      );
      emitVolley(play, seat, volley);
      const { owner } = planetOf(play.state, planet);
      if (volley.hits === 0 || owner === null) return [];
      return [{ task: "assign", seat: owner, hits: volley.hits, scope: "all", inRound: false, where }];
    });
  },
};

/** Ships bombard a planet, where somebody has a faction. */
export const bombing = automatic<Extract<Task, { task: "bombing" }>>(
  (play, task) => powersAt(play.state)?.step(play, task, "bombardment", onPlanet(task.planet)) ?? [],
);

/** Ground forces that could come down, once the space is the active player's. */
export const landers = (state: SkirmishState): Force => {
  const { seat, system } = tacticalOf(state);
  return rivalIn(state, system, seat) === null ? filterForce(inSpace(state, system, seat), isGround) : emptyForce;
};

/** Who comes down where. */
export const land: Handler<{ readonly task: "land" }, Land> = {
  takes: ["land"],
  awaits(state) {
    const { seat, system } = tacticalOf(state);
    return isEmptyForce(landers(state)) || planetsIn(state, system).length === 0 ? null : seat;
  },
  check(state, _task, { landings }) {
    const { system } = tacticalOf(state);
    const stray = Object.keys(landings).find((planet) => !planetsIn(state, system).includes(planet));
    if (stray !== undefined) return { code: "not-a-target", rule: "LRR 49.2", planet: stray };
    const all = Object.values(landings).reduce(addCounts, {});
    const wrong = Object.keys(all).find((unit) => !includesCounts(landers(state).units, { [unit]: all[unit] ?? 0 }));
    return wrong === undefined ? null : { code: "not-so-many", rule: "LRR 49.2", unit: wrong, count: all[wrong] ?? 0 };
  },
  *options(state) {
    const { system } = tacticalOf(state);
    const { units } = landers(state);
    for (const planet of planetsIn(state, system)) yield { type: "land", landings: { [planet]: units } };
    yield { type: "land", landings: {} };
    yield* splits(planetsIn(state, system), units);
  },
  run(play, _task, chosen) {
    return Object.entries(chosen?.landings ?? {}).flatMap(([planet, units]) => comeDown(play, planet, units));
  },
};

/** Some of one kind on a planet, and all the rest on another or none. */
function* splits(planets: readonly string[], units: UnitCounts): Generator<Land> {
  for (const planet of planets) {
    for (const [unit, count] of Object.entries(units)) {
      for (let some = 1; some < count; some += 1) {
        yield { type: "land", landings: { [planet]: { [unit]: some } } };
        const rest = { ...units, [unit]: count - some };
        for (const other of planets)
          if (other !== planet) yield { type: "land", landings: { [planet]: { [unit]: some }, [other]: rest } };
      }
    }
  }
}

function comeDown(play: Play, planet: string, units: UnitCounts): readonly Task[] {
  if (sumOf(units) === 0) return [];
  const { seat, system } = tacticalOf(play.state);
  const aloft = inSpace(play.state, system, seat);
  const down = takeUnits(aloft, units);
  play.state = withSpace(play.state, system, seat, removeUnits(aloft, units));
  emit(play, { type: "landed", seat, planet, units });
  const { owner, force } = planetOf(play.state, planet);
  if (owner === seat) {
    play.state = withPlanet(play.state, planet, { force: addForces(force, down) });
    return [];
  }
  play.state = withPlanet(play.state, planet, { landed: down });
  return [
    { task: "defense", planet },
    { task: "ground-round", planet },
  ];
}

/** The planet's own cannons, against those who have landed. */
export const defense = automatic<Extract<Task, { task: "defense" }>>((play, task) => {
  const { planet } = task;
  const tactical = tacticalOf(play.state);
  play.state = { ...play.state, tactical: { ...tactical, round: 0 } };
  const { owner } = planetOf(play.state, planet);
  if (owner === null) return [];
  const where = onPlanet(planet);
  const powers = powersAt(play.state);
  if (powers !== null) return withNext(powers.step(play, task, "cannons", where), { task: "ground-start", planet });
  const { sides } = preparePlain(battleAt(play.state, where, play.rules));
  const volley = rollBatteries(sides.defender, sides.defender.start, "cannon", sides.defender.cannon, rollDie(play));
  emitVolley(play, owner, volley);
  if (volley.hits === 0) return [];
  return [{ task: "assign", seat: tactical.seat, hits: volley.hits, scope: "all", inRound: false, where }];
});

/** What comes next, unless hits are to be assigned first. */
const withNext = (asked: readonly Task[], next: Task): readonly Task[] => (asked.length > 0 ? asked : [next]);

/** What is done at the start of a ground combat, where somebody has a faction. */
export const groundStart = automatic<Extract<Task, { task: "ground-start" }>>(
  (play, task) => powersAt(play.state)?.step(play, task, "start", onPlanet(task.planet)) ?? [],
);

/** A round of ground combat, or what comes of the last one. */
export const groundRound = automatic<Extract<Task, { task: "ground-round" }>>((play, task) => {
  const { planet } = task;
  const { seat, battle } = tacticalOf(play.state);
  const powers = powersAt(play.state);
  if (powers !== null && battle !== undefined && isFought(battle))
    return withNext(powers.step(play, task, "round", onPlanet(planet)), task);
  powers?.close(play);
  const { owner, landed, force } = planetOf(play.state, planet);
  if (landed === null || isEmptyForce(landed)) {
    play.state = withPlanet(play.state, planet, { landed: null });
    emit(play, { type: "held", planet, seat: owner });
    return [];
  }
  if (owner !== null && Object.keys(force.units).some(isGround))
    return [
      ...rollRound(play, onPlanet(planet), { attacker: seat, defender: owner }),
      { task: "ground-round", planet },
    ];
  takeControl(play, planet, seat, landed);
  return [];
});

/** The planet changes hands: others' structures are destroyed, and a tear goes with its dock. */
function takeControl(play: Play, planet: string, seat: Seat, landed: Force): void {
  const { owner, force, system } = planetOf(play.state, planet);
  const before = tearsIn(play.state, system);
  const ruins = filterCounts(force.units, isStructure);
  if (owner !== null && sumOf(ruins) > 0)
    emit(play, { type: "removed", seat: owner, system, units: ruins, why: "control", rule: "LRR 49.6" });
  play.state = withPlanet(play.state, planet, { owner: seat, force: landed, landed: null });
  emit(play, { type: "controlled", seat, planet });
  if (owner !== null && planetWithDock(play.state, system, owner) === undefined) closeTears(play, system, owner);
  if (tearsIn(play.state, system).length < before.length)
    emit(play, { type: "anomaly-removed", system, anomaly: "gravity-rift", source: "dimensional-tear" });
}

/** The tears of a system, whether an ability made them or a dock that is one. */
const tearsIn = (state: SkirmishState, system: string) =>
  (findSystem(galaxyWithUnits(state), system)?.anomalies ?? []).filter(({ source }) => source === "dimensional-tear");

/** Tears that an ability made are on the map. */
function closeTears(play: Play, system: string, owner: Seat): void {
  const isTear = (each: { readonly [field: string]: string }) =>
    each["system"] === system && each["source"] === "dimensional-tear" && each["owner"] === String(owner);
  let closed = 0;
  const map = withAdditions(play.state.map, (before) => {
    const left = before.filter((each) => !isTear(each));
    closed = before.length - left.length;
    return left;
  });
  if (closed > 0) play.state = { ...play.state, map };
}
