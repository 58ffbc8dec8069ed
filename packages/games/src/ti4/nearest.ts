import type { Galaxy } from "./galaxy.ts";
import type { Cause } from "./reach.ts";
import type { Ship, Voyage } from "./voyage.ts";

/** The same movement step with one cause of a refusal out of the way. */
export function withoutCause(voyage: Voyage, cause: Cause): Voyage {
  if (cause.code === "too-far") return withMove(voyage, cause.needed - cause.move);
  if (!("system" in cause)) return voyage;
  const less = (set: ReadonlySet<string>) => new Set([...set].filter((id) => id !== cause.system));
  if (cause.code === "start-has-token") return { ...voyage, tokens: less(voyage.tokens) };
  if (cause.code === "blocked-by-ships") return { ...voyage, others: less(voyage.others) };
  return "anomaly" in cause
    ? { ...voyage, galaxy: withoutAnomaly(voyage.galaxy, cause.system, cause.anomaly) }
    : voyage;
}

const withMove = (voyage: Voyage, move: number): Voyage => ({
  ...voyage,
  effects: [...voyage.effects, { id: "more-move", move, rule: "LRR 58.4f" }],
});

function withoutAnomaly(galaxy: Galaxy, id: string, anomaly: string | undefined): Galaxy {
  const systems = galaxy.systems.map((system) =>
    system.id === id ? { ...system, anomalies: system.anomalies.filter(({ type }) => type !== anomaly) } : system,
  );
  return { ...galaxy, systems };
}

/** More than anybody would want to hear of. */
const MOST_CHANGES = 4;

/**
 * The smallest of all sets of changes that make a ship reach, by trying them in the order of their size. Needed where
 * taking an anomaly away also takes a bonus away that depends on there being one; else the chart knows at once.
 */
export function smallestChange(
  voyage: Voyage,
  ship: Ship,
  obstacles: readonly Cause[],
  move: number,
  reaches: (voyage: Voyage, ship: Ship) => boolean,
): readonly Cause[] | null {
  for (let size = 1; size <= MOST_CHANGES; size += 1) {
    for (let more = 0; more <= size; more += 1) {
      const far: readonly Cause[] =
        more === 0 ? [] : [{ code: "too-far", rule: "LRR 58.4f", needed: move + more, move }];
      for (const some of choose(obstacles, size - more)) {
        const causes = [...some, ...far];
        if (reaches(causes.reduce(withoutCause, voyage), ship)) return causes;
      }
    }
  }
  return null;
}

function* choose<T>(items: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) yield [];
  for (const [at, item] of items.entries()) {
    if (count > 0) for (const rest of choose(items.slice(at + 1), count - 1)) yield [item, ...rest];
  }
}
