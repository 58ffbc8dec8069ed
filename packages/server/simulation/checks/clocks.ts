import { expiryOf } from "../../src/match/clock.ts";
import { isOver, type Room, seatsToDecide } from "../../src/match/room.ts";
import { keptRoom, type Ledger } from "./ledger.ts";

/** What a match owes by itself: the decision of a clock that has run out, or of a bot; null for nothing. */
export function overdue(ledger: Ledger, match: string, now: number, grace: number, calm: number): string | null {
  const room = keptRoom(ledger, match);
  if (room === null || room.match === null || isOver(room)) return null;
  const expiry = expiryOf(room.clock, ledger.kept().outages);
  if (expiry !== null && now - Math.max(expiry.at, calm) > grace)
    return `the clock of ${match} ran out ${Math.floor(now - expiry.at)} ms ago, and nothing is kept of it`;
  const bot = owingBot(room);
  return bot !== null && now - Math.max(room.clock.at, calm) > grace
    ? `the bot at seat ${bot} of ${match} owes a decision for ${Math.floor(now - room.clock.at)} ms`
    : null;
}

function owingBot({ game, match, players }: Room): number | null {
  const owing = match === null ? [] : seatsToDecide(game, match);
  return owing.find((seat) => players[seat]?.bot != null) ?? null;
}
