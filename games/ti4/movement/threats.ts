import { byCodeUnit } from "@umpire/toolkit";
import type { Galaxy } from "../galaxy/galaxy.ts";
import type { Ti4Rules } from "../galaxy/rules.ts";
import type { Effect } from "./effects.ts";
import type { Movement, Ship } from "./movement.ts";
import { reach } from "./reach.ts";

/** A player on the map: ships, command tokens, and what changes their movement. */
export type PlayerFleet = {
  readonly player: string;
  readonly ships: readonly Ship[];
  readonly tokens: readonly string[];
  readonly effects: readonly Effect[];
};

/** A ship that can come to a system next turn: by which path, and how likely it gets there. */
export type Threat = {
  readonly player: string;
  readonly ship: string;
  readonly path: readonly string[];
  readonly rolls: number;
  readonly survival: number;
};

/** For each system, by its id: what each player could bring there if it were activated, the safest way of each ship. */
export function threats(
  galaxy: Galaxy,
  rules: Ti4Rules,
  sides: readonly PlayerFleet[],
): ReadonlyMap<string, readonly Threat[]> {
  const systems = galaxy.systems.map(({ id }) => id).sort(byCodeUnit);
  return new Map(
    systems.map((active) => [active, sides.flatMap((side) => threatsOf(galaxy, rules, sides, side, active))]),
  );
}

function threatsOf(
  galaxy: Galaxy,
  rules: Ti4Rules,
  sides: readonly PlayerFleet[],
  side: PlayerFleet,
  active: string,
): readonly Threat[] {
  const { player, ships, tokens, effects } = side;
  // A system that holds one's own token cannot be activated again.
  if (tokens.includes(active)) return [];
  const others = sides.flatMap((other) => (other.player === player ? [] : other.ships.map(({ at }) => at)));
  const movement: Movement = {
    galaxy,
    rules,
    player,
    active,
    effects,
    others: new Set(others),
    own: new Set(ships.map(({ at }) => at)),
    tokens: new Set([...tokens, active]),
  };
  return reach(
    movement,
    ships.filter(({ at }) => at !== active),
  ).flatMap(({ id, options }) => {
    const safest = options.at(-1);
    if (safest === undefined) return [];
    const { path, rolls, survival } = safest;
    return [{ player, ship: id, path, rolls, survival }];
  });
}
