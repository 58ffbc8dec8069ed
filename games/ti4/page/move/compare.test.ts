import { describe, expect, it } from "vitest";
import { type Assessment, assess } from "../../planner/assess.ts";
import type { Plan } from "../../planner/plan.ts";
import { firstPlan } from "../plan/first.ts";
import { differencesOf } from "./compare.ts";

const whole = (units: { readonly [unit: string]: number }) => ({ units, damaged: {} });

function meant(change: Partial<Plan>, active: string, orders: Plan["plan"]["orders"] = {}): Assessment {
  const plan = { ...firstPlan.plan, active, orders };
  const read = assess({ ...firstPlan, ground: {}, ...change, plan });
  if (!read.ok || read.value === null) throw new Error("no system is active");
  return read.value;
}

const players = (effects: string[]) => firstPlan.players.map((player) => ({ ...player, effects }));

describe("what the two readings of the rules say of the same plan", () => {
  it("is nothing where no rule in question is touched", () => {
    expect(differencesOf(meant({ space: { "74": { 0: whole({ cruiser: 2 }) } } }, "66"), "official")).toMatchObject({
      ships: [],
      beside: [],
    });
  });

  it("is told for ships alike together, with the switch that does it", () => {
    const sea = meant(
      { space: { "71": { 0: whole({ cruiser: 2 }) } }, players: players(["antimass-deflectors"]) },
      "79",
    );
    const { ships } = differencesOf(sea, "official");
    expect(ships).toHaveLength(1);
    expect(ships[0]?.ships.map(({ id }) => id)).toEqual(["71/cruiser/1", "71/cruiser/2"]);
    expect(ships[0]?.switches).toEqual(["asteroidSealed"]);
    expect(ships[0]?.verdicts.official.found.reachable).toBe(true);
    expect(ships[0]?.verdicts.requirements.found.reachable).toBe(false);
  });

  it("is the same whichever of them is in force", () => {
    const change = { space: { "71": { 0: whole({ cruiser: 1 }) } }, players: players(["antimass-deflectors"]) };
    const one = differencesOf(meant(change, "79"), "official");
    const other = differencesOf(meant({ ...change, rules: "requirements" }, "79"), "requirements");
    expect(other.ships.map(({ verdicts }) => verdicts)).toEqual(one.ships.map(({ verdicts }) => verdicts));
  });

  it("counts a move value that changes, though the ship reaches either way", () => {
    const sea = meant({ space: { "68": { 0: whole({ cruiser: 1 }) } }, players: players(["flank-speed"]) }, "39");
    const [difference] = differencesOf(sea, "official").ships;
    expect(difference?.switches).toEqual(["nebulaMoveHardCap"]);
    expect(difference?.verdicts.official.found.options[0]?.move.value).toBe(2);
    expect(difference?.verdicts.requirements.found.options[0]?.move.value).toBe(1);
  });

  it("counts an order that one of them does not allow", () => {
    const path = ["68", "72", "39"];
    const change = { space: { "68": { 0: whole({ cruiser: 1 }) } }, players: players(["flank-speed"]) };
    const sea = meant(change, "39", { "68/cruiser/1": { path } });
    const [difference] = differencesOf(sea, "official").ships;
    expect(difference?.verdicts.official.refusal).toBeNull();
    expect(difference?.verdicts.requirements.refusal?.code).toBe("too-far");
  });

  it("does not tell of what never moves by itself", () => {
    const space = { "71": { 0: whole({ fighter: 2 }) } };
    expect(differencesOf(meant({ space, players: players(["antimass-deflectors"]) }, "79"), "official").ships).toEqual(
      [],
    );
  });

  it("names what else matters: dice at rifts, and a nebula with planets", () => {
    const space = { "74": { 0: whole({ carrier: 1 }) }, "39": { 0: whole({ cruiser: 1 }) } };
    expect(differencesOf(meant({ space }, "18"), "official").beside).toContain("riftRollsForCarried");
    expect(differencesOf(meant({ space: { "39": { 0: whole({ cruiser: 1 }) } } }, "68"), "official").beside).toEqual([
      "nebulaGroundBonus",
    ]);
  });
});
