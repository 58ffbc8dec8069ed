import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scenarioOf } from "./chain.fixture.ts";
import { checkPath } from "./path.ts";
import { randomMovement } from "./random-maps.fixture.ts";
import { reach } from "./reach.ts";
import { reachVia } from "./transport.ts";

describe("picking up on the way", () => {
  test("[TI52] a loop that brings the infantry: one's own tears cost nothing and take no dice", () => {
    const tears = ["A", "B", "C"].map(
      (system) => ({ system, anomaly: "gravity-rift", source: "dimensional-tear", owner: "p1" }) as const,
    );
    const own = scenarioOf({ chains: ["A-B-C-M"], active: "M", at: "C", additions: tears, player: "p1" });
    expect(reachVia(own.movement, own.ship, ["A"])).toMatchObject({
      path: ["C", "B", "A", "B", "C", "M"],
      rolls: 0,
      moveNeeded: 0,
    });
    const other = scenarioOf({ chains: ["A-B-C-M"], active: "M", at: "C", additions: tears, player: "p2" });
    expect(reachVia(other.movement, other.ship, ["A"])).toMatchObject({ rolls: 5, survival: 0.16807 });
  });

  test("a detour that the move value pays for, and one that it does not", () => {
    const given = { chains: ["A-T", "A-B-T"], active: "T" };
    const slow = scenarioOf({ ...given, move: 1 });
    expect(reachVia(slow.movement, slow.ship, ["B"])).toBeNull();
    const fast = scenarioOf({ ...given, move: 2 });
    expect(reachVia(fast.movement, fast.ship, ["B"])).toMatchObject({ path: ["A", "B", "T"], moveNeeded: 2 });
    expect(reachVia(fast.movement, fast.ship, [])).toMatchObject({ path: ["A", "T"] });
  });

  test("[TI65] what Crucible gives pays for a pick-up too, once; and a rift that gives once gives once", () => {
    const given = { chains: ["A-R-B-T", "B-C"], active: "T" };
    const crucible = scenarioOf({ ...given, move: 1, effects: ["crucible"] });
    expect(reachVia(crucible.movement, crucible.ship, ["C"])).toBeNull();
    expect(reachVia(crucible.movement, crucible.ship, ["B"])).toMatchObject({
      path: ["A", "R", "B", "T"],
      moveNeeded: 1,
    });
    const twice = scenarioOf({ chains: ["R1-R2-C", "R1-T"], at: "R1", active: "T", rules: { riftBonusOnce: true } });
    expect(reachVia(twice.movement, twice.ship, ["R2"])).toBeNull();
    const each = scenarioOf({ chains: ["R1-R2-C", "R1-T"], at: "R1", active: "T" });
    expect(reachVia(each.movement, each.ship, ["R2"])).toMatchObject({ rolls: 3 });
  });

  test("without stops it is the safest of what reach offers; with one the path is legal and passes it", () => {
    fc.assert(
      fc.property(randomMovement(7), fc.nat(6), ({ movement, ship }, at) => {
        const safest = reach(movement, [ship])[0]?.options.at(-1)?.rolls ?? null;
        expect(reachVia(movement, ship, [])?.rolls ?? null).toBe(safest);
        const stop = movement.galaxy.systems[at % movement.galaxy.systems.length]?.id ?? "";
        const via = reachVia(movement, ship, [stop]);
        if (via === null) return;
        expect(via.path).toContain(stop);
        expect(checkPath(movement, ship, via.path)).toMatchObject({ rolls: via.rolls });
      }),
      { numRuns: 500 },
    );
  });
});
