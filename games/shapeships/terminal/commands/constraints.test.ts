import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start, writeRecord } from "@umpire/kernel";
import { umpire } from "umpire/umpire-fixture";
import { describe, expect, test } from "vitest";
import { shapeships } from "../../game.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-"));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const begun = start(shapeships, "s", { factions: ["lattice", "corona"] });
if (!begun.ok) throw new Error(begun.refusal.code);
const { match, events } = begun.value;

describe("check", () => {
  test("[P21] a part of a pack that can be played", async () => {
    const { code, stdout } = await umpire(["check", file("good.json", '{"health":40}')]);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(/good\.json keeps the six constraints\.\nIt can be played: npx umpire play/),
    });
  });

  test("[P21] every violation, with its place", async () => {
    const bad = file("bad.json", '{"battle":{"submission":"sequential"},"stages":[{"id":1,"steps":[]}]}');
    const { code, stdout } = await umpire(["check", bad]);
    expect(code).toBe(1);
    expect(stdout.match(/^Error: .*/gm)).toHaveLength(5);
    expect(stdout).toContain(`${bad}#/battle/submission`);
    const json = await umpire(["check", bad, "--json"]);
    expect(JSON.parse(json.stdout)).toMatchObject({
      ok: true,
      violations: [{ constraint: 6 }, { constraint: 1 }, {}, {}, {}],
    });
  });

  test("[P21] what keeps the constraints and cannot be played, and what is no pack", async () => {
    const high = await umpire(["check", file("high.json", '{"health":400}')]);
    expect(high).toMatchObject({ code: 1, stderr: expect.stringContaining("high.json#/health: above the ceiling") });
    expect(await umpire(["check", file("none.json", "{")])).toMatchObject({ code: 2 });
    expect(await umpire(["check", file("seven.json", "7")])).toMatchObject({ code: 1 });
    expect(await umpire(["check", join(folder, "absent.json")])).toMatchObject({ code: 2 });
  });
});

describe("audit", () => {
  test("[P21] a record and its events keep the constraints", async () => {
    const record = await umpire(["audit", file("match.txt", writeRecord(shapeships, match))]);
    expect(record).toMatchObject({ code: 0, stdout: expect.stringContaining("keeps the six constraints") });
    expect(await umpire(["audit", file("events.json", JSON.stringify(events)), "-l", "ru"])).toMatchObject({
      ...{ code: 0, stdout: expect.stringContaining("соблюдает все шесть ограничений") },
    });
  });

  test("[P21] a log that does not", async () => {
    const altered = JSON.stringify(events).replace('"step":"line_generation"', '"step":1');
    const { code, stdout } = await umpire(["audit", file("altered.json", altered)]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Error: Numeric phase indices detected\./);
    expect(await umpire(["audit", file("cut.txt", "umpire")])).toMatchObject({ code: 1 });
    expect(await umpire(["audit", join(folder, "absent.txt")])).toMatchObject({ code: 2 });
    expect(await umpire(["audit", "-"], `{"events":${altered}}`)).toMatchObject({ code: 1 });
  });
});
