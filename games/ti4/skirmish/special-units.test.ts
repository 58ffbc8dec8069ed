import { describe, expect, test } from "vitest";
import { anomaliesIn } from "./board.ts";
import { planFor } from "./plan.ts";
import { activate, landing, move, none, played, refusalOf, scene, types } from "./skirmish.fixture.ts";
import { legalActions } from "./steps/tasks.ts";

describe("units that take no capacity", () => {
  const mechs = { carrier: 1, cruiser: 1 };

  test("[TS6][TI95] are carried beside a full load, and land", () => {
    const given = scene({ space: mechs, ground: { argent_mech: 2, infantry: 4 } }, none);
    const cargo = [
      { unit: "infantry", count: 4, from: "A" },
      { unit: "argent_mech", count: 2, from: "A" },
    ];
    const moveCarrier = { type: "move" as const, moves: [{ ship: "A/carrier/1", path: ["A", "M"], cargo }] };
    const { state } = played(given, [activate("M"), moveCarrier, landing("Midway", { argent_mech: 2, infantry: 4 })]);
    expect(state.planets["Midway"]).toMatchObject({ owner: 0, force: { units: { argent_mech: 2, infantry: 4 } } });
    const active = played(given, [activate("M")]);
    expect(refusalOf(active, move(["A/cruiser/1", "A-M", ["argent_mech", 1]]))).toMatchObject({
      code: "over-capacity",
    });
  });

  test("[TS10] go along with a retreat", () => {
    const given = scene(
      { space: { cruiser: 1 } },
      { fleets: { M: { carrier: 1, infantry: 4, argent_mech: 1 } }, garrisons: { Beta: {} } },
    );
    const flee = { type: "retreat", to: "B" } as const;
    const fled = played(given, [activate("M"), move(["A/cruiser/1", "A-M"]), flee], [1, 1]);
    expect(fled.state.space["B"]?.[1]?.units).toEqual({ carrier: 1, infantry: 4, argent_mech: 1 });
    expect(types(fled.events)).toContain("retreated");
  });
});

describe("fighters that move by themselves", () => {
  test("[TS6][TI60] are not carried as well", () => {
    const given = played(scene({ space: { carrier: 1, fighter2: 3 } }, none), [activate("M")]);
    const twice = move(["A/carrier/1", "A-M", ["fighter2", 3]], ["A/fighter2/1", "A-M"]);
    expect(refusalOf(given, twice)).toMatchObject({ code: "cargo-absent", unit: "fighter2" });
    const once = move(["A/carrier/1", "A-M", ["fighter2", 2]], ["A/fighter2/1", "A-M"]);
    expect(played(given, [once]).state.space["M"]?.[0]?.units).toEqual({ carrier: 1, fighter2: 3 });
    expect(planFor(given.state, 0, "M", given.rules).moves).toHaveLength(1);
    for (const action of legalActions(given.state, given.rules)) expect(refusalOf(given, action)).toBeNull();
  });
});

describe("ships with space cannons that reach next door", () => {
  const dice = (events: ReturnType<typeof played>["events"]) =>
    events.flatMap((event) =>
      event.type === "volley" && event.roll === "cannon" ? [[event.seat, event.dice.map(({ unit }) => unit)]] : [],
    );
  const three = ["xxcha_flagship", "xxcha_flagship", "xxcha_flagship"];

  test("[TS8] fire in their own system and from next door, and from no further", () => {
    const moveCarrier = [activate("M"), move(["A/cruiser/1", "A-M"])];
    const here = scene({ space: { cruiser: 1 } }, { fleets: { M: { xxcha_flagship: 1 } } });
    expect(dice(played(here, moveCarrier, [5, 1, 1]).events)).toEqual([[1, three]]);
    const near = scene({ space: { cruiser: 1 } }, { space: { xxcha_flagship: 1 } });
    expect(dice(played(near, moveCarrier, [1, 1, 1]).events)).toEqual([[1, three]]);
    const far = scene({ space: { cruiser: 1 } }, { fleets: { R: { xxcha_flagship: 1 } } });
    expect(dice(played(far, moveCarrier).events)).toEqual([]);
  });

  test("[TS8] fire at those who are there, once they have come", () => {
    const given = scene({ space: { xxcha_flagship: 1 } }, { fleets: { M: { cruiser: 1 } } });
    const { events, state } = played(given, [activate("M"), move(["A/xxcha_flagship/1", "A-M"])], [5, 1, 1]);
    expect(dice(events)).toEqual([[0, three]]);
    expect(state.space["M"]).toEqual({ 0: { units: { xxcha_flagship: 1 }, damaged: {} } });
  });
});

describe("a dock that is a Dimensional Tear", () => {
  const given = scene({ ground: { cabal_spacedock: 1, infantry: 1 } }, { fleets: { N: { carrier: 1, infantry: 2 } } });

  test("[TS6][TI7][NA41e] is a rift: +1 and a die for others' ships", () => {
    const moveCarrier = move(["N/carrier/1", "N-A-M"]);
    const { events } = played(given, [{ type: "pass" }, activate("M"), moveCarrier], [4]);
    expect(events.find(({ type }) => type === "rift-die")).toMatchObject({ ship: "N/carrier/1", system: "A", die: 4 });
    const movesIn = ({ state, rules }: ReturnType<typeof scene>) => planFor(state, 1, "M", rules).moves.length;
    const plain = scene({ ground: { spacedock: 1 } }, { fleets: { N: { carrier: 1, infantry: 2 } } });
    expect([movesIn(given), movesIn(plain)]).toEqual([1, 0]);
  });

  test("[TS6][TI67] but no die for its owner's", () => {
    const own = scene({ space: { carrier: 1 }, ground: { cabal_spacedock2: 1 } }, none);
    const { events } = played(own, [activate("B"), move(["A/carrier/1", "A-M-B"])]);
    expect(types(events)).toContain("moved");
  });

  test("[TS13][TS15] and goes with the dock", () => {
    const cargo = [{ unit: "infantry", count: 2, from: "N" }];
    const moveCarrier = { type: "move" as const, moves: [{ ship: "N/carrier/1", path: ["N", "A"], cargo }] };
    const { events, state } = played(
      given,
      [{ type: "pass" }, activate("A"), moveCarrier, landing("Alpha", { infantry: 2 })],
      [8, 1, 1],
    );
    expect(events.slice(-3)).toMatchObject([
      { type: "removed", units: { cabal_spacedock: 1 } },
      { type: "controlled", planet: "Alpha" },
      { type: "anomaly-removed", system: "A", anomaly: "gravity-rift", source: "dimensional-tear" },
    ]);
    expect(anomaliesIn(state, "A")).toEqual([]);
  });
});
