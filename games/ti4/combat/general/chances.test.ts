import { expect, test } from "vitest";
import { exactly } from "./chances.ts";
import type { Roll } from "./rolls.ts";

/** Two dice that hit on 10, whose highest faces make further hits. */
const rollWith = (faces: number, hits: number): Roll => ({
  pools: [
    { count: 2, unit: "", each: 2, value: 10, bonus: 0, isRerolled: false, burst: { faces, hits }, isSteered: false },
  ],
  times: 1,
  countsNear: false,
  ...({ camp: "attacker", on: "combat", round: 1 } as const),
});

const meanOf = (chances: ReturnType<ReturnType<typeof exactly>>) =>
  chances.reduce((sum, { any, chance }) => sum + any * chance, 0);

test("a roll is told from another by which of its faces make further hits, and how many", () => {
  const chance = exactly();
  // A die that hits on one face of ten, and makes `hits` more on each of `faces`.
  for (const [faces, hits] of [
    [2, 2],
    [1, 2],
    [2, 1],
    [1, 1],
  ] as const)
    expect(meanOf(chance(rollWith(faces, hits)))).toBeCloseTo(2 * (0.1 + (faces * hits) / 10), 12);
});
