import { execFile } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundle, root } from "./build.ts";
import { type Planted, planted } from "./planted.ts";

/** Seeds within which each must be found. */
const WITHIN = 40;

type Found = { readonly seed: number; readonly trouble: string };
type Bite = { readonly fault: Planted; readonly found: Found | null; readonly seconds: number };

const folder = join(root, "node_modules/.cache/simulation");

function run(file: string): Promise<Found | null> {
  return new Promise((resolve) => {
    const args = ["--enable-source-maps", file, "1", String(WITHIN)];
    execFile(process.execPath, args, { timeout: 300_000, maxBuffer: 2 ** 26 }, (error, stdout) => {
      const last = stdout.trim().split("\n").at(-1) ?? "";
      if (error !== null || last === "")
        return resolve({ seed: 0, trouble: `it does not run: ${error?.message ?? ""}`.slice(0, 400) });
      resolve(JSON.parse(last));
    });
  });
}

/** Plants one fault, and looks for it under one seed after the other. */
async function bite(fault: Planted): Promise<Bite> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `bite-${planted.indexOf(fault)}.mjs`);
  await bundle(fault, file);
  const begun = performance.now();
  const found = await run(file);
  rmSync(file);
  return { fault, found, seconds: (performance.now() - begun) / 1000 };
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** What is planted, two at a time, as a table in Markdown; what is elusive only where it is asked for by its words. */
export async function biteAll(only: string | null, told: (row: string) => void): Promise<readonly Bite[]> {
  const queue = planted.filter(({ what, isElusive }) => (only === null ? !isElusive : what.includes(only)));
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

function rowOf({ fault, found, seconds }: Bite): string {
  const file = fault.file.replace("packages/", "");
  const how = found === null ? `not within ${WITHIN} seeds` : cell(found.trouble).slice(0, 110);
  return `| ${cell(fault.what)} | \`${file}\` | ${found?.seed ?? "–"} | ${seconds.toFixed(1)} s | ${how} |`;
}
