import type { Plan } from "./plan.ts";
import type { Failure } from "./run.ts";
import type { Outcome } from "./simulate.ts";

/** Every plan that leaves one thing out. */
function* smaller(plan: Plan): Generator<Plan> {
  const { faults, tables, cheats, places, busy } = plan;
  const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, index) => index !== at);
  const half = Math.ceil(faults.length / 2);
  if (faults.length > 2) {
    yield { ...plan, faults: faults.slice(half) };
    yield { ...plan, faults: faults.slice(0, half) };
  }
  for (const at of tables.keys()) if (tables.length > 1) yield { ...plan, tables: without(tables, at) };
  for (const at of faults.keys()) yield { ...plan, faults: without(faults, at) };
  if (cheats > 0) yield { ...plan, cheats: 0 };
  for (const [at, table] of tables.entries())
    if (table.watchers > 0)
      yield { ...plan, tables: tables.map((each, index) => (index === at ? { ...table, watchers: 0 } : each)) };
  const last = places.at(-1);
  const isUsed = faults.some((fault) => Object.values(fault).includes(last ?? ""));
  if (places.length > 1 && !isUsed) yield { ...plan, places: places.slice(0, -1) };
  if (plan.upgradeAt !== null) yield { ...plan, upgradeAt: null };
  if (busy > 8000) yield { ...plan, busy: Math.ceil(busy / 2) };
}

/** Tries at most, each of which costs as much as a run. */
const TRIES = 120;

/**
 * What is wrong, without whose it was, numbers and what follows as JSON: a smaller plan must fail alike. Words are left
 * out one by one, for many a text begins with a name.
 */
const kindOf = (trouble: string): string =>
  trouble.replace(/[\n{[].*$/s, "").replace(/\S*[\d"]\S*|(?<!\S)[\w-]{16}(?!\S)/g, "");

/** Leaves out of a plan what it fails without: faults, people, tables, machines and time. */
export async function shrink(failure: Failure, outcomeOf: (plan: Plan) => Promise<Outcome>): Promise<Failure> {
  const kind = kindOf(failure.outcome.trouble ?? "");
  let least = failure;
  let tries = 0;
  for (let isSmaller = true; isSmaller && tries < TRIES; ) {
    isSmaller = false;
    for (const plan of smaller(least.plan)) {
      tries += 1;
      const outcome = await outcomeOf(plan);
      if (outcome.trouble !== null && kindOf(outcome.trouble) === kind) {
        least = { plan, outcome };
        isSmaller = true;
        break;
      }
      if (tries >= TRIES) break;
    }
  }
  return least;
}
