import type { Json, MatchEvent, Viewer } from "@umpire/kernel";
import { type Host, type LiveRoom, type RecentEvents, storedPages } from "./live.ts";
import { replay } from "./replay.ts";
import { eventsFor } from "./room.ts";

/** What was to be heard with one entry. */
type SeenEvents = { readonly seq: number; readonly events: readonly Json[] };

/** What was missed. It is shortened where it begins later than what was asked for. */
type Missed = { readonly missed: readonly SeenEvents[]; readonly isShortened?: true };

/** Entries that are remembered, and the bytes of what was to be heard with them: nobody reads further back. */
const MAX_ENTRIES = 200;
/** Half of what may wait for a socket: what happens next still has room. */
export const MAX_MISSED_BYTES = 2 ** 19;

const noEvents: RecentEvents = { happened: [], bytes: 0, forgotten: 0 };

/** With one more entry, and without the oldest. */
export function withLatest(recent: RecentEvents, seq: number, events: readonly MatchEvent[]): RecentEvents {
  if (events.length === 0) return recent;
  const bytes = Buffer.byteLength(JSON.stringify(events));
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
 * What a viewer would have heard after an entry, had it been there. The first who asks has the match folded anew, in
 * slices; from then on what happens is remembered. In line, so that nothing happens meanwhile.
 */
export async function missedEvents(host: Host, live: LiveRoom, viewer: Viewer, since: number): Promise<Missed> {
  if (since >= live.room.seq) return { missed: [] };
  live.recent ??= await replayRecent(host, live);
  const { happened, forgotten } = live.recent;
  const missed = happened.flatMap(({ seq, events }) => {
    const heard = seq > since ? eventsFor(live.room, events, viewer) : [];
    return heard.length > 0 ? [{ seq, events: heard }] : [];
  });
  return since < forgotten ? { missed, isShortened: true } : { missed };
}

async function replayRecent(host: Host, live: LiveRoom): Promise<RecentEvents> {
  const now = live.room.seq;
  let recent = noEvents;
  for await (const step of replay(host.games, storedPages(host, live, 0))) {
    if (!step.ok || step.value.kept.seq > now) break;
    recent = withLatest(recent, step.value.kept.seq, step.value.events);
  }
  return recent;
}
