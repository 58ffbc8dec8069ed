import { describe, expect, test } from "vitest";
import { ask, refused } from "../ask.fixture.ts";

const unit = (id: string, owner: string, x: number, y: number) => ({
  ...{ alive: true, position: { y, x }, attackRange: 1, moveRange: 1, attack: 3, hp: 10, owner, id },
});
const rage = { buffId: "RAGE", duration: 2, stackable: false, modifiers: { bonusAttack: 2 } };
const state = {
  ...{ winner: null, gameOver: false, currentPlayer: "P1", board: { height: 5, width: 5 } },
  units: [unit("a", "P1", 1, 1), unit("b", "P2", 1, 2)],
  unitBuffs: { a: [rage], b: [] },
};
const tactics = (question: string, further: object) => ask({ game: "tactics", ask: question, ...further });
const attack = { type: "ATTACK", playerId: "P1", targetPosition: { x: 1, y: 2 }, targetUnitId: "b" };

describe("the questions of tactics", () => {
  test("[P19] read gives the canonical form", () => {
    const text = JSON.stringify(tactics("read", { state, id: 4 }));
    expect(text).toBe(
      '{"id":4,"ok":true,"state":{"board":{"width":5,"height":5},"units":[' +
        '{"id":"a","owner":"P1","hp":10,"attack":3,"moveRange":1,"attackRange":1,"position":{"x":1,"y":1},"alive":true},' +
        '{"id":"b","owner":"P2","hp":10,"attack":3,"moveRange":1,"attackRange":1,"position":{"x":1,"y":2},"alive":true}],' +
        '"currentPlayer":"P1","gameOver":false,"winner":null,"unitBuffs":{"a":[{"buffId":"RAGE","sourceUnitId":null,' +
        '"duration":2,"stackable":false,"modifiers":{"bonusHp":0,"bonusAttack":2,"bonusMoveRange":0,"bonusAttackRange":0},' +
        '"flags":{"stunned":false,"rooted":false,"silenced":false,"taunted":false,"poison":false}}]}}}',
    );
  });

  test("[P19] a bad state is refused with its path", () => {
    const units = [unit("a", "P1", 9, 1)];
    expect(tactics("read", { state: { ...state, units } })).toMatchObject(
      refused("bad-state", { path: "/state/units/0/position" }),
    );
    const russian = tactics("read", { state: { ...state, units }, language: "ru" });
    expect(russian).toMatchObject({
      refusal: { message: "Это не состояние игры: /state/units/0/position: вне доски." },
    });
    expect(tactics("play", { state: 7, steps: [] })).toMatchObject(refused("bad-state", { path: "/state" }));
    expect(tactics("stats", { state: {}, unitId: "a" })).toMatchObject(refused("bad-state", { path: "/state/board" }));
    expect(tactics("read", {})).toMatchObject(refused("bad-request", { path: "/state" }));
  });

  test("[P19] play goes on after a refused step, and says why in the language asked for", () => {
    const steps = [
      { action: attack },
      { action: { ...attack, targetUnitId: "ghost" } },
      { action: { ...attack, targetPosition: "here" } },
      { applyBuff: { unitId: "b", buff: { ...rage, duration: 0 } } },
      { applyBuff: { unitId: "b", buff: rage } },
      { action: { type: "END_TURN", playerId: "P1" } },
    ];
    const answer = tactics("play", { state, steps, language: "ru" });
    expect(answer).toMatchObject({ ok: true, rules: "v1" });
    expect(answer["steps"]).toMatchObject([
      { ok: true, state: { units: [{}, { hp: 5 }], currentPlayer: "P1" } },
      { ok: false, refusal: { code: "target-unknown", rule: "T9", message: "Юнита ghost нет.", target: "ghost" } },
      { ok: false, refusal: { code: "bad-request", path: "/action/targetPosition" } },
      { ok: false, refusal: { code: "bad-buff", path: "/duration" } },
      { ok: true, state: { unitBuffs: { b: [{ buffId: "RAGE", duration: 2 }] } } },
      { ok: true, state: { currentPlayer: "P2", unitBuffs: { a: [{ duration: 1 }], b: [{ duration: 1 }] } } },
    ]);
  });

  test("[P19] play runs v1 with the switches given", () => {
    const steps = [{ action: attack }, { action: attack }];
    expect(tactics("play", { state, steps })).toMatchObject({ rules: "v1", steps: [{ ok: true }, { ok: true }] });
    expect(tactics("play", { state, steps, rules: { actionsPerUnitPerTurn: 1 } })).toMatchObject({
      rules: { custom: { actionsPerUnitPerTurn: 1, turnCap: null } },
      steps: [
        { ok: true, state: { actedUnitIds: ["a"] } },
        { ok: false, refusal: { code: "already-acted" } },
      ],
    });
    expect(tactics("play", { state, steps, rules: "duel" })).toMatchObject({ rules: "duel" });
    expect(tactics("play", { state, steps, rules: "hard" })).toMatchObject(refused("bad-rules", { path: "/rules" }));
    expect(tactics("play", { state, steps, rules: { poisonTick: 7 } })).toMatchObject(
      refused("bad-rules", { path: "/rules/poisonTick" }),
    );
    expect(tactics("play", { state, steps: [{ dance: 1 }] })).toMatchObject(refused("bad-request"));
  });

  test("[P19] stats explain themselves", () => {
    expect(tactics("stats", { state, unitId: "a" })).toMatchObject({
      attack: {
        value: 5,
        because: [
          { op: "base", amount: 3 },
          { op: "add", amount: 2, source: "RAGE" },
        ],
      },
      moveRange: { value: 1, because: [{ op: "base", amount: 1 }] },
      attackRange: { value: 1 },
    });
    expect(tactics("stats", { state, unitId: "ghost" })).toMatchObject(refused("unit-unknown", { unit: "ghost" }));
  });

  test("[P19] other games do not have them", () => {
    expect(ask({ game: "rps", ask: "stats", state, unitId: "a" })).toMatchObject(refused("unknown-question"));
    expect(ask({ game: "tactics", ask: "dance" })).toMatchObject(
      refused("unknown-question", { known: expect.arrayContaining(["start", "play"]) }),
    );
  });
});
