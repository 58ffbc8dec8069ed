import { charge, costOf, longRun, momentary, reading, waitOf } from "./debts.ts";
import type { Host, LiveRoom } from "./live.ts";
import { newSlices, type Run } from "./replay.ts";

/** Pays for the clocks of matches to which nobody has come: there may be thousands of them. */
export const NOBODY = "nobody";

/** Who pays for what is done in a room: the address from which a player came last. */
export const payerOf = ({ address, room }: LiveRoom): string => address ?? room.created.match;

/** Who pays for what a room's clock does. */
export const clockPayerOf = ({ address }: LiveRoom): string => address ?? NOBODY;

/**
 * Runs a synchronous task, and charges its time to a party: at most the processor time meanwhile, or the party that
 * decides while the machine is busy with something else would have to wait for that.
 */
export function chargeTo<T>(host: Host, party: string, task: () => T): T {
  const { world } = host;
  const [begun, busy] = [world.ticks(), world.busy()];
  try {
    return task();
  } finally {
    const spent = world.busy() - busy;
    noteBlocked(host, party, Math.min(world.ticks() - begun, spent));
  }
}

/** Time that a party may block the event loop before others have their turn, in milliseconds. */
const SLICE = 3;

/** Many short stops one after the other are a long one for everybody else, who is heard when the turn ends. */
function noteBlocked(host: Host, party: string, ms: number): void {
  if (host.blocked.size === 0) void endTurn(host, ms);
  const before = host.blocked.get(party) ?? 0;
  chargeMore(host, party, before, before + ms);
  host.blocked.set(party, before + ms);
}

/** Charges a party that has blocked this turn for `ms` milliseconds, and has paid for `before` of them. */
function chargeMore({ debts, bursts, share, world }: Host, party: string, before: number, ms: number): void {
  if (share === undefined) return;
  const now = world.ticks();
  charge(debts, party, longRun(share), costOf(ms) - costOf(before), now);
  charge(bursts, party, momentary(share), ms - before, now);
}

/** Max ratio of what a party is charged for a turn to the time of its own tasks in it. */
const MAX_OVERHEAD = 4;

/**
 * Waits until others have their turn, and then shares out what nobody was charged for in between: collecting garbage,
 * sending, and passing on what is to be stored.
 */
async function endTurn(host: Host, ms: number): Promise<void> {
  const { world, blocked } = host;
  const [active, busy] = [world.active() - ms, world.busy() - ms];
  await world.nextTurn();
  const whole = Math.min(world.active() - active, world.busy() - busy);
  const charged = [...blocked.values()].reduce((sum, each) => sum + each, 0);
  if (whole > charged && charged > 0) {
    const factor = Math.min(MAX_OVERHEAD, whole / charged);
    for (const [party, each] of blocked) chargeMore(host, party, each, each * factor);
  }
  blocked.clear();
}

const hasHadTurn = ({ blocked }: Host, party: string): boolean => (blocked.get(party) ?? 0) >= SLICE;

/** Time until a party has used no more than it may in a moment, in milliseconds. */
const restOf = ({ bursts, share, world }: Host, party: string): number =>
  share === undefined ? 0 : waitOf(bursts, party, momentary(share), world.ticks());

/** Time until a party has used no more than its share, in milliseconds. */
const waitFor = ({ debts, share, world }: Host, party: string): number =>
  share === undefined ? 0 : waitOf(debts, party, longRun(share), world.ticks());

/** Lets others have their turn where a party has had its own. What it does next has to follow at once. */
export async function waitForTurn(host: Host, party: string): Promise<void> {
  while (!host.isClosed) {
    const rest = restOf(host, party);
    if (rest > 0) await host.world.pause(rest);
    else if (hasHadTurn(host, party)) await host.world.nextTurn();
    else return;
  }
}

/** Charges a party for time in which a match was read up; how long it has to wait before more, in milliseconds. */
function chargeReading({ readings, share, world }: Host, party: string, ms: number): number {
  if (share === undefined) return 0;
  charge(readings, party, reading(share), ms, world.ticks());
  return waitOf(readings, party, reading(share), world.ticks());
}

/** Reading a match up in slices, charged to a party; null for the server itself, which does not wait. */
export function readingFor(
  host: Host,
  party: string | null,
): { readonly run: Run; readonly breathe: () => Promise<void> } {
  const { world } = host;
  let spent = 0;
  const run: Run = (task) => {
    const begun = world.ticks();
    try {
      return task();
    } finally {
      spent += world.ticks() - begun;
    }
  };
  const breathe = newSlices(world, () => {
    const ms = spent;
    spent = 0;
    return party === null ? 0 : chargeReading(host, party, ms);
  });
  return { run, breathe };
}

/** Whether a party has used no more than its share of the server's time. */
export const hasBudget = (host: Host, party: string): boolean => waitFor(host, party) === 0;

/** Poll interval while a party waits for its share, in milliseconds: the server may close, or another party pay. */
const BUDGET_POLL = 250;

/** Waits while a party has used more than its share of the server's time, and then for its turn. */
export async function waitForBudget(host: Host, party: () => string): Promise<void> {
  while (!host.isClosed) {
    const wait = waitFor(host, party());
    if (wait > 0) await host.world.pause(Math.min(BUDGET_POLL, wait));
    else if (restOf(host, party()) > 0 || hasHadTurn(host, party())) await waitForTurn(host, party());
    else return;
  }
}
