import { expect, test } from "vitest";
import type { Plan } from "../../planner/plan.ts";
import { type Threat, threatsTo } from "../../planner/threats.ts";
import { firstPlan } from "../plan/first.ts";
import { dangerOf, labelOf, lettersOf } from "./levels.ts";

const come = (change: Partial<Threat>): Threat => ({
  ...{ system: "18", by: 0, ships: [], space: null, planet: null, isTooMuch: false },
  ...change,
});
const percent = (chance: number) => `${Math.round(chance * 100)}%`;
const letters = lettersOf("en", firstPlan);

test("nobody who can come is no danger", () => {
  const danger = dangerOf(firstPlan, 1, "18", []);
  expect(danger).toEqual({ level: 0, isOwn: true, worst: null });
  expect(labelOf(danger, [], letters, percent)).toBe("");
});

test("where one has something, the greatest chance to lose it counts", () => {
  const threats = [
    come({ by: 0, space: 0.2, planet: { name: "Mecatol Rex", taken: 0.63 } }),
    come({ by: 2, space: 0.3 }),
  ];
  const danger = dangerOf(firstPlan, 1, "18", threats);
  expect(danger).toEqual({ level: 3, isOwn: true, worst: { by: 0, chance: 0.63 } });
  expect(labelOf(danger, threats, letters, percent)).toBe("B 63%");
});

test.each([
  [0, 1],
  [0.249, 1],
  [0.25, 2],
  [0.5, 3],
  [0.75, 4],
  [1, 4],
] as const)("a chance of %d is level %d", (space, level) => {
  expect(dangerOf(firstPlan, 1, "18", [come({ space })]).level).toBe(level);
});

test("a planet of somebody else's is no loss of one's own", () => {
  const threats = [come({ planet: { name: "Mecatol Rex", taken: 1 }, space: 0.1 })];
  const plan: Plan = { ...firstPlan, space: { "18": { 2: { units: { cruiser: 1 }, damaged: {} } } } };
  expect(dangerOf(plan, 2, "18", threats).worst?.chance).toBe(0.1);
});

test("where one has nothing, it counts how many can come", () => {
  const threats = [come({ by: 0 }), come({ by: 2 })];
  const danger = dangerOf(firstPlan, 1, "40", threats);
  expect(danger).toMatchObject({ level: 2, isOwn: false });
  expect(labelOf(danger, threats, letters, percent)).toBe("B G");
  const many = [0, 2, 3, 4, 5].map((by) => come({ by }));
  expect(dangerOf(firstPlan, 1, "40", many).level).toBe(4);
  expect(labelOf(danger, many, ["B", "R", "G", "Y", "P", "O"], percent)).toBe("B G +3");
});

test("what is too much to work out is unknown, and a danger", () => {
  const threats = [come({ isTooMuch: true }), come({ by: 2, space: 0.6 })];
  const danger = dangerOf(firstPlan, 1, "18", threats);
  expect(danger).toMatchObject({ level: 3, worst: { by: 0, chance: null } });
  expect(labelOf(danger, threats, letters, percent)).toBe("B ?");
  const worse = [come({ isTooMuch: true }), come({ by: 2, space: 0.9 })];
  expect(dangerOf(firstPlan, 1, "18", worse)).toMatchObject({ level: 4, worst: { by: 2, chance: 0.9 } });
});

test("players whose names begin alike have their numbers", () => {
  const plan: Plan = { ...firstPlan, players: firstPlan.players.map((each) => ({ ...each, name: "Анна" })) };
  expect(lettersOf("ru", plan)).toEqual(["А1", "А2", "А3"]);
  expect(lettersOf("ru", firstPlan)).toEqual(["С", "К", "З"]);
});

test("the first position: Red is in danger on Mecatol Rex", () => {
  const found = threatsTo(firstPlan, "18", 1);
  expect(found.ok && dangerOf(firstPlan, 1, "18", found.value)).toMatchObject({ isOwn: true, worst: { by: 0 } });
});
