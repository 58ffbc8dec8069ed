import { canonical } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { games } from "umpire";
import { type DatedEntry, parseEntry, type RoomEntry } from "../../src/match/entries.ts";

import { foldStored, openRoom, type Room } from "../../src/match/room.ts";
import type { Operations } from "../../src/store/operations.ts";
import { ALL } from "../../src/store/pages.ts";
import { type Found, nothing } from "../report.ts";
import { asJson, must } from "../tools.ts";
import type { Deed } from "./player.ts";

type Look = Pick<Operations, "read" | "answered">;

/** The entries of a match, and the room that they make. */
export function roomIn(store: Look, match: string): { readonly room: Room; readonly entries: readonly DatedEntry[] } {
  const entries = store.read(match, 0, ALL).map(({ seq, at, text }) => ({ seq, at, entry: parseEntry(text) }));
  const [first, ...rest] = entries;
  if (first === undefined || first.entry.type !== "created") throw new Error(`${match} is not there at all`);
  const made = must(openRoom(games, first.entry, first.seq, first.at));
  return { room: rest.reduce((room, each) => foldStored(room, each).room, made), entries };
}

const wishes: ReadonlySet<string> = new Set([
  "decide",
  "chat",
  "take-back",
  "undo",
  "resign",
  "offer-draw",
  "accept-draw",
  "rematch",
]);

/** Whether an entry is there because somebody at the table asked for it. */
export const isAsked = ({ type }: RoomEntry): boolean => wishes.has(type);

/** Whether an entry is what somebody asked for. */
export function isOf({ entry }: DatedEntry, { wish, seat }: Deed): boolean {
  if (entry.type !== wish.type || !("seat" in entry) || entry.seat !== seat) return false;
  if (entry.type === "decide" && wish.type === "decide") return canonical(entry.action) === canonical(wish.action);
  return !(entry.type === "chat" && wish.type === "chat") || entry.text === wish.text;
}

/** The sequence number that is kept with a key; null for none. */
export function keptSeq(store: Look, { match, seat, wish }: Deed): number | null {
  const answer = store.answered(match, `${seat}:${wish.key}`);
  return answer === null ? null : JSON.parse(answer).seq;
}

function checkDeed(entries: readonly DatedEntry[], deed: Deed, kept: number | null): Found {
  const { wish, acks, refusals } = deed;
  const what = `${wish.type} ${wish.key}`;
  const entry = kept === null ? undefined : entries[kept - 1];
  const isThere = entry !== undefined && isOf(entry, deed);
  const troubles: string[] = [];
  if (new Set(acks).size > 1) troubles.push(`${what} was answered with ${[...new Set(acks)].join(" and with ")}`);
  if (acks.length > 0 && refusals.length > 0) troubles.push(`${what} was acknowledged and refused: ${refusals[0]}`);
  if (refusals.length > 0 && acks.length === 0 && isThere) troubles.push(`${what} was refused, and is kept`);
  if (acks.some((seq) => seq !== kept) && isThere) troubles.push(`${what}: told ${acks[0]}, kept at ${kept}`);
  const isLost = acks.length > 0 && !isThere;
  if (isLost) troubles.push(`${what} was acknowledged as ${acks[0]} and is not there`);
  return { ...nothing, lost: isLost ? 1 : 0, troubles };
}

/** Holds what is kept of one match against everything that was asked for there: all of it, and nothing else. */
export function checkMatch(store: Look, match: string, deeds: readonly Deed[]): Found & { readonly room: Room } {
  const { room, entries } = roomIn(store, match);
  const kept = deeds.map((deed) => keptSeq(store, deed));
  const found = deeds.map((deed, index) => checkDeed(entries, deed, kept[index] ?? null));
  const troubles = found.flatMap((each) => each.troubles);
  const gap = entries.findIndex(({ seq }, index) => seq !== index + 1);
  if (gap >= 0) troubles.push(`${match} has a gap before entry ${gap + 1}`);
  const once = new Set(kept.filter((seq) => seq !== null));
  const shared = kept.filter((seq) => seq !== null).length - once.size;
  const extra = entries.filter(({ seq, entry }) => isAsked(entry) && !once.has(seq));
  for (const { seq, entry } of extra.slice(0, 3)) troubles.push(`${match}: nobody's ${entry.type} at ${seq}`);
  const lost = found.reduce((count, each) => count + each.lost, 0);
  return { lost, leaked: 0, doubled: extra.length + shared, troubles, room };
}

/** Whether a view is what these entries make. */
export function isViewOf(view: MatchView, made: MatchView): boolean {
  return canonical(asJson(unwound(view))) === canonical(asJson(unwound(made)));
}

/** After a restart a clock is shown as of now, and in the entries it stands as of the last of them. */
const unwound = ({ clock: { control, running }, ...view }: MatchView) => ({ ...view, clock: { control, running } });
