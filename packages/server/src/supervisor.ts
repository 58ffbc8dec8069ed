import { type ChildProcess, spawn } from "node:child_process";
import { Socket } from "node:net";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Doing } from "./bundles/watchdog/doing.ts";

/** Where a supervised server writes to its supervisor. */
export const REPORTS = 3;

/** How often each match has stopped the server, by its id; the server that is started next is told. */
type Strikes = { readonly [match: string]: number };

const STRIKES = "UMPIRE_STRIKES";
const SUPERVISED = "UMPIRE_SUPERVISED";

export const isSupervised = (): boolean => process.env[SUPERVISED] === "1";

/** Matches that have stopped the server twice: they are not touched again. */
export function struckOut(): ReadonlySet<string> {
  const strikes: Strikes = JSON.parse(process.env[STRIKES] ?? "{}");
  return new Set(Object.entries(strikes).flatMap(([match, count]) => (count >= 2 ? [match] : [])));
}

/** Without the process that would start it again, a server ends: somebody has killed that one. */
export function endWithSupervisor(): void {
  const wire = new Socket({ fd: REPORTS });
  wire.on("close", () => process.exit(1));
  wire.on("error", () => undefined);
  wire.resume().unref();
}

/** What a supervised server reports, a line of JSON each. */
type Report = { readonly stuck?: Doing; readonly port?: number };

type Supervising = {
  /** Tells the operator what has stopped the server. */
  readonly tell: (stuck: Doing) => void;
};

/** Runs this very program again as a process of its own, and once more whenever a game's call has not returned. */
export async function supervise({ tell }: Supervising): Promise<number> {
  const strikes = new Map<string, number>();
  let port: number | null = null;
  let child: ChildProcess | null = null;
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => child?.kill(signal));
  for (;;) {
    let stuck: Doing | null = null;
    child = start(strikes, port);
    const ended = exitOf(child);
    for await (const line of createInterface({ input: child.stdio[REPORTS] as Readable })) {
      const report: Report = JSON.parse(line);
      port = report.port ?? port;
      stuck = report.stuck ?? stuck;
    }
    const code = await ended;
    if (stuck === null) return code;
    tell(stuck);
    strikes.set(stuck.match, (strikes.get(stuck.match) ?? 0) + 1);
  }
}

function start(strikes: ReadonlyMap<string, number>, port: number | null): ChildProcess {
  const [program = "", ...args] = process.argv.slice(1);
  // The same port again, where any would have done: people have the page open.
  const same = port === null ? [] : ["--port", String(port)];
  const env = { ...process.env, [SUPERVISED]: "1", [STRIKES]: JSON.stringify(Object.fromEntries(strikes)) };
  const stdio = ["inherit", "inherit", "inherit", "pipe"] as const;
  return spawn(process.execPath, [...process.execArgv, program, ...args, ...same], { env, stdio: [...stdio] });
}

const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? (signal === null ? 0 : 1))));
