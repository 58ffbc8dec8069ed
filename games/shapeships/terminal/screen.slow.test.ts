import { describe, expect, inject, test } from "vitest";
import { forecast } from "../book/forecast.ts";
import { shapeships } from "../game.ts";
import { decisions, drawn, duel, factions, order, seen, tide } from "./duels.fixture.ts";
import { drawScreen } from "./screen.ts";
import { terminal } from "./terminal.ts";

const moment = (match: ReturnType<typeof duel>, seat: 0 | 1, language: "en" | "ru" = "en") => ({
  view: match.state,
  rules: match.rules,
  seat,
  language,
});

const rich = duel(factions("lattice", "corona"), { keel: 20 });
const battle = drawn(
  rich,
  {
    basics: [
      { ship: "caliper", count: 2 },
      { ship: "strut", count: 1 },
    ],
  },
  {
    basics: [
      { ship: "mote", count: 2 },
      { ship: "prism", count: 1 },
    ],
  },
);
const response = order(order(battle, 0, { charges: [{ ship: "N1", effect: "damage" }] }).match, 1, {
  solarPowers: [{ power: "halo" }],
}).match;

describe("the table", () => {
  test("has turn, stage, step, both players with their ceiling, and both fleets, like ships together", () => {
    const text = drawScreen(seen(battle));
    expect(text).toMatch(/^Turn 1 · Battle Phase · declaration · the die shows \d\n/);
    expect(text).toMatch(/\n {2}North \(you\) {2}Lattice {2}66 of 76 +\d+ {2}none\n/);
    expect(text).toMatch(/\n {2}South {8}Corona {3}66 of 76 +\d+ {2}1 amber\n/);
    expect(text).toContain("  Caliper ×2  N1 N2 (2 charges each)  a charge: 5 damage or 6 healing\n");
    expect(text).toContain("  Strut       N3                      every turn: 2 damage\n");
    expect(text).toContain("  Mote ×2  S1 S2  once, when built: 4 damage\n");
  });

  test("has what is queued, what was declared, and what comes of it", () => {
    expect(drawScreen(seen(battle))).toContain(
      "Queued for the end of this turn:\n  8 damage  to North (you)  Mote S1, S2 (4 each)\n" +
        "If nothing more happens this turn: you lose 8, 66 → 58; South loses 2, 66 → 64.",
    );
    const text = drawScreen(seen(response, 1));
    expect(text).toContain("Declared: North N1 damage; South (you) halo.\n");
    expect(text).toContain("  Caliper  N1 (1 charge, has acted)");
    expect(text).toContain("this turn: you lose 5, 66 → 61 (7 damage, 2 healing);\n  North loses 8, 66 → 58.");
  });

  test("in Russian", () => {
    const text = drawScreen(seen(response, 1, "ru"));
    expect(text).toMatch(/^Ход 1 · бой · ответ · на кубике \d\n/);
    expect(text).toContain("Объявлено: Север N1 урон; Юг (вы) гало.\n");
    expect(text).toContain("  Призма      S3     каждый бой: +1 к янтарю\n");
    expect(drawScreen(seen(battle, 1, "ru"))).toMatch(/Юг \(вы\) .* янтарь 1\n/);
    expect(text).toContain("вы теряете 5, 66 → 61 (урон 7, лечение 2);\n  Север теряет 8, 66 → 58.");
  });

  test("announces dusk, joining lines, numbers and a raised ceiling where there are any", () => {
    expect(drawScreen(seen(rich))).not.toContain("Dusk");
    expect(drawScreen(seen(duel(factions("lattice", "corona"), { dusk: { turn: 3, damage: 9 } })))).toContain(
      "Dusk comes with turn 3: no healing from then on, and 9 damage more for both with every turn.",
    );
    const ours = drawn(
      duel({}, { ...tide, keel: 20 }),
      {
        basics: [
          { ship: "buoy", count: 1 },
          { ship: "reef", count: 1 },
          { ship: "eye_of_the_storm", count: 1, number: 4 },
        ],
      },
      {},
    );
    const text = drawScreen(seen(order(order(ours, 0, { charges: [] }).match, 1, { charges: [] }).match));
    expect(text).toContain("30 of 50");
    expect(text).toMatch(/\+ 2 joining/);
    expect(text).toContain("eye_of_the_storm  N3 (number 4)");
  });

  test("after dusk says what it does in this turn, and not when it comes", () => {
    const dark = (turn: number, language: "en" | "ru" = "en") => {
      const view = seen(duel(factions("lattice", "corona"), { dusk: { turn: 11, damage: 3 } }), 0, language);
      return drawScreen({ ...view, state: { ...view.state, turn } })
        .split("\n")
        .slice(-2)
        .join(" ");
    };
    expect(dark(10)).toContain("Dusk comes with turn 11: no healing from then on");
    expect(dark(11).replaceAll(/\s+/g, " ")).toContain(
      "Dusk has come: 3 damage to both at the end of this turn, 3 more every turn, and healing counts nothing.",
    );
    expect(dark(12)).toContain("Dusk has come: 6 damage to both");
    expect(dark(12)).not.toContain("comes with");
    expect(dark(12, "ru").replaceAll(/\s+/g, " ")).toContain(
      "Наступили сумерки: в конце этого хода обоим урон 6, с каждым ходом на 3 больше; лечение не считается.",
    );
  });

  test("numbers below zero have the minus sign of the sums", () => {
    const frail = duel(factions("lattice", "corona"), { keel: 20, health: 3, ceiling: 3 });
    const hit = drawn(frail, { basics: [{ ship: "caliper", count: 1 }] }, { basics: [{ ship: "mote", count: 2 }] });
    expect(drawScreen(seen(hit))).toContain("you lose 8, 3 → −5, knocked out");
    expect(drawScreen(seen(hit, 0, "ru"))).toContain("вы теряете 8, 3 → −5, нокаут");
  });

  test.each(inject("isLong") ? ["a", "bb", "ccc", "dddd"] : ["a", "dddd"])(
    "stays within 100 columns, whatever happens (%s)",
    (seed) => {
      for (const rules of [{}, tide]) {
        for (const { match, seat } of decisions(seed, rules)) {
          for (const language of ["en", "ru"] as const) {
            const { draw, prompt } = terminal;
            const shown = `${draw(moment(match, seat, language))}\n${prompt?.(moment(match, seat, language))}`;
            expect(shown.split("\n").filter((line) => line.length > 100)).toEqual([]);
          }
        }
      }
    },
  );
});

/** What is settled if everybody does nothing until it is. */
function settledIdly(match: ReturnType<typeof duel>): object {
  const next = shapeships.next(match.state, match.rules);
  const awaited = "awaiting" in next ? next.awaiting : [];
  const seat = awaited.find((each) => !match.sealed.some((one) => one.seat === each)) === 0 ? 0 : 1;
  const moved = order(match, seat, shapeships.defaultAction(match.state, seat, match.rules));
  return moved.events.find(({ type }) => type === "settled") ?? settledIdly(moved.match);
}

describe("the forecast", () => {
  test.each(["a", "bb", "ccc"])("is what the rules would settle if both did nothing more (%s)", (seed) => {
    for (const { match } of decisions(seed)) {
      if (match.state.status !== "playing" || match.sealed.length > 0) continue;
      expect(settledIdly(match)).toEqual({ type: "settled", players: forecast(match.state, match.rules) });
    }
  });

  test("there is none before the first turn", () => {
    expect(forecast(duel().state, duel().rules)).toBeNull();
  });
});

describe("the prompt", () => {
  test("lists single things with what they cost, and what is out of reach", () => {
    const text = terminal.draw(moment(duel(factions("lattice", "corona")), 0));
    expect(text).toMatch(
      /\n {3}1\) {2}nothing +save all lines\n {3}2\) {2}strut +3 lines {2}every turn: 2 damage \(room for 4 more\)\n/,
    );
    expect(text).toContain("Later, or together with their parts:");
    expect(text).toContain("Keystone (2 Strut + Gusset + 3 lines)");
    const fight = terminal.draw(moment(battle, 0));
    expect(fight).toMatch(
      /\n {3}1\) {2}pass +keep charges and energy\n {3}2\) {2}N1 damage {3}1 of 2 charges {2}5 damage\n/,
    );
  });

  test("says how to type, with an example that is legal now", () => {
    expect(terminal.prompt?.(moment(battle, 0))).toMatch(/for example: N1 damage, N2 damage\n.*ships, .*\n> $/);
    expect(terminal.prompt?.(moment(duel(), 1))).toContain("South (you), type the name of a faction");
    expect(terminal.prompt?.(moment(battle, 1, "ru"))).toContain("например: вспышка");
  });

  test("what is typed is an order, a text to read, or nothing that it knows", () => {
    const read = (typed: string) => terminal.read?.(moment(battle, 0), typed);
    expect(read("N1 damage")).toMatchObject({ action: { charges: [{ ship: "N1", effect: "damage" }] } });
    expect(read("ships")).toMatchObject({ text: expect.stringContaining("Umbra: Upgraded") });
    expect(read("ships umbra")).toMatchObject({ text: expect.stringMatching(/^ {2}Umbra: Upgraded/) });
    expect(read("")).toMatchObject({ text: expect.stringContaining("To use in the declaration:") });
    expect(read("dance")).toMatchObject({ text: expect.stringContaining('"dance" is not understood') });
    expect(read('{"charges":[]}')).toBeNull();
  });

  test("an order for another step is told so", () => {
    const said = (match: typeof rich, typed: string, language: "en" | "ru" = "en") => {
      const reading = terminal.read?.(moment(match, 0, language), typed);
      return reading && "text" in reading ? reading.text.replaceAll(/\s+/g, " ") : reading;
    };
    for (const typed of ["strut", "2 strut", "N1 damage, strut", "2 strut and gusset", "convert N1"]) {
      expect(said(battle, typed)).toBe(
        "This is the declaration: the drawing of this turn is over, and nothing was done. " +
          "Type, say: N1 damage, N2 damage",
      );
    }
    expect(said(response, "keystone")).toMatch(/^This is the response: the drawing of this turn is over/);
    expect(said(battle, "2 распорки", "ru")).toBe(
      "Сейчас объявление: чертить в этот ход уже поздно, ничего не сделано. Введите, например: N1 урон, N2 урон",
    );
    expect(said(rich, "N1 damage")).toMatch(/^This is the drawing: ships act in the battle, after it, and nothing/);
    expect(said(rich, "N1 урон", "ru")).toMatch(/^Сейчас чертёж: корабли действуют после него, в бою; /);
    for (const typed of ["fly", "6", "6 S9"]) expect(said(battle, typed)).toContain(`"${typed}" is not understood`);
    expect(said(battle, "draw")).toBe("Nothing is drawn in this step. To offer a draw, type `offer`.");
    expect(said(duel(), "strut")).toContain('"strut" is not understood');
  });
});
