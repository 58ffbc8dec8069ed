import { expect, test } from "vitest";
import { readPlan } from "../../planner/plan.ts";
import { firstPlan } from "../plan/first.ts";
import { emptied } from "./empty-plan.ts";

test("an empty plan has its map and its players, and nothing else", () => {
  const players = firstPlan.players.map((player, seat) => ({ ...player, name: `Player ${seat}`, tokens: ["18"] }));
  const empty = emptied({ ...firstPlan, players });
  expect(readPlan(empty)).toEqual({ ok: true, value: empty });
  expect(empty).toMatchObject({ map: firstPlan.map, space: {}, ground: {}, plan: { active: null } });
  expect(empty.players.map(({ name }) => name)).toEqual(["Player 0", "Player 1", "Player 2"]);
  expect(empty.players.flatMap(({ tokens, effects }) => [...tokens, ...effects])).toEqual([]);
});
