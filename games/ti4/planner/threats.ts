import { ok, type Result, type Seat } from "@umpire/kernel";
import { inSpace, isShip } from "../skirmish/board.ts";
import { filterCounts, sumOf } from "../units/force.ts";
import { actionOf, resolveAction } from "./action.ts";
import { type Assessment, assess } from "./assess.ts";
import { isNeutral, type Plan } from "./plan.ts";

/** What one player could bring to a system, and how it would end there. */
export type Threat = {
  readonly system: string;
  readonly by: Seat;
  /** Ships that could come, each on its safest way. */
  readonly ships: readonly { readonly ship: string; readonly path: readonly string[]; readonly survival: number }[];
  /** The chance to win in space against the defenders, and to take the planet; null where there is nobody to fight. */
  readonly space: number | null;
  readonly planet: { readonly name: string; readonly taken: number } | null;
  /** Too many units to work out. */
  readonly isTooMuch: boolean;
};

/** What can come to one system, next turn, by everybody but those who are asked about. */
export function threatsTo(plan: Plan, system: string, to: Seat): Result<readonly Threat[]> {
  const found: Threat[] = [];
  for (const by of plan.players.keys()) {
    // A system that holds one's own token cannot be activated again.
    if (by === to || isNeutral(plan.players[by]) || plan.players[by]?.tokens.includes(system)) continue;
    const action = { mover: by, active: system, orders: {}, planet: null, rounds: null, best: false };
    const meant = assess({ ...plan, plan: action });
    if (!meant.ok) return meant;
    if (meant.value === null || meant.value.declared.length === 0) continue;
    found.push(threatBy(meant.value, action, system, by));
  }
  return ok(found);
}

function threatBy(assessment: Assessment, action: Plan["plan"], system: string, by: Seat): Threat {
  const ships = assessment.answers.flatMap(({ declared, found, ship }) => {
    const option = found.options.at(-1);
    return declared === null || option === undefined
      ? []
      : [{ ship: ship.id, path: option.path, survival: option.survival }];
  });
  const { rival, ...meant } = actionOf(assessment, action);
  const resolved = resolveAction(meant);
  if (!resolved.ok) return { system, by, ships, space: null, planet: null, isTooMuch: true };
  const { space, planets } = resolved.value;
  const [ground] = planets;
  const isFought = rival !== null && sumOf(filterCounts(inSpace(assessment.board, system, rival).units, isShip)) > 0;
  const planet = ground?.owner == null || ground.owner === by ? null : { name: ground.planet, taken: ground.taken };
  return { system, by, ships, space: isFought ? space.attacker : null, planet, isTooMuch: false };
}
