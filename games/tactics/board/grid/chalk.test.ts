import { describe, expect, test } from "vitest";
import type { TacticsAction } from "../../rules/shape.ts";
import { foresee } from "../choice/foresight.ts";
import { stateOf, viewOf } from "../view.fixture.ts";
import type { TacticsView } from "../view.ts";
import { cellAt, cellTransform, centreOf } from "./cells.ts";
import { type Box, chalkOf, overlap, RISK, TOLL } from "./chalk.ts";

function chalk(view: TacticsView, action: TacticsAction) {
  const foresight = foresee(view, action);
  if (foresight === null) throw new Error("not allowed");
  return chalkOf(view, foresight);
}

const strike = (unitId: string, target: string, x: number, y: number, type = "ATTACK"): TacticsAction => ({
  ...{ type, playerId: "P1", unitId, targetUnitId: target, targetPosition: { x, y } },
});

describe("places of the drawing", () => {
  const state = stateOf({ a1: { at: [0, 0] }, b1: { at: [4, 4] } });

  test("cells lie as the viewer sees them", () => {
    expect(centreOf(viewOf(state, 0), { x: 0, y: 0 })).toEqual({ x: 50, y: 450 });
    expect(centreOf(viewOf(state, 1), { x: 0, y: 0 })).toEqual({ x: 450, y: 50 });
    expect(cellTransform(viewOf(state, 0), { x: 1, y: 4 })).toBe("translate(100 0)");
  });

  test("a pointer is over the cell that is drawn there, and over none beside the board", () => {
    expect(cellAt(viewOf(state, 0), 0.05, 0.95)).toEqual({ x: 0, y: 0 });
    expect(cellAt(viewOf(state, 1), 0.05, 0.95)).toEqual({ x: 4, y: 4 });
    for (const [across, down] of [
      [-0.01, 0.5],
      [0.5, 1],
    ] as const) {
      expect(cellAt(viewOf(state), across, down)).toBeNull();
    }
  });
});

describe("what is foreseen", () => {
  test("a step has its arrow, a blow next door none, a shot over a distance one", () => {
    const near = viewOf(stateOf({ a1: { at: [1, 1] }, b1: { at: [2, 2] } }));
    const charge = chalk(near, strike("a1", "b1", 2, 1, "MOVE_AND_ATTACK"));
    expect(charge.step?.shaft).toMatch(/^M191.6 342/);
    expect(charge.shot).toBeNull();
    const far = viewOf(stateOf({ a1: { at: [1, 1], archer: true }, b1: { at: [1, 3] } }));
    const shot = chalk(far, strike("a1", "b1", 1, 3));
    expect(shot.step).toBeNull();
    expect(shot.shot).not.toBeNull();
  });

  test("what is lost stands at the corner of the target's cell, and never beside the board", () => {
    const view = viewOf(stateOf({ a1: { at: [0, 3] }, b1: { at: [0, 4] } }));
    expect(chalk(view, strike("a1", "b1", 0, 4)).tolls).toEqual([
      { unit: "b1", change: -3, falls: false, x: TOLL.width / 2, y: TOLL.height / 2 },
    ]);
  });

  test("every label of a risk is on the board and covers no unit, wherever the fight is", () => {
    const [covering, all] = [[] as string[], [] as string[]];
    for (let x = 0; x < 5; x += 1) {
      for (let y = 0; y < 4; y += 1) {
        const view = viewOf(stateOf({ a1: { at: [x, y] }, b1: { at: [x, y + 1] } }));
        const { risks } = chalk(view, strike("a1", "b1", x, y + 1));
        const pieces = view.state.units.map(
          ({ position }): Box => ({ ...centreOf(view, position), width: 74, height: 74 }),
        );
        for (const { label } of risks) {
          all.push(`${x},${y}`);
          expect(label.x).toBeGreaterThanOrEqual(RISK.width / 2);
          expect(label.x).toBeLessThanOrEqual(500 - RISK.width / 2);
          if (pieces.some((piece) => overlap(piece, { ...label, ...RISK }) > 0)) covering.push(`${x},${y}`);
        }
      }
    }
    expect(all).toHaveLength(20);
    expect(covering).toEqual([]);
  });
});
