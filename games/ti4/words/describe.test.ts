import { describe, expect, test } from "vitest";
import { combatTable } from "../data/combat-effects.ts";
import { effectTable } from "../data/effects.ts";
import { type Scenario, scenarioOf } from "../movement/chain.fixture.ts";
import { reach } from "../movement/reach.ts";
import { findUnit } from "../units/units.ts";
import { describeAbilities, describeChange, describeMove, describeOption, describeStaying } from "./describe.ts";
import { describeCause } from "./describe-cause.ts";
import { describeModifier, formatDieSource } from "./describe-dice.ts";
import { describeCombatEffect, describeEffect, describeMoveEffect } from "./describe-effects.ts";
import type { Language } from "./languages.ts";

const found = (given: Scenario) => {
  const { movement, ship } = scenarioOf(given);
  const [answer] = reach(movement, [ship]);
  if (answer === undefined) throw new Error("there is a ship");
  return answer;
};
const move = (language: Language, given: Scenario) =>
  found(given).options.map((option) => describeMove(language, option.move))[0];

describe("a movement in words", () => {
  test("a move value is told with its parts, each by the name of its language", () => {
    const driven = { chains: ["A-R-T"], effects: ["gravity-drive:s1"] };
    expect(move("en", driven)).toBe("move 3 = 1 printed + 1 Gravity Drive + 1 gravity rift R");
    expect(move("ru", driven)).toBe(
      "движение 3 = 1 по карточке + 1 Гравитационный двигатель + 1 гравитационный колодец R",
    );
    expect(move("en", { chains: ["N-T"], move: 2 })).toBe("move 1 = 1 nebula N (not the 2 printed)");
  });

  test("effects have their Russian names", () => {
    const [option] = found({ chains: ["A-T"], effects: ["flank-speed"] }).options;
    expect(option && describeOption("ru", option)).toBe(
      "1 шаг; движение 2 = 1 по карточке + 1 Полный ход; без бросков: доходит",
    );
  });

  test.each([
    [
      { chains: ["A-E-T"], move: 2 },
      "Other players' ships in E bar the way through. (LRR 58.4b)",
      "no other player had ships in E",
    ],
    [
      { chains: ["A-F-T"], move: 2 },
      "F is an asteroid field: ships move neither into nor through it. (LRR 11.1)",
      "the asteroid field in F let ships pass",
    ],
    [{ chains: ["A-B-T"] }, "It takes a move value of 2; the ship has 1. (LRR 58.4f)", "the move value were 1 higher"],
    [
      { chains: ["N-B-T"], move: 2 },
      "It takes a move value of 2; the ship has 1, because it begins in the nebula N (otherwise 2). (LRR 59.2)",
      "the nebula N did not lower the move value",
    ],
    [
      { chains: ["N-B-C-D-T"], move: 2 },
      "It takes a move value of 4; the ship has 1, because it begins in the nebula N (otherwise 2). (LRR 59.2)",
      "the nebula N did not lower the move value, and it were 2 higher",
    ],
    [{ chains: ["A-T"], move: 0 }, "It has no move value. (LRR 58)", "there were a move value"],
    [
      { chains: ["A-T"], tokens: ["A"] },
      "It starts in A, which holds one of its owner's command tokens. (LRR 58.4c)",
      "there were no command token of yours in A",
    ],
    [{ chains: ["A-B", "T-C"], active: "T", at: "A" }, /adjacent/, "there were a way on from A"],
  ] satisfies [Scenario, string | RegExp, string][])("%j is barred, and by what", (given, cause, change) => {
    const [first] = found(given).refusal?.causes ?? [];
    expect(first && describeCause("en", first)).toMatch(cause);
    expect(first && describeChange("en", first)).toBe(change);
  });

  test("a unit that no effect would move", () => {
    expect(describeStaying("en", "infantry", 0)).toMatch(/carries it/);
    expect(describeStaying("en", "pds", 0)).toMatch(/structure/);
    expect([
      describeStaying("en", "cruiser", 2),
      describeStaying("en", "fighter", 2),
      describeStaying("en", "tug", 0),
    ]).toEqual([null, null, null]);
  });
});

describe("what effects do", () => {
  test("each says something in both languages", () => {
    const ids = [...Object.keys(effectTable), ...Object.keys(combatTable)];
    expect(ids.filter((id) => describeEffect(id, "en") === "" || describeEffect(id, "ru") === "")).toEqual([]);
    expect(describeEffect("toString", "en")).toBe("");
  });

  test("one of movement and of combat says both", () => {
    const id = "antimass-deflectors";
    expect(describeMoveEffect(id, "en")).toBe("may enter: asteroid field; may pass through: asteroid field");
    expect(describeCombatEffect(id, "en")).toBe("the other side's space cannon rolls −1");
    expect(describeEffect(id, "en")).toBe(`${describeMoveEffect(id, "en")}; ${describeCombatEffect(id, "en")}`);
  });
});

describe("a battle in words", () => {
  test("what is added to dice, whence and for how long", () => {
    const nebula = { side: "defender", on: "combat", amount: 1, source: "nebula", rule: "LRR 59.3" } as const;
    expect(describeModifier("en", nebula)).toBe("the defender's combat rolls +1: nebula (LRR 59.3)");
    const boost = { side: "attacker", on: "combat", amount: 1, until: 2, source: "morale-boost", rule: "x" } as const;
    expect(describeModifier("ru", boost)).toBe("боевые броски атакующего +1 в первые 2 раунда: Подъём боевого духа");
    expect(formatDieSource("ru", { source: "fragile" })).toBe("Хрупкость");
  });

  test("what a unit can do", () => {
    const sun = findUnit("warsun");
    expect(sun && describeAbilities("en", sun)).toEqual([
      "sustain damage",
      "bombardment 3×3",
      "ignores planetary shields",
    ]);
  });
});
