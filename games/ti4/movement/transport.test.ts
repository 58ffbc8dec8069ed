import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sailing } from "./chain.fixture.ts";
import { judgePath } from "./path.ts";
import { randomVoyage } from "./random-maps.fixture.ts";
import { reach } from "./reach.ts";
import { reachVia } from "./transport.ts";

describe("picking up on the way", () => {
  test("[TI52] a loop that brings the infantry: one's own tears cost nothing and take no dice", () => {
    const tears = ["A", "B", "C"].map(
      (system) => ({ system, anomaly: "gravity-rift", source: "dimensional-tear", owner: "p1" }) as const,
    );
    const own = sailing({ chains: ["A-B-C-M"], active: "M", at: "C", additions: tears, player: "p1" });
    expect(reachVia(own.voyage, own.ship, ["A"])).toMatchObject({
      path: ["C", "B", "A", "B", "C", "M"],
      rolls: 0,
      moveNeeded: 0,
    });
    const other = sailing({ chains: ["A-B-C-M"], active: "M", at: "C", additions: tears, player: "p2" });
    expect(reachVia(other.voyage, other.ship, ["A"])).toMatchObject({ rolls: 5, survival: 0.16807 });
  });

  test("a detour that the move value pays for, and one that it does not", () => {
    const given = { chains: ["A-T", "A-B-T"], active: "T" };
    const slow = sailing({ ...given, move: 1 });
    expect(reachVia(slow.voyage, slow.ship, ["B"])).toBeNull();
    const fast = sailing({ ...given, move: 2 });
    expect(reachVia(fast.voyage, fast.ship, ["B"])).toMatchObject({ path: ["A", "B", "T"], moveNeeded: 2 });
    expect(reachVia(fast.voyage, fast.ship, [])).toMatchObject({ path: ["A", "T"] });
  });

  test("[TI65] what Crucible gives pays for a pick-up too, once; and a rift that gives once gives once", () => {
    const given = { chains: ["A-R-B-T", "B-C"], active: "T" };
    const crucible = sailing({ ...given, move: 1, effects: ["crucible"] });
    expect(reachVia(crucible.voyage, crucible.ship, ["C"])).toBeNull();
    expect(reachVia(crucible.voyage, crucible.ship, ["B"])).toMatchObject({
      path: ["A", "R", "B", "T"],
      moveNeeded: 1,
    });
    const twice = sailing({ chains: ["R1-R2-C", "R1-T"], at: "R1", active: "T", rules: { riftBonusOnce: true } });
    expect(reachVia(twice.voyage, twice.ship, ["R2"])).toBeNull();
    const each = sailing({ chains: ["R1-R2-C", "R1-T"], at: "R1", active: "T" });
    expect(reachVia(each.voyage, each.ship, ["R2"])).toMatchObject({ rolls: 3 });
  });

  test("without stops it is the safest of what reach offers; with one the path is legal and passes it", () => {
    fc.assert(
      fc.property(randomVoyage(7), fc.nat(6), ({ voyage, ship }, at) => {
        const safest = reach(voyage, [ship])[0]?.options.at(-1)?.rolls ?? null;
        expect(reachVia(voyage, ship, [])?.rolls ?? null).toBe(safest);
        const stop = voyage.galaxy.systems[at % voyage.galaxy.systems.length]?.id ?? "";
        const via = reachVia(voyage, ship, [stop]);
        if (via === null) return;
        expect(via.path).toContain(stop);
        expect(judgePath(voyage, ship, via.path)).toMatchObject({ rolls: via.rolls });
      }),
      { numRuns: 500 },
    );
  });
});
