import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { presets } from "./data/presets.ts";
import { legalActions } from "./legal.ts";
import { act, explainAttack } from "./play.ts";
import { fitState } from "./read.ts";
import { action, scene } from "./scene.fixture.ts";
import { unitTypeOf } from "./unit-type.ts";

const skirmish = presets.skirmish;

describe("an attack explains itself", () => {
  test("[T11] [T12] base and every buff of the attacker", () => {
    const state = scene("a1@1,1:+RAGE2 b1@1,2");
    expect(explainAttack(state, action("A(1,2,b1)", state), presets.v1)).toEqual({
      value: 5,
      because: [
        { op: "base", amount: 3 },
        { op: "add", amount: 2, source: "RAGE", rule: "BUFF 7" },
      ],
    });
  });

  test("[T15] every mark on the target, where marks count", () => {
    const state = scene("a1@1,1 b1@1,2:+MARKED2");
    const attack = action("A(1,2,b1)", state);
    expect(explainAttack(state, attack, presets.v1)?.because).toEqual([{ op: "base", amount: 3 }]);
    expect(explainAttack(state, attack, { ...presets.v1, markedBonus: 2 })).toEqual({
      value: 5,
      because: [
        { op: "base", amount: 3 },
        { op: "add", amount: 2, source: "MARKED", rule: "T15" },
      ],
    });
  });

  test("[T16] the tile that the attacker steps onto counts already", () => {
    const tiles = [{ position: { x: 1, y: 2 }, buffId: "RAGE", duration: 3, target: "self" as const }];
    const state = fitState({ ...scene("a1@1,1 b1@1,3"), tiles }, skirmish);
    expect(explainAttack(state, action("MA(1,2,b1)", state), skirmish)?.value).toBe(5);
  });

  test("[T11] nothing to explain where nothing is struck, or where it is not allowed", () => {
    const state = scene("a1@1,1 b1@1,3");
    for (const text of ["M(1,2)", "ET", "A(1,3,b1)"])
      expect(explainAttack(state, action(text, state), presets.v1)).toBeNull();
  });

  test("[T11] [T15] the number is always the one that is taken", () => {
    const buffs = fc.subarray(["RAGE1", "RAGE2", "WEAK2", "MARKED1", "MARKED3", "POISON2"]);
    fc.assert(
      fc.property(buffs, buffs, fc.nat(3), (one, other, markedBonus) => {
        const worn = (list: readonly string[]) => list.map((each) => `:+${each}`).join("");
        const rules = { ...presets.v1, markedBonus };
        const state = scene(`a1@1,1:Ar${worn(one)} b1@1,2:hp=99${worn(other)} b2@2,3`);
        for (const each of legalActions(state, rules)) {
          const played = act(state, each, rules);
          const hit = played.ok && played.value.events.find(({ type }) => type === "hit");
          const expected = hit && hit.type === "hit" ? hit.damage : undefined;
          expect(explainAttack(state, each, rules)?.value).toBe(expected);
        }
      }),
    );
  });
});

test("[T2] a unit is of the type whose numbers it has, hurt or not", () => {
  const { units } = scene("a1@0,0:hp=1 a2@1,0:Ar b1@0,4:atk=2:hp=16 b2@1,4:atk=7");
  expect(units.map(unitTypeOf)).toEqual(["SWORDSMAN", "ARCHER", "TANK", null]);
});
