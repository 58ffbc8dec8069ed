import { parseArgs } from "node:util";
import { fsync } from "./fsync.ts";
import { kill } from "./kill.ts";
import { once } from "./once.ts";
import { secrecy } from "./secrecy.ts";
import { endAll } from "./served.ts";
import { isGood, type Row, type Timed, tableOf } from "./table.ts";
import type { Task } from "./task.ts";
import { messageOf } from "./tools.ts";

type Size = "quick" | "ci" | "full";
type Test = { readonly task: Task; readonly figures: { readonly [size in Size]: number } };

const tests: { readonly [name: string]: Test } = {
  kill: { task: kill, figures: { quick: 4, ci: 25, full: 1000 } },
  fsync: { task: fsync, figures: { quick: 40, ci: 200, full: 20_000 } },
  once: { task: once, figures: { quick: 300, ci: 2000, full: 100_000 } },
  secrecy: { task: secrecy, figures: { quick: 30, ci: 200, full: 10_000 } },
};

const { values } = parseArgs({
  options: {
    ...{ planted: { type: "string" }, quick: { type: "boolean" }, ci: { type: "boolean" }, only: { type: "string" }, seed: { type: "string" } },
  },
});

/** So often a long run says how far it is, in milliseconds. */
const TELL = 5000;

function telling(name: string, figure: number): (done: number) => void {
  let last = performance.now();
  return (done) => {
    if (performance.now() - last < TELL) return;
    last = performance.now();
    console.error(`\u25b8 ${name}: ${done.toLocaleString("en")} of ${figure.toLocaleString("en")}`);
  };
}

async function run(name: string, { task, figures }: Test, size: Size, seed: number): Promise<readonly Timed[]> {
  const figure = figures[size];
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  try {
    const rows = await task({ figure, seed, planted: values.planted ?? null, progress: telling(name, figure) });
    return [rows].flat().map((row: Row) => ({ ...row, seconds: seconds() }));
  } catch (error) {
    const troubles = [error instanceof Error ? (error.stack ?? error.message) : messageOf(error)];
    return [
      { test: name, asked: figure, done: 0, lost: 0, leaked: 0, doubled: 0, troubles, note: "", seconds: seconds() },
    ];
  }
}

const size: Size = values.quick ? "quick" : values.ci ? "ci" : "full";
const seed = Number(values.seed ?? 1);
const wanted = values.only?.split(",") ?? Object.keys(tests);
const rows: Timed[] = [];
for (const name of wanted) {
  const test = tests[name];
  if (test !== undefined) rows.push(...(await run(name, test, size, seed)));
}
console.log(tableOf(rows));
process.exitCode = rows.every(isGood) ? 0 : 1;
