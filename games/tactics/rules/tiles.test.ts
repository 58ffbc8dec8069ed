import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { presets } from "./data/presets.ts";
import { tiles } from "./data/tiles.ts";
import { unitTypes } from "./data/units.ts";
import { legalActions } from "./legal.ts";
import { act, applyBuff } from "./play.ts";
import { fitState, readState } from "./read.ts";
import { action, buff, scene } from "./scene.fixture.ts";
import { setUp } from "./setup.ts";
import type { TacticsAction, TacticsState } from "./shape.ts";

const rules = presets.skirmish;

/** The state after an action that must be accepted. */
function done(state: TacticsState, each: TacticsAction): TacticsState {
  const played = act(state, each, rules);
  if (!played.ok) throw new Error(played.refusal.code);
  return played.value.state;
}

/** A position beside the tiles of a skirmish. */
const beside = (text: string) => fitState({ ...scene(text), tiles }, rules);
const by = (unitId: string, text: string, state: TacticsState) => done(state, { ...action(text, state), unitId });
const listOf = ({ unitBuffs }: TacticsState, unit = "u1_p1") =>
  (unitBuffs[unit] ?? []).map(({ buffId, duration }) => `${buffId}${duration}`);

describe("tiles", () => {
  test("[T16] a tile gives its buff once, to the unit itself or to the nearest enemy", () => {
    const one = by("u1_p1", "M(2,2)", beside("a1@2,1 a2@0,1 b1@2,4 b2@4,4"));
    expect(listOf(one)).toEqual(["RAGE3"]);
    const two = by("u2_p1", "M(0,2)", one);
    expect(listOf(two, "u1_p2")).toEqual(["STUN2"]);
    expect(two.tiles?.length).toBe(3);
    expect(two.unitBuffs["u1_p2"]?.[0]?.sourceUnitId).toBe("u2_p1");
  });

  test("[T16] what a tile does is felt: a stun outlasts one's own turn end, a boost is there on the next turn", () => {
    const stunned = by("u2_p1", "M(0,2)", beside("a1@2,1 a2@0,1 b1@2,4"));
    const both = by("u1_p1", "M(2,2)", stunned);
    const after = done(both, action("ET", both));
    expect(act(after, { ...action("M(2,3)", after), unitId: "u1_p2" }, rules)).toMatchObject({
      refusal: { code: "stunned" },
    });
    expect(listOf(done(after, action("ET", after)))).toEqual(["RAGE1"]);
  });

  test("[T16] a tile fires before the blow of the same action, which it already strengthens", () => {
    const given = beside("a1@2,1 b1@2,3");
    expect(by("u1_p1", "MA(2,2,b1)", given).units[1]?.hp).toBe(5);
    expect(by("u1_p1", "MA(2,2,b1)", { ...given, tiles: [] }).units[1]?.hp).toBe(7);
  });

  test("[T16] its buff is that of the unit that set it off, on that unit and on an enemy", () => {
    const source = ({ unitBuffs }: TacticsState, unit: string) => unitBuffs[unit]?.[0]?.sourceUnitId;
    expect(source(by("u1_p1", "M(2,2)", beside("a1@2,1 b1@4,4")), "u1_p1")).toBe("u1_p1");
    expect(source(by("u1_p1", "M(0,2)", beside("a1@0,1 b1@4,4")), "u1_p2")).toBe("u1_p1");
  });
});

describe("equal states have equal text", () => {
  test("[T19] a buff from a tile and one from outside are written alike", () => {
    const stepped = by("u1_p1", "M(2,2)", beside("a1@2,1 b1@4,4"));
    const handed = applyBuff({ ...stepped, unitBuffs: {} }, "u1_p1", { ...buff("RAGE3"), sourceUnitId: "u1_p1" });
    expect(handed.ok && JSON.stringify(handed.value.state)).toBe(JSON.stringify(stepped));
  });

  test("[T19] in whatever order units gain their buffs", () => {
    const gain = (state: TacticsState, unit: string) => {
      const played = applyBuff(state, unit, buff("POISON2"));
      if (!played.ok) throw new Error(played.refusal.code);
      return played.value.state;
    };
    const gained = (units: readonly string[]) => JSON.stringify(units.reduce(gain, scene("a1@1,1 a2@2,2 b1@4,4")));
    expect(gained(["u1_p2", "u2_p1", "u1_p1"])).toBe(gained(["u1_p1", "u2_p1", "u1_p2"]));
  });

  test("[T19] whatever was played reads back as it was written", () => {
    const begun = setUp(
      {
        lineup: [
          ["SWORDSMAN", "ARCHER"],
          ["SWORDSMAN", "ARCHER"],
        ],
        pack: { unitTypes, tiles },
      },
      rules,
    );
    if (!begun.ok) throw new Error(begun.refusal.code);
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (choices) => {
        let state = begun.value;
        for (const choice of choices) {
          const legal = legalActions(state, rules);
          const chosen = legal[choice % legal.length];
          if (state.gameOver || chosen === undefined) break;
          state = done(state, chosen);
          const again = readState(JSON.parse(JSON.stringify(state)));
          expect(again.ok && JSON.stringify(again.value)).toBe(JSON.stringify(state));
        }
      }),
      { numRuns: 50 },
    );
  });
});
