import { describe, expect, test } from "vitest";
import { exampleOrder } from "../book/choices.ts";
import { compactIds } from "../book/reckoning.ts";
import { awkward, drawn, duel, factions, order, seen, tide } from "./duels.fixture.ts";
import { formatOrder } from "./orders.ts";
import { outOfReach, suggestions } from "./suggest.ts";
import { terminal } from "./terminal.ts";

type Duel = ReturnType<typeof duel>;

/** The list before a decision: what is typed, and what it does. */
const listed = (match: Duel, seat: 0 | 1 = 0, language: "en" | "ru" = "en") =>
  Object.fromEntries(suggestions(seen(match, seat, language)).map(({ typed, does }) => [typed, does]));
const far = (match: Duel, seat: 0 | 1 = 0, language: "en" | "ru" = "en") => {
  const view = seen(match, seat, language);
  return outOfReach(view, suggestions(view));
};
const basics = (...list: [ship: string, count: number][]) => ({
  basics: list.map(([ship, count]) => ({ ship, count })),
});

/** The turn after this one, if nobody does anything more; charges of these ships of North's are spent on the way. */
function next(match: Duel, ...hitting: readonly string[]): Duel {
  const fired = order(match, 0, { charges: hitting.map((ship) => ({ ship, effect: "damage" })) }).match;
  return order(order(fired, 1, {}).match, 1, {}).match;
}

describe("lines that would be lost", () => {
  /** What the empty order is said to do, for somebody who has so many lines of both kinds under a cap of 10. */
  function saved(lines: number, joining: number, language: "en" | "ru" = "en"): string | undefined {
    const view = seen(duel(factions("lattice", "corona")), 0, language);
    const [north, south] = view.state.players;
    const players = [{ ...north, lines, joining }, south] as const;
    return suggestions({ ...view, state: { ...view.state, players } })[0]?.does;
  }

  test.each([
    [9, 0, "save all lines", "сохранить все линии"],
    [10, 0, "save all lines", "сохранить все линии"],
    [14, 0, "save 10 lines, lose 4", "сохранить 10 линий, потерять 4"],
    [12, 3, "save 10 lines, lose 5", "сохранить 10 линий, потерять 5"],
    [8, 5, "save 8 lines and 2 joining lines, lose 3", "сохранить 8 линий и 2 связующие линии, потерять 3"],
  ])("are told before they are: %i and %i joining", (lines, joining, en, ru) => {
    expect(saved(lines, joining)).toBe(en);
    expect(saved(lines, joining, "ru")).toBe(ru);
  });

  test("the heading says that there is a cap, and what it does", () => {
    const { state: view, rules } = duel(factions("lattice", "corona"));
    expect(terminal.draw({ view, rules, seat: 0, language: "en" })).toMatch(
      /To draw with \d+ lines \(what is left is saved, up to 10; more is lost\):/,
    );
    expect(terminal.draw({ view, rules, seat: 0, language: "ru" })).toMatch(
      /есть \d+ лини\S+ \(остаток копится, не больше 10; что сверх того, пропадает\):/,
    );
  });
});

describe("limits", () => {
  const rich = duel(factions("lattice", "lattice"), { keel: 40 });

  test("how many more may be drawn is on the line of a ship that has one", () => {
    expect(listed(rich)["strut"]).toBe("every turn: 2 damage (room for 4 more)");
    expect(listed(rich)["caliper"]).toBe("a charge: 5 damage or 6 healing (2 charges; room for 3 more)");
    expect(listed(rich, 0, "ru")["распорка"]).toBe("каждый ход: урон 2 (можно ещё 4)");
    expect(listed(duel({}, tide))["reef"]).not.toContain("room");
  });

  test("a ship that is at its limit says so, and is not what comes later", () => {
    const full = drawn(rich, basics(["strut", 4], ["winch", 1]), {});
    expect(far(full).full).toEqual(["Strut: at its limit (4 of 4 drawn)"]);
    expect(far(full, 0, "ru").full).toEqual(["Распорка: больше нельзя (начерчено 4 из 4)"]);
    expect(far(full).later.join()).not.toContain("Strut (");
    expect(listed(full)["gusset"]).toContain("room for 4 more");
    const shown = terminal.draw({ view: full.state, rules: full.rules, seat: 0, language: "en" });
    expect(shown).toContain("\nStrut: at its limit (4 of 4 drawn).");
  });

  test("count what was drawn, and nothing else", () => {
    const three = drawn(rich, basics(["strut", 3], ["winch", 1]), {});
    const made = drawn(three, { makers: [{ ship: "N4", makes: "strut" }] }, {});
    expect(made.state.players[0].ships.filter(({ ship }) => ship === "strut")).toHaveLength(4);
    expect(listed(made)["strut"]).toContain("room for 1 more");
    // What a ship makes is not limited.
    expect(listed(three)["N4 makes strut"]).toBe("every turn: 2 damage");
  });
});

describe("after dusk", () => {
  const dark = duel(factions("lattice", "corona"), { keel: 40, dusk: { turn: 1, damage: 2 } });

  test("healing is marked as doing nothing, and is no example", () => {
    expect(listed(dark)["gusset"]).toBe("every turn: 2 healing (room for 4 more; no healing counts after dusk)");
    expect(listed(dark)["strut"]).toBe("every turn: 2 damage (room for 4 more)");
    const battle = drawn(dark, basics(["caliper", 1]), basics(["prism", 1]));
    expect(listed(battle)).toMatchObject({
      "N1 damage": "5 damage",
      "N1 healing": "6 healing (no healing counts after dusk)",
    });
    expect(listed(battle, 1, "ru")["гало"]).toBe("лечение 2 (в сумерках лечение не считается)");
    expect(formatOrder(exampleOrder(seen(battle, 1)), seen(battle, 1))).toBe("flare");
    const view = seen(dark);
    const [north, south] = view.state.players;
    const poor = { ...view, state: { ...view.state, turn: 4, players: [{ ...north, lines: 6 }, south] as const } };
    expect(formatOrder(exampleOrder(poor), poor)).toBe("strut");
    const light = { ...poor, pack: { ...poor.pack, dusk: null } };
    expect(formatOrder(exampleOrder(light), light)).toBe("strut, gusset");
  });

  test("and before it is not", () => {
    expect(listed(duel(factions("lattice", "corona")))["gusset"]).toBe("every turn: 2 healing (room for 4 more)");
  });
});

describe("one line for each action", () => {
  const rich = duel(factions("lattice", "corona"), { keel: 60, energyCap: 9, health: 300, ceiling: 300 });
  const fleets = drawn(rich, basics(["caliper", 1], ["strut", 4]), basics(["mote", 6], ["prism", 4], ["lens", 3]));
  const second = drawn(next(fleets, "N1"), {}, {});
  const third = drawn(next(second, "N1"), { upgrades: [{ ship: "drawbridge" }] }, {});

  test("with its targets on it, ids that follow each other together", () => {
    expect(listed(third)).toEqual({
      pass: "keep charges and energy",
      "N6 steal S1": "steals an enemy Basic; targets: Mote S1–S6; Prism S7–S10; Lens S11–S13",
    });
    const southern = listed(third, 1);
    expect(Object.keys(southern)).toEqual(["pass", "flare", "halo", "refraction", "shatter N2"]);
    expect(southern["shatter N2"]).toBe("destroys an enemy Basic; targets: Strut N2–N4");
    expect(listed(third, 1, "ru")["раскол N2"]).toBe("уничтожает базовый корабль соперника; цели: Распорка N2–N4");
  });

  test("a single target stands behind a colon", () => {
    const lone = drawn(rich, basics(["strut", 1]), basics(["lens", 3]));
    const once = drawn(lone, {}, {});
    expect(listed(once, 1)["shatter N1"]).toBe("destroys an enemy Basic: Strut N1");
  });

  test("so do pairs, amounts and numbers", () => {
    const squids = drawn(
      duel({}, { ...tide, keel: 20 }),
      basics(["squid", 1], ["buoy", 2], ["gull", 1]),
      basics(["gull", 3], ["swell", 1]),
    );
    expect(listed(squids)).toMatchObject({
      "N1 copy S1": "copies an enemy Basic, the copy comes next turn; targets: gull S1–S3; swell S4",
      "N1 destroy a pair N1 S1":
        "destroys a Basic of its own side and an enemy one of the same price; " +
        "pairs: N1 with S1–S4; N2 with S1–S4; N3 with S1–S4; N4 with S1–S4",
      "surge 4": "2 damage for each energy spent on it; spends 0 to 4",
    });
    expect(listed(squids, 0, "ru")["surge 4"]).toContain("; тратится от 0 до 4");
    expect(listed(squids, 0, "ru")["N1 уничтожить пару N1 S1"]).toContain("; пары: N1 и S1–S4; N2 и S1–S4");
    const numbers = listed(duel({}, tide));
    expect(numbers["eye_of_the_storm 1"]).toContain("(with a number from 1 to 6)");
    expect(numbers).not.toHaveProperty("eye_of_the_storm 2");
    const calm = seen(drawn(duel({}, { ...tide, keel: 20 }), basics(["buoy", 1]), {}));
    expect(formatOrder(exampleOrder(calm), calm)).toBe("surge 1");
  });

  test("and no action is cut off, however many there are", () => {
    const many = order(order(duel({}, { ...awkward, keel: 90 }), 0, { faction: "exit" }).match, 1, {
      faction: "exit",
    }).match;
    const fight = drawn(many, basics(["for", 12], ["back", 1]), basics(["a", 9]));
    const text = terminal.draw({ view: fight.state, rules: fight.rules, seat: 0, language: "en" });
    expect(suggestions(seen(fight)).length).toBeGreaterThan(36);
    for (const { typed } of suggestions(seen(fight))) expect(text).toContain(`)  ${typed} `);
  });

  test.each([
    [["S2", "S3", "S5", "S6", "S7", "S9"], "S2, S3, S5–S7, S9"],
    [["S9", "S10", "S11", "N3"], "S9–S11, N3"],
    [["N1", "S2", "N3"], "N1, S2, N3"],
    [[], ""],
  ])("%j", (ids, text) => expect(compactIds(ids)).toBe(text));
});
