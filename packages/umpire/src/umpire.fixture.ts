import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { run, withProduct } from "@umpire/cli";
import { product } from "./product.ts";

export const bin: string = fileURLToPath(new URL("../bin/umpire.js", import.meta.url));

/** Something of the command that needs the games, without a run of it. */
export const withGames = <T>(happen: () => T): T => withProduct(product, happen);

export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Runs the command within this process, with this on its standard input. */
export async function umpire(args: readonly string[], input: string | Buffer = ""): Promise<Ended> {
  const [stdout, stderr] = [collector(), collector()];
  const bytes = Buffer.from(input);
  const file = openInput(bytes);
  try {
    const io = { stdin: Readable.from([bytes], { objectMode: false }), stdinFile: file, stdout, stderr };
    const code = await run(args, io, product);
    return { code, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    closeSync(file);
  }
}

/** Runs the built command as a person or a program would: as a process of its own, in this folder. */
export function umpireProcess(args: readonly string[], input: string | Buffer = "", cwd = "."): Promise<Ended> {
  const child = spawn(process.execPath, [bin, ...args], { cwd, env: { ...process.env, CI: "true" } });
  const [stdout, stderr] = [collector(), collector()];
  child.stdout.pipe(stdout);
  child.stderr.pipe(stderr);
  child.stdin.on("error", () => {}); // it may end before it has read everything
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout: stdout.text(), stderr: stderr.text() }));
  });
}

function collector(): Writable & { readonly text: () => string } {
  const chunks: Buffer[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    chunks.push(chunk);
    done();
  };
  return Object.assign(new Writable({ write }), { text: () => Buffer.concat(chunks).toString() });
}

/** An open file without a name, with these bytes: what `-` reads as standard input. */
function openInput(bytes: Buffer): number {
  const folder = mkdtempSync(join(tmpdir(), "umpire-input-"));
  writeFileSync(join(folder, "input"), bytes);
  const file = openSync(join(folder, "input"), "r");
  rmSync(folder, { recursive: true });
  return file;
}
