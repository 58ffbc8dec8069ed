import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start, writeRecord } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import { bin, umpire, umpireProcess } from "umpire/umpire-fixture";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "umpire-process-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The record of so many rounds in which nobody wins. */
function recordOf(rounds: number): string {
  const begun = start(rps, "s", {}, { wins: 100_000, rounds: 100_000 });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const tie = { type: "decide", orders: [0, 1].map((seat) => ({ seat, action: "rock" }) as const) } as const;
  return writeRecord(rps, { ...begun.value.match, log: Array(rounds).fill(tie) });
}

/** A ship that its own command token keeps where it is. */
const REACH = '{"map":"77 40 41","active":"18","ships":[{"id":"a","unit":"carrier","at":"77"}],"tokens":["77"]}';

describe("a process of its own", () => {
  test.each<[name: string, code: number, args: readonly string[], input?: string]>([
    ["done", 0, ["play", "rps", "--seed", "s", "--language", "ru"], "1\nбумага\nнет\nhelp\n"],
    ["a record from a pipe", 0, ["replay", "-"], recordOf(3)],
    ["a position from a pipe", 1, ["ti4", "reach", "-"], REACH],
    ["questions from a pipe", 0, ["referee"], '{"id":1,"ask":"games"}\nnonsense\n'],
    ["the answer is no", 1, ["verify", "-"], "hello\n"],
    ["wrong usage", 2, ["play", "rps", "--fly"]],
    ["help", 0, ["play", "--help"]],
  ])("[P17] %s: exit code %i, and what the tests see within theirs", async (_name, code, args, input) => {
    const ended = await umpireProcess(args, input);
    expect(ended).toMatchObject({ code });
    expect(ended).toEqual(await umpire(args, input));
  });

  test("[P16] a reader that goes away ends it quietly", async () => {
    const file = join(folder, "long.txt");
    writeFileSync(file, recordOf(5000));
    const child = spawn(process.execPath, [bin, "replay", file]);
    let said = "";
    child.stderr.on("data", (text) => {
      said += text;
    });
    await once(child.stdout, "data");
    child.stdout.destroy();
    expect(await once(child, "close")).toEqual([0, null]);
    expect(said).toBe("");
  });
});
