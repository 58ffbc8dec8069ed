import { expiryOf } from "../../src/match/clock.ts";
import { isOver, type Room, seatsToDecide } from "../../src/match/room.ts";
import { keptRoom, type Ledger } from "./ledger.ts";

/** What a match owes by itself, and how long it still has for that, in milliseconds by the servers' clock. */
type Debt = { readonly of: string; readonly left: number };

/** The decision of a bot, or of a clock that runs out; null for nothing. */
function debtOf(ledger: Ledger, match: string, serverTime: number): Debt | null {
  const room = keptRoom(ledger, match);
  if (room === null || room.match === null || isOver(room)) return null;
  const bot = owingBot(room);
  if (bot !== null) return { of: `the bot at seat ${bot} of ${match} for step ${room.match.step}`, left: 0 };
  const expiry = expiryOf(room.clock, ledger.kept().outages);
  return (
    expiry && { of: `the clock of ${match} that runs out at ${expiry.at}`, left: Math.max(0, expiry.at - serverTime) }
  );
}

function owingBot({ game, match, players }: Room): number | null {
  const owing = match === null ? [] : seatsToDecide(game, match);
  return owing.find((seat) => players[seat]?.bot != null) ?? null;
}

/**
 * Finds what is late. The servers' clock is behind by the times without any server where a wall clock was set back, so
 * what is left of a debt is read there when it is first seen, and from then on time must run as it does everywhere.
 */
export function newCollector(ledger: Ledger, grace: number) {
  /** By debt: when it is due. */
  const due = new Map<string, number>();
  return (match: string, now: number, serverTime: number, calm: number): string | null => {
    const debt = debtOf(ledger, match, serverTime);
    if (debt === null) return null;
    const at = due.get(debt.of) ?? now + debt.left;
    due.set(debt.of, at);
    const late = Math.floor(now - Math.max(at, calm));
    return late > grace ? `${debt.of} owes a decision for ${late} ms, and nothing is kept of it` : null;
  };
}
