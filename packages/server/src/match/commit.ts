import { ok, type Result } from "@umpire/kernel";
import type { Appended } from "../store/store.ts";
import { updateAway } from "./away.ts";
import { broadcast } from "./broadcast.ts";
import { parseEntry, type RoomEntry } from "./entries.ts";
import { type Host, isOwner, type LiveRoom, setAside, storedPages } from "./live.ts";
import { refoldAll } from "./replay.ts";
import { type AppliedEntry, foldAll } from "./room.ts";
import { changedSummary } from "./summary.ts";

/** Entries that may follow in a room: what they lead to, their texts as stored, and the answer to their sender. */
export type CommitPlan = {
  readonly at: number;
  readonly applied: readonly AppliedEntry[];
  readonly texts: readonly string[];
  readonly answer: string;
};

/** Folds entries into a room without changing it; or why one of them may not follow. */
export function planEntries(live: LiveRoom, at: number, wanted: readonly RoomEntry[]): Result<CommitPlan> {
  const { seq } = live.room;
  const entries = [...resumedEntries(live, at), ...wanted];
  const applied = foldAll(
    live.room,
    entries.map((entry, index) => ({ seq: seq + index + 1, at, entry })),
  );
  if (!applied.ok) return applied;
  const texts = entries.map((entry) => JSON.stringify(entry));
  return ok({ at, applied: applied.value, texts, answer: JSON.stringify({ seq: seq + entries.length }) });
}

/** Times without any server are stored before what comes next: nobody's clock ran. */
function resumedEntries({ pauses, room }: LiveRoom, at: number): readonly RoomEntry[] {
  if (room.created.clock.kind === "none") return [];
  return pauses.map(({ from, to }): RoomEntry => ({ type: "resumed", from, to: Math.min(to, at) }));
}

/** Stores a plan, if this server owns the match; settled once it is on the disk. */
export async function commit(host: Host, live: LiveRoom, key: string | null, plan: CommitPlan): Promise<Appended> {
  const { store } = host.world;
  const { room } = live;
  if (!isOwner(host, live)) return { ok: false, why: "fenced", epoch: 0 };
  const { match } = room.created;
  const { at, applied, answer, texts: entries } = plan;
  live.epoch ??= await store.claim(match);
  const summary = changedSummary(room, applied.at(-1)?.room ?? room);
  return store
    .append({ match, expected: room.seq, key, epoch: live.epoch, at, answer, summary, entries })
    .catch(async (error: unknown) => {
      // It may be stored all the same: the room has to know before anything else is asked of it.
      live.isUnsure = true;
      await catchUp(host, live);
      throw error;
    });
}

/** Reads and broadcasts what other writers have stored. Fenced: another one has claimed the match since. */
export async function catchUp(host: Host, live: LiveRoom, isFenced = false): Promise<void> {
  const { peers, world } = host;
  const { match } = live.room.created;
  if (isFenced) live.epoch = peers === undefined ? await world.store.claim(match) : null;
  for await (const page of storedPages(host, live, live.room.seq)) {
    const dated = page.map(({ seq, at, text }) => ({ seq, at, entry: parseEntry(text) }));
    const applied = refoldAll(live.room, dated);
    if (!applied.ok) throw setAside(host, match, live, applied.refusal);
    live.bytes += bytesOf(page.map(({ text }) => text));
    broadcast(live, applied.value);
    updateAway(host, live, applied.value);
  }
  live.isUnsure = false;
}

export const bytesOf = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);
