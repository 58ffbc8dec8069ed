import { parseArgs } from "node:util";
import { frames } from "./frames.ts";
import { fsync } from "./fsync.ts";
import { kill } from "./kill.ts";
import { load } from "./load.ts";
import { once } from "./once.ts";
import { secrecy } from "./secrecy.ts";
import { endAll } from "./served.ts";
import { isGood, type Timed, tableOf } from "./table.ts";
import type { Task } from "./task.ts";
import { messageOf } from "./tools.ts";

type Size = "quick" | "ci" | "full";
type Test = { readonly [size in Size]: { readonly task: Task; readonly figure: number } };

const sized = (task: Task, quick: number, ci: number, full: number): Test => ({
  ...{ quick: { task, figure: quick }, ci: { task, figure: ci }, full: { task, figure: full } },
});

const tests: { readonly [name: string]: Test } = {
  kill: sized(kill, 4, 25, 1000),
  fsync: sized(fsync, 50, 200, 20_000),
  once: sized(once, 300, 2000, 100_000),
  secrecy: sized(secrecy, 30, 200, 10_000),
  frames: sized(frames, 1500, 10_000, 500_000),
  load: {
    quick: { task: load(5), figure: 50 },
    ci: { task: load(8), figure: 200 },
    full: { task: load(600), figure: 5000 },
  },
};

const usage = `npm run torture -- [--quick | --ci] [--only ${Object.keys(tests).join(",")}] [--seed <number>] [--planted <fault>]`;

/** So often a long run says how far it is, in milliseconds. */
const TELL = 5000;

function telling(name: string): (done: number) => void {
  let last = performance.now();
  return (done) => {
    if (performance.now() - last < TELL) return;
    last = performance.now();
    console.error(`\u25b8 ${name}: ${done.toLocaleString("en")} so far`);
  };
}

async function run(name: string, test: Test[Size], seed: number, planted: string | null): Promise<readonly Timed[]> {
  const { task, figure } = test;
  console.error(`\u25b8 ${name}: ${figure.toLocaleString("en")} \u2026`);
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  try {
    const rows = [await task({ figure, seed, planted, progress: telling(name) })].flat();
    return rows.map((row) => ({ ...row, seconds: seconds() }));
  } catch (error) {
    const troubles = [error instanceof Error ? (error.stack ?? error.message) : messageOf(error)];
    const none = { done: 0, lost: 0, leaked: 0, doubled: 0, note: "" };
    return [{ test: name, asked: figure, ...none, troubles, seconds: seconds() }];
  } finally {
    endAll();
  }
}

type Wanted = { readonly size: Size; readonly names: readonly string[]; readonly seed: number; planted: string | null };

/** What is asked for on the command line; null where that is nothing we know. */
function wantedIn(args: readonly string[]): Wanted | null {
  const [flag, text] = [{ type: "boolean" }, { type: "string" }] as const;
  const options = { quick: flag, ci: flag, only: text, seed: text, planted: text };
  const { values } = parseArgs({ args: [...args], options });
  const names = values.only?.split(",") ?? Object.keys(tests);
  const seed = Number(values.seed ?? 1);
  if (!names.every((name) => Object.hasOwn(tests, name)) || !Number.isSafeInteger(seed)) return null;
  return { size: values.quick ? "quick" : values.ci ? "ci" : "full", names, seed, planted: values.planted ?? null };
}

async function main(): Promise<void> {
  const wanted = wantedIn(process.argv.slice(2));
  if (wanted === null) throw new RangeError(usage);
  const rows: Timed[] = [];
  for (const name of wanted.names) {
    const test = tests[name];
    if (test !== undefined) rows.push(...(await run(name, test[wanted.size], wanted.seed, wanted.planted)));
  }
  console.log(tableOf(rows));
  process.exitCode = rows.every(isGood) ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(`\u2716 ${messageOf(error)}`);
  process.exitCode = 1;
}
