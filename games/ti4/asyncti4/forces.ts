import { unitTypes } from "../data/asyncti4.ts";
import type { Plan } from "../planner/plan.ts";
import { findUnit, units as table } from "../units/units.ts";
import type { Entity, GameDocument, Holders, PlanetRecord, SystemRecord } from "./document.ts";
import type { Places } from "./map.ts";
import type { Remark } from "./remarks.ts";

type Note = (remark: Remark) => void;
type Counted = { units: { [unit: string]: number }; damaged: { [unit: string]: number } };
type Ground = Plan["ground"][string][string];

/** More of a kind in one place than a plan holds. */
const MOST = 99;

/** The cards that players have for their types of units. */
export type Cards = { readonly [faction: string]: { readonly [type: string]: string } };

export const cardsOf = ({ players }: GameDocument): Cards =>
  Object.fromEntries(
    players.map(({ faction, units }) => [
      faction,
      Object.fromEntries(units.flatMap((id) => (findUnit(id) === undefined ? [] : [[findUnit(id)?.type, id]]))),
    ]),
  );

export type Forces = Pick<Plan, "space" | "ground">;

/** Everything that stands on the map, by its owner's seat. */
export function readForces(
  game: GameDocument,
  places: Places,
  seatOf: (faction: string) => number | undefined,
  note: Note,
): Forces {
  const cards = cardsOf(game);
  const space: Plan["space"] = {};
  const ground: Plan["ground"] = {};
  const read = (position: string, holders: Holders) => unitsBySeat(position, holders, cards, seatOf, note);
  for (const [position, record] of Object.entries(game.systems)) {
    const system = places.systemAt(position);
    const units = system === undefined ? countUnits(record) : 0;
    if (units > 0) note({ code: "off-board", position, units });
    if (system === undefined) continue;
    const aloft = read(position, record.space);
    if (aloft.size > 0) space[system] = Object.fromEntries(aloft);
    const held = record.planets.flatMap((planet) => {
      const name = places.planetAt(position, planet.id);
      const here = read(position, planet.holders);
      const garrison = name === undefined ? null : garrisonOf({ position, name }, planet, here, seatOf, note);
      return name === undefined || garrison === null ? [] : [[name, garrison] as const];
    });
    if (held.length > 0) ground[system] = Object.fromEntries(held);
  }
  return { space, ground };
}

/** How many units stand in a system and on its planets. */
const countUnits = ({ space, planets }: SystemRecord): number =>
  [space, ...planets.map(({ holders }) => holders)]
    .flatMap((holders) => Object.values(holders).flat())
    .reduce((sum, { type, count }) => sum + (type === "unit" ? count : 0), 0);

/** What stands on a planet: its holder's units, and those of others beside them. */
function garrisonOf(
  { position, name: planet }: { readonly position: string; readonly name: string },
  { controlledBy }: PlanetRecord,
  here: ReadonlyMap<string, Counted>,
  seatOf: (faction: string) => number | undefined,
  note: Note,
): Ground | null {
  const holder = controlledBy === null ? undefined : seatOf(controlledBy);
  const owner = holder ?? (here.size > 0 ? Number([...here.keys()][0]) : undefined);
  if (owner === undefined) return null;
  const guests = [...here].filter(([seat]) => Number(seat) !== owner);
  for (const [seat] of guests) note({ code: "guests", position, planet, seat: Number(seat) });
  const own = here.get(String(owner)) ?? { units: {}, damaged: {} };
  return { ...own, owner, ...(guests.length > 0 && { guests: Object.fromEntries(guests) }) };
}

function unitsBySeat(
  position: string,
  holders: Holders,
  cards: Cards,
  seatOf: (faction: string) => number | undefined,
  note: Note,
): ReadonlyMap<string, Counted> {
  const found = new Map<string, Counted>();
  for (const [faction, entities] of Object.entries(holders)) {
    const stacks = entities.filter(({ type, count }) => type === "unit" && count > 0);
    const seat = seatOf(faction);
    if (stacks.length === 0) continue;
    if (seat === undefined) note({ code: "unknown-owner", position, faction });
    else {
      const force = countStacks(position, faction, stacks, cards, note);
      if (Object.keys(force.units).length > 0) found.set(String(seat), force);
    }
  }
  return found;
}

function countStacks(position: string, faction: string, stacks: readonly Entity[], cards: Cards, note: Note): Counted {
  const force: Counted = { units: {}, damaged: {} };
  for (const { id, count, damaged, galvanized } of stacks) {
    const unit = cardFor(faction, id, cards, note);
    if (unit === null) {
      note({ code: "unknown-unit", position, unit: id, count });
      continue;
    }
    const sum = (force.units[unit] ?? 0) + count;
    if (sum > MOST) note({ code: "too-many-units", position, unit, count: sum });
    force.units[unit] = Math.min(MOST, sum);
    if (damaged > 0) force.damaged[unit] = Math.min(force.units[unit] ?? 0, (force.damaged[unit] ?? 0) + damaged);
    if (galvanized > 0) note({ code: "galvanized", position, unit, count: galvanized });
  }
  return force;
}

/** The card that a player's units of a type follow; the plain one where theirs is not known. */
function cardFor(faction: string, id: string, cards: Cards, note: Note): string | null {
  const type = Object.hasOwn(unitTypes, id) ? unitTypes[id] : undefined;
  if (type === undefined) return null;
  const own = Object.hasOwn(cards, faction) ? cards[faction]?.[type] : undefined;
  if (own !== undefined) return own;
  const plain = table.find((unit) => unit.type === type && unit.faction === null)?.id ?? null;
  if (plain !== null) note({ code: "guessed-card", faction, unit: plain });
  return plain;
}
