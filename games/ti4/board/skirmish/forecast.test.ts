import { describe, expect, test } from "vitest";
import { describeForecast, describePill, formatChance } from "./describe-forecast.ts";
import { forecastOf } from "./forecast.ts";
import { namingFor } from "./naming.ts";
import { tableAfter } from "./table.fixture.ts";
import { tableWords } from "./words/words.ts";

const naming = namingFor("en", ["Ada", "Juno"]);
const activate = (system: string) => ({ type: "activate", system }) as const;

describe("what would come of a decision", () => {
  test("nobody in the way: the chance to take the planet is that of the rift", () => {
    const table = tableAfter([{ home: "South", space: { carrier: 1 } }, { home: "North" }]);
    const found = forecastOf(table, 0, activate("Crown"));
    expect(found).toMatchObject({
      battle: null,
      rival: null,
      arrives: 0.7,
      planets: [{ planet: "Concord", worth: 7 }],
    });
    if (found === null) throw new Error("nothing is foreseen");
    expect(describePill(found, tableWords.en, naming, "en")).toEqual({
      system: "Crown",
      figure: "70%",
      lines: ["you take", "Concord"],
    });
    expect(describeForecast(found, tableWords.en, naming, "en")).toEqual([
      "1 ship can come, with 4 infantry.",
      "It arrives: 70%.",
      "You take Concord (+7): 70%.",
    ]);
  });

  test("a battle: won, lost or nobody left, for whoever decides", () => {
    const rival = { home: "North", fleets: { Anvil: { cruiser: 1 } } };
    const table = tableAfter([{ home: "South", space: { cruiser: 2 } }, rival]);
    const found = forecastOf(table, 0, activate("Anvil"));
    if (!found?.battle) throw new Error("no battle is foreseen");
    const { win, lose, neither } = found.battle;
    expect(win).toBeGreaterThan(0.7);
    expect(win + lose + neither).toBeCloseTo(1, 12);
    expect(describePill(found, tableWords.ru, namingFor("ru", []), "ru")?.lines).toEqual(["победа", "Наковальня"]);
    const moved = tableAfter(
      [{ home: "South", space: { cruiser: 2 } }, rival],
      [activate("Anvil"), { type: "move", moves: [{ ship: "South/cruiser/1", path: ["South", "Anvil"], cargo: [] }] }],
    );
    const seat = moved.state.awaited ?? 0;
    const draft = moved.step?.task === "retreat" ? ({ type: "retreat", to: null } as const) : null;
    if (draft !== null) expect(forecastOf(moved, seat, draft)?.rival).toBe(1 - seat);
  });

  test("hits given to what is worth less leave the better odds", () => {
    const table = tableAfter([
      { home: "South", space: { cruiser: 1, destroyer: 1 } },
      { home: "North", fleets: { Anvil: { cruiser: 2 } } },
    ]);
    const state = {
      ...table.state,
      tactical: { seat: 0, system: "Anvil", round: 1, retreat: null },
      space: {
        Anvil: { 0: { units: { cruiser: 1, destroyer: 1 }, damaged: {} }, 1: { units: { cruiser: 1 }, damaged: {} } },
      },
    };
    const step = { task: "assign", seat: 0, hits: 1, scope: "all", inRound: true, where: { place: "space" } } as const;
    const asked = { ...table, state: { ...state, todo: [step], awaited: 0 }, step };
    const chance = (unit: string) => {
      const draft = { type: "assign", sustain: {}, destroy: { [unit]: 1 }, destroyDamaged: {} } as const;
      return forecastOf(asked, 0, draft)?.battle?.win ?? Number.NaN;
    };
    expect(chance("destroyer")).toBeGreaterThan(chance("cruiser"));
    // Hits that are left over make no decision, and have no odds.
    expect(forecastOf(asked, 0, { type: "assign", sustain: {}, destroy: {}, destroyDamaged: {} })).toBeNull();
  });
});

test("a chance is called neither certain nor impossible where it is not", () => {
  expect([0, 0.001, 0.5, 0.684, 0.999, 1].map((chance) => formatChance("en", chance))).toEqual([
    ...["0%", "<1%", "50%", "68%", ">99%", "100%"],
  ]);
});
