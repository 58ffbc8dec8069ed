import { describe, expect, test } from "vitest";
import { presets } from "../galaxy/rules.ts";
import { units } from "../units/units.ts";
import { type Scenario, scenarioOf } from "./chain.fixture.ts";
import { lossDistribution } from "./losses.ts";
import { type Cargo, type DeclaredMove, moveShips, refuseDeclared } from "./move.ts";
import type { Movement } from "./movement.ts";

const infantry = (count: number, from = "A"): Cargo => ({ unit: "infantry", count, from });
function fleet(given: Scenario, path: string, cargo: readonly Cargo[] = [], unit = "carrier", ids = ["s1"]) {
  const { movement, ship } = scenarioOf(given);
  const declared = ids.map((id): DeclaredMove => ({ ship: { ...ship, id, unit }, path: path.split("-"), cargo }));
  return { movement, declared };
}
function moveAll({ movement, declared }: ReturnType<typeof fleet>, dice: readonly number[]) {
  const left = [...dice];
  const result = moveShips(movement, declared, () => left.shift() ?? Number.NaN);
  expect(left).toEqual([]);
  return result;
}
const refusal = ({ movement, declared }: ReturnType<typeof fleet>) => {
  const [first] = declared;
  return first === undefined ? null : refuseDeclared(movement, first);
};

/** A flagship that takes the only short way along, and two cruisers behind it, the first with this move value. */
function withWormhole(move: number) {
  const additions = [
    { system: "R", wormhole: "delta", source: "flagship" },
    { system: "T", wormhole: "delta", source: "tile" },
  ] as const;
  const { movement } = scenarioOf({ chains: ["R-B-T", "R-C"], additions });
  const ship = (id: string, at: string, value: number, unit: string) => ({ id, at, move: value, unit });
  const declared: readonly DeclaredMove[] = [
    { ship: ship("a", "C", move, "cruiser"), path: ["C", "R", "T"], cargo: [] },
    { ship: ship("b", "B", 2, "cruiser"), path: ["B", "R", "T"], cargo: [] },
    { ship: ship("z", "R", 1, "ghost_flagship"), path: ["R", "T"], cargo: [], wormhole: "flagship" },
  ];
  return { movement, declared };
}

describe("dice of a rift", () => {
  test("[TI55][AC64][AC65] 1 to 3 remove, 4 to 10 do not", () => {
    const given = fleet({ chains: ["R-T"] }, "R-T", [], "cruiser");
    const isLost = Array.from({ length: 10 }, (_, at) => !moveAll(given, [at + 1]).ships[0]?.arrived);
    expect(isLost).toEqual([true, true, true, ...Array(7).fill(false)]);
  });

  test("[TI57][AC63][CD8][LR412] one die for a carrier and what it carries", () => {
    const given = fleet({ chains: ["A-R-T"] }, "A-R-T", [infantry(4)]);
    expect(moveAll(given, [2])).toEqual({
      ships: [{ ship: "s1", unit: "carrier", arrived: false, cargo: [], lost: [infantry(4)] }],
      rolls: [{ ship: "s1", system: "R", exit: 1, die: 2, removed: true }],
    });
    expect(moveAll(given, [7]).ships).toMatchObject([{ arrived: true, cargo: [infantry(4)], lost: [] }]);
  });

  test("[TI58] what would have been picked up later stays", () => {
    const given = fleet({ chains: ["A-R-B-T"], move: 2 }, "A-R-B-T", [infantry(2, "B")]);
    expect(moveAll(given, [1]).ships).toMatchObject([{ arrived: false, lost: [] }]);
    expect(moveAll(given, [9]).ships).toMatchObject([{ arrived: true, cargo: [infantry(2, "B")] }]);
  });

  test("[TI59] a Fighter II that flies itself rolls; carried it does not, unless carried ones roll", () => {
    const itself = fleet({ chains: ["A-R-T"], move: 2 }, "A-R-T", [], "fighter2");
    expect(moveAll(itself, [5]).rolls).toHaveLength(1);
    const fighters: Cargo = { unit: "fighter2", count: 3, from: "A" };
    expect(moveAll(fleet({ chains: ["A-R-T"] }, "A-R-T", [fighters]), [5]).rolls).toHaveLength(1);
    const literal = fleet({ chains: ["A-R-T"], preset: "requirements" }, "A-R-T", [fighters]);
    expect(moveAll(literal, [5, 1, 9, 2])).toMatchObject({
      ships: [{ arrived: true, cargo: [{ unit: "fighter2", count: 1 }], lost: [{ count: 2 }] }],
      rolls: [{}, { unit: "fighter2", removed: true }, { removed: false }, { removed: true }],
    });
  });

  test("[TI60] a fighter that flies goes all the way by itself: half a path is none", () => {
    const half = fleet({ chains: ["A-B-T"], move: 2 }, "A-B", [], "fighter2");
    expect(refusal(half)).toMatchObject({ code: "path-not-to-active", system: "B" });
  });

  test("[TI70] a flagship that takes its wormhole along moves first; lost, those who can go another way, the rest stay", () => {
    const { movement, declared } = withWormhole(2);
    const lost = moveAll({ movement, declared: [...declared] }, [1, 5]);
    expect(lost.rolls.map(({ ship: id }) => id)).toEqual(["z", "a"]);
    expect(lost.ships.map(({ ship: id, arrived }) => [id, arrived])).toEqual([
      ["z", false],
      ["a", true],
      ["b", true],
    ]);
    const slow = declared.map((each) => (each.ship.id === "a" ? { ...each, ship: { ...each.ship, move: 1 } } : each));
    expect(moveAll({ movement, declared: slow }, [1]).ships.map(({ ship: id }) => id)).toEqual(["z", "b"]);
    expect(moveAll({ movement, declared: [...declared] }, [9, 9, 9]).ships.every(({ arrived }) => arrived)).toBe(true);
  });

  test("[TI69] a Floating Factory is a ship to a rift", () => {
    expect(moveAll(fleet({ chains: ["R-B-T"] }, "R-B-T", [], "saar_spacedock"), [3]).ships).toMatchObject([
      { arrived: false },
    ]);
    expect(units.find(({ id }) => id === "saar_spacedock")).toMatchObject({ move: 1, capacity: 4 });
  });

  test("[TI56][AC64][CD2][NA41a][NA41c] what is removed is not destroyed; under the requirements it is", () => {
    expect([presets.official.riftOutcome, presets.requirements.riftOutcome]).toEqual(["removed", "destroyed"]);
  });

  test("ships roll in the order of their ids, each along its path; once lost, no more", () => {
    const given = fleet({ chains: ["A-R1-R2-T"] }, "A-R1-R2-T", [], "cruiser", ["s2", "s1"]);
    const { ships, rolls } = moveAll(given, [2, 4, 10]);
    expect(rolls.map(({ ship, system }) => `${ship} ${system}`)).toEqual(["s1 R1", "s2 R1", "s2 R2"]);
    expect(ships.map(({ ship, arrived }) => [ship, arrived])).toEqual([
      ["s1", false],
      ["s2", true],
    ]);
  });

  test("the exact distribution of a fleet's losses", () => {
    const { movement, declared } = fleet({ chains: ["A-R1-R2-T"] }, "A-R1-R2-T", [infantry(1)], "carrier", [
      "s1",
      "s2",
    ]);
    const endings = lossDistribution(movement, declared);
    if (!endings.ok) throw new Error(endings.refusal.code);
    expect(endings.value[0]).toEqual({
      probability: 0.2401,
      arrived: ["s1", "s2"],
      cargo: [infantry(1), infantry(1)],
      lost: [],
    });
    expect(endings.value.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(endings.value).toHaveLength(9);
  });
});

describe("how a fleet can end", () => {
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  function endingsOf({ movement, declared }: { movement: Movement; declared: readonly DeclaredMove[] }) {
    const endings = lossDistribution(movement, declared);
    if (!endings.ok) throw new Error(endings.refusal.code);
    expect(sumOf(endings.value.map(({ probability }) => probability))).toBeCloseTo(1, 12);
    return endings.value;
  }
  /** Every face of every die, as many dice as it may take. */
  function tally({ movement, declared }: { movement: Movement; declared: readonly DeclaredMove[] }, dice: number) {
    const found = new Map<string, number>();
    for (let at = 0; at < 10 ** dice; at += 1) {
      const faces = String(at)
        .padStart(dice, "0")
        .split("")
        .map((face) => Number(face) + 1);
      const { ships } = moveShips(movement, declared, () => faces.shift() ?? Number.NaN);
      const arrived = ships.filter((ship) => ship.arrived);
      const key = JSON.stringify([arrived.map(({ ship }) => ship), arrived.flatMap(({ cargo }) => cargo)]);
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    return found;
  }
  function agree(given: { movement: Movement; declared: readonly DeclaredMove[] }, dice: number) {
    const left = tally(given, dice);
    const merged = new Map<string, number>();
    for (const { arrived, cargo, probability } of endingsOf(given)) {
      const key = JSON.stringify([arrived, cargo.filter(({ count }) => count > 0)]);
      merged.set(key, (merged.get(key) ?? 0) + probability);
    }
    expect([...merged.keys()].sort()).toEqual([...left.keys()].sort());
    for (const [key, probability] of merged) expect(probability).toBeCloseTo((left.get(key) ?? 0) / 10 ** dice, 12);
  }

  test("as every face of every die says", () => {
    agree(fleet({ chains: ["A-R1-R2-T"] }, "A-R1-R2-T", [infantry(1)], "carrier", ["s1", "s2"]), 4);
    agree(fleet({ chains: ["R-B-C-T"], effects: ["cosmic-phenomenae"] }, "R-B-C-T", [], "cruiser", ["s1", "s2"]), 2);
  });

  test("[CD8] where carried fighters roll too, each by itself", () => {
    const fighters = (count: number): Cargo => ({ unit: "fighter", count, from: "A" });
    agree(fleet({ chains: ["A-R-T"], preset: "requirements" }, "A-R-T", [fighters(3)]), 4);
    agree(fleet({ chains: ["A-R1-R2-T"], preset: "requirements" }, "A-R1-R2-T", [fighters(1)]), 4);
  });

  test("[TI70] where a flagship's wormhole may be lost with it", () => {
    const { movement, declared } = withWormhole(1);
    agree({ movement, declared }, 3);
  });
});

describe("cargo", () => {
  test("[TI92] no more than the capacity", () => {
    expect(refusal(fleet({ chains: ["A-T"] }, "A-T", [infantry(5)]))).toMatchObject({
      code: "over-capacity",
      capacity: 4,
      needed: 5,
    });
    expect(refusal(fleet({ chains: ["A-T"] }, "A-T", [infantry(4)]))).toBeNull();
    expect(refusal(fleet({ chains: ["A-T"] }, "A-T", [infantry(1)], "cruiser"))).toMatchObject({
      code: "over-capacity",
      capacity: 0,
    });
  });

  test("[TI93] not from a passed system that holds one's token; from the active one it is fine", () => {
    const given = { chains: ["A-B-T"], move: 2, tokens: ["B"] };
    expect(refusal(fleet(given, "A-B-T", [infantry(1, "B")]))).toMatchObject({ code: "pickup-forbidden", system: "B" });
    expect(refusal(fleet(given, "A-B-T", [infantry(1, "T")]))).toBeNull();
  });

  test("[TI95] what takes no capacity is cargo all the same, of ships that have some; a structure is none", () => {
    const mechs = (count: number) => ({ unit: "argent_mech", count, from: "A" });
    const given = { chains: ["A-T"] };
    expect(refusal(fleet(given, "A-T", [infantry(4), mechs(3)]))).toBeNull();
    expect(refusal(fleet(given, "A-T", [infantry(5), mechs(1)]))).toMatchObject({ code: "over-capacity", needed: 5 });
    expect(refusal(fleet(given, "A-T", [mechs(1)], "cruiser"))).toMatchObject({ code: "over-capacity", capacity: 0 });
    expect(refusal(fleet(given, "A-T", [{ unit: "titans_pds", count: 1, from: "A" }]))).toMatchObject({
      code: "cargo-not-carriable",
    });
    expect(moveAll(fleet(given, "A-T", [infantry(4), mechs(2)]), []).ships).toMatchObject([
      { arrived: true, cargo: [infantry(4), mechs(2)] },
    ]);
  });

  test("[TI95] ships are no cargo, and cargo is picked up on the way", () => {
    expect(refusal(fleet({ chains: ["A-T"] }, "A-T", [{ unit: "cruiser", count: 1, from: "A" }]))).toMatchObject({
      code: "cargo-not-carriable",
    });
    expect(refusal(fleet({ chains: ["A-T"] }, "A-T", [{ unit: "ghost", count: 1, from: "A" }]))).toMatchObject({
      code: "unknown-unit",
    });
    expect(refusal(fleet({ chains: ["A-T", "A-C"], active: "T" }, "A-T", [infantry(1, "C")]))).toMatchObject({
      code: "cargo-absent",
      system: "C",
    });
    expect(refusal(fleet({ chains: ["A-B-T"] }, "A-B-T"))).toMatchObject({ code: "too-far", ship: "s1" });
  });
});
