import { canonical } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { games } from "umpire";
import { type DatedEntry, parseEntry, type RoomEntry } from "../../src/match/entries.ts";

import { foldStored, openRoom, type Room } from "../../src/match/room.ts";
import type { Operations } from "../../src/store/operations.ts";
import { ALL } from "../../src/store/pages.ts";
import { type Findings, noFindings } from "../report.ts";
import { asJson, must } from "../tools.ts";
import type { SentCommand } from "./player.ts";

type Reader = Pick<Operations, "read" | "answered">;

/** The entries of a match, and the room that they make. */
export function foldMatch(
  store: Reader,
  match: string,
): { readonly room: Room; readonly entries: readonly DatedEntry[] } {
  const entries = store.read(match, 0, ALL).map(({ seq, at, text }) => ({ seq, at, entry: parseEntry(text) }));
  const [first, ...rest] = entries;
  if (first === undefined || first.entry.type !== "created") throw new Error(`${match} is not there at all`);
  const made = must(openRoom(games, first.entry, first.seq, first.at));
  return { room: rest.reduce((room, each) => foldStored(room, each).room, made), entries };
}

const commandTypes: ReadonlySet<string> = new Set([
  "decide",
  "chat",
  "take-back",
  "undo",
  "resign",
  "offer-draw",
  "accept-draw",
  "decline-draw",
  "ask-takeback",
  "accept-takeback",
  "decline-takeback",
  "claim-win",
  "rematch",
]);

/** Whether an entry comes from a player's command. */
export const isCommandEntry = ({ type }: RoomEntry): boolean => commandTypes.has(type);

/** Whether an entry is what a command asked for. */
export function isEntryOf({ entry }: DatedEntry, { command, seat }: SentCommand): boolean {
  if (entry.type !== command.type || !("seat" in entry) || entry.seat !== seat) return false;
  if (entry.type === "decide" && command.type === "decide")
    return canonical(entry.action) === canonical(command.action);
  return !(entry.type === "chat" && command.type === "chat") || entry.text === command.text;
}

/** The sequence number stored with a key; null for none. */
export function storedSeq(store: Reader, { match, seat, command }: SentCommand): number | null {
  const answer = store.answered(match, `${seat}:${command.key}`);
  return answer === null ? null : JSON.parse(answer).seq;
}

function checkCommand(entries: readonly DatedEntry[], sent: SentCommand, kept: number | null): Findings {
  const { command, acks, refusals } = sent;
  const what = `${command.type} ${command.key}`;
  const entry = kept === null ? undefined : entries[kept - 1];
  const isThere = entry !== undefined && isEntryOf(entry, sent);
  const troubles: string[] = [];
  if (new Set(acks).size > 1) troubles.push(`${what} was answered with ${[...new Set(acks)].join(" and with ")}`);
  if (acks.length > 0 && refusals.length > 0) troubles.push(`${what} was acknowledged and refused: ${refusals[0]}`);
  if (refusals.length > 0 && acks.length === 0 && isThere) troubles.push(`${what} was refused, and is kept`);
  if (acks.some((seq) => seq !== kept) && isThere) troubles.push(`${what}: told ${acks[0]}, kept at ${kept}`);
  const isLost = acks.length > 0 && !isThere;
  if (isLost) troubles.push(`${what} was acknowledged as ${acks[0]} and is not there`);
  return { ...noFindings, lost: isLost ? 1 : 0, troubles };
}

/** Compares the stored entries of a match with all commands sent: every one, and nothing else. */
export function checkMatch(
  store: Reader,
  match: string,
  commands: readonly SentCommand[],
): Findings & { readonly room: Room } {
  const { room, entries } = foldMatch(store, match);
  const kept = commands.map((sent) => storedSeq(store, sent));
  const found = commands.map((sent, index) => checkCommand(entries, sent, kept[index] ?? null));
  const troubles = found.flatMap((each) => each.troubles);
  const gap = entries.findIndex(({ seq }, index) => seq !== index + 1);
  if (gap >= 0) troubles.push(`${match} has a gap before entry ${gap + 1}`);
  const once = new Set(kept.filter((seq) => seq !== null));
  const shared = kept.filter((seq) => seq !== null).length - once.size;
  const extra = entries.filter(({ seq, entry }) => isCommandEntry(entry) && !once.has(seq));
  for (const { seq, entry } of extra.slice(0, 3)) troubles.push(`${match}: nobody's ${entry.type} at ${seq}`);
  const lost = found.reduce((count, each) => count + each.lost, 0);
  return { lost, leaked: 0, doubled: extra.length + shared, troubles, room };
}

/** Whether a view is what these entries make. */
export function isViewOf(view: MatchView, made: MatchView): boolean {
  return canonical(asJson(unwound(view))) === canonical(asJson(unwound(made)));
}

/** After a restart a clock is shown as of now; the entries give it as of the last entry. */
const unwound = ({ clock: { control, running }, ...view }: MatchView) => ({ ...view, clock: { control, running } });
