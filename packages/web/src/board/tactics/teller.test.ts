import type { Json } from "@umpire/kernel";
import { expect, test } from "vitest";
import { sightOf, stateOf } from "./sight.fixture.ts";
import { tellTactics } from "./teller.ts";

const moved = { type: "moved", unit: "a1", from: { x: 1, y: 0 }, to: { x: 1, y: 2 } };
const hit = { type: "hit", unit: "b1", target: "a1", damage: 3, hp: 7 };

function told(seat: number | null, language: "en" | "ru", events: readonly Json[]) {
  const { state, rules, next } = sightOf(stateOf({ a1: { at: [1, 2] }, b1: { at: [1, 3] } }), seat);
  return tellTactics({ language, rules, view: state as unknown as Json, next, seat, names: ["Ann", "Bob"] })(events);
}

test("units and tiles are called as on the board, from where one sits", () => {
  expect(told(0, "en", [moved, hit])).toEqual([
    "Your Swordsman moves from B1 to B3.",
    "Enemy Swordsman strikes your Swordsman: −3 hp, 7 left.",
  ]);
  expect(told(null, "en", [moved])).toEqual(["Swordsman of Ann moves from B1 to B3."]);
});

test("what befalls the match is left to the page", () => {
  expect(told(0, "en", [{ type: "match:resigned", seat: 1 }])).toEqual([]);
});
