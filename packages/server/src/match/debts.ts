/** By party, what it owes for time in which nobody else had the server, in milliseconds, as of `at`. */
export type Debts = Map<string, { owed: number; at: number }>;

/** How much a party may owe before it has to wait. */
const CREDIT = 1000;

/** A stop of so long costs what it takes, a longer one up to ten times more: in many short ones others have their turn. */
const FREE_STOP = 4;
const MAX_FACTOR = 10;

/** Parties of which nobody need know any more are let go when there are so many. */
const MAX_PARTIES = 10_000;

/** `share` is the part of the time that one party may have: so much is forgiven as time goes by. */
function owedBy(debts: Debts, party: string, share: number, now: number): number {
  const debt = debts.get(party);
  return debt === undefined ? 0 : Math.max(0, debt.owed - (now - debt.at) * share);
}

/** A party has had the server to itself for so long. */
export function charge(debts: Debts, party: string, share: number, ms: number, now: number): void {
  if (debts.size >= MAX_PARTIES)
    for (const each of debts.keys()) if (owedBy(debts, each, share, now) === 0) debts.delete(each);
  const cost = ms * Math.min(MAX_FACTOR, Math.max(1, ms / FREE_STOP));
  debts.set(party, { owed: owedBy(debts, party, share, now) + cost, at: now });
}

/** The milliseconds until a party may have the server again. */
export const waitOf = (debts: Debts, party: string, share: number, now: number): number =>
  Math.max(0, owedBy(debts, party, share, now) - CREDIT) / share;
