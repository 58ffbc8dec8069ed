import type { Kits } from "@umpire/kit";
import { type Plan, planOf } from "./plan.ts";
import { type Outcome, simulate } from "./simulate.ts";

/** A turn of the event loop of Node.js. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What a plan comes to; an exception that nobody has caught counts as one that does not hold. */
export async function outcomeOf(plan: Plan, games: Kits): Promise<Outcome> {
  const strays: unknown[] = [];
  const stray = (error: unknown) => void strays.push(error);
  process.on("unhandledRejection", stray);
  process.on("uncaughtException", stray);
  try {
    const outcome = await simulate(plan, { games, settle });
    const [first] = strays;
    if (outcome.trouble !== null || strays.length === 0) return outcome;
    return { ...outcome, trouble: `nobody catches: ${first instanceof Error ? first.stack : String(first)}` };
  } finally {
    process.off("unhandledRejection", stray);
    process.off("uncaughtException", stray);
  }
}

export type Failure = { readonly plan: Plan; readonly outcome: Outcome };

/** Seeds from one on, as many, and while there is time for another one. */
export function* seedsFrom(from: number, count: number, isOn: () => boolean = () => true): Generator<number> {
  for (let seed = from; seed < from + count && isOn(); seed += 1) yield seed;
}

/** The first of some seeds under which something does not hold; null for none. */
export async function firstFailure(
  games: Kits,
  seeds: Iterable<number>,
  minutes: number,
  told: (plan: Plan, outcome: Outcome) => void = () => undefined,
): Promise<Failure | null> {
  for (const seed of seeds) {
    const plan = planOf(seed, minutes);
    const outcome = await outcomeOf(plan, games);
    told(plan, outcome);
    if (outcome.trouble !== null) return { plan, outcome };
  }
  return null;
}
