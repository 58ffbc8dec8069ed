/** By party: the time that it has used and not paid off as of `at`, in milliseconds. */
export type Debts = Map<string, { owed: number; at: number }>;

/** `credit`: what a party may owe before it has to wait, in milliseconds. `rate`: what it pays off in each millisecond. */
export type Allowance = { readonly credit: number; readonly rate: number };

/** Credit for the cost of blocking the event loop in the long run, in milliseconds. */
const CREDIT = 1000;
/** The same for plain time, at this many times the rate of the long run: else a whole credit could be used up at once. */
const BURST = 20;
const BURST_FACTOR = 3;

/** What a party may cost in the long run, where it may use `share` of the time. */
export const longRun = (share: number): Allowance => ({ credit: CREDIT, rate: share });
/** How much time a party may use in a moment. */
export const momentary = (share: number): Allowance => ({ credit: BURST, rate: Math.min(1, BURST_FACTOR * share) });
/** The same for reading up matches that are not in memory. */
const READING = 500;
const READING_FACTOR = 4;
/** How long a party may have matches read up: longer than it may play, for a long match is read in one go. */
export const reading = (share: number): Allowance => ({
  credit: READING,
  rate: Math.min(1, READING_FACTOR * share),
});

/**
 * Blocking the event loop longer than this costs extra, by the square of it, up to `MAX_FACTOR` times and up to the
 * credit: between short blocks others run.
 */
const FREE_STOP = 3;
const MAX_FACTOR = 20;

/** Number of parties above which those without debt are forgotten. */
const MAX_PARTIES = 10_000;

function owedBy(debts: Debts, party: string, rate: number, now: number): number {
  const debt = debts.get(party);
  return debt === undefined ? 0 : Math.max(0, debt.owed - (now - debt.at) * rate);
}

/**
 * What blocking the event loop for `ms` milliseconds costs. One stop alone makes nobody wait: the first decision on a
 * cold server may take long, whoever makes it.
 */
export const costOf = (ms: number): number =>
  Math.max(ms, Math.min(CREDIT, ms * Math.min(MAX_FACTOR, Math.max(1, (ms / FREE_STOP) ** 2))));

/** Charges a party. */
export function charge(debts: Debts, party: string, { rate }: Allowance, cost: number, now: number): void {
  if (debts.size >= MAX_PARTIES)
    for (const each of debts.keys()) if (owedBy(debts, each, rate, now) === 0) debts.delete(each);
  debts.set(party, { owed: owedBy(debts, party, rate, now) + cost, at: now });
}

/** Time until a party may go on, in milliseconds. */
export const waitOf = (debts: Debts, party: string, { credit, rate }: Allowance, now: number): number =>
  Math.max(0, owedBy(debts, party, rate, now) - credit) / rate;
