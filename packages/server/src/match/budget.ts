import { charge, waitOf } from "./debts.ts";
import type { Host, LiveRoom } from "./live.ts";

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
  const { debts, share, world } = host;
  const [begun, busy] = [world.ticks(), world.busy()];
  try {
    return task();
  } finally {
    const spent = world.busy() - busy;
    const now = world.ticks();
    const ms = Math.min(now - begun, spent);
    if (share !== undefined) charge(debts, party, share, ms, now);
    noteBlocked(host, party, ms);
  }
}

/** Time that a party may block the event loop before others have their turn, in milliseconds. */
const SLICE = 3;

/** Many short stops one after the other are a long one for everybody else, who is heard when the turn ends. */
function noteBlocked({ blocked, world }: Host, party: string, ms: number): void {
  if (blocked.size === 0) void world.nextTurn().then(() => blocked.clear());
  blocked.set(party, (blocked.get(party) ?? 0) + ms);
}

const hasHadTurn = ({ blocked }: Host, party: string): boolean => (blocked.get(party) ?? 0) >= SLICE;

/** Lets others have their turn where a party has had its own. What it does next has to follow at once. */
export async function waitForTurn(host: Host, party: string): Promise<void> {
  while (hasHadTurn(host, party) && !host.isClosed) await host.world.nextTurn();
}

const waitFor = (host: Host, party: string): number =>
  host.share === undefined ? 0 : waitOf(host.debts, party, host.share, host.world.ticks());

/** Whether a party has used no more than its share of the server's time. */
export const hasBudget = (host: Host, party: string): boolean => waitFor(host, party) === 0;

/** Poll interval while a party waits for its share, in milliseconds: the server may close, or another party pay. */
const BUDGET_POLL = 250;

/** Waits while a party has used more than its share of the server's time, and then for its turn. */
export async function waitForBudget(host: Host, party: () => string): Promise<void> {
  while (!host.isClosed) {
    const wait = waitFor(host, party());
    if (wait > 0) await host.world.pause(Math.min(BUDGET_POLL, wait));
    else if (hasHadTurn(host, party())) await host.world.nextTurn();
    else return;
  }
}
