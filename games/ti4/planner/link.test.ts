import { expect, test } from "vitest";
import { publishedMaps } from "../page/map/maps.ts";
import { withMore } from "../page/plan/edit.ts";
import { firstPlan } from "../page/plan/first.ts";
import { linkIn, makeLink, readLink } from "./link.ts";
import { type Plan, readPlan } from "./plan.ts";

/** Six players with ten units each, in many systems, with tokens and effects. */
function crowded(): Plan {
  let plan: Plan = {
    ...firstPlan,
    ...{ map: { string: publishedMaps[1].string }, space: {}, ground: {} },
    players: Array.from({ length: 6 }, (_, at) => ({
      ...{ name: `Player ${at + 1}`, effects: ["antimass-deflectors", "gravity-drive:25/cruiser/1", "plasma-scoring"] },
      ...{ tokens: ["25", "66", "115"], fleetPool: 5 },
    })),
    plan: { ...firstPlan.plan, active: "18", orders: { "25/cruiser/1": { stays: true } } },
  };
  const systems = publishedMaps[1].string.split(" ").filter((id) => id !== "0");
  const units = ["carrier", "cruiser2", "destroyer", "dreadnought2", "fighter", "infantry", "flagship", "warsun"];
  for (let at = 0; at < 60; at += 1) {
    const place = { system: systems[(at * 7) % systems.length] ?? "", planet: null };
    plan = withMore(plan, place, at % 6, units[at % units.length] ?? "", 1);
  }
  return plan;
}

test("a position comes back from its link as it was", () => {
  for (const plan of [firstPlan, crowded()]) expect(readLink(makeLink(plan))).toEqual(readPlan(plan));
});

test("six players with 60 units fit in a chat", () => {
  expect(makeLink(crowded()).length).toBeLessThan(1900);
});

test("a link that was cut short says so, wherever it was cut", () => {
  const link = makeLink(firstPlan);
  for (let length = 0; length < link.length; length += 1) {
    const read = readLink(link.slice(0, length));
    expect(read.ok).toBe(false);
    if (!read.ok) expect(["link-cut", "link-broken", "link-version"]).toContain(read.refusal.code);
  }
  expect(readLink(link.slice(0, -1))).toMatchObject({ refusal: { code: "link-cut", missing: 1 } });
});

test("an older version, a stranger's text and a swollen link are told apart", () => {
  expect(readLink("0.4.abcd")).toMatchObject({ refusal: { code: "link-version", version: "0" } });
  expect(readLink("hello")).toMatchObject({ refusal: { code: "link-broken" } });
  expect(readLink("1.4.abcd")).toMatchObject({ refusal: { code: "link-broken" } });
  expect(readLink("x".repeat(30_000))).toMatchObject({ refusal: { code: "link-too-long" } });
});

test("what unpacks to far more than a position is refused", () => {
  const bomb = makeLink({
    ...firstPlan,
    players: [{ ...firstPlan.players[0], name: "a".repeat(3_000_000) }] as never,
  });
  expect(readLink(bomb)).toMatchObject({ ok: false });
});

test("a link is found in an address, by itself, and across lines", () => {
  const link = makeLink(firstPlan);
  const broken = `${link.slice(0, 40)}\n  ${link.slice(40)}`;
  for (const pasted of [link, `https://umpire.example/planner#${link}`, ` /planner#${broken} \n`])
    expect(readLink(linkIn(pasted))).toEqual(readPlan(firstPlan));
});
