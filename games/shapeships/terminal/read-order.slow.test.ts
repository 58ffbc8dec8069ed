import { describe, expect, inject, test } from "vitest";
import { exampleOrder } from "../book/choices.ts";
import { shapeships } from "../game.ts";
import { awkward, decisions, drawn, duel, factions, order, seen, tide } from "./duels.fixture.ts";
import { formatOrder } from "./orders.ts";
import { readOrder } from "./read-order.ts";
import { suggestions } from "./suggest.ts";

const basics = (...list: [ship: string, count: number][]) => list.map(([ship, count]) => ({ ship, count }));
const nothing = { basics: [], upgrades: [], makers: [], conversions: [] };
const pass = { charges: [], solarPowers: [] };

const hit = { charges: ["N1", "N2"].map((ship) => ({ ship, effect: "damage" })) };

const first = duel(factions("lattice", "corona"));
/** North has two Calipers, South energy of both colours and two Motes. */
const battle = drawn(
  duel(factions("lattice", "corona"), { keel: 20 }),
  { basics: basics(["caliper", 2], ["strut", 2]) },
  { basics: basics(["mote", 2], ["prism", 2], ["lens", 2]) },
);

describe("a drawing order in words", () => {
  test.each<[string, object]>([
    ["strut", { basics: basics(["strut", 1]) }],
    ["2 strut, gusset, keystone", { basics: basics(["strut", 2], ["gusset", 1]), upgrades: [{ ship: "keystone" }] }],
    ["STRUT x2; Gussets", { basics: basics(["strut", 2], ["gusset", 1]) }],
    ["strut, strut 2, 1 strut", { basics: basics(["strut", 4]) }],
    ["draw 2 × strut", { basics: basics(["strut", 2]) }],
    ["strut and gusset", { basics: basics(["strut", 1], ["gusset", 1]) }],
    [
      "2 strut and a gusset and N3 makes strut",
      { basics: basics(["strut", 2], ["gusset", 1]), makers: [{ ship: "N3", makes: "strut" }] },
    ],
    ["keystone from N1 and N2 and N4", { upgrades: [{ ship: "keystone", components: ["N1", "N2", "N4"] }] }],
    ["convert N1 and N2", { conversions: [{ ship: "N1" }, { ship: "N2" }] }],
    ['draw a "strut"', { basics: basics(["strut", 1]) }],
    ["skip", {}],
    ["N3 makes strut", { makers: [{ ship: "N3", makes: "strut" }] }],
    ["n3 makes a strut, convert n4", { makers: [{ ship: "N3", makes: "strut" }], conversions: [{ ship: "N4" }] }],
    ["keystone from N1 N2 N4", { upgrades: [{ ship: "keystone", components: ["N1", "N2", "N4"] }] }],
    ["2 counterfort", { upgrades: [{ ship: "counterfort" }, { ship: "counterfort" }] }],
    ["counter", { upgrades: [{ ship: "counterfort" }] }],
    ["mote", { basics: basics(["mote", 1]) }],
    ["0 strut", { basics: basics(["strut", 0]) }],
    ["2", { basics: basics(["strut", 1]) }],
    ["2, 2, gusset", { basics: basics(["strut", 2], ["gusset", 1]) }],
    ["nothing", {}],
    [" Pass ", {}],
  ])("%s", (typed, some) => {
    expect(readOrder(typed, seen(first))).toEqual({ action: { ...nothing, ...some } });
  });

  test.each<[string, object]>([
    [
      "2 распорки, косынку, замковый камень",
      { basics: basics(["strut", 2], ["gusset", 1]), upgrades: [{ ship: "keystone" }] },
    ],
    ["Распорка x2", { basics: basics(["strut", 2]) }],
    ["N3 строит распорку, превратить N4", { makers: [{ ship: "N3", makes: "strut" }], conversions: [{ ship: "N4" }] }],
    ["подъемный мост из N1 N2", { upgrades: [{ ship: "drawbridge", components: ["N1", "N2"] }] }],
    ["2 лесов, лебедка", { basics: basics(["scaffold", 2], ["winch", 1]) }],
    ["strut", { basics: basics(["strut", 1]) }],
    ["распорка и «косынка»", { basics: basics(["strut", 1], ["gusset", 1]) }],
    ["ничего", {}],
    ["skip", {}],
  ])("in Russian: %s", (typed, some) => {
    expect(readOrder(typed, seen(first, 0, "ru"))).toEqual({ action: { ...nothing, ...some } });
  });

  test.each([
    ["fly", "fly"],
    ["strut, fly away", "fly away"],
    ["strut, pass", "pass"],
    ["99", "99"],
    ["N3", "N3"],
    ["strut N1", "strut N1"],
    ["N1 N2 strut", "N1 N2 strut"],
    ["convert", "convert"],
    ["0 keystone", "0 keystone"],
    ["st", "st"],
    [",", ","],
    ["draw", "draw"],
    ["strut and fly", "strut and fly"],
    ['"stru"', '"stru"'],
    ["2 N1", "2 N1"],
  ])("of %j the part that makes no sense is named", (typed, unknown) => {
    expect(readOrder(typed, seen(first))).toEqual({ unknown });
  });

  test("numbers are chosen after the name, and small words within it belong to it", () => {
    const view = seen(duel({}, tide));
    const chosen = { ship: "eye_of_the_storm", count: 2, number: 5 };
    for (const typed of ["2 eye of the storm 5", "eye_of_the_storm 5 x2"])
      expect(readOrder(typed, view)).toEqual({ action: { ...nothing, basics: [chosen] } });
  });

  test("a maker that makes one thing needs no more than its id", () => {
    const rich = drawn(
      duel(factions("corona", "corona"), { keel: 20 }),
      { basics: basics(["mote", 2], ["prism", 1]), upgrades: [{ ship: "corolla" }] },
      {},
    );
    expect(readOrder("N4", seen(rich))).toEqual({ action: { ...nothing, makers: [{ ship: "N4", makes: "mote" }] } });
  });
});

describe("names of a designer's pack", () => {
  const own = order(order(duel({}, awkward), 0, { faction: "exit" }).match, 1, { faction: "exit" }).match;

  test.each<[string, object]>([
    ["a", { basics: basics(["a", 1]) }],
    ["2 x", { basics: basics(["x", 2]) }],
    ["build 2 the", { basics: basics(["the", 2]) }],
    ["the end", { basics: basics(["the_end", 1]) }],
    ["draw", { basics: basics(["draw", 1]) }],
    ["1 pass, 2 nothing", { basics: basics(["pass", 1], ["nothing", 2]) }],
    ['"pass"', { basics: basics(["pass", 1]) }],
    ["an and the", { basics: basics(["an", 1], ["the", 1]) }],
    ["from", { upgrades: [{ ship: "from" }] }],
    ['"from" from N1', { upgrades: [{ ship: "from", components: ["N1"] }] }],
    ['N1 makes "a"', { makers: [{ ship: "N1", makes: "a" }] }],
    ["N1 build a", { makers: [{ ship: "N1", makes: "a" }] }],
    ["convert", { basics: basics(["convert", 1]) }],
    ["convert N1", { conversions: [{ ship: "N1" }] }],
    ["pass", {}],
  ])("win over small words: %s", (typed, some) => {
    expect(readOrder(typed, seen(own))).toEqual({ action: { ...nothing, ...some } });
  });

  test.each(["draw a the", "the the", "N1 makes a", "a with x"])("are never left out: %s", (typed) => {
    expect(readOrder(typed, seen(own))).toEqual({ unknown: typed });
  });

  test("are their ids, whatever the game means by the same word", () => {
    const { name, term } = seen(own, 0, "ru");
    expect([name("roll"), name("draw"), name("strut")]).toEqual(["roll", "draw", "Распорка"]);
    expect(term("roll")).toBe("за бросок");
  });
});

describe("a battle order in words", () => {
  test.each<[string, object]>([
    ["N1 damage", { charges: [{ ship: "N1", effect: "damage" }] }],
    [
      "n1 heal, N2 dam",
      {
        charges: [
          { ship: "N1", effect: "heal" },
          { ship: "N2", effect: "damage" },
        ],
      },
    ],
    ["N1 steal S2", { charges: [{ ship: "N1", effect: "steal", target: "S2" }] }],
    ["N1 destroys a pair N3 S1", { charges: [{ ship: "N1", effect: "paired_destroy", target: "S1", own: "N3" }] }],
    [
      "caliper damage, caliper healing",
      {
        charges: [
          { ship: "N1", effect: "damage" },
          { ship: "N2", effect: "heal" },
        ],
      },
    ],
    [
      "2 calipers damage",
      {
        charges: [
          { ship: "N1", effect: "damage" },
          { ship: "N2", effect: "damage" },
        ],
      },
    ],
    ["flare, shatter S3", { solarPowers: [{ power: "flare" }, { power: "shatter", target: "S3" }] }],
    ["2 flare", { solarPowers: [{ power: "flare" }, { power: "flare" }] }],
    ["pass", {}],
    ["flare and N1 damage", { charges: [{ ship: "N1", effect: "damage" }], solarPowers: [{ power: "flare" }] }],
    [
      "2, 5",
      {
        charges: [
          { ship: "N1", effect: "damage" },
          { ship: "N2", effect: "heal" },
        ],
      },
    ],
  ])("%s", (typed, some) => {
    expect(readOrder(typed, seen(battle))).toEqual({ action: { ...pass, ...some } });
  });

  test("in Russian", () => {
    expect(readOrder("N1 урон, N2 лечить, N3 похитить S2", seen(battle, 0, "ru"))).toEqual({
      action: {
        ...pass,
        charges: [
          { ship: "N1", effect: "damage" },
          { ship: "N2", effect: "heal" },
          { ship: "N3", effect: "steal", target: "S2" },
        ],
      },
    });
    expect(readOrder("вспышку, раскол S3, гало", seen(battle, 1, "ru"))).toEqual({
      action: { ...pass, solarPowers: [{ power: "flare" }, { power: "shatter", target: "S3" }, { power: "halo" }] },
    });
  });

  test.each([["N1"], ["N1 sing"], ["strut"], ["N1 steal S1 S2 S3"], ["0 flare"], ["scaffold damage"]])(
    "%s makes no sense here",
    (typed) => expect(readOrder(typed, seen(battle))).toEqual({ unknown: typed }),
  );

  test("a number of the list takes another target, where ids follow it", () => {
    const bridge = drawn(order(order(order(battle, 0, hit).match, 1, {}).match, 1, {}).match, {}, {});
    const again = order(order(order(bridge, 0, hit).match, 1, {}).match, 1, {}).match;
    const stealing = seen(drawn(again, { upgrades: [{ ship: "drawbridge" }] }, {}));
    const steal = (target: string) => ({ action: { ...pass, charges: [{ ship: "N5", effect: "steal", target }] } });
    expect(suggestions(stealing).map(({ typed }) => typed)).toEqual(["pass", "N5 steal S1"]);
    expect(readOrder("2", stealing)).toEqual(steal("S1"));
    expect(readOrder("2 s4", stealing)).toEqual(steal("S4"));
    expect(readOrder("2 S1 S2 S3", stealing)).toEqual({ unknown: "2 S1 S2 S3" });
    expect(readOrder("1 S4", stealing)).toEqual({ unknown: "1 S4" });
  });

  test("of a power that takes any amount, the number is the amount", () => {
    const rich = drawn(duel({}, { ...tide, keel: 10 }), { basics: basics(["buoy", 1], ["eel", 1]) }, {});
    expect(readOrder("surge 2", seen(rich))).toEqual({
      action: { ...pass, solarPowers: [{ power: "surge", spend: 2 }] },
    });
    // A ship that can do one thing alone needs no more than its id; whether it may now is for the rules to say.
    expect(readOrder("N2", seen(rich))).toEqual({ action: { ...pass, charges: [{ ship: "N2", effect: "damage" }] } });
  });
});

describe("a faction in words", () => {
  test.each([
    ["Corona", "en"],
    ["corona", "ru"],
    ["корону", "ru"],
    ["2", "en"],
  ] as const)("%s (%s)", (typed, language) => {
    expect(readOrder(typed, seen(duel(), 0, language))).toEqual({ action: { faction: "corona" } });
  });

  test.each(["pass", "cor ona", "lattice, corona"])("%s is none", (typed) => {
    expect(readOrder(typed, seen(duel()))).toHaveProperty("unknown");
  });
});

describe("orders that are shown", () => {
  /** By seed: the rules, and what is chosen of them. */
  type Duel = [seed: string, rules: object, options?: object];
  const usual: readonly Duel[] = [
    ["a", {}],
    ["dddd", tide],
    ["fa", awkward],
    ["hccc", awkward, factions("exit", "none")],
  ];
  const more: readonly Duel[] = [
    ["bb", {}],
    ["ccc", {}],
    ["eeeee", tide],
    ["gbb", awkward, factions("exit", "exit")],
  ];
  test.each<Duel>([...usual, ...(inject("isLong") ? more : [])])(
    "can be typed again as they are spelt, in both languages (%s)",
    (seed, rules, options = {}) => {
      for (const { match, seat, action } of decisions(seed, rules, options)) {
        for (const language of ["en", "ru"] as const) {
          const view = seen(match, seat, language);
          const { commands } = view.words.typed;
          for (const each of [action, exampleOrder(view), ...suggestions(view).map((one) => one.action)]) {
            const spelt = formatOrder(each, view);
            expect(readOrder(spelt, view), spelt).toEqual({ action: each });
            expect(Object.values(commands).flat()).not.toContain(spelt);
          }
        }
      }
    },
  );

  test.each<Duel>([
    ["d", tide],
    ["ee", tide],
    ["f", awkward, factions("exit", "exit")],
    ["gg", {}],
  ])("are legal, under a designer's own pack too (%s)", (seed, rules, options = {}) => {
    for (const { match, seat } of decisions(seed, rules, options)) {
      const view = seen(match, seat);
      for (const { action, typed } of [...suggestions(view), { action: exampleOrder(view), typed: "" }]) {
        expect(shapeships.check(match.state, seat, action, match.rules), typed).toBeNull();
      }
    }
  });

  test("an order that was read is decided like any other", () => {
    const read = readOrder("2 strut", seen(first));
    if (!("action" in read)) throw new Error("not read");
    expect(order(first, 0, read.action).match.sealed).toHaveLength(1);
  });
});
