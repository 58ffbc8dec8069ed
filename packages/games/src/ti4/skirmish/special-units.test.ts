import { describe, expect, test } from "vitest";
import { activate, landing, move, none, played, refusalOf, scene, types } from "./skirmish.fixture.ts";

describe("units that take no capacity", () => {
  const mechs = { carrier: 1, cruiser: 1 };

  test("[TS6][TI95] are carried beside a full load, and land", () => {
    const given = scene({ space: mechs, ground: { argent_mech: 2, infantry: 4 } }, none);
    const cargo = [
      { unit: "infantry", count: 4, from: "A" },
      { unit: "argent_mech", count: 2, from: "A" },
    ];
    const sail = { type: "move" as const, moves: [{ ship: "A/carrier/1", path: ["A", "M"], cargo }] };
    const { state } = played(given, [activate("M"), sail, landing("Midway", { argent_mech: 2, infantry: 4 })]);
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
