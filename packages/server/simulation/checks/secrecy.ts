import type { Seat } from "@umpire/kernel";
import { parseEntry } from "../../src/match/entries.ts";
import type { Universe } from "../world/universe.ts";
import { foldsOf, type Ledger } from "./ledger.ts";

/** An order that was sealed for a while: whose it was, of which step, and the entry that revealed it. */
export type Hidden = {
  readonly match: string;
  readonly seat: Seat;
  readonly step: number;
  readonly revealed: number;
  /** How many orders were sealed at once. */
  readonly count: number;
};

/** The orders that waited for others. */
export function hiddenOrders(ledger: Ledger): readonly Hidden[] {
  return [...ledger.kept().matches].flatMap(([match, { entries }]) => {
    const folds = foldsOf(ledger, match);
    return entries.flatMap(({ seq, text }): readonly Hidden[] => {
      const entry = parseEntry(text);
      const after = folds[seq - 1]?.room.match;
      if (entry.type !== "decide" || !after?.sealed.some(({ seat }) => seat === entry.seat)) return [];
      const { step } = after;
      const revealing = folds.findIndex(({ room }, index) => index >= seq && (room.match?.step ?? 0) > step);
      const count = folds[revealing - 1]?.room.match?.sealed.length ?? 0;
      return revealing < 0 ? [] : [{ match, seat: entry.seat, step, revealed: revealing + 1, count }];
    });
  });
}

/** What left for everybody but one, in its order. */
const heardBy = ({ heard }: Universe, but: string): Universe["heard"] => heard.filter(({ name }) => name !== but);

/**
 * Two worlds that differ in one hidden order alone: until it is revealed everybody else gets the same, byte for byte and
 * at the same instant. What somebody got earlier than that; null for nothing.
 */
export function leaked(one: Universe, other: Universe, name: string, { match, revealed }: Hidden): string | null {
  const until = Math.min(
    ...[one, other].map(({ commits }) => commits.get(`${match} ${revealed}`) ?? Number.POSITIVE_INFINITY),
  );
  const [left, right] = [heardBy(one, name), heardBy(other, name)];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const [here, there] = [left[at], right[at]];
    if (here === undefined || there === undefined || Math.min(here.at, there.at) >= until) return null;
    if (here.at !== there.at || here.name !== there.name || here.text !== there.text)
      return `${here.name} learns of the sealed order of ${name} before entry ${revealed} reveals it: ${here.text} or ${there.text}`;
  }
  return null;
}
