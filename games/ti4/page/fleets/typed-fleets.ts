import { err, ok, type Result } from "@umpire/kernel";
import { languages } from "@umpire/ui";
import type { Galaxy, System } from "../../galaxy/galaxy.ts";
import { normalizeName } from "../../galaxy/name-matching.ts";
import { type Plan, placesOf } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import type { UnitCounts } from "../../units/force.ts";
import { readForces } from "../../units/typed-units.ts";
import { findUnit } from "../../units/units.ts";
import { selected } from "../parts/counts.ts";
import { forceAt, type Place, plus, taken, withForce, without, withToken } from "../plan/edit.ts";

/** What one part of a typed text does: units in a place, or a command token in a system. */
export type Placement =
  | {
      readonly what: "units";
      readonly seat: number;
      readonly place: Place;
      readonly units: UnitCounts;
      readonly damaged: UnitCounts;
    }
  | { readonly what: "token"; readonly seat: number; readonly system: string };

/** Where a text is typed: the table and its galaxy, who is selected, and which system. */
export type Desk = {
  readonly plan: Plan;
  readonly galaxy: Galaxy;
  readonly seat: number;
  readonly system: string | null;
};

/**
 * `2 carrier 4 infantry @ 41`, `red: 3 cruiser on Lazar; token @ 18`: parts with semicolons or newlines between them. A
 * player named before a colon holds until the line ends. A refusal has the part that was not understood as `part`.
 */
export function readQuick(text: string, desk: Desk): Result<readonly Placement[]> {
  const all: Placement[] = [];
  for (const line of text.split("\n")) {
    let { seat } = desk;
    for (const part of line.split(";").map((each) => each.trim())) {
      if (part === "") continue;
      const read = readPart(part, { ...desk, seat });
      if (!read.ok) return err({ ...read.refusal, part });
      seat = read.value.seat;
      all.push(...read.value.placements);
    }
  }
  return ok(all);
}

/** The table with everything placed. */
export const placed = (plan: Plan, placements: readonly Placement[]): Plan => placements.reduce(place, plan);

function place(plan: Plan, placement: Placement): Plan {
  const { seat } = placement;
  if (placement.what === "token") return withToken(plan, seat, placement.system, true);
  const { units, damaged } = forceAt(plan, placement.place, seat);
  const force = { units: plus(units, placement.units), damaged: plus(damaged, placement.damaged) };
  return withForce(plan, placement.place, seat, force);
}

/**
 * What a player has in one place, or one unit of a kind, is in another system, each unit where it belongs; null where
 * one belongs nowhere there.
 */
export function rehoused(
  plan: Plan,
  from: Place,
  system: System,
  seat: number,
  unit: string | null = null,
): Plan | null {
  const force = forceAt(plan, from, seat);
  const part = taken(force, unit);
  const placements = settle({ plan, seat, spot: { system, planet: null } }, part.units, part.damaged);
  return placements.ok ? placed(withForce(plan, from, seat, without(force, part)), placements.value) : null;
}

type ReadPart = { readonly seat: number; readonly placements: readonly Placement[] };

const TOKEN = /^(?:1\s+)?(?:command\s+)?(?:tokens?|жетон\p{L}*(?:\s+приказа)?)$/iu;
/** Between what and where. */
const WHERE = /\s*@\s*|\s+(?:on|at|in|на|в|у)\s+/iu;

function readPart(part: string, desk: Desk): Result<ReadPart> {
  const [, named = "", rest = part] = /^([^:@]*):(.*)$/s.exec(part) ?? [];
  const seat = rest === part ? desk.seat : seatOf(named, desk.plan);
  if (seat === null) return err({ code: "quick-player", player: named.trim() });
  const [what = "", ...others] = rest.trim().split(WHERE);
  const where = rest.trim().slice(what.length).replace(WHERE, "").trim();
  const spot = others.length > 0 ? findSpot(desk.galaxy, where) : hereOf(desk);
  if (spot === null) return err(where === "" ? { code: "quick-where" } : { code: "quick-place", place: where });
  if (spot.planet === undefined)
    return err({ code: "quick-planet", system: spot.system.id, planet: where.slice(where.indexOf("/") + 1).trim() });
  if (TOKEN.test(what.trim())) return ok({ seat, placements: [{ what: "token", seat, system: spot.system.id }] });
  const forces = readForces(what.trim());
  if (!forces.ok) return forces;
  const { units, damaged } = forces.value;
  const hurt = Object.keys(damaged).find((id) => !isHurt(id, units[id] ?? 0, damaged[id] ?? 0));
  if (hurt !== undefined) return err({ code: "quick-damaged", unit: hurt });
  const placements = settle({ plan: desk.plan, seat, spot }, units, damaged);
  return placements.ok ? ok({ seat, placements: placements.value }) : placements;
}

const isHurt = (unit: string, count: number, damaged: number): boolean =>
  findUnit(unit)?.sustain === true && damaged <= count;

/** A player by the name or the colour, in any language, or by the number. */
function seatOf(named: string, plan: Plan): number | null {
  const key = normalizeName(named);
  const isCalled = (seat: number) =>
    [String(seat + 1), ...languages.flatMap((each) => [playerName(each, plan, seat), playerName(each, nobody, seat)])]
      .map(normalizeName)
      .includes(key);
  return [...plan.players.keys()].find(isCalled) ?? null;
}
const nobody: Pick<Plan, "players"> = { players: [] };

/** A system, and where in it: on a planet, in space if that was said, or wherever units belong; undefined: no such planet. */
type Spot = { readonly system: System; readonly planet: string | "space" | null | undefined };

const hereOf = ({ galaxy, system }: Desk): Spot | null => {
  const found = galaxy.systems.find(({ id }) => id === system);
  return found === undefined ? null : { system: found, planet: null };
};

function findSpot(galaxy: Galaxy, text: string): Spot | null {
  const [before = "", ...rest] = text.split("/");
  const planet = rest.join("/");
  const system = galaxy.systems.find(({ id }) => id.toLowerCase() === before.trim().toLowerCase());
  if (system === undefined) return findPlanet(galaxy, text);
  if (planet.trim() === "") return { system, planet: null };
  if (/^(?:space|космос)$/iu.test(planet.trim())) return { system, planet: "space" };
  return { system, planet: placesOf(system).find(({ name }) => normalizeName(name) === normalizeName(planet))?.name };
}

function findPlanet({ systems }: Galaxy, text: string): Spot | null {
  const key = normalizeName(text);
  for (const system of systems) {
    const planet = placesOf(system).find(({ name }) => normalizeName(name) === key && key !== "");
    if (planet !== undefined) return { system, planet: planet.name };
  }
  return null;
}

type Settling = {
  readonly plan: Plan;
  readonly seat: number;
  readonly spot: { readonly system: System; readonly planet?: string | null | undefined };
};

/** Whether a unit belongs into space: a ship, or a dock that moves. */
export function isAfloat(id: string): boolean {
  const unit = findUnit(id);
  return unit?.kind === "ship" || (unit?.kind === "structure" && unit.move > 0);
}

/** Ships go to space; whatever else there is on the planet that was named, or on the first that nobody else holds. */
function settle(settling: Settling, units: UnitCounts, damaged: UnitCounts): Result<readonly Placement[]> {
  const { seat, spot } = settling;
  const ashore = shoreOf(settling);
  if (!ashore.ok) return ashore;
  const planet = ashore.value;
  const structure = Object.keys(units).find((id) => findUnit(id)?.kind === "structure" && !isAfloat(id));
  if (planet === null && structure !== undefined)
    return err({ code: "quick-no-planet", unit: structure, system: spot.system.id });
  const isInSpace = (id: string) => planet === null || isAfloat(id);
  const part = (where: string | null, isThere: (id: string) => boolean): readonly Placement[] => {
    const some = selected(units, isThere);
    if (Object.keys(some).length === 0) return [];
    const at = { system: spot.system.id, planet: where };
    return [{ what: "units", seat, place: at, units: some, damaged: selected(damaged, isThere) }];
  };
  return ok([...part(null, isInSpace), ...part(planet, (id) => !isInSpace(id))]);
}

/** The planet for what is no ship; null: it stays in space. */
function shoreOf({ plan, seat, spot: { system, planet } }: Settling): Result<string | null> {
  const holderOf = (name: string) => plan.ground[system.id]?.[name]?.owner ?? seat;
  if (planet === "space") return ok(null);
  if (planet != null) {
    const owner = holderOf(planet);
    return owner === seat ? ok(planet) : err({ code: "quick-held", planet, owner });
  }
  return ok(placesOf(system).find(({ name }) => holderOf(name) === seat)?.name ?? null);
}
