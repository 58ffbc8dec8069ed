import fc from "fast-check";
import { presets } from "../galaxy/rules.ts";
import type { Army, Battle } from "./battle.ts";

const some = (most: number) => fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: most }));
const without = (units: { readonly [unit: string]: number }) =>
  Object.fromEntries(Object.entries(units).filter(([, count]) => count > 0));

/** A few plain ships, with what an independent reading of the rules knows. */
const plainArmy: fc.Arbitrary<Army> = fc
  .record({
    fighter: some(3),
    destroyer: some(2),
    cruiser: fc.integer({ min: 0, max: 2 }),
    carrier: some(1),
    dreadnought: some(2),
    warsun: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.constant(1)),
    pds: some(2),
  })
  .filter(({ pds, ...ships }) => Object.values(ships).some((count) => count > 0))
  .chain((units) =>
    fc.record({
      units: fc.constant(without(units)),
      damaged: fc.integer({ min: 0, max: units.dreadnought }).map((dreadnought) => without({ dreadnought })),
      sustain: fc.constantFrom<Army["sustain"]>("early", "late"),
      effects: fc.constantFrom<Army["effects"]>({}, {}, { "duranium-armor": 1 }),
      casualties: fc.constant([]),
    }),
  );

const sizeOf = ({ units }: Army) => Object.values(units).reduce((sum, count) => sum + count, 0);

export const plainBattle: fc.Arbitrary<Battle> = fc
  .record({
    place: fc.constant("space" as const),
    attacker: plainArmy,
    defender: plainArmy,
    anomalies: fc.constantFrom<Battle["anomalies"]>([], ["nebula"]),
    rules: fc.constant(presets.official),
  })
  .filter(({ attacker, defender }) => sizeOf(attacker) + sizeOf(defender) <= 9);

const effectNames = [
  ...["antimass-deflectors", "plasma-scoring", "graviton-laser-system", "assault-cannon", "duranium-armor"],
  ...["morale-boost", "fighter-prototype", "shields-holding", "emergency-repairs", "direct-hit", "solar-flare"],
  ...["bunker", "unrelenting", "fragile"],
];
const effects = fc
  .subarray(effectNames, { maxLength: 3 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, fc.integer({ min: 1, max: 2 })]))));

const army = (names: readonly string[]): fc.Arbitrary<Army> =>
  fc.dictionary(fc.constantFrom(...names), fc.integer({ min: 1, max: 3 }), { minKeys: 1, maxKeys: 4 }).chain((units) =>
    fc.record({
      units: fc.constant({ ...units }),
      effects,
      damaged: fc.constantFrom<Army["damaged"]>({}, ...("dreadnought" in units ? [{ dreadnought: 1 }] : [])),
      sustain: fc.constantFrom<Army["sustain"]>("early", "late"),
      casualties: fc.constantFrom<Army["casualties"]>([], ["cruiser", "fighter"], ["dreadnought"]),
    }),
  );

const shipNames = [
  ...["fighter", "fighter2", "destroyer", "destroyer2", "cruiser", "cruiser2", "carrier", "dreadnought"],
  ...["dreadnought2", "flagship", "warsun", "pds", "saar_flagship", "titans_cruiser2"],
];
const groundNames = ["infantry", "infantry2", "mech", "pds", "dreadnought", "warsun", "titans_pds"];

/** Any units of a place, with any effects. */
export const anyBattle: fc.Arbitrary<Battle> = fc.constantFrom("space" as const, "ground" as const).chain((place) =>
  fc.record({
    place: fc.constant(place),
    attacker: army(place === "space" ? shipNames : groundNames),
    defender: army(place === "space" ? shipNames : groundNames),
    anomalies: fc.subarray<Battle["anomalies"][number]>(["nebula", "entropic-scar", "asteroid-field"], {
      maxLength: 2,
    }),
    rules: fc.constantFrom(presets.official, presets.requirements, { ...presets.official, nebulaAllRolls: true }),
  }),
);
