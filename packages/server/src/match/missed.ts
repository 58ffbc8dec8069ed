import type { Json, MatchEvent, Viewer } from "@umpire/kernel";
import { chargeTo, waitForTurn } from "./budget.ts";
import { jsonBytes } from "./json-bytes.ts";
import { type Host, type LiveRoom, type RecentEvents, storedPages } from "./live.ts";
import { type Run, replay } from "./replay.ts";
import { eventsFor } from "./room.ts";

/** The events of one entry that a viewer may see. */
type SeenEvents = { readonly seq: number; readonly events: readonly Json[] };

/** What a viewer missed; shortened where it begins later than what was asked for. */
type Missed = { readonly missed: readonly SeenEvents[]; readonly isShortened?: true };

/** Max entries remembered: nobody reads further back. */
const MAX_ENTRIES = 200;
/** Max bytes of their events: half of what may wait for a socket, so that what happens next still has room. */
export const MAX_MISSED_BYTES = 2 ** 19;

const noEvents: RecentEvents = { happened: [], bytes: 0, forgotten: 0 };

/** With one more entry, and without the oldest. */
export function withLatest(recent: RecentEvents, seq: number, events: readonly MatchEvent[]): RecentEvents {
  if (events.length === 0) return recent;
  const bytes = jsonBytes(events as readonly Json[], MAX_MISSED_BYTES);
  if (bytes === null) return { ...noEvents, forgotten: seq };
  const happened = [...recent.happened, { seq, events, bytes }];
  return shortened({ ...recent, happened, bytes: recent.bytes + bytes });
}

function shortened({ happened, bytes, forgotten }: RecentEvents): RecentEvents {
  const [oldest, ...others] = happened;
  if (oldest === undefined || (happened.length <= MAX_ENTRIES && bytes <= MAX_MISSED_BYTES))
    return { happened, bytes, forgotten };
  return shortened({ happened: others, bytes: bytes - oldest.bytes, forgotten: oldest.seq });
}

/**
 * The events after an entry that a viewer may see. The first request replays the match, in slices; from then on events
 * are remembered. Runs in the room's queue, so that nothing happens meanwhile. Charged to a party.
 */
export async function missedEvents(
  host: Host,
  live: LiveRoom,
  viewer: Viewer,
  since: number,
  party: string,
): Promise<Missed> {
  if (since >= live.room.seq) return { missed: [] };
  live.recent ??= await replayRecent(host, live, party);
  await waitForTurn(host, party);
  const { happened, forgotten } = live.recent;
  const missed = chargeTo(host, party, () =>
    happened.flatMap(({ seq, events }) => {
      const heard = seq > since ? eventsFor(live.room, events, viewer) : [];
      return heard.length > 0 ? [{ seq, events: heard }] : [];
    }),
  );
  return since < forgotten ? { missed, isShortened: true } : { missed };
}

async function replayRecent(host: Host, live: LiveRoom, party: string): Promise<RecentEvents> {
  const now = live.room.seq;
  let recent = noEvents;
  const charged: Run = (task) => chargeTo(host, party, task);
  for await (const step of replay(host, storedPages(host, live, 0), () => waitForTurn(host, party), charged)) {
    if (!step.ok || step.value.kept.seq > now) break;
    recent = withLatest(recent, step.value.kept.seq, step.value.events);
  }
  return recent;
}
