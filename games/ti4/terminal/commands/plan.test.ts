import { fileURLToPath } from "node:url";
import { umpire } from "umpire/umpire-fixture";
import { describe, expect, test } from "vitest";
import { firstPlan } from "../../page/plan/first.ts";
import { makeLink } from "../../planner/link.ts";

const game = fileURLToPath(new URL("../../asyncti4/samples/te-6p-ion-storm.json", import.meta.url));
const plan = (...args: readonly string[]) => umpire(["ti4", "plan", ...args]);

describe("umpire ti4 plan", () => {
  test("[TI251] each effect is worth what the chance is without it", async () => {
    const { code, stdout } = await plan(game, "--player", "empyrean", "--active", "112", "--json");
    expect(code).toBe(0);
    const { outcome, worth } = JSON.parse(stdout);
    const aetherstream = worth.find(({ effect }: { readonly effect: string }) => effect === "aetherstream");
    expect(100 * (outcome.ground.taken - aetherstream.without)).toBeCloseTo(aetherstream.points, 9);
    expect(aetherstream.points).toBeGreaterThan(0);
    const withIt = makeLink({ ...firstPlan, players: firstPlan.players.map((each) => ({ ...each, effects: [] })) });
    expect(JSON.parse((await plan(withIt, "--json")).stdout).worth).toEqual([]);
  });

  test("[TI251] it says the whole action, what it loses, and what changes nothing", async () => {
    const { stdout } = await plan(makeLink(firstPlan));
    expect(stdout).toContain("Resources lost on average:");
    expect(stdout).toMatch(/Green +Plasma Scoring +−\d/);
    expect((await plan(makeLink(firstPlan), "-l", "ru")).stdout).toContain("в пунктах:");
    expect((await plan(game, "--player", "sol")).code).toBe(2);
  });
});
