import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { umpire } from "umpire/umpire-fixture";
import { describe, expect, test } from "vitest";
import { duelRecord, twiceRecord, walkRecord } from "../records.fixture.ts";

const records = mkdtempSync(join(tmpdir(), "umpire-diff-"));
const file = (name: string, text: string) => {
  writeFileSync(join(records, name), text);
  return join(records, name);
};
const walk = file("a-walk.txt", walkRecord);
file("b-none.txt", "no record");
file("c-duel.txt", duelRecord);
mkdirSync(join(records, "more"));
file("more/altered.txt", walkRecord.replace("END_TURN", "END_TURM"));
const twice = file("more/twice.txt", twiceRecord);

describe("umpire diff", () => {
  test("[P26] a folder: each record, what each rules say where they part, and a sum; what is broken stops nobody", async () => {
    const { code, stdout } = await umpire(["diff", "--rules", "skirmish", "duel", records]);
    expect(code).toBe(1);
    const text = stdout.replace(/\s+/g, " ");
    expect(text).toMatch(
      /a-walk\.txt: different at step 4: other things happen\. decided: .*"MOVE".* skirmish: .*HASTE/,
    );
    expect(text).toMatch(/b-none\.txt: left out\. Line 1 of the record/);
    expect(text).toMatch(/c-duel\.txt: left out\. .*the presets are: standard/);
    expect(text).toMatch(/altered\.txt: left out\./);
    expect(text).toMatch(/twice\.txt: the same as far as step 2, which both refuse: .*u1_p1/);
    expect(text).toContain("5 records: 1 the same, 1 different, 3 left out.");
  });

  test("[P26] one JSON object a record; a pack in a file; codes of the end", async () => {
    const pack = file("late.json", '{"turnCap":50}');
    const { code, stdout } = await umpire(["diff", walk, twice, "--rules", "v1", pack, "--json"]);
    expect(code).toBe(1);
    const [first, second] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ ok: true, status: "different", step: 4, by: "events" });
    expect(second).toMatchObject({
      ...{ file: twice, status: "different", step: 2, by: "verdict", entry: { type: "decide" } },
      said: [
        { rules: "v1", refusal: null },
        { rules: pack, refusal: { code: "already-acted", message: expect.stringContaining("u1_p1") } },
      ],
    });
    expect(await umpire(["diff", walk, "--rules", "skirmish", pack, "-l", "ru"])).toMatchObject({
      ...{ code: 0, stdout: expect.stringMatching(/одинаково, шагов: 5\.\nЗаписей: 1; одинаковых: 1, разных: 0\./) },
    });
  });

  test("[P26] wrong usage, and records of which none can be read", async () => {
    expect(await umpire(["diff", "--rules", "skirmish", "duel"])).toMatchObject({ code: 2, stdout: "" });
    expect(await umpire(["diff", walk, "--rules", "skirmish", "nothing"])).toMatchObject({
      ...{ code: 2, stderr: expect.stringContaining("nothing: no such file; the presets are: standard") },
    });
    expect(await umpire(["diff", join(records, "b-none.txt"), "--rules", "v1", "duel"])).toMatchObject({ code: 2 });
  });
});
