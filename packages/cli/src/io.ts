import { AsyncLocalStorage } from "node:async_hooks";
import type { Readable } from "node:stream";
import { kitsOf, type Product } from "@umpire/kit";

type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** What the command reads from and writes to, and what it knows of the terminal. */
export type Io = {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  /** The file behind the path `-`; not `process.stdin`, which takes the descriptor over once it is looked at. */
  readonly stdinFile: number;
  readonly stdout: Output;
  readonly stderr: Output;
};

export const ofProcess: Io = {
  get stdin() {
    return process.stdin;
  },
  stdinFile: 0,
  stdout: process.stdout,
  stderr: process.stderr,
};

type Run = { readonly io: Io; readonly product: Product; exitCode: number };

const runs = new AsyncLocalStorage<Run>();
const outside: Run = { io: ofProcess, product: { games: kitsOf([]), module: "" }, exitCode: 0 };
const current = (): Run => runs.getStore() ?? outside;

/** Where the run that we are part of reads and writes. */
export const io = (): Io => current().io;

/** The games that the run that we are part of knows. */
export const product = (): Product => current().product;

/** What the run that we are part of comes to. */
export function endWith(code: number): void {
  current().exitCode = code;
}

/** All that happens within reads and writes there, and two at a time do not mix; gives the exit code. */
export async function within(given: Io, product: Product, happen: () => Promise<void>): Promise<number> {
  const run: Run = { io: given, product, exitCode: 0 };
  await runs.run(run, happen);
  return run.exitCode;
}

/** The same for something that is over at once, with the games alone. */
export const withProduct = <T>(product: Product, happen: () => T): T =>
  runs.run({ io: ofProcess, product, exitCode: 0 }, happen);
