import { type ChildProcess, fork } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { at } from "../measure/at.ts";

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
const execArgv = ["--min-semi-space-size=16"];
/** Ticks in a second; Linux shows times in these, whatever it counts in itself. */
const TICKS = 100;
/** Where user time stands, from the parent on; then come system time, and both of those that have ended. */
const USER = 10;

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
export const portOf = async (program: Program): Promise<number> =>
  Number(await printedBy(program, /http:\/\/127\.0\.0\.1:(\d+)\//));

/** Waits until the program has printed something, and gives back its first group. */
export function printedBy({ child }: Program, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const giveUp = () => reject(new Error(`${child.spawnargs[1]} does not say where it listens. ${printed}`));
    const timer = setTimeout(giveUp, START_MS);
    child.once("exit", giveUp);
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const found = wanted.exec(printed)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
}

/** The numbers of a program that Linux shows, from its parent on; none of one that is gone. */
function statFields(pid: number | "self"): readonly number[] {
  const file = statOf(pid);
  const stat = existsSync(file) ? readFileSync(file, "utf8") : "";
  // The second field is the program's name in brackets, and may hold anything.
  return stat
    .slice(stat.lastIndexOf(")") + 4)
    .split(" ")
    .map(Number);
}

/** User and system time of a program, in seconds. */
export function cpuSeconds(pid: number | "self"): number {
  const fields = statFields(pid);
  return at(fields, USER) / TICKS + at(fields, USER + 1) / TICKS;
}

/** The same of a program with those it has started, whether they have ended or not. */
export function familySeconds(pid: number): number {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => statFields(Number(name))[0] === pid);
  const ended = at(statFields(pid), USER + 2) / TICKS + at(statFields(pid), USER + 3) / TICKS;
  return children.reduce((sum, child) => sum + cpuSeconds(Number(child)), cpuSeconds(pid) + ended);
}
