import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { games } from "umpire";
import { biteAll } from "./bites/table.ts";
import { type Failure, firstFailure, outcomeOf, seedsFrom } from "./run.ts";
import { shrink } from "./shrink.ts";
import { digestOf } from "./simulate.ts";
import { count, describe, newTally } from "./tally.ts";

const usage =
  "npm run simulate -- [--seed <number>] [--seeds <count> | --cpu <minutes>] [--minutes <simulated>] [--trace <file>] [--bites [--elusive]]";

const [text, flag] = [{ type: "string" }, { type: "boolean" }] as const;

function wanted() {
  const { values } = parseArgs({
    options: { seed: text, seeds: text, cpu: text, minutes: text, trace: text, bites: flag, elusive: flag, only: text },
  });
  const { trace = null, bites = false, elusive = false, only = null } = values;
  const many = values.cpu === undefined ? 1 : Number.MAX_SAFE_INTEGER;
  const [seed, seeds, minutes] = [
    Number(values.seed ?? 1),
    Number(values.seeds ?? many),
    Number(values.minutes ?? 0.5),
  ];
  const cpu = values.cpu === undefined ? Number.POSITIVE_INFINITY : Number(values.cpu);
  if (![seed, seeds].every(Number.isSafeInteger) || !(minutes > 0) || !(cpu > 0)) throw new RangeError(usage);
  return { seed, seeds, cpu, minutes, trace, bites, elusive, only };
}

/** Says what is wrong, in as small a history as shows it, and where that can be read. */
async function report({ plan, outcome }: Failure, file: string): Promise<void> {
  console.log(`\u2716 seed ${plan.seed}: ${outcome.trouble}`);
  console.log(`  again: npm run simulate -- --seed ${plan.seed}`);
  const least = await shrink({ plan, outcome }, (each) => outcomeOf(each, games));
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
async function showBites(only: string | null, isElusive: boolean): Promise<void> {
  console.log("| planted | where | found under seed | in | as |\n| --- | --- | --- | --- | --- |");
  const bites = await biteAll(only, isElusive, (row) => console.log(row));
  const missed = bites.filter(({ found }) => found === null || found.seed === 0);
  console.log(`${bites.length - missed.length} of ${bites.length} planted faults found`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

/** Processor time that this process has used, in seconds. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Interval of the progress lines, in seconds of processor time. */
const PROGRESS_INTERVAL = 300;

async function main(): Promise<void> {
  const { seed, seeds, cpu, minutes, trace, bites, elusive, only } = wanted();
  if (bites) return showBites(only, elusive);
  const begun = worked();
  let [tally, next, whole] = [newTally(), PROGRESS_INTERVAL, [] as readonly string[]];
  const isOn = () => worked() - begun < cpu * 60;
  const failure = await firstFailure(games, seedsFrom(seed, seeds, isOn), minutes, (plan, outcome) => {
    tally = count(tally, plan, outcome);
    whole = outcome.trace;
    if (worked() - begun < next) return;
    next += PROGRESS_INTERVAL;
    console.error(`\u25b8 ${describe(tally, Number(outcome.trouble !== null), worked() - begun).join("; ")}`);
  });
  console.log(`from seed ${seed}: ${describe(tally, Number(failure !== null), worked() - begun).join("\n")}`);
  if (failure !== null) {
    process.exitCode = 1;
    return report(failure, trace ?? join(tmpdir(), `umpire-seed-${failure.plan.seed}.txt`));
  }
  if (seeds === 1) console.log(`trace: ${whole.length} lines, SHA-256 ${digestOf(whole)}`);
  if (trace !== null) writeFileSync(trace, `${whole.join("\n")}\n`);
}

await main();
