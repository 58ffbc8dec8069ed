import { err, ok, type Result } from "@umpire/kernel";
import { languages } from "@umpire/ui";
import type { Galaxy, System } from "../../galaxy/galaxy.ts";
import { normalizeName } from "../../galaxy/name-matching.ts";
import { type Plan, placesOf } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import { readForces } from "../../units/typed-units.ts";
import { findUnit } from "../../units/units.ts";
import { type Placement, settle } from "./settle.ts";

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
