import type { Galaxy } from "../galaxy/galaxy.ts";
import type { Movement } from "./movement.ts";
import type { Cause } from "./reach.ts";

/** The same movement step with one cause of a refusal out of the way. */
export function withoutCause(movement: Movement, cause: Cause): Movement {
  if (cause.code === "too-far") return withMove(movement, cause.needed - cause.move);
  if (!("system" in cause)) return movement;
  const less = (set: ReadonlySet<string>) => new Set([...set].filter((id) => id !== cause.system));
  if (cause.code === "start-has-token") return { ...movement, tokens: less(movement.tokens) };
  if (cause.code === "blocked-by-ships") return { ...movement, others: less(movement.others) };
  if (cause.code === "blocked-by-structures") return { ...movement, closed: less(movement.closed ?? new Set()) };
  return "anomaly" in cause
    ? { ...movement, galaxy: withoutAnomaly(movement.galaxy, cause.system, cause.anomaly) }
    : movement;
}

const withMove = (movement: Movement, move: number): Movement => ({
  ...movement,
  effects: [...movement.effects, { id: "more-move", move, rule: "LRR 58.4f" }],
});

function withoutAnomaly(galaxy: Galaxy, id: string, anomaly: string | undefined): Galaxy {
  const systems = galaxy.systems.map((system) =>
    system.id === id ? { ...system, anomalies: system.anomalies.filter(({ type }) => type !== anomaly) } : system,
  );
  return { ...galaxy, systems };
}

/** Max sets tried before giving up. */
const MOST_TRIED = 5000;

/** How many changes it takes: one for each of these, and for what is too far one for each move that is missing. */
export const countChanges = (causes: readonly Cause[]): number =>
  causes.reduce((sum, cause) => sum + (cause.code === "too-far" ? cause.needed - cause.move : 1), 0);

/**
 * Removing an anomaly may remove a bonus that depends on it. Then the set from the route table is short by that bonus,
 * and the smallest change is another set of the same size that keeps the bonus, or this one and as much more move:
 * nothing smaller works, or the route table would have found it. Where a route may pass one system twice, the route
 * table counts its obstacles twice, and something smaller may work: then smaller sets are tried first.
 */
export function smallestChange(
  found: readonly Cause[],
  obstacles: readonly Cause[],
  move: number,
  hasSmaller: boolean,
  works: (causes: readonly Cause[]) => boolean,
): readonly Cause[] {
  const size = countChanges(found);
  const sizes = hasSmaller ? Array.from({ length: size - 1 }, (_, at) => at + 1) : [];
  let tried = 0;
  const firstOf = (some: number) => {
    for (const causes of setsOf(some, obstacles, move)) {
      if (tried === MOST_TRIED) return null;
      tried += 1;
      if (works(causes)) return causes;
    }
    return null;
  };
  for (const some of sizes) {
    const causes = firstOf(some);
    if (causes !== null) return causes;
  }
  if (works(found)) return found;
  return firstOf(size) ?? [...found.filter(({ code }) => code !== "too-far"), further(found, move)];
}

/** As far as these say, and one more: the bonus that is lost. */
function further(causes: readonly Cause[], move: number): Cause {
  const far = causes.find((cause) => cause.code === "too-far");
  return { code: "too-far", rule: "LRR 58.4f", needed: (far?.needed ?? move) + 1, move };
}

/** Every set of this size: some obstacles removed, and the rest as extra move. */
function* setsOf(size: number, obstacles: readonly Cause[], move: number): Generator<readonly Cause[]> {
  for (let more = 0; more <= size; more += 1) {
    const far: readonly Cause[] = more === 0 ? [] : [{ code: "too-far", rule: "LRR 58.4f", needed: move + more, move }];
    for (const some of choose(obstacles, size - more)) yield [...some, ...far];
  }
}

function* choose<T>(items: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) yield [];
  for (const [at, item] of items.entries()) {
    if (count > 0) for (const rest of choose(items.slice(at + 1), count - 1)) yield [item, ...rest];
  }
}
