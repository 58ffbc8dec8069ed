import { describe, expect, test } from "vitest";
import { readMap } from "../galaxy/read-map.ts";
import { presets } from "../galaxy/rules.ts";
import { declared, legal, scenarioOf } from "./chain.fixture.ts";
import { exitsOf, explainMove } from "./move-value.ts";
import { checkPath } from "./path.ts";
import { reach } from "./reach.ts";

const both = ["official", "requirements"] as const;

describe("asteroid fields (official)", () => {
  test("[TI16][AC21][AC84][LR11][LR111] none is entered; the refusal names it and the system", () => {
    for (const preset of both) {
      const { movement, ship } = scenarioOf({ chains: ["A-F"], move: 2, preset });
      expect(reach(movement, [ship])[0]?.refusal).toMatchObject({
        code: "asteroid-field",
        rule: "LRR 11.1",
        system: "F",
        anomaly: "asteroid-field",
      });
    }
  });

  test("[TI17][AC22][AC23] nor passed through", () => {
    for (const preset of both) expect(legal({ chains: ["A-F-T"], move: 2, preset })).toBe("asteroid-field");
  });

  test("[TI18][AC82][CD13] another path may do; the declared one through the field does not", () => {
    const given = { chains: ["A-F-T", "A-B-C-T"], move: 3 };
    expect(legal(given)).toBe(0);
    expect(declared("A-F-T", given)).toBe("asteroid-field");
    expect(declared("A-B-C-T", given)).toBe(0);
  });

  test("[TI19][AC24] nor where it has a planet", () => {
    const map = readMap({ string: "115" });
    if (!map.ok) throw new Error(map.refusal.code);
    const none: ReadonlySet<string> = new Set();
    const step = { galaxy: map.value, player: null, active: "115", others: none, own: none, tokens: none, effects: [] };
    for (const preset of both) {
      const [answer] = reach({ ...step, rules: presets[preset] }, [{ id: "s1", at: "18", move: 2 }]);
      expect(answer?.refusal).toMatchObject({ code: "asteroid-field", system: "115" });
    }
  });

  test("[TI20][NA11] Antimass Deflectors let ships through", () => {
    expect(legal({ chains: ["A-F-T"], move: 2, effects: ["antimass-deflectors"] })).toBe(0);
    expect(legal({ chains: ["A-F-T"], move: 2, effects: ["antimass-deflectors"], preset: "requirements" })).toBe(
      "asteroid-field",
    );
  });

  test("[TI21][CD6][CD5] and into it, unless the switch says through only", () => {
    const given = { chains: ["A-F"], effects: ["antimass-deflectors"] };
    expect(legal(given)).toBe(0);
    expect(legal({ ...given, rules: { antimassThroughOnly: true } })).toBe("asteroid-field");
    expect(
      legal({ chains: ["A-F-T"], move: 2, effects: ["antimass-deflectors"], rules: { antimassThroughOnly: true } }),
    ).toBe(0);
  });

  test("[TI23][TI24] a ship that is in one may leave, whatever brought it there", () => {
    expect(legal({ chains: ["F-T"], move: 2 })).toBe(0);
    expect(legal({ chains: ["A-F"], move: 2 })).toBe("asteroid-field");
  });

  test("[TI25] Nav Suite lets ships into and through", () => {
    expect(legal({ chains: ["A-F"], effects: ["nav-suite"] })).toBe(0);
    expect(legal({ chains: ["A-F-T"], move: 2, effects: ["nav-suite"] })).toBe(0);
  });
});

describe("supernovas", () => {
  test("[TI27][AC31][AC32][AC33][LR86][LR861] neither into nor through, whatever the move value", () => {
    for (const preset of both) {
      for (const move of [1, 2, 4]) {
        expect(legal({ chains: ["A-S"], move, preset })).toBe("supernova");
        expect(legal({ chains: ["A-S-T"], move: move + 1, preset })).toBe("supernova");
      }
    }
  });

  test("[TI28][TI31][NA86] a ship that finds itself in one leaves unharmed", () => {
    expect(legal({ chains: ["S-T"] })).toBe(0);
  });

  test("[TI29] Gashlai Physiology passes through, Magmus Reactor moves in (official)", () => {
    expect(legal({ chains: ["A-S-T"], move: 2, effects: ["gashlai-physiology"] })).toBe(0);
    expect(legal({ chains: ["A-S"], effects: ["gashlai-physiology"] })).toBe("supernova");
    expect(legal({ chains: ["A-S"], effects: ["magmus-reactor"] })).toBe(0);
    expect(legal({ chains: ["A-S"], effects: ["magmus-reactor"], preset: "requirements" })).toBe("supernova");
  });
});

describe("nebulae", () => {
  test("[TI32][AC42][LR59][LR591] entered when active", () => {
    for (const preset of both) expect(legal({ chains: ["A-N"], preset })).toBe(0);
  });

  test("[TI33][AC41] not passed through when another system is active", () => {
    for (const preset of both) expect(legal({ chains: ["A-N-T"], move: 2, preset })).toBe("nebula-not-active");
  });

  test("[TI34][CD7] nor when it is active itself", () => {
    expect(declared("A-N-B-N", { chains: ["A-N-B"], active: "N", move: 4 })).toBe("nebula-through");
    expect(declared("A-N-B", { chains: ["A-N-B"], active: "N", move: 4 })).toBe("path-not-to-active");
  });

  test("[TI35][AC43][AC44][LR592] a ship that begins in one has move value 1", () => {
    for (const preset of both) {
      expect(legal({ chains: ["N-T"], move: 3, preset })).toBe(0);
      expect(legal({ chains: ["N-B-T"], move: 3, preset })).toBe("too-far");
    }
    const { movement, ship } = scenarioOf({ chains: ["N-T"], move: 3 });
    expect(explainMove(movement, ship, ["N", "T"])).toEqual({
      value: 1,
      because: [
        { op: "base", amount: 3 },
        { op: "set", amount: 1, source: "nebula", rule: "LRR 59.2", system: "N" },
      ],
    });
  });

  test("[AC84][LR592] a ship that only the nebula it begins in holds back is told so, by reach and by a path", () => {
    for (const preset of both) {
      const { movement, ship } = scenarioOf({ chains: ["N-B-T"], move: 2, preset });
      const named = { code: "too-far", rule: "LRR 59.2", system: "N", anomaly: "nebula", needed: 2, move: 1 };
      const [answer] = reach(movement, [ship]);
      expect(answer).toMatchObject({
        refusal: { ...named, moveWithout: 2, causes: [named] },
        nearest: { changes: [named], path: ["N", "B", "T"] },
      });
      expect(checkPath(movement, ship, ["N", "B", "T"])).toMatchObject({ refusal: named });
    }
  });

  test("[AC84] it is the smaller change, where ships or a longer way would have to go otherwise", () => {
    const { movement, ship } = scenarioOf({ chains: ["N-B-C-T", "N-E-T"], move: 3 });
    expect(reach(movement, [ship])[0]?.refusal?.causes).toMatchObject([
      { anomaly: "nebula", needed: 3, moveWithout: 3 },
    ]);
  });

  test("[AC84] a nebula that takes nothing from a ship of move 1 is not blamed", () => {
    const { movement, ship } = scenarioOf({ chains: ["N-B-T"] });
    const far = { code: "too-far", rule: "LRR 58.4f", needed: 2, move: 1 };
    expect(reach(movement, [ship])[0]?.refusal).toEqual({ ...far, causes: [far] });
  });

  test("[AC84] what else is in the way is told beside: a longer way, ships", () => {
    const { movement, ship } = scenarioOf({ chains: ["N-B-C-D-T"], move: 2 });
    expect(reach(movement, [ship])[0]?.refusal?.causes).toMatchObject([
      { code: "too-far", anomaly: "nebula", needed: 4, move: 1, moveWithout: 2 },
    ]);
    const barred = scenarioOf({ chains: ["N-E-T"], move: 2 });
    expect(reach(barred.movement, [barred.ship])[0]?.refusal?.causes).toMatchObject([
      { code: "too-far", anomaly: "nebula", needed: 2 },
      { code: "blocked-by-ships", system: "E" },
    ]);
  });

  test("[TI36][CD3] other effects raise it; the hard cap does not let them", () => {
    const given = { chains: ["N-B-T"], move: 3, effects: ["gravity-drive:s1"] };
    expect(legal(given)).toBe(0);
    expect(legal({ ...given, rules: { nebulaMoveHardCap: true } })).toBe("too-far");
    expect(legal({ ...given, preset: "requirements" })).toBe("too-far");
  });

  test("[TI37] a nebula that is also a rift: 1 and 1", () => {
    const additions = [{ system: "N", anomaly: "gravity-rift", source: "tear" }] as const;
    for (const preset of both) expect(legal({ chains: ["N-B-T"], move: 3, additions, preset })).toBe(1);
  });

  test("[TI38] a rift next to it", () => {
    expect(legal({ chains: ["N-R-T"], move: 3 })).toBe(1);
  });

  test("[TI39] out of it and back: not with 1, with one more", () => {
    const given = { chains: ["N-B"], active: "N", at: "N", move: 2 };
    expect(legal(given)).toBe("too-far");
    expect(legal({ ...given, effects: ["flank-speed"] })).toBe(0);
  });

  test("[TI40][CD14] what has no move value does not get one", () => {
    expect(legal({ chains: ["N-T"], move: 0 })).toBe("cannot-move");
    expect(legal({ chains: ["R-T"], move: 0 })).toBe("cannot-move");
  });

  test("[TI43][TI72] Captain Mendosa copies the best printed value, nebula or not, and no rift's +1", () => {
    const { movement, ship } = scenarioOf({ chains: ["N-B-C-T"], effects: ["captain-mendosa:s1"] });
    expect(reach({ ...movement, bestMove: 3 }, [ship])[0]?.reachable).toBe(true);
    expect(reach({ ...movement, bestMove: 2 }, [ship])[0]?.reachable).toBe(false);
    const long = "ABCDGHIJKLMOPQUVWXYZ".split("").join("-");
    const afar = scenarioOf({ chains: [long], effects: ["captain-mendosa:s1"] });
    expect(reach({ ...afar.movement, bestMove: 19 }, [afar.ship])[0]?.options).toMatchObject([{ moveNeeded: 19 }]);
    expect(reach({ ...afar.movement, bestMove: 3 }, [afar.ship])[0]?.refusal).toMatchObject({
      code: "too-far",
      needed: 19,
      move: 3,
    });
  });

  test("[TI44] a ship that began elsewhere keeps its own value", () => {
    expect(legal({ chains: ["A-B-N"], move: 2 })).toBe(0);
  });

  test("[TI41] Voidborn moves as if it were none", () => {
    expect(legal({ chains: ["A-N-T"], move: 2, effects: ["voidborn"] })).toBe(0);
    expect(legal({ chains: ["N-B-T"], move: 2, effects: ["voidborn"] })).toBe(0);
  });

  test("[TI42] Shared Research passes through, and no more", () => {
    expect(legal({ chains: ["A-N-T"], move: 2, effects: ["shared-research"] })).toBe(0);
    expect(legal({ chains: ["N-B-T"], move: 2, effects: ["shared-research"] })).toBe("too-far");
  });
});

describe("gravity rifts", () => {
  test("[TI45][AC61][LR41][LR411] leaving one: +1 and a die", () => {
    for (const preset of both) expect(legal({ chains: ["R-B-T"], preset })).toBe(1);
  });

  test("[TI46][AC62] passing through one likewise", () => {
    for (const preset of both) expect(legal({ chains: ["A-R-T"], preset })).toBe(1);
  });

  test("[TI47][TI48][NA41f] entering one: neither", () => {
    expect(legal({ chains: ["A-R"] })).toBe(0);
    expect(legal({ chains: ["A-B-R"] })).toBe("too-far");
    expect(declared("R1-R2", { chains: ["R1-R2"] })).toBe(1);
  });

  test("[TI49][AC66][NA41d] each rift counts", () => {
    for (const preset of both) {
      const { movement, ship } = scenarioOf({ chains: ["A-R1-R2-T"], preset });
      expect(reach(movement, [ship])[0]?.options).toMatchObject([{ rolls: 2, survival: 0.49, moveNeeded: 1 }]);
    }
  });

  test("[TI50][AC83] the way there must be paid", () => {
    expect(legal({ chains: ["A-B-R-T"] })).toBe("too-far");
    expect(legal({ chains: ["A-B-R-T"], move: 2 })).toBe(1);
  });

  test("[TI51][CD9][LR413] the same rift again counts again; the planner proposes the shorter way", () => {
    const given = { chains: ["R-T", "R-B"] };
    expect(declared("R-B-R-T", given)).toBe(2);
    expect(legal({ ...given, active: "T" })).toBe(1);
    expect(declared("R-B-R-T", { ...given, rules: { riftBonusOnce: true } })).toBe("too-far");
  });

  test("[TI52][TI53] one's own tears take no dice; others' do", () => {
    const additions = ["A", "B", "C"].map(
      (system) => ({ system, anomaly: "gravity-rift", source: "dimensional-tear", owner: "p1" }) as const,
    );
    const given = { chains: ["A-B-C-M"], active: "M", at: "C", additions };
    expect(declared("C-B-A-B-C-M", { ...given, player: "p1" })).toBe(0);
    expect(declared("C-B-A-B-C-M", { ...given, player: "p2" })).toBe(5);
  });

  test("[TI54][CD10][LR414] two rifts in one system are one, unless they stack", () => {
    const additions = [{ system: "R", anomaly: "gravity-rift", source: "tear" }] as const;
    expect(legal({ chains: ["R-B-T"], additions })).toBe(1);
    expect(legal({ chains: ["R-B-C-T"], additions })).toBe("too-far");
    expect(legal({ chains: ["R-B-C-T"], additions, rules: { anomalyStacking: "multiset" } })).toBe(2);
  });

  test("[TI63] of two ways alike the one without dice", () => {
    const { movement, ship } = scenarioOf({ chains: ["A-R-T", "A-B-T"], move: 2 });
    expect(reach(movement, [ship])[0]?.options).toMatchObject([
      { moveNeeded: 1, rolls: 1 },
      { moveNeeded: 2, rolls: 0, path: ["A", "B", "T"] },
    ]);
  });

  test("[TI117] Cosmic Phenomenae: a ship that begins in a rift may take +2, and is then lost on 5 or less", () => {
    const { movement, ship } = scenarioOf({ chains: ["R-B-C-T"], effects: ["cosmic-phenomenae"] });
    expect(reach(movement, [ship])[0]?.options).toMatchObject([
      {
        moveNeeded: 1,
        rolls: 1,
        survival: 0.5,
        move: { value: 3, because: [{}, { source: "cosmic-phenomenae" }, { source: "gravity-rift" }] },
      },
    ]);
    expect(exitsOf(movement, ship, ["R", "B", "C", "T"])).toEqual([{ system: "R", exit: 0, dice: 1, lostOn: 5 }]);
    // Not where it is not needed, not for passing, and no more than two.
    expect(legal({ chains: ["A-R-B-T"], effects: ["cosmic-phenomenae"] })).toBe("too-far");
    expect(legal({ chains: ["R-B-C-D-T"], effects: ["cosmic-phenomenae"] })).toBe("too-far");
    const near = scenarioOf({ chains: ["R-B-T"], effects: ["cosmic-phenomenae"] });
    expect(reach(near.movement, [near.ship])[0]?.options[0]).toMatchObject({ survival: 0.7, move: { value: 2 } });
  });

  test("[TI117] Cosmic Phenomenae: entropic scars are adjacent to each other", () => {
    const scars = ["A", "T"].map((system) => ({ system, anomaly: "entropic-scar", source: "tile" }) as const);
    const given = { chains: ["A-B-C-T"], additions: scars };
    expect(legal(given)).toBe("too-far");
    expect(legal({ ...given, effects: ["cosmic-phenomenae"] })).toBe(0);
  });

  test("[TI65] Crucible: no dice, +1 for each rift and one more for all of them", () => {
    const given = { chains: ["X-R-G-Y"], effects: ["crucible"] };
    expect(legal(given)).toBe(0);
    expect(legal({ ...given, effects: [] })).toBe("too-far");
    expect(legal({ chains: ["X-R1-R2-G-Y"], effects: ["crucible"] })).toBe(0);
    expect(legal({ chains: ["X-R1-R2-G-H-Y"], effects: ["crucible"] })).toBe("too-far");
    expect(legal({ chains: ["R-B-T"], effects: ["crucible", "nav-suite"] })).toBe(0);
    expect(legal({ chains: ["R-B-C-T"], effects: ["crucible", "nav-suite"] })).toBe("too-far");
    expect(declared("X-R-G-Y", given)).toBe(0);
  });

  test("[TI64][TI66] Nav Suite: neither +1 nor dice; the Circlet: +1 without dice", () => {
    expect(legal({ chains: ["R-B-T"], effects: ["nav-suite"] })).toBe("too-far");
    expect(legal({ chains: ["R-T"], effects: ["nav-suite"] })).toBe(0);
    expect(legal({ chains: ["R-B-T"], effects: ["circlet-of-the-void"] })).toBe(0);
  });

  test("[TI67] one's own tear on a printed rift", () => {
    const additions = [{ system: "R", anomaly: "gravity-rift", source: "dimensional-tear", owner: "p1" }] as const;
    expect(legal({ chains: ["R-B-T"], additions, player: "p1" })).toBe(0);
    expect(legal({ chains: ["R-B-T"], additions, player: "p2" })).toBe(1);
  });

  test("[TI71] a system that is a field and a rift", () => {
    const additions = [{ system: "F", anomaly: "gravity-rift", source: "tile" }] as const;
    expect(legal({ chains: ["A-F-T"], move: 2, additions })).toBe("asteroid-field");
    expect(legal({ chains: ["A-F-T"], additions, effects: ["antimass-deflectors"] })).toBe(1);
    expect(legal({ chains: ["F-B-T"], additions })).toBe(1);
  });
});
