import { expect, test } from "vitest";
import { readTable } from "../../planner/table.ts";
import { firstTable } from "../first.ts";
import { makeLink, readLink } from "../link.ts";
import { emptied, linkIn } from "./tables.ts";

test("a link is found in an address, by itself, and across lines", () => {
  const link = makeLink(firstTable);
  const broken = `${link.slice(0, 40)}\n  ${link.slice(40)}`;
  for (const pasted of [link, `https://umpire.example/planner#${link}`, ` /planner#${broken} \n`])
    expect(readLink(linkIn(pasted))).toEqual(readTable(firstTable));
});

test("an empty table has its map and its players, and nothing else", () => {
  const players = firstTable.players.map((player, seat) => ({ ...player, name: `Player ${seat}`, tokens: ["18"] }));
  const empty = emptied({ ...firstTable, players });
  expect(readTable(empty)).toEqual({ ok: true, value: empty });
  expect(empty).toMatchObject({ map: firstTable.map, space: {}, ground: {}, plan: { active: null } });
  expect(empty.players.map(({ name }) => name)).toEqual(["Player 0", "Player 1", "Player 2"]);
  expect(empty.players.flatMap(({ tokens, effects }) => [...tokens, ...effects])).toEqual([]);
});
