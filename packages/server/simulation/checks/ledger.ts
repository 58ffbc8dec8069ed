import type { Game, Result } from "@umpire/kernel";
import { type Created, parseEntry } from "../../src/match/entries.ts";
import { type Folded, foldStored, openRoom, type Room } from "../../src/match/room.ts";
import type { Contents, MatchRow } from "../../src/store/memory.ts";

/** What is kept at this instant, and what follows from it: each entry is folded once. */
export type Ledger = {
  readonly kept: () => Contents;
  readonly gameOf: (created: Created) => Result<Game>;
  readonly folds: Map<string, Folded[]>;
};

export const newLedger = (kept: Ledger["kept"], gameOf: Ledger["gameOf"]): Ledger => ({
  kept,
  gameOf,
  folds: new Map(),
});

export const rowOf = ({ kept }: Ledger, match: string): MatchRow | undefined => kept().matches.get(match);

/** By sequence number, from 1 on. */
export function foldsOf(ledger: Ledger, match: string): readonly Folded[] {
  const { folds, gameOf } = ledger;
  const entries = rowOf(ledger, match)?.entries ?? [];
  // A disk that lied has less than it had.
  const known = (folds.get(match) ?? []).slice(0, entries.length);
  folds.set(match, known);
  for (const { seq, at, text } of entries.slice(known.length)) {
    const entry = parseEntry(text);
    const before = known.at(-1);
    if (before !== undefined) known.push(foldStored(before.room, { seq, at, entry }));
    else if (entry.type === "created") known.push({ room: opened(gameOf(entry), entry, seq, at), events: [] });
    else throw new Error(`${match} does not begin with its making`);
  }
  return known;
}

function opened(game: Result<Game>, created: Created, seq: number, at: number): Room {
  const room = openRoom({ find: () => game as never }, created, seq, at);
  if (!room.ok) throw new Error(`what is kept cannot be opened: ${room.refusal.code}`);
  return room.value;
}

/** The room after everything that is kept; null where nothing is. */
export const keptRoom = (ledger: Ledger, match: string): Room | null => foldsOf(ledger, match).at(-1)?.room ?? null;
