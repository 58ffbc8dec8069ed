import { expect, test } from "vitest";
import { makeLink, readLink } from "../../planner/link.ts";
import { readPlan } from "../../planner/plan.ts";
import { firstPlan } from "../plan/first.ts";
import { emptied, linkIn } from "./links.ts";

test("a link is found in an address, by itself, and across lines", () => {
  const link = makeLink(firstPlan);
  const broken = `${link.slice(0, 40)}\n  ${link.slice(40)}`;
  for (const pasted of [link, `https://umpire.example/planner#${link}`, ` /planner#${broken} \n`])
    expect(readLink(linkIn(pasted))).toEqual(readPlan(firstPlan));
});

test("an empty table has its map and its players, and nothing else", () => {
  const players = firstPlan.players.map((player, seat) => ({ ...player, name: `Player ${seat}`, tokens: ["18"] }));
  const empty = emptied({ ...firstPlan, players });
  expect(readPlan(empty)).toEqual({ ok: true, value: empty });
  expect(empty).toMatchObject({ map: firstPlan.map, space: {}, ground: {}, plan: { active: null } });
  expect(empty.players.map(({ name }) => name)).toEqual(["Player 0", "Player 1", "Player 2"]);
  expect(empty.players.flatMap(({ tokens, effects }) => [...tokens, ...effects])).toEqual([]);
});
