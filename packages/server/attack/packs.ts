/** Rules and tables at the edge of what is accepted, and beyond it. */

type Power = { readonly [field: string]: unknown };

const times = <T>(count: number, each: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => each(at));

/** Heals a point for every other ship: with the multipliers, a part of a row for each of them. */
const perShip: Power = {
  when: "continuous",
  requiresSurvival: true,
  effect: "heal",
  resolves: "end_of_turn",
  amount: { base: 0, each: 1, per: "other_ship", group: 1, round: "down", most: null },
};
const doubles: Power = { when: "passive", effect: "multiply", nature: "heal", of: "all", times: 2 };
const again: Power = { when: "dice", effect: "reroll", upTo: 6, times: 5 };

const basic = (id: string, powers: readonly Power[], max: number | null = null) => ({
  kind: "basic",
  id,
  faction: "toy",
  cost: 1,
  max,
  charges: 0,
  chooses: null,
  powers,
});

const table = {
  health: 1000,
  ceiling: 10_000,
  keel: 10,
  startingLines: 1000,
  savingCap: 1000,
  turnCap: 80,
  dusk: null,
  factions: [{ id: "toy", colours: ["amber"] }],
  solarPowers: [],
};

/** 199,904 of the 200,000 rule steps that one entry may cost (S27). */
const MULTIPLIERS = 52;
const dearest = {
  ...table,
  ships: [basic("one", [...times(12, () => perShip), again]), basic("two", [doubles], MULTIPLIERS)],
};

const mill = basic("mill", [{ when: "maker", makes: ["one", "two"], costsCharge: false }]);
/** One maker for each place of a fleet. */
const makers = { ...table, ships: [mill, basic("one", [perShip]), basic("two", [perShip])] };

/** Each of a hundred ships is made of all before it, which are too many kinds for a recipe. */
const dense = {
  ...table,
  ships: times(100, (at) => ({
    ...(at === 0 ? basic("k0", []) : { kind: "upgraded", id: `k${at}`, faction: "toy", max: null, charges: 0 }),
    ...(at > 0 && { components: Object.fromEntries(times(at, (part) => [`k${part}`, 1])), joining: 0, powers: [] }),
  })),
};
/** The same in a circle: refused when all of it has been read. */
const circle = {
  ...dense,
  ships: dense.ships.map((ship, at) => (at === 1 ? { ...ship, components: { k99: 1 } } : ship)),
};
/** Twice as dear as what is accepted. */
const tooDear = { ...table, ships: [basic("one", [...times(19, () => perShip)]), basic("two", [doubles], 60)] };

const order = (basics: readonly object[], more: object = {}) => ({
  basics,
  upgrades: [],
  makers: [],
  conversions: [],
  ...more,
});
const many = (ship: string, count: number) => [
  ...times(Math.floor(count / 99), () => ({ ship, count: 99 })),
  { ship, count: count % 99 },
];

export const saveAll = order([]);
/** The most that an order can ask for; a fleet has no place for it. */
export const tooMany = order(times(50, () => ({ ship: "one", count: 99 })));

/** A pack that is accepted, and the order that fills the fleet. */
export type Pack = { readonly rules: object; readonly first: object };

export const accepted: readonly Pack[] = [
  { rules: dearest, first: order([...many("one", 200 - MULTIPLIERS), ...many("two", MULTIPLIERS)]) },
  { rules: makers, first: order(many("mill", 190)) },
];
export const refused: readonly object[] = [dense, circle, tooDear];

/** A table of the skirmish with everything that it may have: 100 systems, 990 links, 200 planets, most pieces of a player. */
const systems = times(100, (at) => ({
  id: `s${at}`,
  ...(at % 7 === 3 && { anomalies: [["nebula", "gravity-rift", "asteroid-field"][at % 3]] }),
  planets: times(2, (each) => ({ name: `p${at}-${each}`, resources: 1, influence: 1 })),
}));
const links = times(990, (at) => [`s${at % 100}`, `s${(at + 1 + Math.floor(at / 100)) % 100}`]);
const fleets = (from: number) =>
  Object.fromEntries(
    times(4, (at) => [
      `s${from + at}`,
      { carrier: 1, cruiser: 2, destroyer: 2, dreadnought: 1, fighter: 4, infantry: 2 },
    ]),
  );
const start = (home: number) => ({ home: `s${home}`, space: {}, ground: {}, fleets: fleets(home + 1) });
export const map = { map: { systems, links }, starts: [start(0), start(50)] };
