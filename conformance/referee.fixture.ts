import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const umpire = fileURLToPath(new URL("../packages/umpire/bin/umpire.js", import.meta.url));

/** The real referee in a process of its own, asked line by line. */
export function openReferee() {
  const child = spawn(process.execPath, [umpire, "referee"], { stdio: ["pipe", "pipe", "inherit"] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (request: object): Promise<{ readonly match?: unknown }> => {
    child.stdin.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error("the referee has ended");
    return JSON.parse(value);
  };
  return { ask, close: () => child.stdin.end() };
}
