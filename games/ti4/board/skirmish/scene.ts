import type { Seat } from "@umpire/kernel";
import { checkPath } from "../../movement/path.ts";
import { movementOf, shipsOf } from "../../skirmish/board.ts";
import type { SkirmishState } from "../../skirmish/shape.ts";
import type { Force } from "../../units/force.ts";
import type { BoardPath, BoardStack } from "../types.ts";
import type { Action, SkirmishTable } from "./table.ts";

const unitsOf = ({ units, damaged }: Force): BoardStack["units"] =>
  Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => ({ unit, count, damaged: damaged[unit] ?? 0 }));

/** Everything that stands somewhere, by system: ships, garrisons, and those who have landed and fight. */
export function stacksOf({ space, planets, tactical }: SkirmishState): ReadonlyMap<string, readonly BoardStack[]> {
  const found = new Map<string, BoardStack[]>();
  const put = (system: string, player: Seat, where: string, force: Force) => {
    const units = unitsOf(force);
    if (units.length > 0) found.set(system, [...(found.get(system) ?? []), { player, where, units }]);
  };
  for (const [system, forces] of Object.entries(space))
    for (const [seat, force] of Object.entries(forces)) put(system, Number(seat), "space", force);
  for (const [planet, { system, owner, force, landed }] of Object.entries(planets)) {
    if (owner !== null) put(system, owner, planet, force);
    if (landed !== null && tactical !== null) put(system, tactical.seat, planet, landed);
  }
  return found;
}

export function tokensOf({ players }: SkirmishState): ReadonlyMap<string, readonly Seat[]> {
  const tokens = new Map<string, Seat[]>();
  for (const [seat, player] of players.entries())
    for (const system of player.tokens) tokens.set(system, [...(tokens.get(system) ?? []), seat]);
  return tokens;
}

type Movement = Pick<Action<"move">, "moves" | "drive">;

/** The ways of a movement, those alike once, with the dice that a ship rolls on each. */
export function pathsOf(
  { state, rules }: SkirmishTable,
  seat: Seat,
  system: string,
  { moves, drive }: Movement,
  formatChance: (chance: number) => string,
): readonly BoardPath[] {
  const movement = movementOf(state, seat, system, rules, drive);
  const ships = shipsOf(state, seat);
  const found = new Map<string, BoardPath>();
  for (const { ship: id, path } of moves) {
    const ship = ships.find((each) => each.id === id);
    const judged = ship === undefined ? undefined : checkPath(movement, ship, path);
    const { rolls, survival } = judged === undefined || judged.refusal !== undefined ? safe : judged;
    const label = rolls > 0 ? { label: formatChance(survival) } : {};
    found.set(path.join(" "), { id: path.join(" "), path, rolls, isChosen: true, player: seat, ...label });
  }
  return [...found.values()];
}

const safe = { rolls: 0, survival: 1 };
