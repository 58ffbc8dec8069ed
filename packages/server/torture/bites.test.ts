import { afterAll, describe, expect, inject, test } from "vitest";
import { isGood } from "./report.ts";
import { endAll } from "./servers/server-process.ts";
import { arena } from "./trials/arena.ts";
import { dropped } from "./trials/flaky-store.ts";
import { frames } from "./trials/frames.ts";
import { kill } from "./trials/kill.ts";
import { load } from "./trials/load.ts";
import { once } from "./trials/once.ts";
import { inProcess } from "./trials/secrecy.ts";
import { several } from "./trials/several.ts";
import { follow, newTrace } from "./trials/strace.ts";
import { nodes } from "./trials/takeover.ts";

afterAll(endAll);

const asked = (figure: number, planted: string | null) => ({ figure, seed: 1, planted, progress: () => undefined });

/** The trace of these calls, written as strace prints them. */
function verdictOf(lines: readonly string[]): string | null | undefined {
  const trace = newTrace();
  for (const line of lines) follow(trace, line);
  return trace.acknowledged.get("kmatch-id.0.00001");
}

const came = '7 read(22<socket:[1]>, "{\\"type\\":\\"chat\\",\\"key\\":\\"kmatch-id.0.00001\\"}", 65536) = 60';
const wrote = '9 pwrite64(18<umpire.sqlite-wal>, "\\r\\0kmatch-id.0.00001\\0"..., 4096, 56) = 4096';
const sync = "9 fdatasync(18<umpire.sqlite-wal>) = 0";
const told = '7 write(22<socket:[1]>, "\\201.{\\"type\\":\\"ack\\",\\"key\\":\\"kmatch-id.0.00001\\"}", 46) = 46';

describe("the torture finds", { timeout: 180_000 }, () => {
  test("nothing wrong with calls in their order", () => {
    expect(verdictOf([came, wrote, sync, told])).toBeNull();
    expect(
      verdictOf([came, wrote, sync.replace(") = 0", " <unfinished ...>"), "9 <... fdatasync resumed>) = 0", told]),
    ).toBe(null);
  });

  test.each([
    ["an answer before the entry was written", [came, sync, told, wrote], "acknowledged before it was written"],
    ["an answer without a sync", [came, wrote, told], "acknowledged before it was on the disk"],
    ["an answer after a sync of something else", [came, wrote, sync.replace("-wal", "-shm"), told], "on the disk"],
    ["an answer after a sync that failed", [came, wrote, sync.replace("= 0", "= -1 EIO (error)"), told], "on the disk"],
    [
      "an answer while the disk is at work",
      [came, wrote, sync.replace(") = 0", " <unfinished ...>"), told, "9 <... fdatasync resumed>) = 0"],
      "on the disk",
    ],
    [
      "a sync that began before the entry was written",
      [
        came,
        sync.replace(") = 0", " <unfinished ...>"),
        wrote.replace("9 ", "8 "),
        "9 <... fdatasync resumed>) = 0",
        told,
      ],
      "on the disk",
    ],
  ])("%s", (_what, lines, wrong) => {
    expect(verdictOf(lines)).toContain(wrong);
  });

  test("what was acknowledged before it was kept", async () => {
    const row = await dropped(asked(100, "early"));
    expect(row.lost).toBeGreaterThan(0);
  });

  test("one number in a list that depends on a sealed order", async () => {
    expect(await inProcess(asked(12, null))).toMatchObject({ done: 12, leaked: 0, troubles: [] });
    expect((await inProcess(asked(12, "leaky"))).leaked).toBeGreaterThan(0);
  });
});

/** With the faults that real servers are started with: the tortures change seldom, and `npm test` runs them without. */
describe.runIf(inject("isLong"))("the torture of real servers finds", { timeout: 180_000 }, () => {
  test("what was acknowledged before it was kept, by a kill", async () => {
    const row = await kill(asked(2, "early"));
    expect(row.lost).toBeGreaterThan(0);
  });

  test("what takes effect again when it is sent again", async () => {
    const row = await once(asked(60, "keyless"));
    expect(row.doubled).toBeGreaterThan(0);
  });

  test("what takes effect again when it is sent to another server", async () => {
    const row = await several(asked(60, "keyless"));
    expect(row.doubled).toBeGreaterThan(0);
  });

  test("matches that end with their server", async () => {
    const row = await nodes(asked(1, "timid"));
    expect(row.troubles.join()).toContain("stood still");
  });

  test("a job of an arena that is counted twice", async () => {
    const row = await arena(asked(1, "keyless"));
    expect(row.doubled).toBeGreaterThan(0);
  });

  test("what is in effect and was never asked for", async () => {
    const row = await frames(asked(400, "ghostly"));
    expect(row.doubled).toBeGreaterThan(0);
  });

  test("a server that falls over", async () => {
    const row = await load(2)(asked(10, "brittle"));
    expect(isGood(row)).toBe(false);
    expect(row.troubles.join()).toContain("it crashed");
  });
});
