import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Encounter, type Rating, ratingsOf } from "./elo.ts";

const met = (a: string, b: string, won: number, drawn: number, lost: number): Encounter => ({
  ...{ a, b, score: { won, drawn, lost } },
});
const byName = (ratings: readonly Rating[]) => new Map(ratings.map((each) => [each.bot, each]));
const ratingIn = (ratings: readonly Rating[], bot: string) => byName(ratings).get(bot)?.rating ?? Number.NaN;
/** What a bot is expected to score against another: Elo's own formula. */
const expected = (one: number, other: number) => 1 / (1 + 10 ** ((other - one) / 400));

describe("Elo's ratings", () => {
  test("put 400 points between ten wins and one", () => {
    const ratings = ratingsOf(["a", "b"], [met("a", "b", 1000, 0, 100)]);
    expect(ratingIn(ratings, "a")).toBeCloseTo(1700, 6);
    expect(ratingIn(ratings, "b")).toBeCloseTo(1300, 6);
  });

  test("count a draw as half a win", () => {
    const drawn = ratingsOf(["a", "b"], [met("a", "b", 50, 50, 0)]);
    const won = ratingsOf(["a", "b"], [met("a", "b", 75, 0, 25)]);
    expect(ratingIn(drawn, "a")).toBeCloseTo(ratingIn(won, "a"), 9);
    // 75 of 100 are 3 to 1.
    expect(ratingIn(won, "a") - ratingIn(won, "b")).toBeCloseTo(400 * Math.log10(3), 6);
  });

  test("find again the strengths that the scores were made from", () => {
    // Odds of 1, 2 and 8: 2 to 1, 8 to 1 and 8 to 2.
    const encounters = [met("b", "a", 60, 0, 30), met("c", "a", 80, 0, 10), met("c", "b", 72, 0, 18)];
    const ratings = ratingsOf(["a", "b", "c"], encounters);
    expect(ratingIn(ratings, "b") - ratingIn(ratings, "a")).toBeCloseTo(400 * Math.log10(2), 6);
    expect(ratingIn(ratings, "c") - ratingIn(ratings, "a")).toBeCloseTo(400 * Math.log10(8), 6);
  });

  test("have the interval of the standard error", () => {
    // Half of 100 games: the logarithm of the odds has the standard error 2 / √100, each bot half of it.
    const [rating] = ratingsOf(["a", "b"], [met("a", "b", 50, 0, 50)]);
    const half = (1.959964 * (400 / Math.LN10) * 0.2) / 2;
    expect(rating?.low).toBeCloseTo(1500 - half, 6);
    expect(rating?.high).toBeCloseTo(1500 + half, 6);
  });

  test("of one who won every game are the least that fits, with no upper end", () => {
    const [a, b] = ratingsOf(["a", "b"], [met("a", "b", 10, 0, 0)]);
    expect(a).toMatchObject({ low: a?.rating, high: null });
    expect(b).toMatchObject({ low: null, high: b?.rating });
    // Who wins all of ten games with a chance of 2.5 % wins each with the tenth root of that.
    expect(expected(a?.rating ?? 0, b?.rating ?? 0)).toBeCloseTo(0.025 ** 0.1, 6);
  });

  test("never put the winner of two games below the loser", () => {
    const ratings = ratingsOf(["a", "b"], [met("a", "b", 2, 0, 0)]);
    expect(ratingIn(ratings, "a")).toBeGreaterThanOrEqual(ratingIn(ratings, "b"));
  });

  test("of two are not touched by a third whom both beat every time", () => {
    const encounters = [met("a", "b", 60, 0, 40), met("a", "c", 100, 0, 0), met("b", "c", 100, 0, 0)];
    const ratings = ratingsOf(["a", "b", "c"], encounters);
    expect(expected(ratingIn(ratings, "a"), ratingIn(ratings, "b"))).toBeCloseTo(0.6, 6);
    const { a, b, c } = Object.fromEntries(byName(ratings));
    expect(a?.high).toBeGreaterThan(a?.rating ?? 0);
    expect(b?.low).toBeLessThan(b?.rating ?? 0);
    expect(c).toMatchObject({ low: null, high: c?.rating });
  });

  test("of two pairs, one of which never lost to the other, are measured by the better pair", () => {
    const over = ["c", "d"].flatMap((lower) => [met("a", lower, 30, 0, 0), met("b", lower, 30, 0, 0)]);
    const ratings = ratingsOf(["a", "b", "c", "d"], [met("a", "b", 15, 0, 15), met("c", "d", 15, 0, 15), ...over]);
    const { a, c, d } = Object.fromEntries(byName(ratings));
    expect(a?.low).toBeLessThan(a?.rating ?? 0);
    expect(a?.high).toBeGreaterThan(a?.rating ?? 0);
    expect(c).toMatchObject({ low: null, rating: d?.rating });
    expect(c?.high).toBeGreaterThan(c?.rating ?? 0);
    // All of 120 games are won with a chance of 2.5 %.
    expect(expected(a?.rating ?? 0, c?.rating ?? 0) ** 120).toBeCloseTo(0.025, 6);
  });

  test("of one who beat all below and lost to all above have no end at all", () => {
    const encounters = [met("b", "a", 0, 0, 20), met("b", "c", 20, 0, 0), met("a", "c", 20, 0, 0)];
    const ratings = ratingsOf(["a", "b", "c"], encounters);
    expect(byName(ratings).get("b")).toMatchObject({ low: null, high: null });
    expect(ratingIn(ratings, "a")).toBeGreaterThan(ratingIn(ratings, "b"));
    expect(ratingIn(ratings, "b")).toBeGreaterThan(ratingIn(ratings, "c"));
  });

  const names = ["a", "b", "c", "d"];
  const none = fc.constant(0);
  const score = fc.oneof(
    fc.record({ won: fc.nat(40), drawn: fc.nat(10), lost: fc.nat(40) }),
    fc.record({ won: fc.nat(40), drawn: none, lost: none }),
  );
  const played = fc
    .array(
      score.filter(({ won, drawn, lost }) => won + drawn + lost > 0),
      { minLength: 6, maxLength: 6 },
    )
    .map((scores) =>
      names
        .flatMap((a, at) => names.slice(at + 1).map((b) => [a, b] as const))
        .map(([a, b], at) => ({
          ...{ a, b, score: scores[at] ?? { won: 0, drawn: 0, lost: 0 } },
        })),
    );

  test("have the mean 1500, and explain every bot's sum of points where they have a maximum", () => {
    fc.assert(
      fc.property(played, (encounters) => {
        const ratings = ratingsOf(names, encounters);
        expect(ratings.reduce((total, { rating }) => total + rating, 0) / names.length).toBeCloseTo(1500, 6);
        if (ratings.some(({ low, high }) => low === null || high === null)) return;
        for (const bot of names) {
          const own = encounters.filter(({ a, b }) => a === bot || b === bot);
          const points = own.map(({ a, score: s }) => (a === bot ? s.won : s.lost) + s.drawn / 2);
          const told = own.map(({ a, b, score: s }) => {
            const games = s.won + s.drawn + s.lost;
            return games * expected(ratingIn(ratings, bot), ratingIn(ratings, a === bot ? b : a));
          });
          expect(told.reduce((x, y) => x + y)).toBeCloseTo(
            points.reduce((x, y) => x + y),
            3,
          );
        }
      }),
    );
  });

  test("do not depend on the order of bots and encounters, nor on who is named first", () => {
    const order = fc.shuffledSubarray(names, { minLength: names.length });
    fc.assert(
      fc.property(played, order, (encounters, shuffled) => {
        const turned = encounters
          .map(({ a, b, score: s }) => ({ a: b, b: a, score: { won: s.lost, drawn: s.drawn, lost: s.won } }))
          .toReversed();
        const [one, other] = [byName(ratingsOf(names, encounters)), byName(ratingsOf(shuffled, turned))];
        for (const bot of names) {
          expect(other.get(bot)?.rating).toBeCloseTo(one.get(bot)?.rating ?? Number.NaN, 4);
          expect(other.get(bot)?.high === null).toBe(one.get(bot)?.high === null);
        }
      }),
    );
  });
});
