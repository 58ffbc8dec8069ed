import type { Fault, Plan } from "./plan.ts";
import type { Figures, Outcome } from "./simulate.ts";

/** What came of many seeds. */
export type Tally = { seeds: number; readonly faults: Map<Fault["type"], number>; readonly sums: Figures };

export const newTally = (): Tally => ({
  seeds: 0,
  faults: new Map(),
  sums: { matches: 0, events: 0, entries: 0, acks: 0, ms: 0 },
});

/** Counts one more seed; of its faults, those that had begun when it ended. */
export function count({ seeds, faults, sums }: Tally, plan: Plan, { figures }: Outcome): Tally {
  const more = new Map(faults);
  for (const { type, at } of plan.faults) if (at <= figures.ms) more.set(type, (more.get(type) ?? 0) + 1);
  const add = (name: keyof Figures) => sums[name] + figures[name];
  return {
    seeds: seeds + 1,
    faults: more,
    sums: { matches: add("matches"), events: add("events"), entries: add("entries"), acks: add("acks"), ms: add("ms") },
  };
}

const YEAR = 365.25 * 24 * 3600 * 1000;
const inFull = (figure: number): string => figure.toLocaleString("en");

/** A tally as a few lines; `seconds` is the processor time that it has taken. */
export function describe({ seeds, faults, sums }: Tally, violations: number, seconds: number): readonly string[] {
  const { matches, events, entries, acks, ms } = sums;
  const all = [...faults.values()].reduce((sum, each) => sum + each, 0);
  const kinds = [...faults].sort(([, one], [, other]) => other - one).map(([type, each]) => `${inFull(each)} ${type}`);
  return [
    `${inFull(seeds)} seeds, ${inFull(matches)} matches, ${(ms / YEAR).toPrecision(3)} simulated years (${inFull(Math.round(ms / 60_000))} minutes) in ${seconds.toFixed(1)} s of processor time`,
    `${inFull(events)} events, ${inFull(entries)} entries kept, ${inFull(acks)} commands acknowledged`,
    `${inFull(all)} faults: ${kinds.join(", ")}`,
    `${inFull(violations)} violations`,
  ];
}
