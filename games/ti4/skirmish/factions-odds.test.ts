import { fastDice } from "@umpire/bots";
import { afterEach, describe, expect, test } from "vitest";
import { ti4 } from "../game.ts";
import { combatOdds, oddsAfterHits } from "./combat-odds.ts";
import { planFor } from "./plan.ts";
import { providePowers } from "./powers.ts";
import { readState } from "./schema.ts";
import type { SkirmishAction } from "./shape.ts";
import { activate, assign, attack, move, played, scene, stay, volleys } from "./skirmish.fixture.ts";
import { legalActions } from "./steps/tasks.ts";
import { withPowers } from "./with-powers/with-powers.ts";

describe("the odds of a battle that is fought", () => {
  test("[TS22] before a round, and after hits that wait, they are those of what is left", () => {
    const given = scene(
      { faction: "mentak", space: { cruiser: 2, destroyer: 1 } },
      { faction: "jolnar", fleets: { M: { cruiser: 2, fighter: 1 } } },
    );
    const before = planFor(given.state, 0, "M", given.rules).space?.attacker ?? 0;
    // Ambush is rolled before the first round, and the odds then are those of what has come of it.
    const missed = played(given, attack("cruiser/1", "cruiser/2", "destroyer/1"), [1, 1, 1, 1]);
    expect(volleys(missed.events)[0]).toMatchObject({ power: "ambush" });
    const now = combatOdds(missed.state, missed.rules);
    expect(now?.attacker).toBeLessThan(before);
    const struck = played(missed, [stay, stay], [10, 10, 1, 1, 1, 1]);
    expect(struck.state.todo[0]).toMatchObject({ task: "assign", seat: 1, hits: 2 });
    const spare = oddsAfterHits(
      struck.state,
      { sustain: {}, destroy: { cruiser: 1, fighter: 1 }, destroyDamaged: {} },
      struck.rules,
    );
    const usual = combatOdds(struck.state, struck.rules);
    expect(usual).toEqual(spare);
    const worse = oddsAfterHits(
      struck.state,
      { sustain: {}, destroy: { cruiser: 2 }, destroyDamaged: {} },
      struck.rules,
    );
    expect(worse?.attacker).toBeGreaterThan(spare?.attacker ?? 1);
    const after = played(struck, [assign({ destroy: { cruiser: 1, fighter: 1 } })]);
    expect(combatOdds(after.state, after.rules)?.attacker).toBeCloseTo(spare?.attacker ?? 0, 12);
  });
});

describe("what a table with factions costs", () => {
  afterEach(() => providePowers(withPowers));

  test("[TS20][TS22d] the largest fleets are fought within a second a decision, and their odds are refused", () => {
    const fleet = { fighter: 100, mech: 4, dreadnought: 5, cruiser: 8, destroyer: 8, carrier: 4, infantry: 60 };
    const given = scene(
      { faction: "letnev", effects: ["non-euclidean-shielding", "duranium-armor"], space: fleet },
      { faction: "mentak", effects: ["duranium-armor"], fleets: { M: fleet } },
      { fleetPool: 16 },
    );
    expect(planFor(given.state, 0, "M", given.rules).space).toBeNull();
    const rng = fastDice(1);
    let { state } = given;
    let slowest = 0;
    const act = (action: SkirmishAction) => {
      const since = performance.now();
      state = ti4.resolve(state, () => action, rng, given.rules).state;
      slowest = Math.max(slowest, performance.now() - since);
    };
    act(activate("M"));
    act({ type: "move", moves: planFor(given.state, 0, "M", given.rules).moves });
    while (state.tactical !== null && state.awaited !== null) {
      expect(readState(state).ok).toBe(true);
      const [first] = legalActions(state, given.rules);
      act(first ?? ti4.defaultAction(state, state.awaited, given.rules));
    }
    expect(slowest).toBeLessThan(1000);
  });

  test("[TS22d] the umpire rolls, and never works odds out", () => {
    const never = () => {
      throw new Error("odds are worked out");
    };
    const given = scene(
      { faction: "mentak", space: { cruiser: 2, carrier: 1 }, ground: { infantry: 2 } },
      { faction: "l1z1x", fleets: { M: { cruiser: 2 } }, garrisons: { Midway: { infantry: 1, pds: 1 } } },
    );
    providePowers({ ...withPowers, prepare: never, odds: never, landing: never });
    let { state } = given;
    const rng = fastDice(1);
    const act = (action: SkirmishAction) => {
      expect(ti4.check(state, state.awaited ?? 0, action, given.rules)).toBeNull();
      state = ti4.resolve(state, () => action, rng, given.rules).state;
    };
    act(activate("M"));
    act(move(["A/cruiser/1", "A-M"], ["A/cruiser/2", "A-M"], ["A/carrier/1", "A-M", ["infantry", 2]]));
    while (state.tactical !== null && state.awaited !== null) {
      const [first] = legalActions(state, given.rules);
      act(first ?? ti4.defaultAction(state, state.awaited, given.rules));
    }
    expect(state.tactical).toBeNull();
  });
});
