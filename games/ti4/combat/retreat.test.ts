import { describe, expect, test } from "vitest";
import { type Scenario, scenarioOf } from "../movement/chain.fixture.ts";
import { canRetreat, retreat, retreatTargets, retreatToken } from "./retreat.ts";

/** Where ships in T may retreat to: `ok`, or the code that keeps them from it. */
function refugesOf(given: Scenario): { readonly [system: string]: string } {
  const { movement } = scenarioOf(given);
  return Object.fromEntries(
    retreatTargets(movement, movement.active).map(({ system, refusal }) => [system, refusal?.code ?? "ok"]),
  );
}

describe("retreat", () => {
  test("[TI107] to one neighbour without other players' ships, with something of one's own; else none is announced", () => {
    const given = { chains: ["A-T", "B-T", "E-T"], active: "T", own: ["A", "E"] };
    expect(refugesOf(given)).toEqual({ A: "ok", B: "nothing-of-yours", E: "blocked-by-ships" });
    expect(refugesOf({ ...given, effects: ["dark-energy-tap"] })).toMatchObject({ B: "ok" });
    expect(canRetreat(scenarioOf(given).movement, "T")).toBe(true);
    expect(canRetreat(scenarioOf({ ...given, own: [] }).movement, "T")).toBe(false);
  });

  test("[TI108][TI25] not into a nebula, into a field with Antimass, into a supernova with Magmus; Nav Suite is no help", () => {
    const given = { chains: ["N-T", "F-T", "S-T"], active: "T", own: ["N", "F", "S"] };
    const barred = { N: "nebula-not-active", F: "asteroid-field", S: "supernova" };
    expect(refugesOf(given)).toEqual(barred);
    expect(refugesOf({ ...given, effects: ["nav-suite"] })).toEqual(barred);
    expect(refugesOf({ ...given, effects: ["antimass-deflectors"] })).toEqual({ ...barred, F: "ok" });
    expect(refugesOf({ ...given, effects: ["magmus-reactor"] })).toEqual({ ...barred, S: "ok" });
    expect(refugesOf({ ...given, effects: ["voidborn"] })).toEqual({ ...barred, N: "ok" });
    expect(refugesOf({ ...given, effects: ["shared-research"] })).toEqual(barred);
  });

  test("[CD18] under the requirements no effect opens an anomaly to a retreat", () => {
    const given = { chains: ["N-T", "F-T", "S-T"], active: "T", own: ["N", "F", "S"], preset: "requirements" } as const;
    const effects = ["voidborn", "circlet-of-the-void", "antimass-deflectors", "magmus-reactor"];
    expect(refugesOf({ ...given, effects })).toEqual({ N: "nebula-not-active", F: "asteroid-field", S: "supernova" });
  });

  test("[TI68] out of a rift each ship rolls; what has no move value stays; all lost, no token is placed", () => {
    const { movement } = scenarioOf({ chains: ["R-A"], active: "R", own: ["A"], tokens: ["R"] });
    const ship = (id: string, unit: string, move: number) => ({ ship: { id, at: "R", move, unit }, cargo: [] });
    const fleet = [ship("a", "cruiser", 2), ship("b", "carrier", 1), ship("c", "fighter", 0)];
    const faces = [2, 9];
    const { ships, rolls } = retreat(movement, "A", fleet, () => faces.shift() ?? Number.NaN);
    expect(rolls.map(({ ship: id, removed }) => [id, removed])).toEqual([
      ["a", true],
      ["b", false],
    ]);
    expect(ships.map(({ ship: id, arrived }) => [id, arrived])).toEqual([
      ["a", false],
      ["b", true],
    ]);
    expect(retreatToken(ships, false, 3)).toBe("reinforcements");
    const lost = retreat(movement, "A", fleet.slice(0, 2), () => 1);
    expect(retreatToken(lost.ships, false, 3)).toBeNull();
  });

  test("[TI109] one token, none if there is one, from the command sheet if the reinforcements are empty", () => {
    const arrived = [{ ship: "a", unit: "cruiser", arrived: true, cargo: [], lost: [] }];
    expect(retreatToken(arrived, false, 1)).toBe("reinforcements");
    expect(retreatToken(arrived, true, 1)).toBeNull();
    expect(retreatToken(arrived, false, 0)).toBe("command-sheet");
  });
});
