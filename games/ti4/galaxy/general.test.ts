import { describe, expect, test } from "vitest";
import { declared, legal, scenarioOf } from "../movement/chain.fixture.ts";
import { reach } from "../movement/reach.ts";

describe("movement in general", () => {
  test("[TI73][LR58] one's own token holds ships; passing one is fine", () => {
    expect(legal({ chains: ["A-T"], tokens: ["A"] })).toBe("start-has-token");
    expect(legal({ chains: ["A-B-T"], move: 2, tokens: ["B"] })).toBe(0);
  });

  test("[TI74] leaving the active system and coming back", () => {
    expect(legal({ chains: ["T-B"], active: "T", at: "T", move: 2 })).toBe(0);
    expect(legal({ chains: ["T-B"], active: "T", at: "T", move: 1 })).toBe("too-far");
  });

  test("[TI75][TI76][TI78] other players' ships bar the way through, not the way in", () => {
    expect(legal({ chains: ["A-E-T"], move: 2 })).toBe("blocked-by-ships");
    expect(legal({ chains: ["A-E"] })).toBe(0);
    expect(legal({ chains: ["A-B-T"], move: 2 })).toBe(0);
  });

  test("[TI77] Light/Wave Deflector; In the Silence of Space for the chosen system alone", () => {
    expect(legal({ chains: ["A-E-T"], move: 2, effects: ["light-wave-deflector"] })).toBe(0);
    expect(legal({ chains: ["A-E-T"], move: 2, effects: ["silence-of-space:A"] })).toBe(0);
    expect(legal({ chains: ["A-E-T", "B-A"], move: 2, effects: ["silence-of-space:B"] })).toBe("blocked-by-ships");
  });

  test("[TI77] a flagship and an agent pass ships; a Corsair where others hold the active system", () => {
    for (const effect of ["yssaril-flagship:s1", "firmament-agent:s1"]) {
      expect(legal({ chains: ["A-E-T"], move: 2, effects: [effect] })).toBe(0);
    }
    expect(legal({ chains: ["A-E-T"], move: 2, effects: ["corsair:s1"] })).toBe("blocked-by-ships");
    expect(legal({ chains: ["A-E1-E2"], move: 2, effects: ["corsair:s1"] })).toBe(0);
  });

  test("[LR58] the Deepwrought flagship passes ships where its owner has units, and each such system gives +1", () => {
    const effects = ["deepwrought-flagship:s1"];
    expect(legal({ chains: ["A-E-T"], effects })).toBe("blocked-by-ships");
    expect(legal({ chains: ["A-E-T"], effects, own: ["E"] })).toBe(0);
    expect(legal({ chains: ["A-B-C-T"], effects, own: ["B", "C"] })).toBe(0);
    // Where it starts it passes nothing.
    expect(legal({ chains: ["A-B-C-T"], effects, own: ["A", "B"] })).toBe("too-far");
    const { movement, ship } = scenarioOf({ chains: ["A-B-T"], effects, own: ["B"] });
    expect(reach(movement, [ship])[0]?.options[0]).toMatchObject({
      moveNeeded: 1,
      move: { value: 2, because: [{}, { amount: 1, source: "deepwrought-flagship", system: "B" }] },
    });
  });

  test("[TI79][AC81] four mistakes of a path", () => {
    const given = { chains: ["A-B-T"], move: 3 };
    expect(declared("A-T", given)).toBe("not-adjacent");
    expect(declared("A-B", given)).toBe("path-not-to-active");
    expect(declared("A", given)).toBe("path-empty");
    expect(declared("A-Z-T", given)).toBe("unknown-system");
    expect(declared("B-T", given)).toBe("path-not-from-ship");
  });

  test("[TI80] wormholes: alpha to alpha is a step, alpha to beta none, unless they are joined", () => {
    const chains = ["A-B", "C-T"];
    const same = { chains, active: "T", at: "B", move: 2, wormholes: { B: ["alpha"], C: ["alpha"] } };
    const other = { ...same, wormholes: { B: ["alpha"], C: ["beta"] } };
    expect(legal(same)).toBe(0);
    expect(legal(other)).toBe("not-adjacent");
    for (const effect of ["quantum-entanglement", "wormhole-reconstruction"])
      expect(legal({ ...other, effects: [effect] })).toBe(0);
  });

  test("[TI81] Enforced Travel Ban closes alpha and beta to ships", () => {
    const given = { chains: ["A-B", "C-T"], active: "T", at: "B", move: 2, wormholes: { B: ["alpha"], C: ["alpha"] } };
    expect(legal({ ...given, effects: ["enforced-travel-ban"] })).toBe("not-adjacent");
    for (const other of ["lost-star-chart", "wormhole-reconstruction"]) {
      expect(legal({ ...given, effects: ["enforced-travel-ban", other] })).toBe(0);
    }
    const gamma = { ...given, wormholes: { B: ["gamma"], C: ["gamma"] } };
    expect(legal({ ...gamma, effects: ["enforced-travel-ban"] })).toBe(0);
  });

  test("[TI82][TI84] gamma tokens join; two equal wormholes do not join a system to itself", () => {
    const additions = [
      { system: "A", wormhole: "gamma", source: "token" },
      { system: "T", wormhole: "gamma", source: "token" },
    ] as const;
    expect(legal({ chains: ["A-B", "T-C"], active: "T", additions })).toBe(0);
    const twice = { chains: ["A-B"], active: "A", at: "A", move: 1, wormholes: { A: ["alpha", "alpha"] } };
    expect(legal(twice)).toBe("too-far");
  });

  test("[TI88] ingress and egress are adjacent; ingress and ingress are two steps", () => {
    const given = { chains: ["A", "B", "C"], wormholes: { A: ["ingress"], B: ["egress"], C: ["ingress"] }, at: "A" };
    expect(legal({ ...given, active: "B" })).toBe(0);
    expect(legal({ ...given, active: "C" })).toBe("too-far");
    expect(legal({ ...given, active: "C", move: 2 })).toBe(0);
  });

  test("[TI89][TI90] Gravity Drive is one ship's; Flank Speed is all ships', once", () => {
    const { movement } = scenarioOf({ chains: ["A-B-T"], effects: ["gravity-drive:s2"] });
    const ships = ["s1", "s2"].map((id) => ({ id, at: "A", move: 1 }));
    expect(reach(movement, ships).map(({ reachable }) => reachable)).toEqual([false, true]);
    const fast = scenarioOf({ chains: ["A-B-T"], effects: ["flank-speed", "flank-speed"] }).movement;
    expect(reach(fast, ships).map(({ reachable }) => reachable)).toEqual([true, true]);
    expect(legal({ chains: ["A-B-C-T"], effects: ["flank-speed", "flank-speed"] })).toBe("too-far");
  });

  test("[TI91] Aetherstream: the active system next to an anomaly; being one is not enough", () => {
    expect(legal({ chains: ["A-B-T", "T-F"], active: "T", effects: ["aetherstream"] })).toBe(0);
    expect(legal({ chains: ["A-B-N"], effects: ["aetherstream"] })).toBe("too-far");
  });
});
