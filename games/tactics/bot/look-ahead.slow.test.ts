import { fastDice } from "@umpire/bots";
import { describe, expect, test } from "vitest";
import { tactics } from "../game.ts";
import { presets } from "../rules/data/presets.ts";
import type { Tactics, TacticsAction } from "../rules/shape.ts";
import { sober } from "./evaluate.ts";
import { fight } from "./fights.fixture.ts";
import { lookAhead } from "./look-ahead.ts";

const { duel, v1 } = presets;

/** The same without leaving anything out: the most of what P1 may do, the least of what P2 may. */
function plainly(view: Tactics["view"], turns: number): number {
  if (turns === 0 || view.gameOver) return sober(view, 0);
  const worths = [...tactics.legal(view, 0, duel)].map((action) => after(view, action, turns));
  return view.currentPlayer === "P1" ? Math.max(...worths) : Math.min(...worths);
}

function after(view: Tactics["view"], action: TacticsAction, turns: number): number {
  const { state } = tactics.resolve(view, () => action, dice, duel);
  return plainly(state, state.currentPlayer === view.currentPlayer ? turns : turns - 1);
}

const dice = fastDice(1);

describe("looking ahead in Tactics", () => {
  test("sees a win that takes two actions in a turn", () => {
    const view = fight([
      ["P1", 1, 1, 10],
      ["P1", 2, 2, 10],
      ["P2", 1, 2, 6],
    ]);
    const [best] = lookAhead(view, 0, duel, { iterations: 500 }, fastDice(1));
    expect(best?.action).toMatchObject({ type: "ATTACK", targetUnitId: "c" });
    expect(best?.worth).toBeGreaterThan(900);
  });

  test("steps out of reach where staying loses", () => {
    const view = fight([
      ["P1", 0, 0, 3],
      ["P2", 0, 3, 10, 2],
      ["P2", 4, 4, 10],
    ]);
    const lines = lookAhead(view, 0, duel, { iterations: 5000, isFull: true }, fastDice(1));
    const stays = lines.find(({ action }) => action.type === "END_TURN");
    expect(lines[0]?.worth).toBeGreaterThan((stays?.worth ?? 0) + 100);
    expect(stays?.worth).toBeLessThan(-900);
  });

  test("finds what trying everything finds, in random positions three turns deep", () => {
    const rng = fastDice(8);
    for (let time = 0; time < 4; time += 1) {
      const view = fight([
        ["P1", rng.int(5), 1, 10],
        ["P1", rng.int(5), 2, 8, 2],
        ["P2", rng.int(5), 3, 10, 1 + rng.int(2)],
      ]);
      const [best] = lookAhead(view, 0, duel, { iterations: 1e6, turns: 3 }, rng);
      const lines = lookAhead(view, 0, duel, { iterations: 1e6, turns: 3, isFull: true }, rng);
      const plain = lines.map(({ action }) => after(view, action, 3));
      for (const [at, { worth }] of lines.entries()) expect(worth).toBeCloseTo(plain[at] ?? 0, 9);
      expect(best?.worth).toBeCloseTo(Math.max(...plain), 9);
    }
  });

  test("the same dice and budget give the same choice, and the budget is kept", () => {
    const view = fight([
      ["P1", 1, 0, 10],
      ["P1", 3, 0, 8, 2],
      ["P2", 1, 4, 10],
      ["P2", 3, 4, 8, 2],
    ]);
    const think = () => lookAhead(view, 0, duel, { iterations: 2000 }, fastDice(5));
    expect(think()).toEqual(think());
  });

  test("comes to an end where a turn may have any number of actions", () => {
    const view = fight([
      ["P1", 1, 0, 10],
      ["P2", 3, 4, 10],
    ]);
    const [best] = lookAhead(view, 0, v1, { iterations: 3000 }, fastDice(1));
    expect(tactics.check(view, 0, best?.action ?? { type: null, playerId: null }, v1)).toBeNull();
  });

  test("plays an ending of one against one as it was solved", () => {
    // Two archers, out of reach of each other; who runs into range first is shot first.
    const view = fight([
      ["P1", 0, 0, 3, 2],
      ["P2", 3, 0, 3, 2],
    ]);
    const lines = lookAhead(view, 0, duel, { iterations: 300, isFull: true }, fastDice(1));
    const nearer = lines.find(({ action }) => action.type === "MOVE" && action.targetPosition?.x === 1);
    expect(nearer?.worth).toBeLessThan(-900);
    expect(lines[0]?.worth).toBeGreaterThan(-1);
  });
});
