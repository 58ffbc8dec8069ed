import type { Seat } from "@umpire/kernel";
import type { Contender, Ending, Played, PlayedSide } from "@umpire/kit";
import { type Score, type Share, shareOf } from "../contests/contest.ts";

/** A share of a number of cases, with its interval. */
export type ShareOf = Share & { readonly of: number };

/** How long matches took, in turns: the middle one, a quarter below and above, and how many took how long. */
type Lengths = {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly histogram: readonly { readonly turns: number; readonly games: number }[];
};

/** How a set of matches went. */
type Summary = {
  readonly games: number;
  /** The contender at seat 0. */
  readonly firstSeat: ShareOf;
  readonly endings: { readonly [ending in Ending]: ShareOf };
  readonly doubleKnockouts: ShareOf;
  readonly turns: Lengths;
};

/** Two contenders, and the share of the first. */
export type Pairing = Summary & { readonly first: Contender; readonly second: Contender; readonly share: ShareOf };

/** Never or hardly ever used; with it one wins more, or less, than without, beyond what chance explains. */
type CardVerdict = "dead" | "strong" | "weak";

/** What a study counts of one card, ship or other part of a game. */
export type Card = {
  readonly card: string;
  /** Of the sides that could have used it. */
  readonly used: ShareOf;
  /** Of the games in which one side used it and the other did not. */
  readonly won: ShareOf | null;
  /** Of the games in which a side could have used it and did not. */
  readonly without: ShareOf | null;
  /** How many times, on average, a side used it that used it at all, and how many of them it lost. */
  readonly copies: number;
  readonly lost: number;
  /** The middle one of the turns in which it was first used. */
  readonly first: number | null;
  readonly verdict: CardVerdict | null;
};

/** How matches between bots came out: by seat, by side, by length, by card. */
export type Balance = Summary & { readonly pairings: readonly Pairing[]; readonly cards: readonly Card[] };

/** A card is dead if at least `MANY` players could use it, and less than this share of them did. */
const DEAD = 0.01;
const MANY = 100;
/** Where hardly anybody went without it, there is nothing to compare it with; this is well beyond an even game. */
const FEW = 10;
const EVEN = { low: 0.4, high: 0.6 };

/** Everything a report says of matches under the same rules between bots of the same strength; at least one match. */
export function balanceOf(played: readonly Played[]): Balance {
  return { ...summaryOf(played), pairings: pairingsOf(played), cards: cardsOf(played) };
}

/** Whether two shares differ beyond what chance explains: their intervals do not overlap. */
export const differ = (one: Share, other: Share): boolean => one.low > other.high || other.low > one.high;

function summaryOf(played: readonly Played[]): Summary {
  const games = played.length;
  const ended = (...endings: readonly Ending[]) => partOf(played, ({ ending }) => endings.includes(ending));
  return {
    games,
    firstSeat: scoreOf(played.map(({ winner }) => ({ winner, seat: 0 }))),
    endings: { win: ended("win"), narrow: ended("narrow"), level: ended("level"), cap: ended("cap") },
    doubleKnockouts: ended("narrow", "level"),
    turns: lengthsOf(played.map(({ turns }) => turns)),
  };
}

/** How large a part of a list is so. */
function partOf<T>(list: readonly T[], isSo: (each: T) => boolean): ShareOf {
  const won = list.filter(isSo).length;
  return share({ won, drawn: 0, lost: list.length - won });
}

const share = (score: Score): ShareOf => ({ ...shareOf(score), of: score.won + score.drawn + score.lost });

/** The share of a seat in each match, draws counting half. */
function scoreOf(results: readonly { readonly winner: Seat | null; readonly seat: Seat }[]): ShareOf {
  const drawn = results.filter(({ winner }) => winner === null).length;
  const won = results.filter(({ winner, seat }) => winner === seat).length;
  return share({ won, drawn, lost: results.length - won - drawn });
}

function lengthsOf(turns: readonly number[]): Lengths {
  const sorted = [...turns].sort((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const each of sorted) counts.set(each, (counts.get(each) ?? 0) + 1);
  return {
    ...{ lower: quantile(sorted, 0.25), median: quantile(sorted, 0.5), upper: quantile(sorted, 0.75) },
    histogram: [...counts].map(([length, games]) => ({ turns: length, games })),
  };
}

/** One of the numbers, never a mean of two: a match has no half turns. */
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor(part * (sorted.length - 1))] ?? 0;

/** Each unordered pair of contenders, in the order of first appearance. */
function pairingsOf(played: readonly Played[]): readonly Pairing[] {
  const groups = new Map<string, Played[]>();
  for (const match of played) {
    const key = JSON.stringify(match.sides.map(nameOf).sort());
    groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  return [...groups.values()].flatMap((group) => {
    const [one] = group;
    if (one === undefined) return [];
    const [{ plays: first }, { plays: second }] = one.sides;
    const own = nameOf({ plays: first });
    const results = group.map(({ sides, winner }) => ({ winner, seat: nameOf(sides[0]) === own ? 0 : 1 }));
    return { first, second, share: scoreOf(results), ...summaryOf(group) };
  });
}

const nameOf = ({ plays }: Pick<PlayedSide, "plays">): string => JSON.stringify(plays);

type Seen = { readonly match: Played; readonly seat: 0 | 1; readonly side: PlayedSide };

function cardsOf(played: readonly Played[]): readonly Card[] {
  const seen = played.flatMap((match): readonly Seen[] => [
    { match, seat: 0, side: match.sides[0] },
    { match, seat: 1, side: match.sides[1] },
  ]);
  const cards = new Set(seen.flatMap(({ side }) => side.could));
  return [...cards].map((card) => cardOf(card, seen));
}

function cardOf(card: string, seen: readonly Seen[]): Card {
  const could = seen.filter(({ side }) => side.could.includes(card));
  const uses = could.flatMap(({ side }) => side.used[card] ?? []);
  const alone = could.filter(({ match, seat, side }) => {
    return side.used[card] !== undefined && match.sides[seat === 0 ? 1 : 0].used[card] === undefined;
  });
  const lacking = could.filter(({ side }) => side.used[card] === undefined);
  const used = partOf(could, ({ side }) => side.used[card] !== undefined);
  const [won, without] = [sharedBy(alone), sharedBy(lacking)];
  const mean = (of: "count" | "lost") => uses.reduce((sum, use) => sum + use[of], 0) / Math.max(1, uses.length);
  const firsts = uses.map(({ first }) => first).sort((a, b) => a - b);
  return {
    ...{ card, used, won, without, copies: mean("count"), lost: mean("lost") },
    first: firsts.length === 0 ? null : quantile(firsts, 0.5),
    verdict: verdictOf(used, won, without),
  };
}

/** The share of these sides in their own matches; null where there are none. */
const sharedBy = (seen: readonly Seen[]): ShareOf | null =>
  seen.length === 0 ? null : scoreOf(seen.map(({ match, seat }) => ({ winner: match.winner, seat })));

function verdictOf(used: ShareOf, won: ShareOf | null, without: ShareOf | null): CardVerdict | null {
  if (used.share < DEAD && used.of >= MANY) return "dead";
  if (won === null) return null;
  const beside = without === null || without.of < FEW ? EVEN : without;
  if (won.low > beside.high) return "strong";
  return won.high < beside.low ? "weak" : null;
}
