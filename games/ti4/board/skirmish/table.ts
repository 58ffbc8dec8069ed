import type { Json, Seat } from "@umpire/kernel";
import { ti4 } from "../../game.ts";
import { findDock, galaxyWithUnits, rivalIn } from "../../skirmish/board.ts";
import type { SkirmishAction, SkirmishRules, SkirmishState, Task } from "../../skirmish/shape.ts";
import type { Galaxy, System } from "../types.ts";

export type Action<T extends SkirmishAction["type"]> = Extract<SkirmishAction, { readonly type: T }>;

/** One viewer's skirmish: the rules, what lies on the table, and what is to be decided. */
export type SkirmishTable = {
  readonly rules: SkirmishRules;
  readonly state: SkirmishState;
  /** As it is drawn: homes that the map gives no planet to have theirs. */
  readonly galaxy: Galaxy;
  /** Null when the match is over. */
  readonly step: Task | null;
};

/** The table of a view; throws where the view is none of this game. */
export function readTable(rules: Json, view: Json): SkirmishTable {
  const pinned = ti4.parse.rules(rules);
  const state = pinned.ok ? ti4.parse.state(view, pinned.value) : pinned;
  if (!pinned.ok || !state.ok) throw new TypeError("this is no view of a skirmish");
  const galaxy = galaxyWithUnits(state.value);
  return {
    rules: pinned.value,
    state: state.value,
    galaxy: { ...galaxy, systems: galaxy.systems.map((system) => withOwnPlanets(system, state.value)) },
    step: state.value.awaited === null ? null : (state.value.todo[0] ?? null),
  };
}

function withOwnPlanets(system: System, { planets }: SkirmishState): System {
  if (system.planets.length > 0) return system;
  const own = Object.entries(planets).filter(([, planet]) => planet.system === system.id);
  if (own.length === 0) return system;
  const drawn = own.map(([name, { resources, influence }]) => ({
    name,
    resources,
    influence,
    traits: [],
    techSpecialties: [],
    legendary: false,
    spaceStation: false,
  }));
  return { ...system, planets: drawn };
}

/** Why the rules refuse an action now; null where they do not. */
export const refuse = ({ state, rules }: SkirmishTable, seat: Seat, action: SkirmishAction) =>
  ti4.check(state, seat, action, rules);

/** The actions that are worth offering, this many at most. */
export function legalOf({ state, rules }: SkirmishTable, seat: Seat, most = 300): readonly SkirmishAction[] {
  const found: SkirmishAction[] = [];
  for (const action of ti4.legal(state, seat, rules)) if (found.push(action) === most) break;
  return found;
}

/** Who controls which planet. */
export const ownersOf = ({ planets }: SkirmishState): ReadonlyMap<string, Seat> =>
  new Map(Object.entries(planets).flatMap(([name, { owner }]) => (owner === null ? [] : [[name, owner] as const])));

/** Whose dock stands where: the systems from which they come. */
export const homesOf = ({ planets }: SkirmishState): ReadonlyMap<string, Seat> =>
  new Map(
    Object.values(planets).flatMap(({ owner, system, force }) =>
      owner === null || findDock(force.units) === undefined ? [] : [[system, owner] as const],
    ),
  );

/** Who else has ships in the active system. */
export const rivalNow = ({ state }: SkirmishTable, seat: Seat, system: string): Seat | null =>
  rivalIn(state, system, seat);
