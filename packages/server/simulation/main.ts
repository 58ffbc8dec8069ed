import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { games } from "umpire";
import { biteAll } from "./bites/table.ts";
import { type Failure, firstFailure } from "./run.ts";
import { shrink } from "./shrink.ts";

const usage =
  "npm run simulate -- [--seed <number>] [--seeds <count>] [--minutes <simulated>] [--trace <file>] [--bites]";

const [text, flag] = [{ type: "string" }, { type: "boolean" }] as const;

function wanted() {
  const { values } = parseArgs({
    options: { seed: text, seeds: text, minutes: text, trace: text, bites: flag, only: text },
  });
  const [seed = 1, seeds = 1, minutes = 0.5] = [values.seed ?? 1, values.seeds ?? 1, values.minutes ?? 0.5].map(Number);
  if (![seed, seeds].every(Number.isSafeInteger) || !(minutes > 0)) throw new RangeError(usage);
  const { trace = null, bites = false, only = null } = values;
  return { seed, seeds, minutes, trace, bites, only };
}

/** Says what is wrong, in as small a history as shows it, and where that can be read. */
async function report({ plan, outcome }: Failure, file: string): Promise<void> {
  console.log(`\u2716 seed ${plan.seed}: ${outcome.trouble}`);
  console.log(`  again: npm run simulate -- --seed ${plan.seed}`);
  const least = await shrink({ plan, outcome }, games);
  const { faults, tables, places } = least.plan;
  console.log(
    `  the least that fails alike: ${faults.length} faults, ${tables.length} tables, ${places.length} machines`,
  );
  for (const fault of faults) console.log(`    ${JSON.stringify(fault)}`);
  writeFileSync(file, `${JSON.stringify(least.plan)}\n${least.outcome.trace.join("\n")}\n`);
  console.log(`  its trace: ${file}, ${least.outcome.trace.length} lines; the end of it:`);
  for (const line of least.outcome.trace.slice(-12)) console.log(`    ${line.slice(0, 240)}`);
}

/** Plants faults and looks whether they are found. */
async function showBites(only: string | null): Promise<void> {
  console.log("| planted | where | found under seed | in | as |\n| --- | --- | --- | --- | --- |");
  const bites = await biteAll(only, (row) => console.log(row));
  const missed = bites.filter(({ found }) => found === null || found.seed === 0);
  console.log(`${bites.length - missed.length} of ${bites.length} planted faults found`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  const { seed, seeds, minutes, trace, bites, only } = wanted();
  if (bites) return showBites(only);
  const sum = { events: 0, entries: 0, acks: 0, ms: 0 };
  const begun = performance.now();
  let whole: readonly string[] = [];
  const failure = await firstFailure(games, seed, seeds, minutes, (_, { figures, trace: lines }) => {
    for (const key of ["events", "entries", "acks", "ms"] as const) sum[key] += figures[key];
    whole = lines;
  });
  if (failure !== null) {
    process.exitCode = 1;
    return report(failure, trace ?? join(tmpdir(), `umpire-seed-${failure.plan.seed}.txt`));
  }
  if (trace !== null) writeFileSync(trace, `${whole.join("\n")}\n`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const { events, entries, acks, ms } = sum;
  console.log(
    `${seeds} seeds from ${seed}: ${(ms / 60_000).toFixed(0)} simulated minutes in ${seconds} s, ${events} events, ${entries} entries kept, ${acks} commands acknowledged; everything holds`,
  );
}

await main();
