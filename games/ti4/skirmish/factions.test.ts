import { eventSentence } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { ti4 } from "../game.ts";
import { planFor } from "./plan.ts";
import type { SkirmishEvent } from "./play.ts";
import { readState } from "./schema.ts";
import {
  activate,
  assign,
  attack,
  landing,
  map,
  move,
  none,
  pass,
  played,
  refusalOf,
  scene,
  sceneOf,
  stay,
  volleys,
} from "./skirmish.fixture.ts";
import { legalActions } from "./steps/tasks.ts";

const powersIn = (events: readonly SkirmishEvent[]) =>
  events.flatMap((event) => (event.type === "power" ? [[event.seat, event.power, event.verb]] : []));
const said = (events: readonly SkirmishEvent[], language: "en" | "ru") =>
  events.map((event) => eventSentence(language, ti4, event as { readonly type: string }));

describe("a faction's powers in a battle", () => {
  test("[TS22] from the option to the odds before the move, the dice and the log, in both languages", () => {
    const given = scene({ faction: "jolnar", space: { cruiser: 1 } }, { fleets: { M: { carrier: 1 } } });
    const plain = scene({ space: { cruiser: 1 } }, { fleets: { M: { carrier: 1 } } });
    // Fragile: -1 on combat rolls; a cruiser hits on 7, a carrier on 9. To win, one has to hit and not be hit.
    const win = (own: number, other: number) => (own * (1 - other)) / (1 - (1 - own) * (1 - other));
    expect(planFor(plain.state, 0, "M", plain.rules).space?.attacker).toBeCloseTo(win(0.4, 0.2), 12);
    expect(planFor(given.state, 0, "M", given.rules).space?.attacker).toBeCloseTo(win(0.3, 0.2), 12);
    // 7 hits no more, and 8 does.
    const fought = played(given, [...attack("cruiser/1"), stay, stay, stay, stay], [7, 1, 8, 1]);
    expect(volleys(fought.events).map(({ seat, dice }) => [seat, dice.map(({ hit }) => hit)])).toEqual([
      [0, [false]],
      [1, [false]],
      [0, [true]],
      [1, [false]],
    ]);
    expect(volleys(fought.events)[0]?.dice[0]?.added).toEqual([{ amount: -1, source: "fragile", rule: "Fragile" }]);
    expect(said(fought.events, "en")).toContain(
      "player 1, combat, round 1: cruiser 7: 7 −1 fragile (Fragile): 0 hits.",
    );
    expect(said(fought.events, "ru").join(" ")).toContain("−1 Хрупкость");
    expect(fought.state.space["M"]).toEqual({ 0: { units: { cruiser: 1 }, damaged: {} } });
  });

  test("[TS22] a faction's own abilities about moving are on by themselves", () => {
    const given = scene({ faction: "empyrean", space: { cruiser: 1 } }, { ground: { infantry: 1 } });
    expect(given.state.players.map(({ effects }) => effects)).toEqual([["voidborn"], []]);
  });

  test("[TS22] without anything else said, a faction has its own cards, and builds them", () => {
    const { state, rules } = sceneOf({ map: "crown", starts: [{ home: "North", faction: "sol" }, { home: "South" }] });
    expect(state.space["North"]?.[0]?.units).toMatchObject({ sol_carrier: 2, cruiser: 1 });
    expect(state.planets["Borealis"]?.force.units).toMatchObject({ sol_infantry: 4 });
    const building = played({ state, rules }, [activate("North")]);
    expect(building.state.todo[0]?.task).toBe("produce");
    expect(refusalOf(building, { type: "produce", units: { infantry: 1 } })).toMatchObject({ code: "not-producible" });
    expect(refusalOf(building, { type: "produce", units: { sol_infantry: 1 } })).toBeNull();
    expect(refusalOf(building, { type: "produce", units: { sol_mech: 1 } })).toBeNull();
  });

  test("[TS22] a table where nobody has a faction has nothing of it", () => {
    const { state } = scene({ space: { cruiser: 1 } }, none);
    expect(Object.keys(state.players[0] ?? {})).toEqual([
      ...["tactic", "treasury", "hasPassed", "tokens", "effects", "abilities"],
    ]);
    const { state: fighting } = played(scene({ space: { cruiser: 1 } }, { fleets: { M: { cruiser: 1 } } }), [
      ...attack("cruiser/1"),
    ]);
    expect(fighting.tactical).toEqual({ seat: 0, system: "M", round: 0, retreat: null });
  });

  test("[TS22][TS22c] what is not known is refused, with what there is; what battles count needs a faction", () => {
    const starts = (start: object) => ti4.parse.options({ map: "crown", starts: [start, { home: "North" }] });
    const problem = (start: object) => {
      const options = starts({ home: "South", ...start });
      const rules = ti4.presets["official"];
      if (!options.ok || rules === undefined) throw new Error("no options");
      const begun = ti4.setup(options.value, rules, { int: () => 0 } as never);
      return begun.ok ? null : begun.refusal;
    };
    expect(problem({ faction: "borg" })).toMatchObject({ problem: "unknown-faction", path: "/starts/0/faction" });
    expect(problem({ effects: ["ta-zern"] })).toMatchObject({ problem: "unknown-effect" });
    expect(problem({ faction: "jolnar", effects: ["ta-zern"] })).toBeNull();
    // Played once, paid for, or for a place that a table has not.
    for (const effect of ["bunker", "courageous-to-the-end", "munitions-reserves", "eidolon-maximum", "imperator"])
      expect(problem({ faction: "jolnar", effects: [effect] })).not.toBeNull();
  });
});

describe("what powers decide, and what players do", () => {
  test("[TS22a] hits of a round are taken as their owner says; what a power makes of them is counted", () => {
    // Letnev's shielding: who sustains takes two hits.
    const given = scene(
      { space: { cruiser: 3 } },
      {
        faction: "letnev",
        effects: ["non-euclidean-shielding"],
        fleets: { M: { dreadnought: 1, cruiser: 1, fighter: 1, carrier: 1 } },
      },
    );
    const hit = played(given, [...attack("cruiser/1", "cruiser/2", "cruiser/3"), stay, stay], [10, 10, 1, 1, 1, 1, 1]);
    expect(hit.state.todo[0]).toMatchObject({ task: "assign", seat: 1, hits: 2 });
    expect(refusalOf(hit, assign({ sustain: { dreadnought: 1 } }))).toBeNull();
    expect(refusalOf(hit, assign({ sustain: { dreadnought: 1 }, destroy: { fighter: 1 } }))).toMatchObject({
      code: "hits-left",
    });
    expect(refusalOf(hit, assign({ destroy: { fighter: 1 } }))).toMatchObject({ code: "hits-left", assigned: 1 });
    expect(refusalOf(hit, assign({ sustain: { cruiser: 1 } }))).toMatchObject({ code: "cannot-sustain" });
    expect(refusalOf(hit, assign({ destroy: { fighter: 2 } }))).toMatchObject({ code: "not-so-many" });
    expect(refusalOf(hit, assign({ destroy: { warsun: 1 } }))).toMatchObject({ code: "unknown-unit" });
    const all = [...legalActions(hit.state, hit.rules)];
    expect(all.length).toBeGreaterThan(3);
    for (const action of all) expect(refusalOf(hit, action)).toBeNull();
    const kept = played(hit, [assign({ destroy: { fighter: 1, carrier: 1 } })]);
    expect(kept.state.space["M"]?.[1]).toEqual({ units: { dreadnought: 1, cruiser: 1 }, damaged: {} });
    const held = played(hit, [assign({ sustain: { dreadnought: 1 } })]);
    expect(held.state.space["M"]?.[1]?.damaged).toEqual({ dreadnought: 1 });
  });

  test("[TS22a] a power that acts by itself is told: a hit that comes back, a hit that is cancelled", () => {
    const echo = scene(
      { space: { carrier: 1 }, ground: { infantry: 3 } },
      { faction: "sardakk", garrisons: { Midway: { sardakk_mech: 1, infantry: 1 } } },
    );
    const landed = played(
      echo,
      [activate("M"), move(["A/carrier/1", "A-M", ["infantry", 3]]), landing("Midway", { infantry: 3 })],
      [8, 1, 1, 1, 1],
    );
    const chosen = played(landed, [assign({ sustain: { sardakk_mech: 1 } })], [10, 10, 1, 1]);
    expect(powersIn(chosen.events)).toEqual([]);
    expect(chosen.events).toContainEqual({
      ...{ type: "assigned", seat: 0, sustained: {}, destroyed: { infantry: 1 } },
    });
    const shielded = scene(
      { space: { cruiser: 1 } },
      {
        ...{ faction: "titans", effects: ["tellurian"] },
        fleets: { M: { cruiser: 2 } },
      },
    );
    const cancelled = played(shielded, [...attack("cruiser/1"), stay, stay], [10, 1, 10]);
    expect(powersIn(cancelled.events)).toEqual([[1, "tellurian", "cancel"]]);
    expect(said(cancelled.events, "en")).toContain("player 2: tellurian cancels a hit.");
    expect(said(cancelled.events, "ru").join(" ")).toContain("«Теллуриец»: попадание отменено.");
  });

  test("[TS22a] ships bombard again after each round of a landing, where a faction's do", () => {
    const given = scene(
      { faction: "l1z1x", space: { l1z1x_dreadnought: 1 }, ground: { infantry: 1 } },
      { garrisons: { Midway: { infantry: 3 } } },
    );
    const fought = played(
      given,
      [activate("M"), move(["A/l1z1x_dreadnought/1", "A-M", ["infantry", 1]]), landing("Midway", { infantry: 1 })],
      // Bombs miss; in the first round only the bombs after it hit; in the second everybody does.
      [1, 1, 1, 1, 1, 10, 10, 10, 1, 10],
    );
    expect(volleys(fought.events).map(({ roll, round }) => [roll, round])).toEqual([
      ["bombardment", 0],
      ["combat", 1],
      ["combat", 1],
      ["bombardment", 0],
      ["combat", 2],
      ["combat", 2],
      ["bombardment", 0],
    ]);
  });

  test("[TS22a] units that are others in space are themselves again after it", () => {
    const given = scene(
      { faction: "naaz", space: { carrier: 1 }, ground: { naaz_mech: 1 } },
      { fleets: { M: { fighter: 1 } } },
    );
    // The carrier and both dice of the mech.
    const fought = played(
      given,
      [activate("M"), move(["A/carrier/1", "A-M", ["naaz_mech", 1]]), stay, stay],
      [1, 10, 1, 1],
    );
    expect(volleys(fought.events)[0]?.dice.map(({ unit }) => unit)).toContain("naaz_mech_space");
    expect(fought.state.space["M"]?.[0]?.units).toEqual({ carrier: 1, naaz_mech: 1 });
  });
});

describe("ground forces that have a part in space", () => {
  test("[TS22a] land as they are left, and the odds of the planet know it", () => {
    const given = scene(
      { faction: "nomad", space: { carrier: 1, cruiser: 2 }, ground: { nomad_mech: 1 } },
      { fleets: { M: { cruiser: 1 } }, garrisons: { Midway: { infantry: 1 } } },
    );
    // The mech takes the one hit, and both cruisers hit.
    const landed = played(
      given,
      [
        activate("M"),
        move(["A/cruiser/1", "A-M"], ["A/cruiser/2", "A-M"], ["A/carrier/1", "A-M", ["nomad_mech", 1]]),
        ...[stay, stay],
        assign({ sustain: { nomad_mech: 1 } }),
      ],
      [10, 10, 1, 10],
    );
    expect(landed.state.space["M"]?.[0]).toEqual({
      units: { carrier: 1, cruiser: 2, nomad_mech: 1 },
      damaged: { nomad_mech: 1 },
    });
    // Whole it takes two hits: without a rival, it lands so, and is more likely to take the planet.
    const calm = scene(
      { faction: "nomad", space: { carrier: 1, cruiser: 2 }, ground: { nomad_mech: 1 } },
      { garrisons: { Midway: { infantry: 1 } } },
    );
    const taken = planFor(calm.state, 0, "M", calm.rules).planets[0]?.chance ?? 0;
    const fought = planFor(given.state, 0, "M", given.rules);
    expect(fought.planets[0]?.chance).toBeLessThan(taken * (fought.space?.attacker ?? 0) - 0.01);
  });

  test("[TS22a] a third party's cannons fire after those of both sides, at whoever moves", () => {
    const { state, rules } = sceneOf({
      map,
      starts: [
        { home: "A", faction: "titans", space: { cruiser: 2 }, ground: none },
        { home: "B", faction: "xxcha", space: none, ground: none, fleets: { M: { cruiser: 1 } } },
        { home: "N", faction: "jolnar", space: none, ground: none, garrisons: { Midway: { pds: 1 } } },
      ],
    });
    const shot = played({ state, rules }, attack("cruiser/1", "cruiser/2"), [10]);
    expect(volleys(shot.events).map(({ seat, roll }) => [seat, roll])).toEqual([[2, "cannon"]]);
    expect(shot.state.space["M"]?.[0]?.units).toEqual({ cruiser: 1 });
  });
});

describe("what is used once a round", () => {
  const agent = { faction: "titans", effects: ["tellurian"] };
  const twice = () =>
    scene(
      { space: { cruiser: 2 } },
      { ...agent, fleets: { M: { cruiser: 2 }, B: {} }, garrisons: { Midway: { infantry: 1 } } },
      { tactics: 2, rounds: 3 },
    );

  test("[TS22b] is used in the first battle in which it works, and readied when the round ends", () => {
    const first = played(twice(), [...attack("cruiser/1"), stay, stay], [10, 1, 10]);
    expect(first.state.players[1]?.exhausted).toEqual(["tellurian"]);
    expect(readState(first.state).ok).toBe(true);
    const over = played(first, [pass, pass]);
    expect(over.state.round).toBe(2);
    expect(over.state.players[1]).not.toHaveProperty("exhausted");
  });

  test("[TS22b] the odds of a landing after a battle in space count it there alone", () => {
    const table = (effects: readonly string[]) =>
      scene(
        { space: { carrier: 1, cruiser: 3 }, ground: { infantry: 4 } },
        { faction: "titans", effects, fleets: { M: { fighter: 1 } }, garrisons: { Midway: { infantry: 2 } } },
      );
    const [with1, without] = [table(["tellurian"]), table([])];
    const chances = [with1, without].map(({ state, rules }) => {
      const { space, planets } = planFor(state, 0, "M", rules);
      return (planets[0]?.chance ?? 0) / (space?.attacker ?? 1);
    });
    expect(chances[0]).toBeCloseTo(chances[1] ?? 0, 3);
  });
});
