import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { start, writeRecord } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "umpire-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ENTRIES = 60_000;
const HEAP_MEGABYTES = 28; // what the program itself takes with all games; had it kept 60,000 tables, it would need three times as much

/** The record of a match of so many rounds in which nobody wins. */
function longRecord(entries: number): string {
  const begun = start(rps, "long", {}, { wins: 100_000, rounds: 100_000 });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const tie = { type: "decide", orders: [0, 1].map((seat) => ({ seat, action: "rock" }) as const) } as const;
  return writeRecord(rps, { ...begun.value.match, log: Array(entries).fill(tie) });
}

test(`[K19] ${ENTRIES} entries are verified within ${HEAP_MEGABYTES} MB of memory`, () => {
  const umpire = fileURLToPath(new URL("../../../umpire/bin/umpire.js", import.meta.url));
  const file = join(folder, "long.txt");
  writeFileSync(file, longRecord(ENTRIES));
  const args = [`--max-old-space-size=${HEAP_MEGABYTES}`, umpire, "verify", file, "--json"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, entries: ENTRIES });
});
