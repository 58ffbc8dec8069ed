import { describe, expect, test } from "vitest";
import { decisions, drawn, duel, factions, order, tide } from "./duels.fixture.ts";
import { describeEvents } from "./events.ts";

type Energy = { readonly [colour: string]: number };

const poor = duel(factions("lattice", "corona"));
const rich = duel(factions("lattice", "corona"), { keel: 20 });

describe("what happened", () => {
  test("steps are named in one heading a stage, and only where something happened", () => {
    const quiet = order(order(poor, 0, { basics: [] }).match, 1, { basics: [] });
    const lines = describeEvents(quiet.events, "en", false);
    expect(lines.filter((line) => line.startsWith("— "))).toEqual([
      "— Turn 1 · Build Phase · completion —",
      "— Turn 1 · Battle Phase · declaration —",
      "— Turn 1 · End of Turn Resolution · settlement —",
      "— Turn 2 · Build Phase · dice roll, line generation —",
    ]);
    expect(lines).toContain("Neither side has anything that it could use: both pass.");
    expect(lines.join("\n")).not.toMatch(/goes on|is over|can build|Energy/);
  });

  test("like effects are told together, queued and settled", () => {
    const moved = order(order(rich, 0, { basics: [{ ship: "strut", count: 3 }] }).match, 1, {
      basics: [{ ship: "mote", count: 2 }],
    });
    const text = describeEvents(moved.events, "en", false).join("\n");
    expect(text).toContain("Queued: Mote S1, S2: 8 damage (4 each) to North.\n");
    expect(text).toContain("North: 66 − 8 damage + 0 healing = 58\n    8 damage  Mote S1, S2  queued; 4 each\n");
    expect(text).toContain("South: 66 − 6 damage + 0 healing = 60\n    6 damage  Strut N1–N3  lasting; 2 each");
    expect(describeEvents(moved.events, "ru", false).join("\n")).toContain("урон 6  Распорка N1–N3  постоянно; по 2");
  });

  test("who could do nothing is told, and what an amount was put together from", () => {
    const battle = drawn(
      duel(factions("corona", "corona"), { keel: 20 }),
      {
        basics: [
          { ship: "prism", count: 1 },
          { ship: "lens", count: 1 },
          { ship: "cusp", count: 2 },
        ],
      },
      {},
    );
    const text = describeEvents(order(battle, 0, { solarPowers: [{ power: "refraction" }] }).events, "en", false).join(
      "\n",
    );
    expect(text).toContain("North: Refraction. South: pass.\n(South had nothing to use.)\n");
    expect(text).toContain("Queued: Refraction: 4 damage (1 + 3 types of ship of its side) to South.");
    expect(text).toContain("4 damage  Cusp N3, N4  lasting; 2 each; 1 + 1 other of its kind");
  });

  test("what does not count stands in brackets, with the reason", () => {
    const dark = duel(factions("lattice", "corona"), { keel: 20, dusk: { turn: 1, damage: 2 } });
    const moved = order(order(dark, 0, { basics: [{ ship: "gusset", count: 1 }] }).match, 1, { basics: [] });
    expect(describeEvents(moved.events, "en", false).join("\n")).toContain(
      "    (2 healing)  Gusset N1  does not count: no healing after dusk\n    2 damage     Dusk       dusk has fallen\n",
    );
  });

  test("an end is told, and what the kernel tells is told too", () => {
    const frail = duel(factions("lattice", "corona"), { keel: 20, health: 2, ceiling: 2 });
    const moved = order(order(frail, 0, { basics: [{ ship: "strut", count: 1 }] }).match, 1, { basics: [] });
    expect(describeEvents(moved.events, "en", false).at(-1)).toBe("North 2, South 0: North wins.");
    expect(describeEvents([{ type: "match:draw-offered", seat: 0 }], "en", false)).toEqual(["North offers a draw."]);
  });

  test("of the kernel's news the sides are the subject, in both languages", () => {
    const news = ["match:draw-offered", "match:resigned", "match:undone", "match:absent"] as const;
    const told = (language: "en" | "ru") =>
      news.flatMap((type) => describeEvents([{ type, seat: 1 }], language, false));
    expect(told("en")).toEqual([
      "South offers a draw.",
      "South resigns.",
      "South undoes its last decision.",
      "South was away; the rules decided for it.",
    ]);
    expect(told("ru")).toEqual([
      "Юг предлагает ничью.",
      "Юг сдаётся.",
      "Юг отменяет своё последнее решение.",
      "Юг отсутствует; за эту сторону решили правила.",
    ]);
  });

  test("like reasons for lines are one reason", () => {
    const brings = (source: string, amount = 1) => ({ op: "add", amount, source }) as const;
    const north = [
      { op: "base", amount: 1 } as const,
      ...[brings("keel", 2), brings("scaffold N1"), brings("scaffold N1"), brings("scaffold N2"), brings("winch N3")],
    ];
    const event = { type: "lines", lines: [7, 1], joining: [0, 0], because: [north, north.slice(0, 1)] } as const;
    expect(describeEvents([event], "en", false)).toEqual([
      "Lines: North 7 (1 + 2 keel + 3 Scaffold N1, N2 + 1 Winch N3), South 1.",
    ]);
    expect(describeEvents([event], "ru", false)[0]).toContain("+ 3 Леса N1, N2 + 1 Лебёдка N3)");
  });

  test("what ships make and convert is told apart from what is drawn", () => {
    const begun = order(order(rich, 0, { basics: [{ ship: "winch", count: 1 }] }).match, 1, { basics: [] });
    const made = { makers: [{ ship: "N1", makes: "strut" }], basics: [{ ship: "strut", count: 1 }] };
    const { events } = order(order(begun.match, 0, made).match, 1, { basics: [] });
    expect(describeEvents(events, "en", false).slice(1, 3)).toEqual([
      "North: N1 makes 1 Strut.",
      expect.stringMatching(/^North draws 1 Strut\. Completed: Strut N2, Strut N3\. Saved: 10/),
    ]);
    expect(describeEvents(events, "ru", false)[1]).toBe("Север: N1 строит «Распорка».");
    const turned = drawn(duel({}, { ...tide, keel: 9 }), { basics: [{ ship: "spawn", count: 1 }] }, {});
    const later = order(order(turned, 0, {}).match, 1, {}).match;
    const converted = order(order(later, 0, { conversions: [{ ship: "N1" }] }).match, 1, { basics: [] }).events;
    expect(describeEvents(converted, "en", false)).toContain("North converts N1.");
    expect(describeEvents(converted, "ru", false)).toContain("Север превращает N1.");
  });

  test("energy of which there is none is left out", () => {
    const energy = (north: Energy, south: Energy) =>
      describeEvents([{ type: "energy", energy: [north, south] }], "en", false);
    expect(energy({ amber: 0, indigo: 2 }, { amber: 0 })).toEqual(["Energy: North 2 indigo; South none."]);
    expect(energy({ amber: 0 }, {})).toEqual([]);
  });

  /** What is told of a turn in which North draws these ships of the tide, and nobody does anything else. */
  function settled(rules: object, ...ships: readonly string[]): string {
    const basics = ships.map((ship) => ({ ship, count: 1 }));
    const battle = drawn(duel({}, { ...tide, keel: 20, ...rules }), { basics }, {});
    return describeEvents(order(order(battle, 0, {}).match, 1, {}).events, "en", false).join("\n");
  }

  test("what each brings is what counts, with its multipliers", () => {
    const text = "    18 healing  shoal N1, N2  lasting; 9 each; 3 + 6 swell N3, N4";
    expect(settled({}, "shoal", "shoal", "swell", "swell")).toContain(text);
    // What does not count would have counted as much.
    expect(settled({ dusk: { turn: 1, damage: 1 } }, "shoal", "shoal", "swell")).toContain(
      "    (12 healing)  shoal N1, N2  does not count: no healing after dusk; 6 each; 3 + 3 swell N3",
    );
  });

  test("a ship that does a thing twice is named once", () => {
    const strike = { when: "continuous", effect: "damage", amount: 2, resolves: "end_of_turn", requiresSurvival: true };
    const twin = { kind: "basic", id: "twin", faction: "tide", cost: 2, powers: [strike, strike] };
    expect(settled({ ships: [...tide.ships, twin] }, "twin")).toContain("    4 damage  twin N1  lasting; 2 × 2");
  });

  test("amounts that were counted say what was counted, and no base of 0", () => {
    const told = (amount: number, count: number, source: string, language: "en" | "ru" = "en") => {
      const because = [{ op: "base", amount: 0 } as const, { op: "add", amount, source, count, each: 2 } as const];
      const common = { id: "1", type: "heal", value: amount, target: 0, ship: "N1", source: "counterfort" } as const;
      const effect = { ...common, cause: "charge", persistsIfSourceDestroyed: true, because } as const;
      return describeEvents(
        [{ type: "queued", effect: { ...effect, triggeredAt: "battle_phase" } }],
        language,
        false,
      )[0];
    };
    expect(told(6, 3, "declared_action")).toBe(
      "Queued: Counterfort N1: 6 healing (6 for 3 actions the other side declared) for North.",
    );
    expect(told(2, 1, "declared_action")).toContain("(2 for 1 action the other side declared)");
    expect(told(4, 4, "other_ship")).toContain("(4 other ships of its side)");
    expect(told(4, 2, "strut")).toContain("(4 for 2 Strut)");
    expect(told(6, 3, "declared_action", "ru")).toContain("(6 за действия, объявленные соперником (3))");
    expect(told(4, 4, "other_ship", "ru")).toContain("(4 за другие корабли своей стороны)");
  });

  test("there is one minus sign", () => {
    const frail = duel(factions("lattice", "corona"), { keel: 20, health: 2, ceiling: 2 });
    const moved = order(order(frail, 0, { basics: [{ ship: "strut", count: 3 }] }).match, 1, { basics: [] });
    const text = describeEvents(moved.events, "en", false).join("\n");
    expect(text).toContain("South: 2 − 6 damage + 0 healing = −4\n");
    expect(text).toContain("North 2, South −4: North wins.");
    expect(describeEvents(moved.events, "ru", false).join("\n")).not.toMatch(/-\d/);
  });

  test.each(["a", "bb", "ccc"])("stays within 100 columns (%s)", (seed) => {
    for (const { match, seat, action } of decisions(seed)) {
      for (const language of ["en", "ru"] as const) {
        const lines = describeEvents(order(match, seat, action).events, language, true);
        for (const line of lines.join("\n").split("\n")) expect(line.length, line).toBeLessThanOrEqual(100);
      }
    }
  });
});
