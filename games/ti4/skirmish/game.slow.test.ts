import { sealedDice } from "@umpire/kernel";
import { lawsOf } from "@umpire/laws";
import { describe, expect, inject, test } from "vitest";
import { ti4 } from "../game.ts";
import { piecesFor } from "./pieces.ts";
import type { SkirmishEvent } from "./play.ts";
import { providePowers } from "./powers.ts";
import type { SkirmishRules, SkirmishState } from "./shape.ts";
import { withPowers } from "./with-powers/with-powers.ts";

/** Three players on tiles, with what a table may have: effects, abilities, other fleets. */
const tiles = {
  map: { string: "77 41 68 0 79 0 40 67 0 61 64 63" },
  starts: [
    { home: "HOME4", effects: ["antimass-deflectors", "duranium-armor"], abilities: ["dimensional-tear", "nova"] },
    { home: "HOME6", space: { dreadnought: 2, carrier: 1, fighter: 2 }, effects: ["gravity-drive", "plasma-scoring"] },
    {
      home: "HOME9",
      space: { warsun: 1, destroyer: 3 },
      ground: { infantry: 2, pds2: 2, spacedock: 1 },
      effects: ["assault-cannon"],
    },
  ],
};

/** Two players with what factions and upgrades have: fighters that move by themselves, mechs, other docks. */
const factions = {
  map: tiles.map,
  starts: [
    {
      home: "HOME4",
      space: { carrier2: 1, cruiser2: 2, fighter2: 7, warsun: 1, mech: 1 },
      ground: { infantry2: 3, mech: 2, pds2: 1, spacedock2: 1 },
      effects: ["duranium-armor", "gravity-drive"],
    },
    {
      home: "HOME6",
      space: { sol_carrier: 2, naalu_fighter2: 9, naalu_flagship: 1, l1z1x_dreadnought: 1, xxcha_mech: 2 },
      ground: { sol_infantry: 4, xxcha_mech: 1, saar_spacedock: 1, titans_pds: 1 },
      effects: ["antimass-deflectors"],
    },
  ],
};

/** Two players with factions, whose units do more than roll: they fight otherwise in space, hit back, become others. */
const powers = {
  map: tiles.map,
  starts: [
    {
      ...{ home: "HOME4", faction: "naaz", effects: ["supercharge", "duranium-armor"] },
      space: { naaz_flagship: 1, carrier: 1, destroyer: 2, fighter: 2, naaz_mech: 2 },
      ground: { infantry: 3, naaz_mech: 1, pds: 1, spacedock: 1 },
    },
    {
      ...{ home: "HOME6", faction: "yin", effects: ["brother-milor", "impulse-core"] },
      space: { yin_flagship: 1, carrier: 2, cruiser: 2, destroyer: 1 },
      ground: { infantry: 4, pds: 1, spacedock: 1 },
    },
    {
      ...{ home: "HOME9", faction: "nekro" },
      space: { nekro_flagship: 1, carrier: 1, fighter: 3, infantry: 2 },
      ground: { infantry: 3, nekro_mech: 1, spacedock: 1 },
    },
  ],
};

providePowers(withPowers);

const isLong = inject("isLong");

type Tally = { [unit: string]: number };

/** Every unit of a seat, wherever it is. */
function unitsOf({ space, planets }: SkirmishState, seat: number): Tally {
  const forces = [
    ...Object.values(space).map((here) => here[seat]),
    ...Object.values(planets).map(({ owner, force }) => (owner === seat ? force : undefined)),
    ...Object.values(planets).map(({ owner, landed }) => (owner === seat ? undefined : (landed ?? undefined))),
  ];
  return tally(forces.map((force) => force?.units ?? {}));
}

function tally(lists: readonly { readonly [unit: string]: number }[], into: Tally = {}, sign = 1): Tally {
  for (const units of lists)
    for (const [unit, count] of Object.entries(units)) into[unit] = (into[unit] ?? 0) + sign * count;
  return Object.fromEntries(Object.entries(into).filter(([, count]) => count !== 0));
}

/** What a player should have after a step, by what its events say was built, destroyed and removed. */
function due(state: SkirmishState, seat: number, events: readonly SkirmishEvent[]): Tally {
  const own = events.filter((event) => "seat" in event && event.seat === seat);
  const built = own.flatMap((event) => (event.type === "produced" || event.type === "arrived" ? [event.units] : []));
  const gone = own.flatMap((event) =>
    event.type === "removed" ? [event.units] : event.type === "assigned" ? [event.destroyed] : [],
  );
  return tally(gone, tally(built, unitsOf(state, seat)), -1);
}

/** Units for which there are not enough pieces. */
const lacking = (units: Tally): readonly string[] =>
  Object.keys(units).filter((unit) => {
    const { pieces, inPlay } = piecesFor(unit, units) ?? { pieces: 0, inPlay: 0 };
    return inPlay > pieces;
  });

describe("nothing appears and nothing vanishes", () => {
  test.each([{}, tiles, factions, powers])(
    "[TS14c] after every step each has what there was, what the events say came and went, and a piece for it",
    (table) => {
      const options = ti4.parse.options(table);
      const rules = ti4.presets["official"] as SkirmishRules;
      if (!options.ok) throw new Error(options.refusal.code);
      for (let game = 0; game < (isLong ? 12 : 4); game += 1) {
        const rng = sealedDice(`${game}`, 0);
        const begun = ti4.setup(options.value, rules, rng);
        if (!begun.ok) throw new Error(begun.refusal.code);
        let { state } = begun.value;
        while (state.awaited !== null) {
          const action = ti4.sample(state, state.awaited, rng, rules);
          const step = ti4.resolve(state, () => action, rng, rules);
          const seats = [...state.players.keys()];
          const before = state;
          const has = seats.map((seat) => unitsOf(step.state, seat));
          expect(has, JSON.stringify(action)).toEqual(seats.map((seat) => due(before, seat, step.events)));
          expect(has.flatMap(lacking)).toEqual([]);
          state = step.state;
        }
      }
    },
  );
});

describe("the laws of the kernel", () => {
  for (const law of lawsOf(ti4, { runs: isLong ? 15 : 5 })) test(law.title, law.holds, 60_000);
});

describe("the laws of the kernel, on tiles", () => {
  for (const law of lawsOf(ti4, { runs: isLong ? 6 : 2, options: tiles })) test(law.title, law.holds, 60_000);
});

describe("the laws of the kernel, with units of factions and upgrades", () => {
  for (const law of lawsOf(ti4, { runs: isLong ? 2 : 1, options: factions })) test(law.title, law.holds, 60_000);
});

describe("the laws of the kernel, with factions", () => {
  for (const law of lawsOf(ti4, { runs: isLong ? 4 : 1, options: powers })) test(law.title, law.holds, 120_000);
});
