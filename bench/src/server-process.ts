import { type ChildProcess, fork } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** A program of its own. */
export type Program = {
  readonly child: ChildProcess;
  /** User and system time of all its threads so far, in seconds. */
  cpu(): number;
  stop(): Promise<void>;
};

const START_MS = 20_000;
const STOP_MS = 5000;
/** As our server is started; the peer's gets the same room for what is soon forgotten. */
const execArgv = ["--max-semi-space-size=32", "--min-semi-space-size=32"];
/** Ticks in a second; Linux shows times in these, whatever it counts in itself. */
const TICKS = 100;

const statOf = (pid: number | "self") => `/proc/${pid}/stat`;
export const canMeasure = (): boolean => existsSync(statOf("self"));

export function startProgram(file: URL, args: readonly string[] = []): Program {
  const env = { ...process.env, NODE_ENV: "production" };
  const child = fork(file, args, { env, execArgv, stdio: ["ignore", "pipe", "inherit", "ipc"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  return {
    child,
    cpu: () => cpuSeconds(child.pid ?? 0),
    async stop() {
      const timer = setTimeout(kill, STOP_MS);
      child.kill("SIGTERM");
      await ended;
      clearTimeout(timer);
      process.off("exit", kill);
    },
  };
}

/** Waits until the program has printed where it listens. */
export function portOf({ child }: Program): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const giveUp = () => reject(new Error(`${child.spawnargs[1]} does not say where it listens. ${printed}`));
    const timer = setTimeout(giveUp, START_MS);
    child.once("exit", giveUp);
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const port = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(printed)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    });
  });
}

function cpuSeconds(pid: number): number {
  const stat = readFileSync(statOf(pid), "utf8");
  // The second field is the program's name in brackets, and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
