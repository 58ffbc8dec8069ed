import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decide, type Match, observe, sealedDice, start, writeRecord } from "@umpire/kernel";
import { ti4 } from "@umpire/ti4/game";
import { umpire } from "umpire/umpire-fixture";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "umpire-escapes-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Clears the screen of a terminal that takes it for a command. */
const ESCAPE = "\u001b[2J";

/** A random skirmish on the usual table, whose system Maw has another name. */
function recordWith(name: string): string {
  const usual = ti4.parse.options({});
  if (!usual.ok) throw new Error(usual.refusal.code);
  const renamed = JSON.parse(JSON.stringify(usual.value).replaceAll('"Maw"', JSON.stringify(name)));
  const options = ti4.parse.options(renamed);
  const begun = options.ok ? start(ti4, "s", options.value, ti4.presets["official"]) : options;
  if (!begun.ok) throw new Error(begun.refusal.code);
  let match: Match = begun.value.match;
  const rng = sealedDice("choices", 0);
  for (;;) {
    const { next, view } = observe(ti4, match as never, "spectator");
    if (!("awaiting" in next)) return writeRecord(ti4, match as never);
    const seat = next.awaiting[0] ?? 0;
    const moved = decide(ti4, match as never, seat, ti4.sample(view as never, seat, rng, match.rules as never));
    if (!moved.ok) throw new Error(moved.refusal.code);
    match = moved.value.match as never;
  }
}

test("[P16] what would command the terminal is shown as text when a record is replayed", async () => {
  const file = join(folder, "record.txt");
  writeFileSync(file, recordWith(`Maw${ESCAPE}`));
  const { code, stdout } = await umpire(["replay", file]);
  expect(code).toBe(0);
  expect(stdout).toContain("Maw\ufffd[2J");
  expect(stdout).not.toContain(ESCAPE);
});
