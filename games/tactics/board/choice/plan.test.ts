import { expect, test } from "vitest";
import type { TacticsAction } from "../../rules/shape.ts";
import { namesFor } from "../names.ts";
import { stateOf, viewOf } from "../view.fixture.ts";
import type { TacticsView } from "../view.ts";
import { tacticsWords } from "../words/words.ts";
import { foresee } from "./foresight.ts";
import { optionsOf } from "./options.ts";
import { describePlan } from "./plan.ts";

const tiles = [{ position: { x: 3, y: 2 }, buffId: "ROOT", duration: 2, target: "nearest-enemy" as const }];
const table = viewOf(
  stateOf(
    { a1: { at: [1, 1] }, a2: { at: [3, 1], archer: true }, b1: { at: [1, 3] }, b2: { at: [3, 3], archer: true } },
    { tiles },
  ),
);
const charge: TacticsAction = {
  type: "MOVE_AND_ATTACK",
  playerId: "P1",
  unitId: "a2",
  targetUnitId: "b2",
  targetPosition: { x: 3, y: 2 },
};

function planned(view: TacticsView, action: TacticsAction, language: "en" | "ru" = "en") {
  const foresight = foresee(view, action);
  if (foresight === null) throw new Error("not allowed");
  return describePlan(
    foresight,
    optionsOf(view, true),
    tacticsWords[language],
    namesFor(language, view, ["Ann", "Boris"]),
  );
}

test("what would happen, who could hit back, who has not acted", () => {
  expect(planned(table, charge)).toEqual({
    what: "Step to D3, put Root on enemy Archer, hit enemy Archer for 3.",
    risk: "Enemy Archer can hit back for 3.",
    rest: "Your Swordsman has not acted.",
  });
  expect(planned(table, charge, "ru")).toEqual({
    what: "Шаг на D3, бафф «путы» на вражеского лучника, удар, вражеский лучник −3.",
    risk: "Вражеский лучник может ударить в ответ: −3.",
    rest: "Ваш мечник ещё не действовал.",
  });
});

test("nobody is named who does not matter: a safe step, a last blow", () => {
  const apart = viewOf(stateOf({ a1: { at: [0, 0] }, b1: { at: [4, 4] } }));
  expect(planned(apart, { type: "MOVE", playerId: "P1", unitId: "a1", targetPosition: { x: 0, y: 1 } })).toEqual({
    what: "Step to A2.",
    risk: null,
    rest: "Nobody can hit back next turn.",
  });
  const last = viewOf(stateOf({ a1: { at: [1, 1] }, b1: { at: [1, 2], hp: 1 } }));
  const blow = { type: "ATTACK", playerId: "P1", unitId: "a1", targetUnitId: "b1", targetPosition: { x: 1, y: 2 } };
  expect(planned(last, blow)).toEqual({
    what: "Hit enemy Swordsman for 3, enemy Swordsman is down, and you win.",
    risk: null,
    rest: null,
  });
});
