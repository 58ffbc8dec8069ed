import fc from "fast-check";
import type { Galaxy, Link, System } from "../galaxy/galaxy.ts";
import { presets, type Ti4Rules } from "../galaxy/rules.ts";
import { type AnomalyType, anomalyTypes } from "../galaxy/tiles.ts";
import { type Effect, readEffects } from "./effects.ts";
import type { Movement, Ship } from "./movement.ts";

const ids = "ABCDEFGHIJ".split("");

const anomalies: fc.Arbitrary<readonly AnomalyType[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: fc.constant(["gravity-rift"] as const) },
  { weight: 3, arbitrary: fc.subarray([...anomalyTypes.slice(0, 4)], { minLength: 1, maxLength: 2 }) },
);
const wormholes = fc.oneof(
  { weight: 6, arbitrary: fc.constant<readonly string[]>([]) },
  { weight: 1, arbitrary: fc.constantFrom<readonly string[]>(["alpha"], ["beta"]) },
);

/** A galaxy of up to `most` systems, linked at random. */
const randomGalaxy = (most: number): fc.Arbitrary<Galaxy> =>
  fc
    .integer({ min: 2, max: most })
    .chain((count) =>
      fc.record({
        systems: fc.tuple(
          ...ids.slice(0, count).map((id) =>
            fc.record({ anomalies, wormholes }).map(
              (each): System => ({
                id,
                tile: null,
                position: null,
                back: null,
                planets: [],
                anomalies: each.anomalies.map((type) => ({ type, source: "tile" })),
                wormholes: each.wormholes.map((letter) => ({ letter, source: "tile" })),
              }),
            ),
          ),
        ),
        pairs: fc.uniqueArray(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), {
          minLength: count - 1,
          maxLength: count + 4,
          selector: ([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`,
        }),
      }),
    )
    .map(({ systems, pairs }) => ({
      systems,
      links: pairs.flatMap(([a, b]): Link[] => (a === b ? [] : [{ a: ids[a] ?? "", b: ids[b] ?? "", kind: "edge" }])),
      warnings: [],
    }));

const effectNames = [
  ...["antimass-deflectors", "light-wave-deflector", "gravity-drive:s1", "flank-speed", "nav-suite", "voidborn"],
  ...["circlet-of-the-void", "gashlai-physiology", "magmus-reactor", "shared-research", "aetherstream", "crucible"],
  ...["deepwrought-flagship:s1", "cosmic-phenomenae"],
];
const effects: fc.Arbitrary<readonly Effect[]> = fc.subarray(effectNames, { maxLength: 3 }).map((names) => {
  const read = readEffects(names);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
});
const rules: fc.Arbitrary<Ti4Rules> = fc.oneof(
  fc.constant(presets.official),
  fc.constant(presets.requirements),
  fc
    .record({ riftBonusOnce: fc.boolean(), antimassThroughOnly: fc.boolean() })
    .map((some) => ({ ...presets.official, ...some })),
);

/** A movement step on such a galaxy, and a ship in it. */
export const randomMovement = (most: number): fc.Arbitrary<{ readonly movement: Movement; readonly ship: Ship }> =>
  randomGalaxy(most).chain((galaxy) => {
    const place = fc.constantFrom(...galaxy.systems.map(({ id }) => id));
    const some = fc.array(place, { maxLength: 2 });
    return fc
      .record({
        active: place,
        at: place,
        others: some,
        own: some,
        tokens: some,
        effects,
        rules,
        move: fc.integer({ min: 0, max: 4 }),
      })
      .map(({ active, at, others, own, tokens, effects: on, rules: chosen, move }) => ({
        movement: {
          galaxy,
          rules: chosen,
          player: "p1",
          active,
          effects: on,
          others: new Set(others),
          own: new Set(own),
          tokens: new Set(tokens),
        },
        ship: { id: "s1", at, move },
      }));
  });
