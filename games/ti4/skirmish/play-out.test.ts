import { readFileSync } from "node:fs";
import { readJson, type Seat, sealedDice } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { openGame } from "../asyncti4/open-game.ts";
import { type Plan, readPlan } from "../planner/plan.ts";
import { sumOf } from "../units/force.ts";
import { skirmish } from "./game.ts";
import { type PlayedOut, playOut } from "./play-out.ts";
import { activate, map, move, none, played, scene } from "./skirmish.fixture.ts";

const samples = ["synthetic", "te-5p-hyperlanes", "te-6p-active-system", "te-6p-ion-storm"];

function sampleOf(name: string): Plan {
  const read = readJson(readFileSync(new URL(`../asyncti4/samples/${name}.json`, import.meta.url), "utf8"));
  const game = read.ok ? openGame(read.value) : read;
  if (!game.ok) throw new Error(game.refusal.code);
  return game.value.plan;
}

/** A war on the map of two homes: blue, red and green, red to move. */
function planOf(part: object): Plan {
  const read = readPlan({
    ...{ map, rules: "official", plan: { mover: 1, active: null } },
    players: [{ name: "Ann" }, { name: "Bob", fleetPool: 6 }, { name: "Cid" }],
    space: { A: { 0: { units: { carrier: 1 } } }, R: { 1: { units: { cruiser2: 2 } } } },
    ...part,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

function playedOut(plan: Plan): PlayedOut {
  const made = playOut(plan);
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  return made.value;
}

function begun({ options, rules }: PlayedOut) {
  const made = skirmish.setup(options, rules, sealedDice("", 0));
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.state;
}

describe("a skirmish from a position", () => {
  test("[TS21] whoever moves is the first, and everybody has what they have there", () => {
    const out = playedOut(
      planOf({
        ground: { M: { Midway: { owner: 2, units: { infantry: 3, pds: 1 } } }, B: { Beta: { owner: 1, units: {} } } },
      }),
    );
    expect(out.seats).toEqual([1, 2, 0]);
    const state = begun(out);
    expect([state.turn, state.awaited, state.round]).toEqual([0, 0, 1]);
    expect(state.space).toEqual({
      R: { 0: { units: { cruiser2: 2 }, damaged: {} } },
      A: { 2: { units: { carrier: 1 }, damaged: {} } },
    });
    expect(state.planets["Midway"]).toMatchObject({ owner: 1, force: { units: { infantry: 3, pds: 1 } } });
    expect(state.planets["Beta"]).toMatchObject({ owner: 0, force: { units: {} } });
    expect(state.planets["Alpha"]).toMatchObject({ owner: null });
    expect(out.rules).toMatchObject({ ...skirmish.presets["official"], fleetPool: 6 });
    expect(out.leftOut).toEqual({ units: [], effects: [] });
  });

  test("[TS21] switches, command tokens and lasting effects come along; a drive is for any ship", () => {
    const out = playedOut(
      planOf({
        rules: "requirements",
        players: [
          { name: "Ann", effects: ["duranium-armor", "flank-speed"], tokens: ["M", "nowhere"] },
          { name: "Bob", effects: ["gravity-drive:R/cruiser2/1", "magen-defense-grid"] },
        ],
      }),
    );
    expect(begun(out).players).toMatchObject([
      { effects: ["gravity-drive"], tokens: [] },
      { effects: ["duranium-armor"], tokens: ["M"] },
    ]);
    expect(out.rules).toMatchObject({ supernovaSealed: true, fleetPool: 3 });
    expect(out.leftOut.effects).toEqual(["magen-defense-grid", "flank-speed"]);
  });

  test("[TS21] factions, what battles count of their effects, fleet pools and damage come along", () => {
    const out = playedOut(
      planOf({
        players: [
          {
            name: "Ann",
            faction: "letnev",
            effects: ["non-euclidean-shielding", "munitions-reserves:2"],
            fleetPool: 2,
          },
          { name: "Bob", faction: "homebrew", fleetPool: 6, effects: ["ta-zern"] },
        ],
        space: {
          A: { 0: { units: { letnev_flagship: 1, cruiser: 1 }, damaged: { letnev_flagship: 1, cruiser: 1 } } },
          R: { 1: { units: { cruiser2: 2 } } },
        },
      }),
    );
    const { players, space } = begun(out);
    expect(players).toMatchObject([
      { fleetPool: 6, effects: [] },
      { faction: "letnev", fleetPool: 2, effects: ["non-euclidean-shielding"] },
    ]);
    expect(players[0]).not.toHaveProperty("faction");
    // What cannot sustain is not damaged.
    expect(space["A"]?.[1]?.damaged).toEqual({ letnev_flagship: 1 });
    expect(out.leftOut.effects).toEqual(["ta-zern", "munitions-reserves"]);
  });

  test("[TS21][TS7] ships beyond one's own fleet pool go, not beyond everybody's", () => {
    const out = playedOut(
      planOf({
        players: [{ name: "Ann" }, { name: "Bob", fleetPool: 1 }, { name: "Cid", fleetPool: 5 }],
        plan: { mover: 1, active: null },
        space: { A: { 0: { units: { carrier: 1 } } }, R: { 1: { units: { cruiser2: 2 } } } },
      }),
    );
    const state = begun(out);
    const moved = played(
      { state, rules: out.rules },
      [activate("N"), move(["R/cruiser2/1", "R-N"], ["R/cruiser2/2", "R-N"])],
      [10, 10],
    );
    expect(out.rules.fleetPool).toBe(3);
    expect(moved.state.space["N"]?.[0]?.units).toEqual({ cruiser2: 1 });
  });

  test("[TS21] more damage than there are units is no table", () => {
    const damaged = { fleets: { M: { dreadnought: 2 } }, garrisons: {} };
    expect(() => scene(none, { fleets: { M: { dreadnought: 1 } }, damaged })).toThrow("too-many-damaged");
  });

  test("[TS21] what cannot stand there is left out: neutral units, guests, smaller fleets, docks in space, fighters on planets", () => {
    const out = playedOut(
      planOf({
        players: [{ name: "Ann" }, { name: "Bob" }, { name: "", faction: "neutral" }],
        space: {
          A: { 0: { units: { carrier: 2, saar_spacedock: 1 }, damaged: {} }, 1: { units: { destroyer: 1 } } },
          M: { 2: { units: { cruiser: 9 } }, 1: { units: { dreadnought: 1 }, damaged: { dreadnought: 1 } } },
        },
        ground: {
          B: { Beta: { owner: 1, units: { infantry: 1, fighter: 2 }, guests: { 0: { units: { infantry: 4 } } } } },
        },
      }),
    );
    const state = begun(out);
    expect(state.space).toEqual({
      A: { 1: { units: { carrier: 2 }, damaged: {} } },
      M: { 0: { units: { dreadnought: 1 }, damaged: { dreadnought: 1 } } },
    });
    expect(state.planets["Beta"]?.force.units).toEqual({ infantry: 1 });
    const left = out.leftOut.units.map(({ seat, system, planet, units }) => [seat, system, planet, units]);
    expect(left).toEqual([
      [0, "A", null, { saar_spacedock: 1 }],
      [1, "A", null, { destroyer: 1 }],
      [2, "M", null, { cruiser: 9 }],
      [1, "B", "Beta", { fighter: 2 }],
      [0, "B", "Beta", { infantry: 4 }],
    ]);
  });

  test("[TS21] what an addition to the map belongs to, it belongs to at the table", () => {
    const additions = [
      { system: "M", anomaly: "gravity-rift", source: "dimensional-tear", owner: "0" },
      { system: "F", wormhole: "alpha", source: "ion-storm" },
    ];
    const { options } = playedOut(planOf({ map: { ...map, additions } }));
    expect(options.map).toMatchObject({ additions: [{ ...additions[0], owner: "1" }, additions[1]] });
  });

  test("[TS21] a home that nobody has taken is a planet for whoever holds it", () => {
    const held = { HOME1: { HOME1: { owner: 0, units: { spacedock: 1 } } } };
    const plan = planOf({ map: "18 0 0", space: { "18": { 1: { units: { cruiser: 1 } } } }, ground: held });
    expect(begun(playedOut(plan)).planets["HOME1"]).toMatchObject({ owner: 1, resources: 4, influence: 2 });
  });

  test.each([
    [{ space: { A: { 0: { units: { carrier: 1 } } } } }, { code: "bad-table", problem: "too-few-players" }],
    [
      { space: { A: { 0: { units: { cruiser: 9 } } }, B: { 1: { units: { cruiser: 1 } } } } },
      { code: "bad-table", problem: "too-many-pieces", count: 9 },
    ],
  ])("[TS21] where there can be no skirmish it says why: %j", (part, refusal) => {
    expect(playOut(planOf(part))).toMatchObject({ ok: false, refusal });
  });

  test.each(samples)("[TS21] the running game %s: every ship and every unit on a planet is there, or told", (name) => {
    const plan = sampleOf(name);
    const out = playedOut(plan);
    const state = begun(out);
    const told = out.leftOut.units.reduce((sum, { units }) => sum + sumOf(units), 0);
    const there = [
      ...Object.values(state.space).flatMap((here) => Object.values(here).map(({ units }) => units)),
      ...Object.values(state.planets).map(({ force }) => force.units),
    ].reduce((sum, units) => sum + sumOf(units), 0);
    expect(there + told).toBe(unitsIn(plan));
    expect(out.seats[0]).toBe(plan.plan.mover);
    expect(skirmish.parse.options(out.options)).toEqual({ ok: true, value: out.options });
    for (const [system, here] of Object.entries(plan.ground))
      for (const [planet, { owner }] of Object.entries(here))
        expect([system, planet, state.planets[planet]?.owner]).toEqual([system, planet, seatAt(out, owner)]);
    expect([...skirmish.legal(state, 0, out.rules)].length).toBeGreaterThan(1);
  });
});

const seatAt = ({ seats }: PlayedOut, owner: Seat): Seat | null => {
  const seat = seats.indexOf(owner);
  return seat < 0 ? null : seat;
};

const unitsIn = ({ space, ground }: Plan): number =>
  [
    ...Object.values(space).flatMap((here) => Object.values(here)),
    ...Object.values(ground).flatMap((here) => Object.values(here)),
    ...Object.values(ground).flatMap((here) => Object.values(here).flatMap(({ guests = {} }) => Object.values(guests))),
  ].reduce((sum, { units }) => sum + sumOf(units), 0);
