import type { Ending, Played, PlayedSide } from "@umpire/kit";
import { describe, expect, test } from "vitest";
import { differences, keys } from "./compare.ts";
import { balanceOf } from "./statistics.ts";
import { meetingsOf } from "./study.ts";

type Sides = Played["sides"];
const use = { count: 2, lost: 1, first: 3 };

/** A side that plays this faction, could use axe and bow, and used these. */
const side = (faction: string, ...used: readonly string[]): PlayedSide => ({
  ...{ plays: [faction], could: ["ship:axe", "ship:bow"] },
  used: Object.fromEntries(used.map((card) => [card, use])),
});
const game = (sides: Sides, winner: 0 | 1 | null, ending: Ending = "win", turns = 5): Played => ({
  ...{ sides, winner, ending, turns },
});
const times = (count: number, match: Played): readonly Played[] => Array.from({ length: count }, () => match);
const reds: Sides = [side("red"), side("red")];
const cardIn = (played: readonly Played[], card: string) => balanceOf(played).cards.find((each) => each.card === card);

describe("the balance of some matches", () => {
  test("a draw counts half, for the seat and for the contender, whichever seat it has", () => {
    const played = [
      game([side("red"), side("blue")], 0),
      game([side("blue"), side("red")], 1),
      game([side("red"), side("blue")], null, "level"),
      game([side("blue"), side("red")], 0),
    ];
    const { firstSeat, pairings } = balanceOf(played);
    expect(firstSeat).toMatchObject({ share: 2.5 / 4, of: 4 });
    expect(pairings).toHaveLength(1);
    expect(pairings[0]).toMatchObject({ first: ["red"], second: ["blue"], games: 4, share: { share: 2.5 / 4 } });
  });

  test("endings are parts of all games, and both kinds of double fall count together", () => {
    const played = [...[game(reds, 0), game(reds, 0, "narrow"), game(reds, null, "level"), game(reds, null, "cap")]];
    const { endings, doubleKnockouts } = balanceOf(played);
    expect([endings.win, endings.narrow, endings.level, endings.cap].map(({ share }) => share)).toEqual(
      new Array(4).fill(0.25),
    );
    expect(doubleKnockouts).toMatchObject({ share: 0.5, of: 4 });
  });

  test("lengths: the middle, the quarters, and how many took how long", () => {
    const { turns } = balanceOf([9, 4, 5, 5, 8].map((length) => game(reds, 0, "win", length)));
    expect(turns).toEqual({
      ...{ lower: 5, median: 5, upper: 8 },
      histogram: [
        { turns: 4, games: 1 },
        { turns: 5, games: 2 },
        { turns: 8, games: 1 },
        { turns: 9, games: 1 },
      ],
    });
  });

  test("a card is judged where one side used it and the other did not", () => {
    const axes: Sides = [side("red", "ship:axe"), side("red")];
    const played = [game(axes, 0), game(axes, 0), game(axes, 1), game([axes[0], axes[0]], 1)];
    expect(cardIn(played, "ship:axe")).toMatchObject({
      ...{ used: { share: 5 / 8, of: 8 }, won: { share: 2 / 3, of: 3 }, without: { share: 1 / 3, of: 3 } },
      ...{ copies: 2, lost: 1, first: 3 },
    });
    expect(cardIn(played, "ship:bow")).toMatchObject({ used: { share: 0 }, won: null, copies: 0, first: null });
  });

  test("strong and weak: what wins more or less than going without, beyond chance", () => {
    const axes: Sides = [side("red", "ship:axe"), side("red", "ship:bow")];
    const played = [...times(40, game(axes, 0)), ...times(8, game(axes, 1)), ...times(4, game(reds, 0))];
    expect(cardIn(played, "ship:axe")?.verdict).toBe("strong");
    expect(cardIn(played, "ship:bow")?.verdict).toBe("weak");
    const few = [...times(4, game(axes, 0)), game(axes, 1)];
    expect(cardIn(few, "ship:axe")?.verdict).toBeNull();
  });

  test("where everybody of a faction uses a card, it is compared with an even game", () => {
    const blue: PlayedSide = { plays: ["blue"], could: [], used: {} };
    const always: Sides = [side("red", "ship:axe"), blue];
    expect(cardIn([...times(45, game(always, 0)), ...times(5, game(always, 1))], "ship:axe")).toMatchObject({
      ...{ without: null, verdict: "strong" },
    });
    expect(cardIn([...times(27, game(always, 0)), ...times(23, game(always, 1))], "ship:axe")?.verdict).toBeNull();
  });

  test("dead: hardly ever used by those who could, if a hundred could", () => {
    expect(cardIn(times(50, game(reds, 0)), "ship:axe")?.verdict).toBe("dead");
    expect(cardIn(times(49, game(reds, 0)), "ship:axe")?.verdict).toBeNull();
    const once = [...times(49, game(reds, 0)), game([side("red", "ship:axe"), side("red")], 0)];
    expect(cardIn(once, "ship:axe")?.verdict).toBeNull();
  });
});

describe("two reports beside each other", () => {
  const axes: Sides = [side("red", "ship:axe"), side("red")];
  const one = balanceOf([...times(30, game(axes, 0)), ...times(30, game(axes, 1))]);

  test("what differs by more than the intervals is named, and nothing else", () => {
    const other = balanceOf([...times(54, game(axes, 0)), ...times(6, game(axes, 1))]);
    expect(differences(one, other)).toEqual([keys.firstSeat, keys.pairing(["red"], ["red"]), keys.won("ship:axe")]);
    expect(differences(one, one)).toEqual([]);
  });

  test("what is measured in one of them alone is no difference", () => {
    expect(differences(one, balanceOf(times(60, game([side("blue"), side("blue")], 0))))).toEqual([
      ...[keys.firstSeat, keys.used("ship:axe")],
    ]);
  });
});

test("everybody meets everybody once, and itself", () => {
  expect(meetingsOf([["a"], ["b"], ["c"]]).map((two) => two.flat().join(""))).toEqual([
    ...["aa", "ab", "ac", "bb", "bc", "cc"],
  ]);
});
