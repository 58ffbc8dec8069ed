import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, extname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Trouble } from "../build.ts";

/** What a trial has found: the problem, in which function of the game, if that is known, and a trace. */
export type Complaint = { readonly problem: string; readonly method: string | null; readonly stack: string };

/** A module that is tried out: its hash and address, the file that it was made of, and all of the author's files. */
export type Tried = {
  readonly hash: string;
  readonly module: string;
  readonly file: string;
  readonly files: readonly string[];
};

/** Max time for a trial that waits for something for ever, in milliseconds. */
const PATIENCE = 120_000;

/** Imports a module in a process of its own and plays a match with it; null where nothing is wrong. */
export async function tryOut(tried: Tried): Promise<Trouble | null> {
  const told = await outputOf([await programBeside(tried.module), tried.module]);
  if (told === "") return { file: shortened(tried.file), line: null, problem: "it ends the process that tries it out" };
  const complaint: Complaint | null = JSON.parse(told);
  return complaint && troubleOf(tried, complaint);
}

/** What a program has printed, however it has ended. */
const outputOf = (args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { timeout: PATIENCE }, (_error, stdout) => resolve(stdout));
  });

/** The program that tries a module out. From the sources, in tests, a bundle of it: Node.js 20 reads no TypeScript. */
async function programBeside(module: string): Promise<string> {
  const own = (name: string) => fileURLToPath(new URL(`./${name}${extname(import.meta.url)}`, import.meta.url));
  if (extname(import.meta.url) === ".js") return own("program");
  const outdir = dirname(fileURLToPath(module));
  await build({
    entryPoints: ["program", "thread"].map(own),
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["@umpire/source"],
    outdir,
    outExtension: { ".js": ".mjs" },
  });
  return join(outdir, "program.mjs");
}

/** The file and line of a problem: of the trace, else of the function that is to blame. */
function troubleOf(tried: Tried, { problem, method, stack }: Complaint): Trouble {
  const place = method === null ? placeIn(tried, stack) : null;
  return { file: shortened(place?.file ?? tried.file), line: place?.line ?? lineOf(tried.file, method), problem };
}

const shortened = (file: string): string => relative(process.cwd(), file) || file;

type SourceLine = { readonly file: string; readonly line: number };

/** The first place of a trace that is in one of the author's files. */
export function placeIn({ module, files }: Pick<Tried, "module" | "files">, stack: string): SourceLine | null {
  const bundle = fileURLToPath(module);
  for (const [, path = "", line = "", column = ""] of stack.matchAll(/(?:file:\/\/)?(\/[^():\s]+):(\d+):(\d+)/g)) {
    const found = path === bundle ? originOf(bundle, Number(line), Number(column)) : { file: path, line: Number(line) };
    if (found !== null && files.includes(found.file)) return found;
  }
  return null;
}

/** Where a place in a bundle comes from. */
function originOf(bundle: string, line: number, column: number): SourceLine | null {
  const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, "utf8")));
  const entry = map.findEntry(line - 1, column - 1);
  if (!("originalSource" in entry)) return null;
  return { file: resolve(dirname(bundle), entry.originalSource), line: entry.originalLine + 1 };
}

/** The first place of a browser's trace that is in one of the author's files. */
export function placeInPage({ module, files }: Pick<Tried, "module" | "files">, stack: string): SourceLine | null {
  for (const [, line = "", column = ""] of stack.matchAll(/\/game\.js:(\d{1,9}):(\d{1,9})/g)) {
    const found = originOf(fileURLToPath(module), Number(line), Number(column));
    if (found !== null && files.includes(found.file)) return found;
  }
  return null;
}

/** The line of a file where something of this name is defined; null where none is found. */
export function lineOf(file: string, name: string | null): number | null {
  if (name === null) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  const index = lines.findIndex((line) => new RegExp(`^\\s*(?:export\\s+const\\s+)?${name}\\s*[(:=]`).test(line));
  return index < 0 ? null : index + 1;
}
