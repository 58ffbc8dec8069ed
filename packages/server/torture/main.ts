import { parseArgs } from "node:util";
import { formatReport, isGood, measure, noFindings, type Row, type Timed } from "./report.ts";
import { canMount } from "./servers/mounted-disk.ts";
import { endAll } from "./servers/server-process.ts";
import { messageOf, within } from "./tools.ts";
import type { Trial } from "./trial.ts";
import { arena } from "./trials/arena.ts";
import { dropped } from "./trials/flaky-store.ts";
import { frames } from "./trials/frames.ts";
import { traced } from "./trials/fsync.ts";
import { kill } from "./trials/kill.ts";
import { load } from "./trials/load.ts";
import { once } from "./trials/once.ts";
import { power } from "./trials/power.ts";
import { inProcess } from "./trials/secrecy.ts";
import { onSockets } from "./trials/secrecy-remote.ts";
import { several } from "./trials/several.ts";
import { database, nodes, paused } from "./trials/takeover.ts";

type Size = "quick" | "ci" | "full";
type Test = { readonly [size in Size]: { readonly task: Trial; readonly figure: number } };

const sized = (task: Trial, quick: number, ci: number, full: number): Test => ({
  quick: { task, figure: quick },
  ci: { task, figure: ci },
  full: { task, figure: full },
});

const tests: { readonly [name: string]: Test } = {
  kill: sized([kill], 6, 2, 1000),
  power: sized([power], 6, 2, 200),
  fsync: sized([traced, dropped], 200, 100, 20_000),
  once: sized([once], 600, 120, 100_000),
  secrecy: sized([inProcess, onSockets], 100, 24, 10_000),
  frames: sized([frames], 4000, 800, 500_000),
  database: sized([database], 2, 1, 100),
  nodes: sized([nodes], 3, 1, 200),
  paused: sized([paused], 3, 3, 200),
  several: sized([several], 300, 120, 100_000),
  arena: sized([arena], 1, 1, 20),
  load: {
    quick: { task: [load(4)], figure: 200 },
    ci: { task: [load(2)], figure: 60 },
    full: { task: [load(600)], figure: 5000 },
  },
};

const usage = `npm run torture -- [--quick | --ci] [--only ${Object.keys(tests).join(",")}] [--seed <number>] [--planted <fault>]`;

/** Timeout of a trial, in minutes: a server that hangs must not hang the run. */
const maxMinutes: { readonly [size in Size]: number } = { quick: 2, ci: 5, full: 240 };

/** Interval of the progress lines, in milliseconds. */
const PROGRESS_INTERVAL = 5000;

function progressOf(name: string): (done: number) => void {
  let last = performance.now();
  return (done) => {
    if (performance.now() - last < PROGRESS_INTERVAL) return;
    last = performance.now();
    console.error(`\u25b8 ${name}: ${done.toLocaleString("en")} so far`);
  };
}

type RunOptions = {
  readonly size: Size;
  readonly names: readonly string[];
  readonly seed: number;
  planted: string | null;
};

/** The result of a trial; where it throws, why. */
async function attempt(test: string, asked: number, minutes: number, begin: () => Promise<Row>): Promise<Row> {
  try {
    return await within(minutes * 60_000, test, begin());
  } catch (error) {
    const troubles = [error instanceof Error ? (error.stack ?? error.message) : messageOf(error)];
    return { ...noFindings, test, asked, done: 0, troubles, note: "" };
  } finally {
    endAll();
  }
}

async function run(name: string, test: Test, { size, seed, planted }: RunOptions): Promise<readonly Timed[]> {
  const { task, figure } = test[size];
  console.error(`\u25b8 ${name}: ${figure.toLocaleString("en")} \u2026`);
  const asked = { figure, seed, planted, progress: progressOf(name) };
  const rows: Timed[] = [];
  for (const part of task) rows.push(await measure(() => attempt(name, figure, maxMinutes[size], () => part(asked))));
  return rows;
}

/** For a disk that loses its power: its mount needs root. The rest is tried by `several.test.ts` and the simulation too. */
const notInCi = ["power", "database", "paused", "several"];

/** All of them, but what nobody may do here, and what `npm test` has no time for. */
function usualNames(size: Size): readonly string[] {
  if (size === "ci") return Object.keys(tests).filter((name) => !notInCi.includes(name));
  if (canMount()) return Object.keys(tests);
  console.error("\u25b8 power: left out, as only root may mount a disk");
  return Object.keys(tests).filter((name) => name !== "power");
}

/** The options on the command line; null where they are invalid. */
function wantedIn(args: readonly string[]): RunOptions | null {
  const [flag, text] = [{ type: "boolean" }, { type: "string" }] as const;
  const options = { quick: flag, ci: flag, only: text, seed: text, planted: text };
  const { values } = parseArgs({ args: [...args], options });
  const size = values.quick ? "quick" : values.ci ? "ci" : "full";
  const names = values.only?.split(",") ?? usualNames(size);
  const seed = Number(values.seed ?? 1);
  if (!names.every((name) => Object.hasOwn(tests, name)) || !Number.isSafeInteger(seed)) return null;
  return { size, names, seed, planted: values.planted ?? null };
}

async function main(): Promise<void> {
  const wanted = wantedIn(process.argv.slice(2));
  if (wanted === null) throw new RangeError(usage);
  const rows: Timed[] = [];
  for (const name of wanted.names) {
    const test = tests[name];
    if (test !== undefined) rows.push(...(await run(name, test, wanted)));
  }
  console.log(formatReport(rows));
  // Open handles of a hung server would keep the process alive.
  process.exit(rows.every(isGood) ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(`\u2716 ${messageOf(error)}`);
  process.exit(1);
});
