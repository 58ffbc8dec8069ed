import type { Json, Viewer } from "@umpire/kernel";
import { pagesAfter } from "../store/pages.ts";
import type { Happened, Hosting, Live } from "./live.ts";
import { replayed } from "./replaying.ts";
import { heardBy } from "./room.ts";

/** What was to be heard with one entry. */
type Heard = { readonly seq: number; readonly events: readonly Json[] };

/** Entries that are remembered: nobody reads further back. */
const MOST = 200;

/** With one more entry, and without the oldest. */
export function withLatest(recent: readonly Happened[], latest: Happened): readonly Happened[] {
  return latest.events.length === 0 ? recent : [...recent, latest].slice(-MOST);
}

/**
 * What a viewer would have heard after an entry, had it been there. The first who asks has the match folded anew, in
 * slices; from then on what happens is remembered. In line, so that nothing happens meanwhile.
 */
export async function missedBy(host: Hosting, live: Live, viewer: Viewer, since: number): Promise<readonly Heard[]> {
  if (since >= live.room.seq) return [];
  live.recent ??= await happenedIn(host, live);
  return live.recent.flatMap(({ seq, events }) => {
    const heard = seq > since ? heardBy(live.room, events, viewer) : [];
    return heard.length > 0 ? [{ seq, events: heard }] : [];
  });
}

async function happenedIn({ store }: Hosting, { room: { created, seq: now } }: Live): Promise<readonly Happened[]> {
  let recent: readonly Happened[] = [];
  for await (const step of replayed(pagesAfter(store, created.match, 0))) {
    if (!step.ok || step.value.kept.seq > now) break;
    recent = withLatest(recent, { seq: step.value.kept.seq, events: step.value.events });
  }
  return recent;
}
