import type { BoardPath, BoardStack } from "../../board/types.ts";
import type { Assessment } from "../../planner/assess.ts";
import type { Plan, PlanBoard } from "../../planner/plan.ts";
import type { UnitCounts } from "../../units/force.ts";

const unitsOf = (units: UnitCounts, damaged: UnitCounts): BoardStack["units"] =>
  Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => ({ unit, count, damaged: damaged[unit] ?? 0 }));

/** Everything that stands somewhere, by system; what has no place on the map is not drawn. */
export function stacksOf({ space, ground }: Plan, { galaxy }: PlanBoard): ReadonlyMap<string, readonly BoardStack[]> {
  const stacks = galaxy.systems.map(({ id }) => {
    const aloft = Object.entries(space[id] ?? {}).map(([seat, { units, damaged }]) => ({
      ...{ player: Number(seat), where: "space", units: unitsOf(units, damaged) },
    }));
    const down = Object.entries(ground[id] ?? {}).map(([where, { owner, units, damaged }]) => ({
      ...{ player: owner, where, units: unitsOf(units, damaged) },
    }));
    return [id, [...aloft, ...down].filter(({ units }) => units.length > 0)] as const;
  });
  return new Map(stacks.filter(([, list]) => list.length > 0));
}

export function tokensOf({ players }: Plan): ReadonlyMap<string, readonly number[]> {
  const tokens = new Map<string, number[]>();
  for (const [seat, player] of players.entries())
    for (const system of player.tokens) tokens.set(system, [...(tokens.get(system) ?? []), seat]);
  return tokens;
}

/** The ways that are taken, and beside them those that could be; equal ones are drawn once. */
export function pathsOf({ answers, mover }: Assessment): readonly BoardPath[] {
  const found = new Map<string, BoardPath>();
  for (const { declared, found: answer } of answers) {
    const chosen = declared?.path.join(" ");
    const ways = answer.options.map(({ path, rolls }) => ({ path, rolls }));
    const own =
      declared === null || ways.some(({ path }) => path.join(" ") === chosen)
        ? []
        : [{ path: declared.path, rolls: 0 }];
    for (const { path, rolls } of [...ways, ...own]) {
      const id = path.join(" ");
      const isChosen = id === chosen || (found.get(id)?.isChosen ?? false);
      found.set(id, { id, path, rolls, isChosen, player: mover });
    }
  }
  return [...found.values()];
}

/** The systems that are in some ship's way. */
export const barredBy = ({ answers }: Assessment): readonly string[] => [
  ...new Set(
    answers.flatMap(({ found }) =>
      (found.refusal?.causes ?? []).flatMap((cause) =>
        "system" in cause && cause.code !== "start-has-token" && cause.code !== "not-adjacent" ? [cause.system] : [],
      ),
    ),
  ),
];
