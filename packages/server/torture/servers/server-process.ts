import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Operations } from "../../src/store/operations.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteOperations } from "../../src/store/sqlite/tables.ts";
import { within } from "../tools.ts";
import { compile } from "./program.ts";

/** A server in a process of its own. */
export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  /** Everything that it has printed. */
  output(): string;
  /** Whether it has ended by itself. */
  hasCrashed(): boolean;
  /** Ends it by SIGKILL. */
  kill(): Promise<void>;
  /** Ends it by SIGTERM. */
  stop(): Promise<void>;
};

export type ServerOptions = {
  /** The data folder. */
  readonly data: string;
  /** A command that runs Node.js, such as strace. */
  readonly under?: readonly string[];
  /** The fault that it has; null for the real one. */
  readonly planted: string | null;
  /** Whether its random numbers are fixed: the same ids, tokens and secrets in every run. */
  readonly isFixed?: boolean;
  /** Whether it has the default limits. */
  readonly isUsual?: boolean;
  /** Flags of Node.js. */
  readonly flags?: readonly string[];
  readonly more?: readonly string[];
  /** Time after which it is killed, in milliseconds. */
  readonly killAfter?: number;
};

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const compiled = new Map<string, Promise<string>>();

/** A program of this folder, compiled once. */
function fileOf(name: string): Promise<string> {
  const file = compiled.get(name) ?? compile(name);
  compiled.set(name, file);
  return file;
}

async function programOf({ planted, isFixed = false }: ServerOptions): Promise<readonly string[]> {
  const real = here("../../../umpire/bin/umpire-server.js");
  const program = planted === null ? [real] : [await fileOf("planted"), planted];
  return isFixed ? [await fileOf("fixed-server"), ...program] : program;
}

/** Limits for a trial: everything comes from one address, and faster than any person. */
const highLimits = [
  "sockets",
  "sockets-per-address",
  "connections-per-address",
  "address-burst",
  "address-rate",
  "burst",
  "rate",
  "requests",
  "matches",
]
  .flatMap((name) => [`--${name}`, "1000000"])
  .concat("--share", "100");

/** Timeout of starting and of stopping, in milliseconds. */
const START_TIMEOUT = 120_000;
const MOST_OUTPUT = 20_000_000;

const children = new Set<ChildProcess>();

/** Ends the processes that a failed trial has left. */
export function endAll(): void {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
}

/** Starts a server at a free port of this machine. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { data, under = [], isUsual = false, flags = [], more = [], killAfter } = options;
  const [command = "", ...args] = [...under, process.execPath, ...flags, ...(await programOf(options))];
  const limits = isUsual ? [] : highLimits;
  const child = spawn(command, [...args, "--port", "0", "--drain", "0", "--data", data, ...limits, ...more], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  const ended = once(child, "exit").finally(() => children.delete(child));
  // A failed start is handled below.
  ended.catch(() => undefined);
  let isWanted = true;
  if (killAfter !== undefined) setTimeout(() => child.kill("SIGKILL"), killAfter);
  const output = collect(child);
  const end = async (signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
    isWanted = false;
    child.kill(signal);
    await within(START_TIMEOUT, `an end by ${signal}`, ended);
  };
  try {
    const url = await within(START_TIMEOUT, "the address of the server", addressIn(child, output));
    return {
      url,
      pid: child.pid ?? 0,
      output,
      hasCrashed: () => isWanted && (child.exitCode !== null || child.signalCode !== null),
      kill: () => end("SIGKILL"),
      stop: () => end("SIGTERM"),
    };
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
}

function collect(child: ChildProcess): () => string {
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      if (printed.length < MOST_OUTPUT) printed += text;
    });
  return () => printed;
}

/** The address that it prints as soon as it listens. */
function addressIn(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", () => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+\//.exec(output()) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`the server did not start: ${output().slice(-500)}`)));
  });
}

/** Reads a server's store beside it, and closes it again: the next crash must find no other reader. */
export function readStore<T>(data: string, look: (commands: Operations) => T): T {
  const name = readdirSync(data).find((file) => /\.(sqlite|db)$/.test(file));
  if (name === undefined) throw new Error(`no database in ${data}`);
  const db = openDatabase(join(data, name));
  try {
    return look(sqliteOperations(db));
  } finally {
    db.close();
  }
}
