import { describe, expect, test } from "vitest";
import type { Amount } from "../pack/pack.ts";
import { evaluate, sceneOf } from "./amounts.ts";
import {
  charges,
  draw,
  duel,
  fire,
  fleetOf,
  healthAfter,
  passes,
  play,
  refusalOf,
  settlementOf,
  shipOf,
  solar,
} from "./duel.fixture.ts";
import type { ShapeshipsState } from "./shape.ts";
import { basic, charge, completion, continuous, damage, heal, scaled, toys, withShip } from "./toys.fixture.ts";
import { pass, saveAll } from "./windows.ts";

type Spec = Parameters<typeof duel>[1][0];
const at = (north: Spec, south: Spec = {}) => duel("settlement", [north, south]);
const worth = (amount: Amount, state: ShapeshipsState, of = "N1", spent = 0) =>
  evaluate(amount, { side: 0, ship: shipOf({ state }, of) ?? null, spent }, sceneOf(state, toys)).value;
const withRoll = (state: ShapeshipsState, base: number, extra: number | null = null): ShapeshipsState => ({
  ...state,
  turnData: { ...state.turnData, roll: { base, reads: [base, base], extra } },
});

describe("amounts", () => {
  const state = at({ ships: ["hit3", "hit3", "mend2", "core"] }, { ships: ["bolt", "zap"] });

  test.each<[string, Amount, number]>([
    ["a plain number", 4, 4],
    ["per other ship", { ...scaled, per: "other_ship" }, 3],
    ["with a base and a factor", { ...scaled, base: 5, each: 2, per: "other_ship" }, 11],
    ["at most so much of it", { ...scaled, base: 5, per: "other_ship", most: 2 }, 7],
    ["per ship of a definition", { ...scaled, per: { ship: "hit3" } }, 2],
    ["per other of its kind", { ...scaled, per: "other_copy" }, 1],
    ["per group, rounded down", { ...scaled, per: "other_ship", group: 2 }, 1],
    ["per group, rounded up", { ...scaled, per: "other_ship", group: 2, round: "up" }, 2],
    ["per type of mine", { ...scaled, per: "type" }, 3],
    ["per type of the opponent", { ...scaled, per: "enemy_type" }, 2],
    ["by the number of copies", { ...scaled, tiers: [1, 4, 9] }, 4],
    ["equal to the roll", { ...scaled, per: "roll" }, 4],
    ["a base alone", { ...scaled, base: 3 }, 3],
    ["if the roll is even", { ...scaled, base: 3, if: "roll_is_even" }, 3],
    ["if the roll is one of some", { ...scaled, base: 3, if: { roll: [1, 2] } }, 0],
    ["per health missing", { ...scaled, per: "missing_health" }, 10],
  ])("[S5] %s", (_name, amount, expected) => {
    expect(worth(amount, state)).toBe(expected);
  });

  test("[S5] tiers end with the last one", () => {
    const many = at({ ships: ["hit3", "hit3", "hit3", "hit3"] });
    expect(worth({ ...scaled, tiers: [1, 4, 9] }, many)).toBe(9);
  });

  test("[S5] odd rolls, chosen numbers, the extra die", () => {
    const chosen = at({ ships: [{ ship: "number", number: 5 }] });
    expect(worth({ ...scaled, base: 3, if: "roll_is_even" }, withRoll(chosen, 3))).toBe(0);
    expect(worth({ ...scaled, base: 6, if: "roll_is_chosen" }, withRoll(chosen, 5))).toBe(6);
    expect(worth({ ...scaled, base: 6, if: "roll_is_chosen" }, withRoll(chosen, 4))).toBe(0);
    expect(worth({ ...scaled, per: "extra_roll" }, withRoll(chosen, 5, 3))).toBe(3);
    expect(worth({ ...scaled, per: "extra_roll" }, withRoll(chosen, 5))).toBe(0);
  });

  test("[S5] if one's health was lower when the turn began", () => {
    const amount: Amount = { ...scaled, base: 2, if: "health_was_lower" };
    expect(worth(amount, at({ ships: ["hit3"], health: 20 }, { health: 21 }))).toBe(2);
    expect(worth(amount, at({ ships: ["hit3"], health: 21 }, { health: 21 }))).toBe(0);
  });

  test("[S5] per ship made this turn: not itself, not what it made, no conversion, nothing older", () => {
    const ships = [
      { ship: "spring", born: 3 },
      { ship: "hit3", born: 3 },
      { ship: "mend2", born: 3, origin: "made", maker: "N9" },
      { ship: "mend2", born: 3, origin: "made", maker: "N1" },
      { ship: "moth", born: 3, origin: "converted" },
      { ship: "hit3", born: 3, origin: "stolen" },
      { ship: "hit3", born: 2 },
    ] as const;
    expect(worth({ ...scaled, per: "made_this_turn" }, at({ ships }))).toBe(2);
  });

  test("[S5] energy spent, and health that nothing is missing of", () => {
    expect(worth({ ...scaled, base: 1, each: 3, per: "energy_spent" }, state, "N1", 2)).toBe(7);
    expect(worth({ ...scaled, per: "missing_health" }, at({ ships: ["hit3"], health: 55 }))).toBe(0);
  });

  test("[S5] every amount says why", () => {
    const { because } = evaluate(
      { ...scaled, base: 5, per: "other_ship", most: 2 },
      { side: 0, ship: shipOf({ state }, "N1") ?? null, spent: 0 },
      sceneOf(state, toys),
    );
    expect(because).toEqual([
      { op: "base", amount: 5 },
      { op: "add", amount: 2, source: "other_ship", count: 3, each: 1 },
    ]);
  });
});

describe("dice", () => {
  const rolled = (north: readonly string[], south: readonly string[], rolls: readonly number[]) => {
    const { events } = play(duel("dice_roll", [{ ships: north }, { ships: south }]), [], { rolls, until: "drawing" });
    return events.find((event) => event.type === "rolled");
  };

  test("[S17] one die for both", () => {
    expect(rolled([], [], [2])).toEqual({ type: "rolled", base: 3, rerolled: [], extra: null, reads: [3, 3] });
  });

  test("[S17] a re-roll is shared, and ends when the die is high enough or the times are used up", () => {
    expect(rolled(["redo"], [], [0, 1, 0])).toMatchObject({ base: 1, rerolled: [1, 2], reads: [1, 1] });
    expect(rolled(["redo"], [], [1, 5])).toMatchObject({ base: 6, rerolled: [2] });
    expect(rolled(["redo"], ["redo"], [0, 0, 0, 0, 0])).toMatchObject({ base: 1, rerolled: [1, 1, 1, 1] });
    expect(rolled(["redo"], [], [2])).toMatchObject({ base: 3, rerolled: [] });
  });

  test("[S17] an override is its player's alone, and beats any re-roll", () => {
    expect(rolled(["eye"], ["redo"], [0, 3])).toMatchObject({ base: 4, reads: [6, 4] });
  });

  test("[S17] an extra die is one die, however many ships roll it, and waits a turn like all dice powers", () => {
    const { events } = play(duel("dice_roll", [{ ships: ["side", "side"] }, {}]), [], {
      rolls: [0, 4],
      until: "drawing",
    });
    expect(events.find((event) => event.type === "rolled")).toMatchObject({ base: 1, extra: 5 });
    expect(events.find((event) => event.type === "lines")).toMatchObject({ lines: [1 + 3 + 3, 1] });
    const young = duel("dice_roll", [
      {
        ships: [
          { ship: "side", born: 3 },
          { ship: "eye", born: 3 },
        ],
      },
      {},
    ]);
    expect(play(young, [], { rolls: [0], until: "drawing" }).events).toContainEqual({
      ...{ type: "rolled", base: 1, rerolled: [], extra: null, reads: [1, 1] },
    });
  });

  test("[S4] joining lines come separately and share the saving cap", () => {
    const played = play(duel("dice_roll", [{ ships: ["joint"], lines: 3 }, {}]), [[saveAll, saveAll]]);
    expect(played.events.find((event) => event.type === "lines")).toMatchObject({ lines: [7, 4], joining: [2, 0] });
  });
});

describe("makers and limits", () => {
  test("[S5] a maker without charges makes every turn, and what it makes completes", () => {
    const order = { ...saveAll, makers: [{ ship: "N1", makes: "bang5" }] };
    const played = play(duel("drawing", [{ ships: ["spring"] }, {}]), [[order, saveAll]]);
    expect(healthAfter(played)).toEqual([40, 35]);
    expect(shipOf(played, "N2")).toMatchObject({ ship: "bang5", origin: "made", maker: "N1" });
  });

  test("[S5][S8] what makers are refused", () => {
    const from = duel("drawing", [{ ships: ["maker", { ship: "maker", charges: 0 }, "hit3"] }, { ships: ["maker"] }]);
    const make = (...list: readonly (readonly [string, string])[]) => ({
      ...saveAll,
      makers: list.map(([ship, makes]) => ({ ship, makes })),
    });
    expect(refusalOf(from, make(["N1", "mend2"]))).toMatchObject({ code: "cannot-make" });
    expect(refusalOf(from, make(["N2", "hit3"]))).toMatchObject({ code: "no-charges" });
    expect(refusalOf(from, make(["N3", "hit3"]))).toMatchObject({ code: "not-a-maker" });
    expect(refusalOf(from, make(["N1", "hit3"], ["N1", "hit3"]))).toMatchObject({ code: "named-twice" });
    expect(refusalOf(from, make(["S1", "hit3"]))).toMatchObject({ code: "ship-not-yours" });
  });

  test("[S6] ships that were made, stolen or spawned do not count against a limit", () => {
    const pack = withShip(basic("hit3", 3, [continuous(damage, 3)], { max: 1 }));
    const ships = (["made", "stolen", "spawned"] as const).map((origin) => ({ ship: "hit3", origin }));
    const from = duel("drawing", [{ ships, lines: 9 }, {}], { pack });
    expect(refusalOf(from, draw("hit3"), pack)).toBeNull();
    expect(refusalOf(from, draw("hit3", "hit3"), pack)).toMatchObject({ code: "too-many", most: 1 });
  });

  test("[S7] components can be named; the rest is taken from the newest", () => {
    const from = duel("drawing", [{ ships: ["hit3", "hit3", "mend2"], lines: 2 }, {}]);
    const big = (...components: readonly string[]) => ({
      ...saveAll,
      upgrades: [{ ship: "big", ...(components.length > 0 && { components }) }],
    });
    const left = (order: ReturnType<typeof big>) =>
      play(from, [[order, saveAll]]).state.players[0].ships.map(({ id }) => id);
    expect(left(big())).toEqual(["N1", "N4"]);
    expect(left(big("N1"))).toEqual(["N2", "N4"]);
    expect(refusalOf(from, big("N1", "N2"))).toMatchObject({ code: "not-a-component", component: "N2" });
    expect(refusalOf(from, big("S1"))).toMatchObject({ code: "ship-not-yours" });
    expect(refusalOf(from, { ...saveAll, upgrades: [{ ship: "arm" }] })).toMatchObject({
      code: "missing-component",
      component: "bolt",
    });
    const charged = duel("drawing", [{ ships: ["bolt", "hit3"], lines: 2 }, {}]);
    const arm = { ...saveAll, upgrades: [{ ship: "arm", components: ["N1"] }] };
    expect(refusalOf(charged, arm)).toMatchObject({ code: "component-charged", component: "N1" });
  });

  test("[S7] an upgrade of this order can go into another", () => {
    const from = duel("drawing", [{ ships: ["hit3", "mend2", "mend2"], lines: 3 }, {}]);
    const order = { ...saveAll, upgrades: [{ ship: "big" }, { ship: "tower" }] };
    expect(fleetOf(play(from, [[order, saveAll]]), 0)).toEqual(["tower"]);
  });
});

describe("energy", () => {
  test("[S9] ships bring energy at the start of every battle, up to the cap, in their faction's colours", () => {
    const ships = ["core", "core", "core"];
    const after = (spec: Spec) =>
      play(duel("energy_generation", [spec, {}]), [], { until: "first_strike" }).state.players[0].energy;
    expect(after({ ships })).toEqual({ amber: 3 });
    expect(after({ ships, amber: 3 })).toEqual({ amber: 4 });
    expect(after({ ships, faction: "other" })).toEqual({});
  });

  test("[S10] a solar power may take a chosen spend on top of its price", () => {
    const from = duel("simultaneous_declaration", [{ amber: 3 }, {}]);
    expect(healthAfter(play(from, [[solar({ power: "pour", spend: 2 }), pass]]))).toEqual([40, 40 - 7]);
    expect(refusalOf(from, solar({ power: "pour", spend: 3 }))).toMatchObject({ code: "not-enough-energy", needed: 4 });
    expect(refusalOf(from, solar({ power: "pour" }))).toMatchObject({ code: "spend-required" });
    expect(refusalOf(from, solar({ power: "spark", spend: 1 }))).toMatchObject({ code: "spend-unexpected" });
    expect(refusalOf(from, solar({ power: "nova" }))).toMatchObject({ code: "unknown-power" });
  });
});

describe("ships in battle", () => {
  test("[S16][R21] a copy is of the ship as the battle began, arrives next turn, and completes then", () => {
    const from = duel("simultaneous_declaration", [{ ships: ["clone"] }, { ships: ["bolt", "bang5"] }]);
    const copied = play(from, [[charges(fire("N1", "copy", "S2")), pass], passes]);
    expect(shipOf(copied, "N2")).toMatchObject({ ship: "bang5", origin: "copied", born: 4 });
    expect(healthAfter(copied)).toEqual([40, 40]);
    expect(healthAfter(play(copied.state, [[saveAll, saveAll], passes]))).toEqual([40, 35]);
    const orders = [
      [pass, charges(fire("S1", "damage"))],
      [charges(fire("N1", "copy", "S1")), pass],
    ] as const;
    expect(shipOf(play(from, orders), "N2")).toMatchObject({ ship: "bolt", charges: 2 });
  });

  test("[R19] an effect that does not persist counts only while its source lives", () => {
    const from = duel("simultaneous_declaration", [{ ships: ["frail"] }, { ships: ["zap"] }]);
    const hits = charges(fire("N1", "damage"));
    expect(healthAfter(play(from, [[hits, pass], passes]))).toEqual([40, 34]);
    const killed = play(from, [
      [hits, pass],
      [pass, charges(fire("S1", "destroy", "N1"))],
    ]);
    expect(healthAfter(killed)).toEqual([40, 40]);
    expect(settlementOf(killed)[1].rows).toMatchObject([{ value: 6, counted: 0, why: "source_gone" }]);
  });

  test("[S11] what cannot be targeted", () => {
    const from = duel("simultaneous_declaration", [
      { ships: ["zap", "twin", "hit3", "mend2", "big"] },
      { ships: ["shell", "hit3", "big", "mend2"] },
    ]);
    const kill = (target?: string) => charges(fire("N1", "destroy", target));
    const pair = (own: string, target: string) => charges({ ship: "N2", effect: "paired_destroy", own, target });
    expect(refusalOf(from, kill("S1"))).toEqual({ code: "target-protected", rule: "S11", ship: "S1", by: "S1" });
    expect(refusalOf(from, kill("S2"))).toBeNull();
    expect(refusalOf(from, kill("S3"))).toMatchObject({ code: "target-upgraded" });
    expect(refusalOf(from, kill("N3"))).toMatchObject({ code: "target-not-theirs" });
    expect(refusalOf(from, kill())).toMatchObject({ code: "target-required" });
    expect(refusalOf(from, pair("N3", "S2"))).toBeNull();
    expect(refusalOf(from, pair("N4", "S2"))).toMatchObject({ code: "target-other-cost", own: "N4" });
    expect(refusalOf(from, pair("S2", "S4"))).toMatchObject({ code: "target-not-yours" });
    expect(refusalOf(from, charges({ ship: "N1", effect: "destroy", own: "N3", target: "S2" }))).toMatchObject({
      code: "target-unexpected",
    });
    expect(refusalOf(from, charges(fire("N2", "paired_destroy", "S2")))).toMatchObject({ code: "own-required" });
    const bolts = duel("simultaneous_declaration", [{ ships: ["bolt"] }, { ships: ["hit3"] }]);
    expect(refusalOf(bolts, charges(fire("N1", "damage", "S1")))).toMatchObject({ code: "target-unexpected" });
  });

  test("[S10][S8] what a charge cannot do", () => {
    const from = duel("simultaneous_declaration", [{ ships: ["bolt", { ship: "bolt", charges: 0 }, "hit3"] }, {}]);
    expect(refusalOf(from, charges(fire("N1", "destroy")))).toMatchObject({ code: "no-such-effect" });
    expect(refusalOf(from, charges(fire("N2", "damage")))).toMatchObject({ code: "no-charges" });
    expect(refusalOf(from, charges(fire("N3", "damage")))).toMatchObject({ code: "no-such-effect" });
    expect(refusalOf(from, charges(fire("N7", "damage")))).toMatchObject({ code: "ship-not-in-play" });
    expect(refusalOf(from, charges(fire("S1", "damage")))).toMatchObject({ code: "ship-not-yours" });
  });

  test("[S13][R22] first strike takes the cheapest Basic completed this turn, of equals the oldest, each another", () => {
    const from = duel("drawing", [{ ships: ["mend2"], lines: 20 }, { ships: ["early", "early", "early"] }]);
    const played = play(from, [[draw("bolt", "hit3", "boom"), saveAll]]);
    expect(played.events.filter((event) => event.type === "struck").map(({ target }) => target.id)).toEqual([
      "N3",
      "N4",
      "N2",
    ]);
    expect(fleetOf(played, 0)).toEqual(["mend2"]);
    const spared = play(duel("drawing", [{ ships: ["mend2"], lines: 20 }, { ships: ["early"] }]), [
      [draw("shell"), saveAll],
    ]);
    expect(fleetOf(spared, 0)).toEqual(["mend2", "shell"]);
    expect(shipOf(spared, "S1")?.charges).toBe(1);
  });

  test("[S13] a first strike may steal, or queue damage", () => {
    const from = duel("drawing", [{ lines: 3 }, { ships: ["snatch", "volley"] }]);
    const played = play(from, [[draw("hit3"), saveAll]]);
    expect(fleetOf(played, 1)).toEqual(["snatch", "volley", "hit3"]);
    expect(healthAfter(played)).toEqual([40 - 3 - 2, 40]);
  });

  test("[S16] on destruction may heal; what dies by first strike does what it does on destruction", () => {
    const from = duel("drawing", [{ lines: 3, health: 30 }, { ships: ["early"] }]);
    expect(healthAfter(play(from, [[draw("cocoon"), saveAll]]))).toEqual([34, 40]);
  });
});

describe("modifiers and dusk", () => {
  test("[R28][S14] two multipliers each add their share of the row, and none works on another", () => {
    const played = play(duel("settlement", [{ ships: ["rage", "rage", "hit3"] }, {}]), []);
    expect(settlementOf(played)[1]).toMatchObject({ damage: 3 + 6 + 6 });
    const healed = play(duel("settlement", [{ ships: ["dbl", "dbl", "mend2"], health: 20 }, {}]), []);
    expect(healthAfter(healed)[0]).toBe(20 + 6);
  });

  test("[S18] after dusk healing rows count nothing, and damage grows", () => {
    const pack = { ...toys, dusk: { turn: 11, damage: 3 } };
    const from = duel("settlement", [{ ships: ["mend2"], health: 20 }, {}], { turn: 13 });
    const [north] = settlementOf(play(from, [], { pack }));
    expect(north).toMatchObject({ before: 20, healing: 0, damage: 9, health: 11 });
    expect(north.rows).toMatchObject([
      { value: 2, counted: 0, why: "dusk" },
      { source: "dusk", counted: 9 },
    ]);
    const healing = withShip(basic("bolt", 4, [charge(heal, 4), completion(heal, 2)], { charges: 2 }), pack);
    const late = duel("drawing", [{ lines: 4, health: 20 }, {}], { turn: 11, pack: healing });
    expect(settlementOf(play(late, [[draw("bolt"), saveAll], passes], { pack: healing }))[0]).toMatchObject({
      healing: 0,
      damage: 3,
    });
  });
});
