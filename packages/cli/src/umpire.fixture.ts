import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const bin = fileURLToPath(new URL("../bin/umpire.js", import.meta.url));

export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Runs the built command as a person or a program would, with this on its standard input, in this folder. */
export function umpire(args: readonly string[], input: string | Buffer = "", cwd = "."): Promise<Ended> {
  const child = spawn(process.execPath, [bin, ...args], { cwd, env: { ...process.env, CI: "true" } });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on("data", (chunk) => out.push(chunk));
  child.stderr.on("data", (chunk) => err.push(chunk));
  child.stdin.on("error", () => {}); // it may end before it has read everything
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      resolve({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() });
    });
  });
}
