import { describe, expect, test } from "vitest";
import {
  acceptDraw,
  canonical,
  decide,
  declineDraw,
  observe,
  offerDraw,
  RulesError,
  resign,
  start,
  takeBack,
  timeOut,
} from "./index.ts";
import { after, did, matchOf, toy } from "./toy.fixture.ts";

const refused = (code: string, detail: object = {}) => ({ ok: false, refusal: { code, ...detail } });
describe("start", () => {
  test("[K16] everything that decides the course is pinned", () => {
    const begun = start(toy, "s", { seats: 3 });
    expect(begun.ok && begun.value.match).toEqual({
      ...{ game: "toy", edition: 2, rules: { hidden: false, die: 6 }, options: { seats: 3 }, seed: "s", step: 1 },
      ...{ resigned: [], ended: null, sealed: [], offers: [], log: [] },
      state: { seats: 3, turn: 0, auto: "", left: 0, rolls: [expect.any(Number)], won: false },
    });
  });

  test("[K11] setting up has the dice of step 0", () => {
    const rolls = Array.from({ length: 40 }, (_, seed) => after([], 2, "open", `${seed}`).state.rolls[0]);
    expect(new Set(rolls)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test("[K1] what happens while the table is set is told", () => {
    const setup: typeof toy.setup = (options, rules, rng) => {
      const begun = toy.setup(options, rules, rng);
      return begun.ok ? { ok: true, value: { ...begun.value, events: [{ type: "rolled", die: 3 }] } } : begun;
    };
    expect(start({ ...toy, setup }, "s", { seats: 2 })).toMatchObject({
      value: { events: [{ type: "rolled", die: 3 }] },
    });
  });

  test("[K16] what the rulebook will not set up is its refusal", () => {
    expect(start(toy, "s", { seats: 5 })).toEqual(refused("cheating", { seat: 5 }));
  });
});

describe("decide", () => {
  test("[K3] a turn is a round with one seat: its decision takes effect at once", () => {
    const moved = decide(toy, after([]), 0, "pass");
    expect(moved).toMatchObject({ ok: true, value: { match: { step: 2, state: { turn: 1 }, sealed: [] } } });
    expect(moved.ok && moved.value.events).toEqual([
      { type: "did", deeds: ["pass"] },
      { type: "whispered", to: 1 },
    ]);
    expect(moved.ok && moved.value.match.log).toEqual([{ type: "decide", orders: [{ seat: 0, action: "pass" }] }]);
  });

  test("[K3] several seats: decisions are sealed until the last is in, then take effect together", () => {
    const duel = after(["duel"], 3);
    const first = did(duel, 2, "stay");
    const second = did(first, 0, "roll");
    expect(second.state).toEqual(duel.state);
    expect(second.log).toEqual(duel.log);
    expect(second.step).toBe(duel.step);
    const last = decide(toy, second, 1, "pass");
    expect(last.ok && last.value.events).toEqual([{ type: "did", deeds: ["roll", "pass", "stay"] }]);
    expect(last.ok && last.value.match.sealed).toEqual([]);
    expect(last.ok && last.value.match.log.at(-1)).toEqual({
      type: "decide",
      orders: [
        { seat: 0, action: "roll" },
        { seat: 1, action: "pass" },
        { seat: 2, action: "stay" },
      ],
    });
  });

  test("[K3] the order of arrival leaves no trace, not even in the match that waits", () => {
    const duel = after(["duel"], 4);
    const play = (order: readonly number[]) => order.reduce((match, seat) => did(match, seat, "stay"), duel);
    expect(canonical(play([3, 0, 2]))).toBe(canonical(play([0, 2, 3])));
    expect(canonical(play([2, 3, 0]))).toBe(canonical(play([0, 2, 3])));
    expect(canonical(play([3, 1, 2, 0]))).toBe(canonical(play([0, 1, 2, 3])));
  });

  test("[K4] over comes first", () => {
    const over = after(["win"]);
    expect(decide(toy, over, 1, "cheat")).toEqual(refused("match-over", { reason: "won" }));
    expect(timeOut(toy, over, 0)).toEqual(refused("match-over", { reason: "won" }));
  });

  test("[K4] then a seat that is not awaited", () => {
    expect(decide(toy, after([]), 1, "cheat")).toEqual(refused("not-awaited", { seat: 1, awaiting: [0] }));
    expect(decide(toy, after([]), 7, "stay")).toEqual(refused("not-awaited", { seat: 7, awaiting: [0] }));
  });

  test("[K4] then a seat that has decided already", () => {
    const match = did(after(["duel"]), 0, "stay");
    expect(decide(toy, match, 0, "cheat")).toEqual(refused("already-decided", { seat: 0 }));
    expect(timeOut(toy, match, 0)).toEqual(refused("already-decided", { seat: 0 }));
  });

  test("[K4] last what the rulebook refuses, in its own words", () => {
    expect(decide(toy, after([]), 0, "cheat")).toEqual(refused("cheating", { rule: "T1", seat: 0 }));
  });

  test("[K4] a refusal changes nothing", () => {
    const match = did(after(["duel"]), 0, "stay");
    const before = canonical(match);
    decide(toy, match, 0, "roll");
    decide(toy, match, 1, "cheat");
    expect(canonical(match)).toBe(before);
  });
});

describe("automatic steps", () => {
  test("[K9] they are taken one by one until a seat is awaited, each with its own events and chance", () => {
    const moved = decide(toy, after([]), 0, "march");
    expect(moved.ok && moved.value.match.step).toBe(4);
    expect(moved.ok && moved.value.match.state).toMatchObject({ auto: "", left: 0 });
    expect(moved.ok && moved.value.events.map((event) => event.type)).toEqual(["did", "whispered", "rolled", "rolled"]);
  });

  test("[K9] a rulebook that goes round in circles throws", () => {
    expect(() => decide(toy, after([]), 0, "circle")).toThrow(/toy: more than 1000 automatic steps/);
  });

  test("[K9] a thousand are not yet too many", () => {
    const resolve: typeof toy.resolve = (state, chosen, rng, rules) => {
      const step = toy.resolve(state, chosen, rng, rules);
      return step.state.auto === "walk" && state.auto === "" ? { ...step, state: { ...step.state, left: 1000 } } : step;
    };
    expect(matchOf(decide({ ...toy, resolve }, after([]), 0, "walk")).step).toBe(1002);
  });

  test("[K9] nobody chose in an automatic step, and nobody but the awaited in another", () => {
    const asks = (seat: number): typeof toy => ({
      ...toy,
      resolve(state, chosen, rng, rules) {
        chosen(seat);
        return toy.resolve(state, chosen, rng, rules);
      },
    });
    expect(() => decide(asks(0), after([]), 0, "walk")).toThrow("seat 0 has no choice in an automatic step");
    expect(() => decide(asks(1), after([]), 0, "stay")).toThrow("seat 1 chose nothing in this step");
  });

  test("[K11] a roll more in one step does not move the rolls of the next", () => {
    const quiet = after(["stay", "roll", "roll"]).state.rolls.slice(1);
    const loud = after(["roll", "roll", "roll"]).state.rolls.slice(2);
    expect(loud).toEqual(quiet);
  });
});

describe("what must never break", () => {
  const forbidsRoll = (message: string): typeof toy => ({
    ...toy,
    invariant: (before, now, events) =>
      now.rolls.length > before.rolls.length && events[0]?.type === "rolled"
        ? { message, code: "H1", detail: ["nor anywhere else"] }
        : null,
  });

  test("[K10] it is asked after every single step and thrown to the letter", () => {
    const game = forbidsRoll("Error: nobody rolls\nin this house");
    expect(() => decide(game, after([]), 0, "roll")).toThrow(/^Error: nobody rolls\nin this house$/);
    expect(() => decide(game, after([]), 0, "march")).toThrow("Error: nobody rolls\nin this house");
    expect(decide(game, after([]), 0, "walk").ok).toBe(true);
  });

  test("[K10] with its number in the rulebook and what else broke", () => {
    const game = forbidsRoll("nobody rolls");
    const thrown = expect(() => decide(game, after([]), 0, "roll"));
    thrown.toThrow(expect.objectContaining({ name: "Error", code: "H1", detail: ["nor anywhere else"] }));
    expect(new RulesError("only a message")).toMatchObject({ code: undefined, detail: [] });
  });
});

describe("time out", () => {
  test("[K5] the rulebook decides for the seat, and says so when the step is resolved", () => {
    const moved = timeOut(toy, after([]), 0);
    expect(moved.ok && moved.value.events[0]).toEqual({ type: "match:absent", seat: 0 });
    expect(moved.ok && moved.value.match.state.turn).toBe(1);
    expect(moved.ok && moved.value.match.log).toEqual([
      { type: "decide", orders: [{ seat: 0, action: "pass", absent: true }] },
    ]);
  });

  test("[K5] it is sealed like any decision", () => {
    const duel = after(["duel"]);
    const away = timeOut(toy, duel, 1);
    expect(away.ok && away.value.events).toEqual([]);
    const decided = matchOf(decide(toy, duel, 1, "roll"));
    expect(observe(toy, matchOf(away), 0)).toEqual(observe(toy, decided, 0));
    const end = decide(toy, matchOf(away), 0, "stay");
    expect(end.ok && end.value.events[0]).toEqual({ type: "match:absent", seat: 1 });
  });

  test("[K5] a seat that is not awaited cannot run out of time", () => {
    expect(timeOut(toy, after([]), 1)).toEqual(refused("not-awaited", { seat: 1, awaiting: [0] }));
  });
});

describe("take back", () => {
  test("[K6] it leaves no trace", () => {
    const duel = after(["duel"], 3);
    const one = did(duel, 0, "stay");
    const both = did(one, 2, "roll");
    expect(canonical(matchOf(takeBack(toy, both, 2)))).toBe(canonical(one));
    expect(canonical(matchOf(takeBack(toy, one, 0)))).toBe(canonical(duel));
    expect(takeBack(toy, both, 2)).toMatchObject({ ok: true, value: { events: [] } });
  });

  test("[K6] there may be nothing to take back", () => {
    const match = did(after(["duel"], 3), 0, "stay");
    expect(takeBack(toy, match, 1)).toEqual(refused("nothing-to-take-back", { seat: 1 }));
    expect(takeBack(toy, after(["stay"]), 0)).toEqual(refused("nothing-to-take-back", { seat: 0 }));
    expect(takeBack(toy, after(["win"]), 0)).toEqual(refused("match-over", { reason: "won" }));
  });

  test("[K6] a seat that is not at the table is the caller's mistake", () => {
    for (const seat of [-1, 2, 0.5]) expect(() => takeBack(toy, after([]), seat)).toThrow(`there is no seat ${seat}`);
  });
});

describe("resigning", () => {
  test("[K8] the last seat left wins, and the open step is never resolved", () => {
    const waiting = did(after(["duel"]), 0, "stay");
    const moved = resign(toy, waiting, 1);
    expect(moved.ok && moved.value.events).toEqual([{ type: "match:resigned", seat: 1 }]);
    expect(moved).toMatchObject({
      value: { match: { ended: { winners: [0], reason: "resigned" }, sealed: [], resigned: [1] } },
    });
    expect(moved.ok && moved.value.match.log).toEqual([...waiting.log, { type: "resign", seat: 1 }]);
    expect(observe(toy, matchOf(moved), 0).next).toEqual({ over: { winners: [0], reason: "resigned" } });
  });

  test("[K8] the last of all leaves nobody to win", () => {
    expect(matchOf(resign(toy, after([], 1), 0)).ended).toEqual({ winners: [], reason: "resigned" });
  });

  test("[K8] while more are left, the rulebook decides for the one that went", () => {
    const left = resign(toy, after([], 3), 1);
    expect(left.ok && left.value.events).toEqual([{ type: "match:resigned", seat: 1 }]);
    const gone = matchOf(left);
    expect(gone).toMatchObject({ ended: null, resigned: [1] });
    const moved = decide(toy, gone, 0, "pass");
    expect(moved.ok && moved.value.match.state.turn).toBe(2);
    expect(moved.ok && moved.value.match.log.at(-1)).toEqual({
      type: "decide",
      orders: [{ seat: 1, action: "pass", absent: true }],
    });
    expect(moved.ok && moved.value.events.map((event) => event.type)).toEqual([
      ...["did", "whispered", "match:absent", "did", "whispered"],
    ]);
  });

  test("[K8] who resigns when awaited is played on at once; its own sealed decision is dropped", () => {
    expect(matchOf(resign(toy, after([], 3), 0)).state.turn).toBe(1);
    const duel = did(did(after(["duel"], 3), 1, "roll"), 0, "roll");
    const moved = resign(toy, duel, 1);
    expect(moved.ok && moved.value.match.sealed).toEqual([
      { seat: 0, action: "roll" },
      { seat: 1, action: "pass", absent: true },
    ]);
    const end = decide(toy, matchOf(moved), 2, "stay");
    expect(end.ok && end.value.events).toContainEqual({ type: "did", deeds: ["roll", "pass", "stay"] });
  });

  test("[K8] nobody resigns twice, or from a match that is over", () => {
    const gone = matchOf(resign(toy, after([], 3), 2));
    expect(resign(toy, gone, 2)).toEqual(refused("already-resigned", { seat: 2 }));
    expect(offerDraw(toy, gone, 2)).toEqual(refused("already-resigned", { seat: 2 }));
    expect(resign(toy, after(["win"]), 1)).toEqual(refused("match-over", { reason: "won" }));
    expect(matchOf(resign(toy, gone, 0)).resigned).toEqual([0, 2]);
  });
});

describe("a draw", () => {
  test("[K8] it is agreed when every seat that is left has offered or accepted", () => {
    const offered = offerDraw(toy, after([], 3), 2);
    expect(offered.ok && offered.value.events).toEqual([{ type: "match:draw-offered", seat: 2 }]);
    const half = acceptDraw(toy, matchOf(offered), 0);
    expect(half).toMatchObject({ value: { match: { offers: [0, 2], ended: null } } });
    const drawn = acceptDraw(toy, matchOf(half), 1);
    expect(drawn).toMatchObject({ value: { match: { offers: [], ended: { winners: [], reason: "draw-agreed" } } } });
    expect(drawn.ok && drawn.value.events).toEqual([{ type: "match:draw-agreed", seats: [0, 1, 2] }]);
    expect(drawn.ok && drawn.value.match.log).toEqual([{ type: "draw" }]);
  });

  test("[K8] two offers agree as well, and a seat that left is not asked", () => {
    const one = matchOf(offerDraw(toy, after([]), 0));
    expect(matchOf(offerDraw(toy, one, 1)).ended?.reason).toBe("draw-agreed");
    const gone = matchOf(resign(toy, after([], 3), 1));
    const asked = matchOf(offerDraw(toy, gone, 0));
    expect(acceptDraw(toy, asked, 2)).toMatchObject({ value: { events: [{ seats: [0, 2] }] } });
  });

  test("[K8] an offer lapses with the next entry, not with a sealed decision", () => {
    const offered = matchOf(offerDraw(toy, after(["duel"]), 0));
    const sealed = did(offered, 1, "stay");
    expect(sealed.offers).toEqual([0]);
    expect(matchOf(takeBack(toy, sealed, 1)).offers).toEqual([0]);
    expect(did(sealed, 0, "stay").offers).toEqual([]);
  });

  test("[K8] whoever has not agreed can decline: every offer lapses, and nothing else changes", () => {
    const before = did(after(["duel"], 3), 1, "stay");
    const half = matchOf(acceptDraw(toy, matchOf(offerDraw(toy, before, 0)), 1));
    const declined = declineDraw(toy, half, 2);
    expect(declined.ok && declined.value.events).toEqual([{ type: "match:draw-declined", seat: 2 }]);
    expect(matchOf(declined)).toEqual(before);
    expect(declineDraw(toy, half, 1)).toEqual(refused("no-draw-offered", { seat: 1 }));
  });

  test("[K8] what cannot be offered, accepted or declined", () => {
    const match = after([], 3);
    const offered = matchOf(offerDraw(toy, match, 0));
    expect(offerDraw(toy, offered, 0)).toEqual(refused("draw-already-offered", { seat: 0 }));
    for (const answer of [acceptDraw, declineDraw]) {
      expect(answer(toy, match, 1)).toEqual(refused("no-draw-offered", { seat: 1 }));
      expect(answer(toy, offered, 0)).toEqual(refused("no-draw-offered", { seat: 0 }));
    }
    expect(offerDraw(toy, after(["win"]), 0)).toEqual(refused("match-over", { reason: "won" }));
    expect(acceptDraw(toy, after(["win"]), 0)).toEqual(refused("match-over", { reason: "won" }));
    expect(declineDraw(toy, after(["win"]), 0)).toEqual(refused("match-over", { reason: "won" }));
  });
});
