/** By party: the blocked time that it has not paid off as of `at`, in milliseconds. */
export type Debts = Map<string, { owed: number; at: number }>;

/** Debt above which a party has to wait, in milliseconds. */
const CREDIT = 1000;

/**
 * Blocking the event loop longer than this costs extra, up to `MAX_FACTOR` times and up to the credit: between short
 * blocks others run.
 */
const FREE_STOP = 3;
const MAX_FACTOR = 20;

/** Number of parties above which those without debt are forgotten. */
const MAX_PARTIES = 10_000;

/** Debts are paid off at `share` milliseconds a millisecond. */
function owedBy(debts: Debts, party: string, share: number, now: number): number {
  const debt = debts.get(party);
  return debt === undefined ? 0 : Math.max(0, debt.owed - (now - debt.at) * share);
}

/** Charges a party for blocking the event loop for `ms` milliseconds. */
export function charge(debts: Debts, party: string, share: number, ms: number, now: number): void {
  if (debts.size >= MAX_PARTIES)
    for (const each of debts.keys()) if (owedBy(debts, each, share, now) === 0) debts.delete(each);
  // One stop alone makes nobody wait: the first decision on a cold server may take long, whoever makes it.
  const cost = Math.max(ms, Math.min(CREDIT, ms * Math.min(MAX_FACTOR, Math.max(1, ms / FREE_STOP))));
  debts.set(party, { owed: owedBy(debts, party, share, now) + cost, at: now });
}

/** Time until a party may go on, in milliseconds. */
export const waitOf = (debts: Debts, party: string, share: number, now: number): number =>
  Math.max(0, owedBy(debts, party, share, now) - CREDIT) / share;
