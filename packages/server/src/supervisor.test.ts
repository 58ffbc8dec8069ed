import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = fileURLToPath(new URL("supervisor.fixture.ts", import.meta.url));

/** What it prints, and its exit code. */
const runs = () =>
  new Promise<{ readonly code: unknown; readonly stdout: string }>((resolve) => {
    const args = ["--import", import.meta.resolve("tsx"), program];
    execFile(process.execPath, args, (error, stdout) => resolve({ code: error?.code ?? 0, stdout }));
  });

test("a call that takes too long starts the server again; a match that does it twice is set aside", async () => {
  const { code, stdout } = await runs();
  const stopped = "stopped by endless, 4";
  expect(stdout.trim().split("\n")).toEqual(["set aside: ", stopped, "set aside: ", stopped, "set aside: endless"]);
  expect(code).toBe(7);
});
