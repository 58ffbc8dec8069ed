import { answerLine } from "@umpire/cli";
import fc from "fast-check";
import { all, ask, refused } from "umpire/ask-fixture";
import { describe, expect, test } from "vitest";

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

describe("names that every object inherits, wherever an id may stand", () => {
  const begun = ask({ game: "tactics", ask: "start", seed: "s" })["match"];
  const numbers = { hp: 5, attack: 1, moveRange: 1, attackRange: 1 };
  const end = { type: "END_TURN", playerId: "P1" };
  const poison = { buffId: "POISON", duration: 3, stackable: true, flags: { poison: true } };

  /** Requests with up to six names in them. */
  const requests: readonly ((names: readonly string[]) => object)[] = [
    ([a, b, c]) => ({ ask: "read", state: { ...state, units: [unit(`${a}`, "P1", 1, 1)], actedUnitIds: [b, c] } }),
    ([a, b, c, d]) => ({
      ...{ ask: "play", state: { ...state, units: [unit(`${a}`, "P1", 1, 1), unit("b", "P2", 1, 2)], unitBuffs: {} } },
      steps: [
        { applyBuff: { unitId: a, buff: poison } },
        { applyBuff: { unitId: "b", buff: { ...poison, buffId: c, sourceUnitId: d } } },
        { action: end },
        { action: { ...end, playerId: b } },
        { action: { ...end, playerId: "P2" } },
      ],
    }),
    ([a, b, c, d]) => ({
      ...{ ask: "play", state },
      steps: [
        { action: { ...attack, targetUnitId: a, unitId: b } },
        { action: { ...attack, type: c, playerId: d } },
        { action: { type: "MOVE", playerId: "P1", targetPosition: { x: 0, y: 1 }, unitId: a } },
        { action: { ...end, unitId: b } },
      ],
    }),
    ([a, b, c]) => ({ ask: "stats", state, unitId: a, rules: b, language: c }),
    ([a]) => ({ ask: "stats", state, unitId: a }),
    ([a]) => ({ ask: "stats", state: { ...state, units: [unit(`${a}`, "P1", 1, 1)] }, unitId: a }),
    ([a, b]) => ({ ask: "read", state: { ...state, unitBuffs: { a: [{ ...rage, buffId: a, sourceUnitId: b }] } } }),
    ([a]) => ({ ask: "read", state: { ...state, unitBuffs: Object.fromEntries([[a, [poison]]]) } }),
    ([a, b]) => ({
      ...{ ask: "read", state: { ...state, currentPlayer: b, winner: a } },
    }),
    ([a, b, c]) => ({
      ask: "start",
      seed: a,
      rules: b,
      options: {
        lineup: [
          [c, "TANK"],
          ["TANK", "TANK"],
        ],
      },
    }),
    ([a, b]) => ({
      ...{ ask: "start", seed: "s" },
      options: {
        lineup: [
          [a, a],
          [a, b],
        ],
        pack: { unitTypes: Object.fromEntries([[a, numbers]]), tiles: [] },
      },
    }),
    ([a, b, c, d]) => ({
      ...{ ask: "decide", match: begun, seat: 0 },
      action: { type: a, playerId: b, targetUnitId: c, unitId: d, targetPosition: null },
    }),
    ([a]) => ({ ask: a, state }),
  ];

  test("[K25] no request brings the referee down, and nothing inherited is taken for an id", () => {
    const names = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype), "prototype", "a", "b", "TANK", "7");
    const request = fc
      .tuple(fc.constantFrom(...requests), fc.array(names, { minLength: 6, maxLength: 6 }))
      .map(([make, given]) => ({ game: "tactics", ...make(given) }));
    fc.assert(
      fc.property(request, (given) => {
        const text = answerLine(all, { text: JSON.stringify(given) });
        expect(text).not.toContain("internal-error");
        expect(text).not.toContain("[native code]");
      }),
      { numRuns: 3000 },
    );
  });

  test("[K25] a unit named __proto__ is refused, with or without a buff", () => {
    const units = [unit("__proto__", "P1", 1, 1), unit("b", "P2", 1, 2)];
    const steps = [{ applyBuff: { unitId: "__proto__", buff: poison } }, { action: end }];
    expect(tactics("play", { state: { ...state, units, unitBuffs: {} }, steps })).toMatchObject(
      refused("bad-state", { path: "/state/units/0/id" }),
    );
    expect(tactics("play", { state, steps })["steps"]).toMatchObject([
      { ok: false, refusal: { code: "unit-unknown" } },
      { ok: true },
    ]);
  });
});
