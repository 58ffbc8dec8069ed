import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, inject, test } from "vitest";
import { ALL } from "../pages.ts";
import type { Store } from "../store.ts";
import { openSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-kill-"));
const file = join(folder, "killed.sqlite");
const program = fileURLToPath(new URL("./kill.fixture.ts", import.meta.url));

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Runs the program, kills it some time after its first word, and gives the keys that it has printed. */
async function killed(heard: readonly number[]): Promise<readonly string[]> {
  const child = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), program, file, ...heard.map(String)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  await Promise.race([once(child.stdout, "data"), closed]);
  await setTimeout(Math.random() * 150);
  child.kill("SIGKILL");
  expect(await closed).toEqual([null, "SIGKILL"]);
  // The last line may have been cut off.
  return printed.split("\n").slice(0, -1);
}

async function checkMatch(store: Store, match: string, heard: number): Promise<void> {
  const kept = await store.read(match, 0, ALL);
  expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, index) => index + 1));
  const keys = [...new Set(kept.map(({ text }) => text.split("#")[0] ?? ""))];
  const whole = keys.flatMap((key, request) =>
    Array.from({ length: 1 + (request % 3) }, (_, index) => `${key}#${index}`),
  );
  expect(kept.map(({ text }) => text)).toEqual(whole);
  expect(keys).toEqual(keys.map((_, request) => `${match}/${request}`));
  // One request of a match is under way at a time: it may be there, unheard of.
  expect([heard, heard + 1]).toContain(keys.length);
  for (const key of keys) expect(await store.answered(match, key)).toBe(`yes ${key}`);
}

const KILLS = inject("isLong") ? 10 : 4;

test("killed at any instant, a process has lost nothing that it had acknowledged, and nothing is there twice", async () => {
  let heard: readonly number[] = Array.from({ length: 16 }, () => 0);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const keys = await killed(heard);
    heard = heard.map((count, match) => count + keys.filter((key) => key.startsWith(`m${match}/`)).length);
    const store = await openSqlite(file);
    await Promise.all(heard.map((count, match) => checkMatch(store, `m${match}`, count)));
    await store.close();
  }
  expect(heard.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(KILLS);
});
