import type { Json, Viewer } from "@umpire/kernel";
import { entriesAfter } from "../store/pages.ts";
import { entryOf, type Hosting, type Live } from "./live.ts";
import { folded, heardBy, opened } from "./room.ts";

/** What was to be heard with one entry. */
type Heard = { readonly seq: number; readonly events: readonly Json[] };

/** Nobody reads further back. */
const MOST = 200;

/** What a viewer would have heard after an entry, had it been there: the match is folded anew, up to where it is now. */
export async function missedBy(
  { store }: Hosting,
  { room: { created, seq: now } }: Live,
  viewer: Viewer,
  since: number,
): Promise<readonly Heard[]> {
  if (since >= now) return [];
  const [first, ...rest] = await entriesAfter(store, created.match, 0);
  const begun = opened(created, first?.seq ?? 1, first?.at ?? 0);
  if (!begun.ok) return [];
  const heard: Heard[] = [];
  let room = begun.value;
  for (const { seq, at, text } of rest.filter((each) => each.seq <= now)) {
    const step = folded(room, { seq, at, entry: entryOf(text) });
    room = step.room;
    const events = seq > since ? heardBy(room, step.events, viewer) : [];
    if (events.length > 0) heard.push({ seq, events });
  }
  return heard.slice(-MOST);
}
