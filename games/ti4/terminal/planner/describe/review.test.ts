import { describe, expect, test } from "vitest";
import { describeReview, type Review } from "./review.ts";

const flat = (text: string) => text.replace(/\s+/g, " ").trim();
const given: Review = {
  odds: { attacker: 0.6, defender: 0.3, draw: 0.1, undecided: 0 },
  review: [
    { type: "luck", camp: "defender", roll: "cannon", round: 0, hits: 1, expected: 0.5, points: -4.321 },
    { type: "choice", camp: "attacker", round: 0, hits: 1, points: -1.25, best: lost({ fighter: 1 }), cost: 1.5 },
    { type: "luck", camp: "attacker", roll: "combat", round: 1, hits: 2, expected: 1.25, points: 12.5 },
    { type: "luck", camp: "attacker", roll: "combat", round: 2, hits: 0, expected: 1, points: -2.5 },
    { type: "choice", camp: "defender", round: 2, hits: 1, points: 0, best: lost({ cruiser: 1 }), cost: 0.001 },
    { type: "retreat", camp: "defender", round: 2, points: -20 },
  ],
};

function lost(destroy: { readonly [unit: string]: number }) {
  return { sustain: { dreadnought: 1 }, destroy, destroyDamaged: {} };
}

describe("luck and choice in words", () => {
  test("each roll with its hits, what was to be expected, and its points", () => {
    const lines = describeReview(given, "space", "en").split("\n");
    expect(lines[0]).toContain("in points of the attacker's chance to win (+ is good for whoever rolled):");
    expect(lines.slice(1, 5)).toEqual([
      "  when          who       hits  expected  points",
      "  Space cannon  defender     1      0.50   −4.32",
      "  Round 1       attacker     2      1.25  +12.50",
      "  Round 2       attacker     0      1.00   −2.50",
    ]);
  });

  test("each choice that cost something, the sums, and the odds before", () => {
    const text = flat(describeReview(given, "space", "en"));
    expect(text).toContain(
      "Choices that cost something: when who points better Before round 1 attacker −1.50 sustained: 1 Dreadnought I; lost: 1 Fighter I Round 2 defender −20.00 to stay attacker: luck +10.00, choices −1.25, together +8.75 defender: luck −4.32, choices −20.00, together −24.32",
    );
    expect(text).toMatch(
      /before the first die, if it is fought to the end: attacker wins 60% █+ defender wins 30% █+ draw/,
    );
    const careful = { ...given, review: given.review.filter(({ type }) => type === "luck") };
    expect(flat(describeReview(careful, "space", "en"))).toContain(" No choice cost anything. ");
    expect(flat(describeReview({ ...given, review: [] }, "space", "en"))).toMatch(/^No choice cost anything\. /);
  });

  test("in Russian", () => {
    const text = flat(describeReview(given, "space", "ru"));
    expect(text).toContain("Космические пушки защитник 1 0,50 −4,32 Раунд 1 атакующий 2 1,25 +12,50");
    expect(text).toContain("До раунда 1 атакующий −1,50 выдержали: 1 × дредноут I; потеряны: 1 × истребитель I");
    expect(text).toContain("защитник: удача −4,32, выбор −20,00, вместе −24,32 Вероятности до первого кубика");
  });
});
