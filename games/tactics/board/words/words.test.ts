import { describe, expect, test } from "vitest";
import { buffs } from "../../rules/data/buffs.ts";
import { presets } from "../../rules/data/presets.ts";
import type { TacticsEvent } from "../../rules/shape.ts";
import { explainStat } from "../../rules/stats.ts";
import { namesFor } from "../names.ts";
import { describeEvent, describeRefusal, reasonsFor } from "../sentences.ts";
import { stateOf, viewOf, withBuff } from "../view.fixture.ts";
import { tacticsWords } from "./words.ts";

const state = stateOf({ a1: { at: [1, 1] }, b1: { at: [1, 2], archer: true } });
const events: readonly TacticsEvent[] = [
  { type: "moved", unit: "a1", from: { x: 0, y: 1 }, to: { x: 1, y: 1 } },
  { type: "hit", unit: "a1", target: "b1", damage: 3, hp: 5 },
  { type: "poisoned", unit: "b1", damage: 1, hp: 4 },
  { type: "fell", unit: "b1" },
  { type: "buff-gained", unit: "a1", buffId: "MARKED", duration: 1, healed: 2 },
  { type: "buff-ended", unit: "a1", buffId: "RAGE" },
  { type: "turn-ended", player: "P1" },
  { type: "turn-ended", player: "P2" },
  { type: "won", player: "P1" },
];

const described = (language: "en" | "ru", seat: number | null) => {
  const players = language === "en" ? ["Ann", "Boris"] : ["Анна", "Борис"];
  const names = namesFor(language, viewOf(state, seat), players);
  return events.map((event) => describeEvent(event, tacticsWords[language], names));
};

describe("events as sentences", () => {
  test("in English, with the viewer's names for things", () => {
    expect(described("en", 0)).toEqual([
      "Your Swordsman moves to B2.",
      "Your Swordsman hits enemy Archer: −3, 5 left.",
      "Poison takes 1 from enemy Archer, 4 left.",
      "Enemy Archer falls.",
      "Your Swordsman gains Mark for 1 turn and heals 2 hp.",
      "Rage on your Swordsman wears off.",
      "Your turn is over.",
      "Boris’s turn is over.",
      "Only your side is left standing: you win.",
    ]);
    expect(described("en", null)[1]).toBe("Ann’s Swordsman hits Boris’s Archer: −3, 5 left.");
  });

  test("in Russian, declined", () => {
    expect(described("ru", 0).slice(0, 5)).toEqual([
      "Ваш мечник идёт на B2.",
      "Ваш мечник бьёт вражеского лучника: −3, остаётся 5.",
      "Яд отнимает у вражеского лучника 1, остаётся 4.",
      "Вражеский лучник погибает.",
      "Ваш мечник получает метку на 1 ход и лечит 2.",
    ]);
    expect(described("ru", null)[1]).toBe("Мечник (Анна) бьёт лучника (Борис): −3, остаётся 5.");
  });

  test("what is not alive is struck as it acts", () => {
    const { object, whose } = tacticsWords.ru.unit("TANK", null, "enemy");
    expect([object, whose]).toEqual(["вражеский танк", "вражеского танка"]);
  });
});

test("a refusal names its unit as the board does", () => {
  const names = namesFor("en", viewOf(state), ["Ann", "Boris"]);
  expect(describeRefusal({ code: "rooted", unit: "a1" }, tacticsWords.en, names)).toBe(
    "Your Swordsman is rooted: it cannot move, only strike.",
  );
});

test("a number tells its parts, each with its rule", () => {
  const raging = withBuff(state, "a1", "RAGE", 2);
  const [unit] = raging.units;
  const explained = unit && explainStat(raging, unit, "attack");
  expect(explained && reasonsFor(explained, tacticsWords.en)).toEqual([
    { amount: "3", text: "of its type", rule: "T2" },
    { amount: "+2", text: "Rage", rule: "BUFF 7" },
  ]);
});

test.each(["en", "ru"] as const)("%s: every buff of the library says what it does", (language) => {
  const { effect, buff } = tacticsWords[language];
  const rules = { ...presets.skirmish, markedBonus: 2 };
  const said = Object.values(buffs).map((each) => effect(each, rules));
  expect(new Set(said).size).toBe(said.length);
  expect(Object.keys(buffs).map(buff)).not.toContain("");
  expect(effect(buffs.MARKED, presets.skirmish)).not.toBe(effect(buffs.MARKED, rules));
});
