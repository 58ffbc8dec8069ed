import { describe, expect, test } from "vitest";
import { decisions, drawn, duel, factions, order } from "./duels.fixture.ts";
import { tellEvents } from "./tell.ts";

const poor = duel(factions("lattice", "corona"));
const rich = duel(factions("lattice", "corona"), { keel: 20 });

describe("what happened", () => {
  test("steps are named in one heading a stage, and only where something happened", () => {
    const quiet = order(order(poor, 0, { basics: [] }).match, 1, { basics: [] });
    const lines = tellEvents(quiet.events, "en", false);
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
    const text = tellEvents(moved.events, "en", false).join("\n");
    expect(text).toContain("Queued: Mote S1, S2: 8 damage (4 each) for North.\n");
    expect(text).toContain("North: 66 − 8 damage + 0 healing = 58\n    8 damage  Mote S1, S2  queued; 4 each\n");
    expect(text).toContain("South: 66 − 6 damage + 0 healing = 60\n    6 damage  Strut N1, N2, N3  lasting; 2 each");
    expect(tellEvents(moved.events, "ru", false).join("\n")).toContain("урон 6  Распорка N1, N2, N3  постоянно; по 2");
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
    const text = tellEvents(order(battle, 0, { solarPowers: [{ power: "refraction" }] }).events, "en", false).join(
      "\n",
    );
    expect(text).toContain("North: Refraction. South: pass.\n(South had nothing to use.)\n");
    expect(text).toContain("Queued: Refraction: 4 damage (1 + 3 types you control) for South.");
    expect(text).toContain("4 damage  Cusp N3, N4  lasting; 2 each; 1 + 1 others of its kind");
  });

  test("what does not count stands in brackets, with the reason", () => {
    const dark = duel(factions("lattice", "corona"), { keel: 20, dusk: { turn: 1, damage: 2 } });
    const moved = order(order(dark, 0, { basics: [{ ship: "gusset", count: 1 }] }).match, 1, { basics: [] });
    expect(tellEvents(moved.events, "en", false).join("\n")).toContain(
      "    (2 healing)  Gusset N1  does not count: no healing after dusk\n    2 damage     Dusk       dusk has fallen\n",
    );
  });

  test("an end is told, and what the kernel tells is told too", () => {
    const frail = duel(factions("lattice", "corona"), { keel: 20, health: 2, ceiling: 2 });
    const moved = order(order(frail, 0, { basics: [{ ship: "strut", count: 1 }] }).match, 1, { basics: [] });
    expect(tellEvents(moved.events, "en", false).at(-1)).toBe("North 2, South 0: North wins.");
    expect(tellEvents([{ type: "match:draw-offered", seat: 0 }], "en", false)).toEqual(["Seat 0 offers a draw."]);
  });

  test.each(["a", "bb", "ccc"])("stays within 100 columns (%s)", (seed) => {
    for (const { match, seat, action } of decisions(seed)) {
      for (const language of ["en", "ru"] as const) {
        const lines = tellEvents(order(match, seat, action).events, language, true);
        for (const line of lines.join("\n").split("\n")) expect(line.length, line).toBeLessThanOrEqual(100);
      }
    }
  });
});
