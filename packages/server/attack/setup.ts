import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type ServerProcess, startServer } from "../torture/servers/server-process.ts";
import { sleep } from "../torture/tools.ts";
import type { Counts } from "./figures.ts";

/** What is asked for on the command line. */
export type Wanted = {
  readonly runs: number;
  readonly seconds: number;
  /** Letters of what the stranger tries. */
  readonly only: string;
  /** Honest ones. */
  readonly matches: number;
  /** The folder for profiles of the server; null for none. */
  readonly prof: string | null;
};

/** The real server with its usual limits, on a core of its own. */
export const startLimitedServer = (data: string, { prof }: Pick<Wanted, "prof">, port = 0): Promise<ServerProcess> =>
  startServer({
    ...{ data, planted: null, isUsual: true, under: ["taskset", "-c", "0"], more: ["--port", `${port}`] },
    flags: ["--min-semi-space-size=16", ...(prof === null ? [] : ["--cpu-prof", "--cpu-prof-dir", prof])],
  });

/** A stranger in a process of its own; what it gives back ends it and says what it was refused. */
export type Stranger = { readonly strike: () => Promise<Counts> };

const program = fileURLToPath(new URL("./stranger.ts", import.meta.url));

/** It shares a core with those who measure, and must not be in their way. */
export function startStranger(url: string, letters: string): Stranger {
  const args = ["-n", "10", "taskset", "-c", "1", process.execPath, "--import", "tsx", program, url, letters];
  const child = spawn("nice", args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  return { strike: () => struck(child) };
}

async function struck(child: ChildProcess): Promise<Counts> {
  if (child.exitCode !== null) throw new Error("the stranger has ended by itself");
  const counts = once(child, "message");
  child.send("strike");
  const [told] = await Promise.race([counts, sleep(20_000).then(() => [{ "says nothing": 1 }])]);
  child.kill("SIGKILL");
  return told as Counts;
}
