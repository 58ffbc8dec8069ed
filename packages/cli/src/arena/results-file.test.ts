import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rps } from "@umpire/rps/game";
import { describe, expect, test } from "vitest";
import { describeRefusal } from "../sentences.ts";
import { type Arena, planArena } from "./plan.ts";
import { openResults } from "./results-file.ts";

const newFile = () => join(mkdtempSync(join(tmpdir(), "umpire-results-")), "kept");

/** Four jobs of 50 games. */
function arenaOf(games = "200"): Arena {
  const planned = planArena(rps, { game: "rps", bots: "random,greedy", games });
  if (!planned.ok) throw new Error(planned.refusal.code);
  return planned.value;
}
const arena = arenaOf();
const score = { won: 20, drawn: 1, lost: 29 };

function opened(file: string, force = false) {
  const results = openResults(arena, file, force);
  if (!results.ok) throw new Error(results.refusal.code);
  return results.value;
}

/** A file in which these jobs are done, one after the other. */
async function kept(numbers: readonly number[]): Promise<string> {
  const file = newFile();
  const desk = opened(file);
  for (const number of numbers) {
    const job = arena.jobs[number];
    if (job !== undefined) await desk.keep(job, score);
  }
  return file;
}

const { signal } = new AbortController();
const text = (file: string) => readFileSync(file, "utf8");

describe("results in a file", () => {
  test("[P24] are gone on with where they stopped", async () => {
    const desk = opened(await kept([0, 2]));
    expect(desk.played()).toBe(100);
    expect([...(await desk.scores()).keys()]).toEqual([0, 2]);
    expect((await desk.take(signal))?.number).toBe(1);
    expect((await desk.take(signal))?.number).toBe(3);
    expect(await desk.take(signal)).toBeNull();
  });

  test("[P24] are in the order of the jobs when all is done, whoever was first", async () => {
    const [one, other] = [await kept([0, 1, 2, 3]), await kept([3, 1, 0, 2])];
    expect(text(one)).not.toBe(text(other));
    opened(other).finish();
    expect(text(other)).toBe(text(one));
  });

  test.each([1, 10, 60])("[P24] a last line of %i characters that was cut short is left out", async (length) => {
    const [file, whole] = [await kept([0, 1]), text(await kept([0]))];
    writeFileSync(file, text(file).slice(0, whole.length + length));
    expect(opened(file).played()).toBe(50);
    expect(text(file)).toBe(whole);
  });

  test("[P24] a head that was cut short is a new file", async () => {
    const file = await kept([0]);
    writeFileSync(file, text(file).slice(0, 20));
    expect(opened(file).played()).toBe(0);
    expect(text(file)).toBe(text(await kept([])));
  });

  test.each([
    ["of another arena", "other-arena", (whole: string) => whole.replace('"games":200', '"games":202')],
    ["of another release", "other-arena", (whole: string) => whole.replace(/"umpire":"[^"]+"/, '"umpire":"0.0.1"')],
    ["with a line that is not whole", "damaged", (whole: string) => whole.replace('"won":20', '"won":')],
    ["with a line of another pairing", "damaged", (whole: string) => whole.replace('"a":"random"', '"a":"casual"')],
    ["with a line of no job", "damaged", (whole: string) => whole.replace('"job":0', '"job":9')],
    ["with too many games", "damaged", (whole: string) => whole.replace('"won":20', '"won":21')],
    ["of something else", "no-arena", () => "a letter to a friend\n"],
  ])("[P24] a file %s is refused and left alone, unless it may be written over", async (_what, problem, spoil) => {
    const file = await kept([0, 1]);
    const spoilt = spoil(text(file));
    writeFileSync(file, spoilt);
    const results = openResults(arena, file, false);
    if (results.ok) throw new Error("it was not refused");
    expect(results.refusal).toEqual({ code: "bad-arena-file", file, problem });
    expect(describeRefusal("en", null, results.refusal)).toContain("--force");
    expect(describeRefusal("ru", null, results.refusal)).toMatch(/[а-я].*--force/);
    expect(text(file)).toBe(spoilt);
    expect(opened(file, true).played()).toBe(0);
  });

  test("[P24] a file that cannot be written is refused", () => {
    const file = join(newFile(), "kept");
    expect(openResults(arena, file, false)).toMatchObject({ refusal: { code: "cannot-write", file } });
    expect(existsSync(file)).toBe(false);
  });
});
