import type { Contender } from "@umpire/kit";
import { type Balance, differ, type ShareOf } from "./statistics.ts";

/** What a share of a report is called where two reports are compared. */
export const keys = {
  firstSeat: "first-seat",
  doubleKnockouts: "double-knockouts",
  narrow: "narrow",
  level: "level",
  cap: "cap",
  pairing: (first: Contender, second: Contender): string => `pairing ${first.join("+")} ${second.join("+")}`,
  used: (card: string): string => `used ${card}`,
  won: (card: string): string => `won ${card}`,
};

/** Every share of a report by its name; what could not be measured is left out. */
function sharesOf({ firstSeat, doubleKnockouts, endings, pairings, cards }: Balance): ReadonlyMap<string, ShareOf> {
  const shares: (readonly [string, ShareOf | null])[] = [
    [keys.firstSeat, firstSeat],
    [keys.doubleKnockouts, doubleKnockouts],
    [keys.narrow, endings.narrow],
    [keys.level, endings.level],
    [keys.cap, endings.cap],
    ...pairings.map(({ first, second, share }) => [keys.pairing(first, second), share] as const),
    ...cards.flatMap(({ card, used, won }) => [[keys.used(card), used] as const, [keys.won(card), won] as const]),
  ];
  return new Map(shares.flatMap(([key, part]) => (part === null ? [] : [[key, part] as const])));
}

/** The names of the shares in which the second report differs from the first beyond what chance explains. */
export function differences(one: Balance, other: Balance): readonly string[] {
  const before = sharesOf(one);
  return [...sharesOf(other)].flatMap(([key, part]) => {
    const was = before.get(key);
    return was !== undefined && differ(was, part) ? [key] : [];
  });
}
