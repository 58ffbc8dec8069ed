import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

const program = new URL("../packages/umpire/bin/umpire.js", import.meta.url).pathname;

/** A game with hidden hands, as a stranger would have it. */
export const highCard = readFileSync(new URL("../examples/high-card.ts", import.meta.url), "utf8");

export type Dev = { readonly address: string; readonly end: () => Promise<void> };

/** `umpire dev` over a file, at a free port. */
export async function startDev(args: readonly string[]): Promise<Dev> {
  const child = spawn(process.execPath, [program, "dev", ...args, "--port", "0"], { stdio: "pipe" });
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  process.once("exit", () => child.kill("SIGKILL"));
  const address = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`umpire dev ended with ${code}`)));
    child.stdout.on("data", (text) => {
      const [found] = /http:\/\/\S+/.exec(String(text)) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return { address, end };
}
