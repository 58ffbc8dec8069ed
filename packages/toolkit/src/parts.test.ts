import { describe, expect, test } from "vitest";
import { byScore } from "./by-score.ts";
import { ascending, imaginedHands, seenHands, without } from "./cards.ts";
import { diceItems, marked, ownedPieces, piecesOn } from "./picture/pieces.ts";
import { playingCards } from "./playing-cards.ts";
import { range } from "./range.ts";

const first = { int: () => 0 };

describe("hidden hands", () => {
  const hands = [[3, 1], [5, 0], [4]];

  test("[M26] a seat sees its own hand, the sizes of all, and what the others hold together", () => {
    expect(seenHands(hands, 0)).toEqual({ counts: [2, 2, 1], hand: [3, 1], unseen: [0, 4, 5] });
    expect(seenHands(hands, "spectator")).toEqual({ counts: [2, 2, 1], hand: [], unseen: [0, 1, 3, 4, 5] });
  });

  test("[M26] imagined hands look the same to it, and every card is in one of them", () => {
    const imagined = imaginedHands(first, seenHands(hands, 0), 0);
    expect(seenHands(imagined, 0)).toEqual(seenHands(hands, 0));
    expect(imagined.flat().sort()).toEqual([0, 1, 3, 4, 5]);
  });

  test("[M26] without takes each away once, and what is not there not at all", () => {
    expect(without([1, 2, 2, 3], [2, 9])).toEqual([1, 2, 3]);
    expect(ascending([10, 9, 1])).toEqual([1, 9, 10]);
  });
});

describe("playing cards", () => {
  test("[M27] are numbered by suit and rank, and written with both", () => {
    expect(range(4).map((suit) => playingCards.nameOf(13 * suit + 12))).toEqual(["A♣", "A♦", "A♥", "A♠"]);
    expect(playingCards.faceOf(34)).toEqual({ card: "10", suit: "hearts" });
    expect([playingCards.suitOf(34), playingCards.rankOf(34)]).toEqual([2, 8]);
  });

  test("[M27] a led suit must be followed; the highest trump takes the trick, else the highest of the led suit", () => {
    expect(playingCards.following([3, 20, 5], 12)).toEqual([3, 5]);
    expect(playingCards.following([20], 12)).toEqual([20]);
    expect(playingCards.following([20, 3], undefined)).toEqual([20, 3]);
    expect(playingCards.takerOf([5, 12, 30, 7], 3)).toBe(1);
    expect(playingCards.takerOf([5, 27, 26, 7], 2)).toBe(1);
    expect(playingCards.takerOf([5, 30, 12], null)).toBe(2);
  });
});

describe("the end", () => {
  test("[M29] those with the most points win, and nobody where all have the same", () => {
    expect(byScore([3, 7, 7])).toEqual({ winners: [1, 2], reason: "points", scores: [3, 7, 7] });
    expect(byScore([4, 4], "stones")).toEqual({ winners: [], reason: "stones", scores: [4, 4] });
  });
});

describe("parts of pictures", () => {
  test("[M28] pieces of owners, pieces on a board with a key, marks and dice, each with a key of its own", () => {
    expect(ownedPieces([null, 1])).toEqual([{ key: "disc 1", at: 1, seat: 1, shape: "disc" }]);
    expect(piecesOn("own", [4], { shape: "hit" })).toEqual([{ key: "own hit 4", at: "own 4", shape: "hit" }]);
    expect(marked("last", [null, 3])).toEqual([{ at: 3, mark: "last" }]);
    expect(diceItems("d", [null, 6])).toEqual([
      { key: "d 1", die: null },
      { key: "d 2", die: 6 },
    ]);
    expect(range(3, 1)).toEqual([1, 2, 3]);
  });
});
