import { describe, expect, test } from "vitest";
import { promptFor, readTyped } from "./ask-fight.ts";
import { preparedFor } from "./fight.fixture.ts";
import { type BattleQuestion, waysTo } from "./fight.ts";

const { defender: kit } = preparedFor("cruiser", "2 dreadnought (1 damaged) + 3 fighter + 2 cruiser + carrier").sides;
const hit = (hits: number): BattleQuestion => ({
  ...{ type: "assign", at: 0, about: [kit, kit.start, hits, "all"] },
  ways: waysTo(kit, kit.start, hits, "all"),
});
const retreat: BattleQuestion = { type: "retreat", at: 0, round: 2 };
const flat = (text: string) => text.replace(/\s+/g, " ").trim();

describe("what somebody is asked", () => {
  test("every way with its number, the usual first and marked", () => {
    expect(flat(promptFor(hit(1), "defender", "en"))).toMatch(
      /^1 hit on the defender \(you\): 1 sustained: 1 Dreadnought I \(usual\) 2 lost: .* 6 lost: .* 1 to 6, or Enter for the first:$/,
    );
    expect(flat(promptFor(hit(1), "defender", "ru"))).toMatch(
      /^1 попадание в защитника \(это вы\): 1 выдержали: 1 × дредноут I \(обычно\) 2 .* Enter — первый:$/,
    );
  });

  test("of many only some, and a word for the others", () => {
    const { length } = waysTo(kit, kit.start, 3, "all");
    const text = flat(promptFor(hit(3), "defender", "en"));
    expect(text).toContain(` There are ${length - 12} more; \`all\` lists them. 1 to ${length}, or Enter`);
    const all = readTyped(hit(3), "all", "en");
    expect(flat(typeof all === "object" && "say" in all ? all.say : "")).toContain(` ${length} `);
  });

  test("whether a retreat is announced", () => {
    expect(promptFor(retreat, "attacker", "en")).toContain("Round 2, attacker (you). Announce a retreat?");
    expect(promptFor(retreat, "attacker", "ru")).toContain("Раунд 2, атакующий (вы). Объявить отступление?");
  });
});

describe("what is typed", () => {
  const ways = waysTo(kit, kit.start, 1, "all");

  test.each([
    ["", 0],
    [" ", 0],
    ["1", 0],
    ["3", 2],
  ])("%j is a way of the list", (input, at) => {
    expect(readTyped(hit(1), input, "en")).toEqual({ assignment: ways[at] });
  });

  test.each([
    ["Sustained: 1 Dreadnought I; lost: fighter", "en", { sustain: { dreadnought: 1 }, destroy: { fighter: 1 } }],
    ["2 fighter", "en", { destroy: { fighter: 2 } }],
    ["lose: fighter + dreadnought (damaged)", "en", { destroy: { fighter: 1 }, destroyDamaged: { dreadnought: 1 } }],
    [
      "потеряны: 1 × крейсер I + 1 × дредноут I (повреждено: 1)",
      "ru",
      { destroyDamaged: { dreadnought: 1 }, destroy: { cruiser: 1 } },
    ],
  ] as const)("%j is a way in words", (input, language, way) => {
    expect(readTyped(hit(2), input, language)).toEqual({
      assignment: { sustain: {}, destroyDamaged: {}, ...way },
    });
  });

  test.each(["fighter", "3 fighter", "sustained: 2 dreadnought", "boats", "keep: fighter", "2 destroyer", "1.5", "-1"])(
    "%j is no way to assign two hits",
    (input) => {
      expect(readTyped(hit(2), input, "en")).toEqual({ say: expect.stringContaining("no way to assign 2 hits") });
    },
  );

  test("a number that is none, and leaving", () => {
    expect(readTyped(hit(1), "0", "en")).toEqual({ say: "That is no number from 1 to 6." });
    expect(readTyped(hit(1), "7", "ru")).toEqual({ say: "Это не номер от 1 до 6." });
    expect([readTyped(hit(1), "quit", "en"), readTyped(retreat, "Выход", "ru")]).toEqual(["quit", "quit"]);
  });

  test("a retreat, or none", () => {
    expect([readTyped(retreat, "Y", "en"), readTyped(retreat, "да", "ru")]).toEqual([
      { retreats: true },
      { retreats: true },
    ]);
    expect([readTyped(retreat, "", "en"), readTyped(retreat, "нет", "ru")]).toEqual([
      { retreats: false },
      { retreats: false },
    ]);
    expect(readTyped(retreat, "perhaps", "en")).toEqual({ say: expect.stringContaining("Type `y`") });
  });
});
