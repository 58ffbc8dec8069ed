import { expandRules } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { shapeships } from "../game.ts";
import { tide } from "./duels.fixture.ts";
import { reference, referenceTo } from "./reference.ts";
import { readBook } from "./view.ts";

const pack = shapeships.presets["standard"];
if (pack === undefined) throw new Error("there is no default pack");
const en = readBook(pack, "en");
const ru = readBook(pack, "ru");
const own = expandRules(shapeships, tide);
if (!own.ok) throw new Error(JSON.stringify(own.refusal));
const ours = readBook(own.value, "en");

describe("the reference of ships", () => {
  test("has every ship and every solar power, with price, limit, charges and powers", () => {
    const text = reference(en);
    for (const { id } of [...en.pack.ships, ...en.pack.solarPowers]) expect(text).toContain(`\n  ${en.term(id)}: `);
    expect(text).toContain("  Strut: Basic, 3 lines, at most 4\n      every turn: 2 damage\n");
    expect(text).toContain("  Caliper: Basic, 4 lines, at most 3, 2 charges\n      a charge: 5 damage or 6 healing\n");
    expect(text).toContain("  Keystone: Upgraded, 2 Strut + Gusset + 3 lines (12 in all), at most 2\n");
    expect(text).toContain("every turn: 5 damage, +1 for each other ship of its side (at most +4)");
    expect(text).toContain("  Refraction: 1 amber + 1 indigo\n      1 damage, +1 for each type of ship of its side\n");
    expect(text).toContain("Both begin with 66 health (never above 76)");
    expect(text).toContain("If nobody has fallen by the end of turn 60, it is a draw too.\n");
  });

  test("in Russian has the ids too, which can be typed in any language", () => {
    const text = reference(ru);
    expect(text).toContain("  Распорка (strut): базовый, 3 линии, не больше 4\n      каждый ход: урон 2\n");
    expect(text).toContain("Распорка ×2 + Косынка + 3 линии (всего 12)");
    expect(text).toContain("+1 к линиям и +1 к линиям, если выпало 1 или 2");
    expect(text.replaceAll(/\([a-z]+\)/g, "")).not.toMatch(/[A-Za-z]/);
  });

  test.each([en, ru])("fits into 100 columns ($language)", (book) => {
    for (const line of reference(book).split("\n")) expect(line.length).toBeLessThanOrEqual(100);
  });

  test("follows the data: other numbers, other words", () => {
    const [strut, ...others] = en.pack.ships;
    const changed = expandRules(shapeships, { ships: [{ ...strut, cost: 7, max: null }, ...others] });
    if (!changed.ok) throw new Error(JSON.stringify(changed.refusal));
    expect(referenceTo("strut", readBook(changed.value, "en")).text).toBe(
      "  Strut: Basic, 7 lines, any number\n      every turn: 2 damage",
    );
  });

  test.each([
    [
      "eye of the storm",
      "with a number from 1 to 6",
      "3 damage for each point of the roll if the roll is the number chosen",
    ],
    ["reef", "2 lines", "it cannot be destroyed; the health of its side may rise 10 higher"],
    ["swell", "2 lines", "lasting healing of its side counts 2 times"],
    ["gull", "2 lines", "the die reads 6 for its side and a roll of 2 or less is rolled again, at most 1 time"],
    ["buoy", "2 lines", "every later turn: +2 joining lines; every battle: +2 foam"],
    ["spawn", "2 lines", "can be converted into reef for 3 lines"],
    ["shoal", "2 lines", "every turn: 1/3/6 healing for 1/2/3 of its kind"],
    ["pearl", "2 lines", "once, when built: 1 healing, +1 for each reef of its side if the roll is even"],
    [
      "squid",
      "at most 1, 2 charges",
      "a charge: copies an enemy Basic, the copy comes next turn or destroys a Basic of its own",
    ],
    [
      "eel",
      "1 charge",
      "a charge, in the response only: 1 damage for every 5 health its side lacks if the roll is 1 or 2",
    ],
    ["pike", "1 charge", "first strike, by itself, for a charge: steals the cheapest enemy Basic built this turn"],
    ["kraken", "2 reef + 4 joining lines (8 in all)", "any number"],
    ["surge", "as much foam as you like", "2 damage for each energy spent on it"],
    ["undertow", "2 foam, in the declaration only", "destroys an enemy Basic"],
  ])("describes a designer's own %s", (name, facts, does) => {
    const text = referenceTo(name, ours).text.replaceAll(/\s+/g, " ");
    expect(text).toContain(facts);
    expect(text).toContain(does);
  });

  test("describes a designer's own pack in Russian without a word of English but the ids", () => {
    const text = reference(readBook(own.value, "ru"));
    const ids = [...tide.ships, ...tide.solarPowers].map(({ id }) => id);
    const foreign = text.match(/[A-Za-z_]+/g) ?? [];
    expect(foreign.filter((word) => !["tide", "foam", ...ids].includes(word))).toEqual([]);
    expect(text).toContain("лечение 1/3/6 за 1/2/3 таких кораблей");
    expect(text).toContain("Если оба пали в один ход, это ничья.");
  });

  test("says that a fixed price is not counted as energy spent, and when health is compared", () => {
    const [surge, ...others] = tide.solarPowers;
    const health = { effect: "heal", amount: { base: 2, if: "health_was_lower" }, resolves: "end_of_turn" };
    const tern = { when: "continuous", ...health, requiresSurvival: true };
    const pack = expandRules(shapeships, {
      ...tide,
      ships: [...tide.ships, { kind: "basic", id: "tern", faction: "tide", cost: 2, powers: [tern] }],
      solarPowers: [{ ...surge, price: { foam: 1 }, amount: { base: 1, each: 2, per: "energy_spent" } }, ...others],
    });
    if (!pack.ok) throw new Error(JSON.stringify(pack.refusal));
    const about = (name: string, language: "en" | "ru") =>
      referenceTo(name, readBook(pack.value, language)).text.replaceAll(/\s+/g, " ");
    expect(about("surge", "en")).toContain("+2 for each energy spent on it (its fixed price does not count)");
    expect(about("surge", "ru")).toContain("+2 за каждую единицу потраченной энергии (твёрдая цена не считается)");
    expect(referenceTo("surge", ours).text).not.toContain("fixed price");
    expect(about("tern", "en")).toContain("2 healing if its side had less health at the beginning of the turn");
    expect(about("tern", "ru")).toContain("лечение 2, если в начале хода у своей стороны было меньше здоровья");
  });

  test("in Russian names colours so that they read well", () => {
    const about = (name: string) => referenceTo(name, ru).text;
    expect(about("преломление")).toContain("янтарь 1 + индиго 1");
    expect(about("призма")).toContain("каждый бой: +1 к янтарю");
    expect(about("линза")).toContain("каждый бой: +1 к индиго");
    expect(referenceTo("surge", readBook(own.value, "ru")).text).toContain("сколько угодно foam");
  });

  test("says what there is where a name is unknown; several may be asked for", () => {
    expect(referenceTo("strut, zeppelin", en).isKnown).toBe(false);
    expect(referenceTo("strut, flare", en).isKnown).toBe(true);
    expect(referenceTo("zeppelin", en).text).toMatch(/^There is no "zeppelin" here\. There are: Strut, Gusset,/);
    expect(referenceTo("flare, STRUTS", en).text).toMatch(/^ {2}Flare: .*\n.*\n {2}Strut: /);
  });
});
