import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type ServerProcess, startServer } from "../torture/servers/server-process.ts";
import { sleep } from "../torture/tools.ts";
import type { Counts } from "./figures.ts";

/** The options on the command line. */
export type AttackOptions = {
  readonly runs: number;
  readonly seconds: number;
  /** The letters of the attacks to run. */
  readonly only: string;
  /** Number of honest matches. */
  readonly matches: number;
  /** The folder for profiles of the server; null for none. */
  readonly prof: string | null;
};

/** The real server with its usual limits, on a core of its own. */
export const startLimitedServer = (
  data: string,
  { prof }: Pick<AttackOptions, "prof">,
  port = 0,
): Promise<ServerProcess> =>
  startServer({
    data,
    planted: null,
    isUsual: true,
    under: ["taskset", "-c", "0"],
    more: ["--port", `${port}`],
    flags: ["--min-semi-space-size=16", ...(prof === null ? [] : ["--cpu-prof", "--cpu-prof-dir", prof])],
  });

/** A stranger in its own process; `strike` ends it, and returns what it was refused. */
export type Stranger = { readonly strike: () => Promise<Counts> };

const program = fileURLToPath(new URL("./stranger.ts", import.meta.url));

/** Starts a stranger on the core of the measuring process, with a lower priority. */
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
