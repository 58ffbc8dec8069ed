import { viewOf } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { game as goofspiel } from "./goofspiel.ts";
import { game as liars } from "./liars-dice.ts";
import { at, awaits, begun, legalIn, play } from "./play.fixture.ts";
import { game as sea } from "./sea-battle.ts";
import { show as showWhist, game as whist } from "./whist.ts";

describe("goofspiel", () => {
  const match = begun(goofspiel, { seats: 2 });
  const first = at(match, { ...match.state, prizes: [7, 2, 11] });

  test("[GF1] thirteen cards each; the order of the prizes to come is nobody's to see", () => {
    expect(legalIn(goofspiel, match)).toHaveLength(13);
    expect(viewOf(goofspiel, first, 0)).toMatchObject({ prize: 7, left: [2, 7, 11] });
    const other = at(match, { ...match.state, prizes: [7, 11, 2] });
    for (const viewer of [0, 1, "spectator"] as const)
      expect(viewOf(goofspiel, other, viewer)).toEqual(viewOf(goofspiel, first, viewer));
  });

  test("[GF2] the highest bid takes the prize, and all bids are gone", () => {
    const { state } = play(goofspiel, first, [3, 9]);
    expect(state.score).toEqual([0, 7]);
    expect(state.hands.map((hand) => hand.length)).toEqual([12, 12]);
    expect(legalIn(goofspiel, play(goofspiel, first, [3, 9]))).not.toContain(3);
  });

  test("[GF2] a bid that two made takes nothing: the highest single one does", () => {
    const three = begun(goofspiel, { seats: 3 });
    const { state } = play(goofspiel, at(three, { ...three.state, prizes: [7, 2] }), [9, 9, 4]);
    expect(state.score).toEqual([0, 0, 7]);
  });

  test("[GF3] a prize that nobody takes is bid for with the next", () => {
    expect(play(goofspiel, first, [5, 5]).state).toMatchObject({ score: [0, 0], carried: [7] });
    expect(play(goofspiel, first, [5, 5, 6, 1]).state).toMatchObject({ score: [9, 0], carried: [] });
  });

  test("[GF4] the most points win; where all have the same, nobody", () => {
    const last = (score: number[]) => at(match, { ...match.state, prizes: [], score });
    expect(awaits(goofspiel, last([40, 51]))).toEqual({ over: { winners: [1], reason: "points", scores: [40, 51] } });
    expect(awaits(goofspiel, last([45, 45]))).toMatchObject({ over: { winners: [] } });
  });
});

describe("liar's dice", () => {
  const match = begun(liars, { seats: 2 });
  const rolled = at(match, { ...match.state, dice: [[1, 2, 2, 3, 6], [2, 4, 4, 5, 6]] }); // biome-ignore format: a line

  test("[LD1] only one's own dice are seen", () => {
    expect(viewOf(liars, rolled, 0)).toMatchObject({ own: [1, 2, 2, 3, 6], counts: [5, 5] });
    expect(viewOf(liars, rolled, "spectator")).toMatchObject({ own: null });
    expect(JSON.stringify(viewOf(liars, rolled, 1))).not.toContain("[1,2,2,3,6]");
  });

  test("[LD1] a bid is higher by number, or as many of a higher face", () => {
    const bid = play(liars, rolled, [{ count: 2, face: 4 }]);
    expect(legalIn(liars, bid).slice(0, 4)).toEqual([
      "liar",
      { count: 2, face: 5 },
      { count: 2, face: 6 },
      { count: 3, face: 1 },
    ]);
    expect(() => play(liars, bid, [{ count: 2, face: 4 }])).toThrow("not-legal");
    expect(() => play(liars, rolled, ["liar"])).toThrow("not-legal");
  });

  test("[LD2] who doubts a true bid loses a die, else who bid it", () => {
    const sizes = (bid: { count: number; face: number }) =>
      play(liars, rolled, [bid, "liar"]).state.dice.map((dice) => dice.length);
    expect(sizes({ count: 3, face: 2 })).toEqual([5, 4]);
    expect(sizes({ count: 4, face: 2 })).toEqual([4, 5]);
  });

  test("[LD3] who lost a die bids first; the last with dice wins", () => {
    expect(awaits(liars, play(liars, rolled, [{ count: 3, face: 2 }, "liar"]))).toEqual({ awaiting: [1], step: "bid" });
    const end = at(match, { ...match.state, dice: [[1], [2]] });
    expect(awaits(liars, play(liars, end, [{ count: 2, face: 2 }, "liar"]))).toEqual({
      over: { winners: [1], reason: "last" },
    });
    const three = begun(liars, { seats: 3 });
    const out = at(three, { ...three.state, dice: [[1], [2], [3]] });
    expect(awaits(liars, play(liars, out, [{ count: 3, face: 2 }, "liar"]))).toEqual({ awaiting: [1], step: "bid" });
  });
});

describe("whist", () => {
  const match = begun(whist, {});

  test("[WH1] thirteen cards each, seen by nobody else; the player after the dealer leads", () => {
    expect(match.state.hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
    expect(new Set(match.state.hands.flat()).size).toBe(52);
    expect(awaits(whist, match)).toEqual({ awaiting: [0], step: "play" });
    expect(viewOf(whist, match, 2)).toMatchObject({ hand: match.state.hands[2], counts: [13, 13, 13, 13] });
    const swapped = match.state.hands.with(1, match.state.hands[3] ?? []).with(3, match.state.hands[1] ?? []);
    expect(viewOf(whist, at(match, { ...match.state, hands: swapped }), 0)).toEqual(viewOf(whist, match, 0));
  });

  test("[WH1] the led suit must follow, if one has it", () => {
    const hands = [[0], [3, 20], [21], [40]];
    const led = play(whist, at(match, { ...match.state, hands }), [0]);
    expect(legalIn(whist, led)).toEqual([3]);
    expect(legalIn(whist, play(whist, led, [3]))).toEqual([21]);
  });

  test.each([
    ["the highest card of the led suit", 3, [5, 12, 30, 7], 1],
    ["any trump over it", 2, [5, 12, 26, 7], 2],
    ["the higher of two trumps", 2, [5, 27, 26, 7], 1],
  ])("[WH2] %s takes the trick", (_what, trump, cards, taker) => {
    const hands = cards.map((card) => [card, 50]);
    const taken = play(whist, at(match, { ...match.state, trump, hands }), cards);
    expect(taken.state.tricks[taker % 2]).toBe(1);
    expect(awaits(whist, taken)).toEqual({ awaiting: [taker], step: "play" });
  });

  test("[WH3] a side scores its tricks beyond six, and wins with enough points", () => {
    const nearly = (tricks: number[]) => at(match, { ...match.state, trump: 3, hands: [[12], [1], [2], [3]], tricks });
    const scored = play(whist, nearly([7, 5]), [12, 1, 2, 3]);
    expect(scored.state).toMatchObject({ score: [2, 0], dealer: 0, tricks: [0, 0] });
    expect(awaits(whist, scored)).toEqual({ awaiting: [1], step: "play" });
    const won = play(whist, nearly([10, 2]), [12, 1, 2, 3]);
    expect(awaits(whist, won)).toMatchObject({ over: { winners: [0, 2] } });
    const rowsOf = ({ state, rules }: typeof won) => showWhist(viewOf(whist, at(match, state), 0), 0, rules).rows;
    expect(rowsOf(scored)?.map(({ key }) => key)).toEqual(["trick", "hand"]);
    expect(rowsOf(won)?.map(({ key }) => key)).toEqual(["trick"]);
  });
});

describe("sea battle", () => {
  const match = begun(sea, {});
  const fleet = [[0, 1, 2, 3], [20, 21, 22], [40, 41, 42], [60, 61], [80, 81]]; // biome-ignore format: a line
  const ends = fleet.map((ship) => ({ from: ship[0] ?? 0, to: ship.at(-1) ?? 0 }));
  const ready = play(
    sea,
    match,
    ends.flatMap((ship) => [ship, ship]),
  );

  test("[SB1] ships lie straight and do not touch; the other's are not seen", () => {
    const one = play(sea, match, [{ from: 0, to: 3 }, { from: 90, to: 93 }]); // biome-ignore format: a line
    expect(awaits(sea, one)).toEqual({ awaiting: [0, 1], step: "place" });
    for (const ship of [{ from: 3, to: 5 }, { from: 14, to: 16 }, { from: 50, to: 53 }, { from: 8, to: 10 }]) // biome-ignore format: a line
      expect(legalIn(sea, one)).not.toContainEqual(ship);
    expect(legalIn(sea, one)).toContainEqual({ from: 5, to: 25 });
    expect(ready.state.fleets).toEqual([fleet, fleet]);
    expect(viewOf(sea, ready, 0)).toMatchObject({ own: fleet, seas: [{ sunk: [] }, { sunk: [], ships: 5 }] });
    expect(viewOf(sea, ready, "spectator")).toMatchObject({ own: [] });
  });

  test("[SB2] a hit gives another shot, a miss does not; a sunk ship is shown", () => {
    expect(awaits(sea, play(sea, ready, [60]))).toEqual({ awaiting: [0], step: "shoot" });
    expect(awaits(sea, play(sea, ready, [99]))).toEqual({ awaiting: [1], step: "shoot" });
    const sunk = play(sea, ready, [60, 61]);
    expect(viewOf(sea, sunk, 1)).toMatchObject({ seas: [{ sunk: [] }, { sunk: [[60, 61]], hits: [60, 61] }] });
    expect(legalIn(sea, sunk)).not.toContain(60);
  });

  test("[SB3] who has sunk the whole fleet wins", () => {
    expect(awaits(sea, play(sea, ready, fleet.flat()))).toEqual({ over: { winners: [0], reason: "sunk" } });
  });
});
