import { execFile } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundle, root } from "./build.ts";
import { type Planted, planted } from "./planted.ts";

/** Seeds within which each must be found that is not elusive, and seconds of processor time for one that is. */
const WITHIN = 150;
const MOST_SECONDS = 300;

type Found = { readonly seed: number; readonly trouble: string };
/** What trying came to: the seed that found it, how many were tried, and the processor time of that. */
type Result = { readonly found: Found | null; readonly tried: number; readonly seconds: number };
type Bite = Result & { readonly fault: Planted };

const folder = join(root, "node_modules/.cache/simulation");

function run(file: string, { isElusive }: Planted): Promise<Result> {
  return new Promise((resolve) => {
    const count = isElusive === true ? Number.MAX_SAFE_INTEGER : WITHIN;
    const args = ["--enable-source-maps", file, String(count), String(MOST_SECONDS)];
    execFile(process.execPath, args, { maxBuffer: 2 ** 26 }, (error, stdout) => {
      const last = stdout.trim().split("\n").at(-1) ?? "";
      const trouble = `it does not run: ${error?.message ?? ""}`.slice(0, 400);
      if (error !== null || last === "") resolve({ found: { seed: 0, trouble }, tried: 0, seconds: 0 });
      else resolve(JSON.parse(last));
    });
  });
}

/** Plants one fault, and looks for it under one seed after the other. */
async function bite(fault: Planted): Promise<Bite> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `bite-${planted.indexOf(fault)}.mjs`);
  await bundle(fault, file);
  const result = await run(file, fault);
  rmSync(file);
  return { fault, ...result };
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** What is planted, two at a time, as a table in Markdown: what is elusive or what is not, or what has these words. */
export async function biteAll(
  only: string | null,
  isElusive: boolean,
  told: (row: string) => void,
): Promise<readonly Bite[]> {
  const queue = planted.filter((each) =>
    only === null ? (each.isElusive ?? false) === isElusive : each.what.includes(only),
  );
  const bites: Bite[] = [];
  const work = async () => {
    for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
      const done = await bite(fault);
      bites.push(done);
      told(rowOf(done));
    }
  };
  await Promise.all([work(), work()]);
  return bites;
}

function rowOf({ fault, found, tried, seconds }: Bite): string {
  const file = fault.file.replace("packages/", "");
  const how = found === null ? `not within ${tried} seeds` : cell(found.trouble).slice(0, 110);
  return `| ${cell(fault.what)} | \`${file}\` | ${found?.seed ?? "–"} | ${seconds.toFixed(1)} s | ${how} |`;
}
