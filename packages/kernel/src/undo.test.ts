import { describe, expect, test } from "vitest";
import { canonical, type Game, type Match, offerDraw, type Result, resign, rewind, undo } from "./index.ts";
import { after, did, type Toy, toy } from "./toy.fixture.ts";

/** The match of a result that must be one. */
function matchOf(result: Result<{ match: Match<Toy> }>): Match<Toy> {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.match;
}

const refused = (reason: string, seat = 0) => ({ ok: false, refusal: { code: "undo-refused", seat, reason } });

describe("undo", () => {
  test("[K7] the match is the one before the decision, log included", () => {
    const before = after(["pass", "stay"]);
    const undone = undo(toy, did(before, 1, "stay"), 1);
    expect(undone.ok && canonical(undone.value.match)).toBe(canonical(before));
    expect(undone.ok && undone.value.events).toEqual([{ type: "match:undone", seat: 1 }]);
  });

  test("[K7] one decision after another, back to where another seat acted", () => {
    const twice = after(["pass", "stay", "stay"]);
    const none = matchOf(undo(toy, matchOf(undo(toy, twice, 1)), 1));
    expect(none.log).toHaveLength(1);
    expect(undo(toy, none, 1)).toMatchObject({ refusal: { code: "nothing-to-take-back" } });
    expect(undo(toy, none, 0).ok).toBe(true);
  });

  test("[K7] automatic steps without dice can be undone with it", () => {
    const undone = undo(toy, after(["walk"]), 0);
    expect(undone.ok && canonical(undone.value.match)).toBe(canonical(after([])));
  });

  test("[K7] not after another seat has acted", () => {
    expect(undo(toy, after(["pass", "stay"]), 0)).toEqual(refused("other-acted"));
    const duel = after(["duel"]);
    expect(undo(toy, did(duel, 1, "stay"), 0)).toEqual(refused("other-acted"));
    const offered = matchOf(offerDraw(toy, after(["pass"]), 1));
    expect(undo(toy, offered, 0)).toEqual(refused("other-acted"));
    const left = matchOf(resign(toy, after(["stay"], 3), 2));
    expect(undo(toy, left, 0)).toEqual(refused("other-acted"));
  });

  test("[K7] one's own offer of a draw is no other's act", () => {
    const offered = matchOf(offerDraw(toy, after(["stay"]), 0));
    expect(matchOf(undo(toy, offered, 0)).offers).toEqual([]);
  });

  test("[K7] not after a die, in the step itself or in an automatic one", () => {
    expect(undo(toy, after(["roll"]), 0)).toEqual(refused("dice-rolled"));
    expect(undo(toy, after(["march"]), 0)).toEqual(refused("dice-rolled"));
  });

  test("[K7] not after sealed decisions were opened", () => {
    const opened = did(did(after(["duel"]), 1, "stay"), 0, "stay");
    expect(undo(toy, opened, 0)).toEqual(refused("revealed"));
    expect(undo(toy, opened, 1)).toEqual(refused("revealed", 1));
  });

  test("[K7] not where somebody did not know the whole state", () => {
    expect(undo(toy, after(["stay"], 2, "secret"), 0)).toEqual(refused("revealed"));
    const guesses: Game<Toy> = { ...toy, determinize: (view) => ({ ...view, left: 7 }) };
    expect(undo(guesses, after(["stay"]), 0)).toEqual(refused("revealed"));
    const guessesRight: Game<Toy> = {
      ...toy,
      determinize(view, _viewer, rng) {
        rng.int(2);
        return view;
      },
    };
    expect(undo(guessesRight, after(["stay"]), 0)).toEqual(refused("revealed"));
    const spectatorBlind: Game<Toy> = {
      ...toy,
      view: (state, viewer) => (viewer === "spectator" ? { ...state, left: 7 } : state),
    };
    expect(undo(spectatorBlind, after(["stay"]), 0)).toEqual(refused("revealed"));
  });

  test("[K7] a seat that left long before is no hindrance", () => {
    const left = matchOf(resign(toy, after([], 3), 2));
    const undone = matchOf(undo(toy, did(left, 0, "stay"), 0));
    expect(canonical(undone)).toBe(canonical(left));
  });

  test("[K7] a match that cannot have begun is the caller's mistake", () => {
    const odd = { ...after(["stay"]), options: { seats: 9 } };
    expect(() => undo(toy, odd, 0)).toThrow("a match of toy that cannot have begun");
  });

  test("[K7] a decision that is still sealed is taken back", () => {
    const duel = after(["duel"]);
    const undone = undo(toy, did(duel, 0, "roll"), 0);
    expect(undone.ok && canonical(undone.value.match)).toBe(canonical(duel));
  });

  test("[K7] without a decision, after the end, or after leaving there is nothing to undo", () => {
    expect(undo(toy, after([]), 0)).toMatchObject({ refusal: { code: "nothing-to-take-back", seat: 0 } });
    expect(undo(toy, after(["win"]), 0)).toMatchObject({ refusal: { code: "match-over" } });
    const left = matchOf(resign(toy, after(["stay"], 3), 0));
    expect(undo(toy, left, 0)).toMatchObject({ refusal: { code: "already-resigned" } });
  });
});

describe("rewind", () => {
  test("[K28] the match is the one before the seat's last decision, whatever others did since", () => {
    const before = after(["stay"]);
    const since = did(did(did(before, 0, "pass"), 1, "stay"), 1, "walk");
    const rewound = rewind(toy, since, 0);
    expect(rewound.ok && canonical(rewound.value.match)).toBe(canonical(before));
    expect(rewound.ok && rewound.value.events).toEqual([{ type: "match:undone", seat: 0 }]);
    expect(canonical(matchOf(rewind(toy, since, 1)))).toBe(canonical(after(["stay", "pass", "stay"])));
  });

  test("[K28] what waits and what is offered is gone with it", () => {
    const sealed = did(after(["duel"]), 1, "stay");
    expect(matchOf(rewind(toy, sealed, 0))).toEqual(after([]));
    const offered = matchOf(offerDraw(toy, after(["pass"]), 1));
    expect(matchOf(rewind(toy, offered, 0))).toEqual(after([]));
  });

  test("[K28] not after a die, of the seat itself or of another since", () => {
    expect(rewind(toy, after(["roll", "pass", "stay"]), 1).ok).toBe(true);
    expect(rewind(toy, after(["pass", "roll", "stay"]), 0)).toEqual(refused("dice-rolled"));
    expect(rewind(toy, after(["march"]), 0)).toEqual(refused("dice-rolled"));
  });

  test("[K28] not after sealed decisions were opened, or where somebody did not know the whole state", () => {
    const opened = did(did(after(["pass", "duel"]), 1, "stay"), 0, "stay");
    expect(rewind(toy, opened, 0)).toEqual(refused("revealed"));
    expect(rewind(toy, after(["pass", "stay"], 2, "secret"), 0)).toEqual(refused("revealed"));
  });

  test("[K28] not after a seat has left", () => {
    const left = matchOf(resign(toy, after(["pass"], 3), 2));
    expect(rewind(toy, left, 0)).toEqual(refused("other-acted"));
  });

  test("[K28] without a decision, after the end, or after leaving there is nothing to take back", () => {
    expect(rewind(toy, after(["pass"]), 1)).toMatchObject({ refusal: { code: "nothing-to-take-back", seat: 1 } });
    expect(rewind(toy, after(["win"]), 0)).toMatchObject({ refusal: { code: "match-over" } });
    const left = matchOf(resign(toy, after(["stay"], 3), 0));
    expect(rewind(toy, left, 0)).toMatchObject({ refusal: { code: "already-resigned" } });
  });
});
