import { describe, expect, test } from "vitest";
import { presets } from "./data/presets.ts";
import { act, applyBuff } from "./play.ts";
import { action, buff, scene } from "./scene.fixture.ts";
import type { TacticsState } from "./shape.ts";

/** The state after a buff that must be accepted. */
function applied(state: TacticsState, unit: string, given: unknown): TacticsState {
  const result = applyBuff(state, unit, given);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.state;
}
const listOf = ({ unitBuffs }: TacticsState, unit = "u1_p1") =>
  (unitBuffs[unit] ?? []).map(({ buffId, duration }) => `${buffId}${duration}`);

describe("applying a buff", () => {
  test("[TC130] [BS51] one that does not stack is replaced in place, source and all", () => {
    const before = applied(scene("a1@1,1 b1@4,4"), "u1_p1", { ...buff("HASTE1"), sourceUnitId: "u2_p1" });
    const after = applied(applied(before, "u1_p1", buff("POISON2")), "u1_p1", {
      ...buff("HASTE3"),
      sourceUnitId: "u1_p2",
    });
    expect(listOf(after)).toEqual(["HASTE3", "POISON2"]);
    expect(after.unitBuffs["u1_p1"]?.[0]?.sourceUnitId).toBe("u1_p2");
  });

  test("[TC131] [BS51] one that stacks comes last", () => {
    expect(listOf(applied(scene("a1@1,1:+POISON3 b1@4,4"), "u1_p1", buff("POISON2")))).toEqual(["POISON3", "POISON2"]);
  });

  test("[TC132] [BS31] [BS56] bonusHp heals at once, without a cap, and nothing is taken back", () => {
    const boon = { ...buff("MARKED1"), buffId: "BOON", modifiers: { ...buff("MARKED1").modifiers, bonusHp: 5 } };
    const healed = applied(scene("a1@1,1:hp=4 b1@4,4"), "u1_p1", boon);
    expect(healed.units[0]?.hp).toBe(9);
    const after = act(healed, action("ET", healed), presets.v1);
    expect(after.ok && after.value.state).toMatchObject({ units: [{ hp: 9 }, {}], unitBuffs: {} });
    expect(applied(healed, "u1_p1", boon).units[0]?.hp).toBe(14);
  });

  test("[TC133] [BS31] it does not raise the dead, but is stored", () => {
    const boon = { ...buff("MARKED2"), modifiers: { ...buff("MARKED1").modifiers, bonusHp: 5 } };
    const after = applied(scene("a1@1,1:dead a2@2,2 b1@4,4"), "u1_p1", boon);
    expect(after.units[0]).toMatchObject({ hp: 0, alive: false });
    expect(listOf(after)).toEqual(["MARKED2"]);
  });

  test("[TC134] [BS31] a negative bonusHp does nothing", () => {
    const curse = { ...buff("MARKED1"), modifiers: { ...buff("MARKED1").modifiers, bonusHp: -2 } };
    expect(applied(scene("a1@1,1:hp=4 b1@4,4"), "u1_p1", curse).units[0]?.hp).toBe(4);
  });

  test("[TC135] [BS3] a bad duration, a malformed instance, an unknown unit", () => {
    const state = scene("a1@1,1 b1@4,4");
    for (const duration of [0, -1, 1.5]) {
      expect(applyBuff(state, "u1_p1", { ...buff("RAGE1"), duration })).toMatchObject({
        refusal: { code: "bad-buff", path: "/duration" },
      });
    }
    expect(applyBuff(state, "u1_p1", 7)).toMatchObject({ refusal: { code: "bad-buff" } });
    expect(applyBuff(state, "ghost", { ...buff("RAGE1"), duration: 0 })).toMatchObject({
      refusal: { code: "unit-unknown" },
    });
  });

  test("[TC136] [BS51] the order stays, and further ones of that id go", () => {
    const state = scene("a1@1,1:+RAGE2:+HASTE2:+RAGE1:+POISON2 b1@4,4");
    expect(listOf(applied(state, "u1_p1", buff("RAGE3")))).toEqual(["RAGE3", "HASTE2", "POISON2"]);
  });

  test("[TC137] [BS3] [BS32] all fields are kept as given", () => {
    const full = {
      ...{ buffId: "ALL", sourceUnitId: "u2_p1", duration: 7, stackable: true },
      modifiers: { bonusHp: 0, bonusAttack: 1, bonusMoveRange: 2, bonusAttackRange: 3 },
      flags: { stunned: true, rooted: true, silenced: true, taunted: true, poison: true },
    };
    expect(applied(scene("a1@1,1 b1@4,4"), "u1_p1", full).unitBuffs["u1_p1"]).toEqual([full]);
  });
});
