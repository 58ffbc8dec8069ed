import { describe, expect, test } from "vitest";
import { legal } from "../movement/chain.fixture.ts";

describe("under the requirements no effect frees a ship from an anomaly of any kind", () => {
  const strict = { preset: "requirements" } as const;

  test.each(["antimass-deflectors", "circlet-of-the-void", "nav-suite"])("[CD18] a field, with %s", (effect) => {
    expect(legal({ ...strict, chains: ["A-F-T"], move: 2, effects: [effect] })).toBe("asteroid-field");
    expect(legal({ ...strict, chains: ["A-F"], move: 2, effects: [effect] })).toBe("asteroid-field");
  });

  test.each(["gashlai-physiology", "magmus-reactor", "circlet-of-the-void", "nav-suite"])(
    "[CD18] a supernova, with %s",
    (effect) => {
      expect(legal({ ...strict, chains: ["A-S-T"], move: 2, effects: [effect] })).toBe("supernova");
      expect(legal({ ...strict, chains: ["A-S"], move: 2, effects: [effect] })).toBe("supernova");
    },
  );

  test.each(["voidborn", "shared-research", "circlet-of-the-void", "nav-suite"])(
    "[CD18][AC41][AC43][AC44] a nebula, with %s: not through, and out with move value 1",
    (effect) => {
      expect(legal({ ...strict, chains: ["A-N-T"], move: 2, effects: [effect] })).toBe("nebula-not-active");
      expect(legal({ ...strict, chains: ["N-B-T"], move: 2, effects: [effect] })).toBe("too-far");
      expect(legal({ ...strict, chains: ["A-N"], effects: [effect] })).toBe(0);
    },
  );

  test.each(["circlet-of-the-void", "nav-suite", "crucible", "cosmic-phenomenae"])(
    "[CD18][AC61][AC63] a rift, with %s: +1 and a die, no more and no less",
    (effect) => {
      expect(legal({ ...strict, chains: ["R-B-T"], effects: [effect] })).toBe(1);
      expect(legal({ ...strict, chains: ["R-B-C-T"], effects: [effect] })).toBe("too-far");
    },
  );

  test("[CD18][AC63][AC71] an ability still makes a rift, and who made it rolls as everybody does", () => {
    const additions = [{ system: "B", anomaly: "gravity-rift", source: "dimensional-tear", owner: "p1" }] as const;
    const given = { chains: ["A-B-T"], additions, player: "p1" };
    expect(legal(given)).toBe(0);
    expect(legal({ ...given, ...strict })).toBe(1);
  });

  test("[CD18] what has nothing to do with anomalies helps as ever", () => {
    expect(legal({ ...strict, chains: ["A-B-T"], effects: ["gravity-drive:s1"] })).toBe(0);
    expect(legal({ ...strict, chains: ["A-E-T"], move: 2, effects: ["light-wave-deflector"] })).toBe(0);
  });
});
