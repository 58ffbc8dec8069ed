import { readdirSync, readFileSync } from "node:fs";
import { actionOf } from "@umpire/ti4/planner/action";
import { type Assessment, assess } from "@umpire/ti4/planner/assess";
import { outcomeOf } from "@umpire/ti4/planner/outcome";
import { type Plan, readPlan } from "@umpire/ti4/planner/plan";
import { ti4Words } from "@umpire/ti4/words/languages";
import { describe, expect, test } from "vitest";

type Verdict =
  | { readonly path: readonly string[]; readonly survival: number; readonly move: number }
  | { readonly refused: string; readonly system?: string };
type Expected = {
  readonly reach: { readonly [ship: string]: Verdict };
  readonly arrival?: readonly { readonly probability: number; readonly units: { readonly [unit: string]: number } }[];
  readonly space?: { readonly attacker: number; readonly defender: number; readonly draw: number };
  readonly ground?: { readonly planet: string; readonly taken: number };
  readonly warnings?: readonly string[];
  readonly requirements?: { readonly reach: { readonly [ship: string]: Verdict } };
};
type Position = { readonly name: string; readonly table: unknown; readonly expect: Expected };

const folder = new URL("positions/", import.meta.url);
const positions = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file): Position => JSON.parse(readFileSync(new URL(file, folder), "utf8")));

function tableOf(given: unknown): Plan {
  const read = readPlan(given);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

function studyOf(table: Plan): Assessment {
  const found = assess(table);
  if (!found.ok || found.value === null) throw new Error("nothing is active");
  return found.value;
}

function verdictOf(meant: Assessment, ship: string, expected: Verdict): Verdict | null {
  const found = meant.answers.find((answer) => answer.ship.id === ship)?.found;
  const safest = found?.options.at(-1);
  if (safest !== undefined) return { path: safest.path, survival: safest.survival, move: safest.move.value };
  const { refusal } = found ?? {};
  if (refusal === undefined) return null;
  // As the positions have it: what would not arrive even with everything out of its way is too far.
  if (refusal.causes.some(({ code }) => code === "too-far")) return { refused: "too-far" };
  return { refused: refusal.code, ...("system" in expected && "system" in refusal && { system: refusal.system }) };
}

function expectReach(meant: Assessment, reach: Expected["reach"]): void {
  for (const [ship, expected] of Object.entries(reach))
    expect({ ship, ...verdictOf(meant, ship, expected) }).toEqual({
      ship,
      ...("survival" in expected ? { ...expected, survival: expect.closeTo(expected.survival, 9) } : expected),
    });
}

describe("positions worked out by hand", () => {
  test("there are twelve", () => expect(positions).toHaveLength(12));

  test.each(positions)("$name", ({ table: given, expect: expected }) => {
    const table = tableOf(given);
    const meant = studyOf(table);
    expectReach(meant, expected.reach);
    if (expected.requirements) expectReach(studyOf({ ...table, rules: "requirements" }), expected.requirements.reach);
    if (expected.warnings) expect(meant.warnings.map(({ code }) => code)).toEqual(expected.warnings);
    const outcome = outcomeOf(actionOf(meant, table.plan), ti4Words.en.unitText);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const { arrival, space, ground } = outcome.value;
    const spelt = (list: Expected["arrival"] = []) =>
      list.map(({ probability, units }) => ({ units, probability: expect.closeTo(probability, 9) }));
    if (expected.arrival) {
      expect(arrival).toHaveLength(expected.arrival.length);
      expect(arrival).toEqual(expect.arrayContaining(spelt(expected.arrival)));
    }
    for (const end of ["attacker", "defender", "draw"] as const)
      if (expected.space) expect(space[end]).toBeCloseTo(expected.space[end], 9);
    if (expected.ground) {
      expect(ground?.planet).toBe(expected.ground.planet);
      expect(ground?.taken).toBeCloseTo(expected.ground.taken, 9);
    }
  });
});
