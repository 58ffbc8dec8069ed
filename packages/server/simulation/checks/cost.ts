import type { Universe } from "../world/universe.ts";
import type { Ledger } from "./ledger.ts";

/** The characters of an entry of these games, at most: of one that makes a match, and one that plays it. */
const MOST = 4096;
/** Appends that are tried for each entry, and for each message that came, at most; and messages for each of them and everybody. */
const APPENDS = 4;
const MESSAGES = 6;

/** What one command costs is bounded: in the store, in tries, and in messages. */
export function dear(ledger: Ledger, { counts, heard }: Universe, people: number): string | null {
  let kept = 0;
  for (const [match, { entries }] of ledger.kept().matches) {
    kept += entries.length;
    const long = entries.find(({ text }) => text.length > MOST);
    if (long !== undefined) return `entry ${long.seq} of ${match} has ${long.text.length} characters`;
  }
  const { appends, commands, joins } = counts;
  if (appends > 100 + APPENDS * (kept + commands)) return `${appends} appends for ${kept} entries`;
  const most = 100 + MESSAGES * (kept + commands + joins) * (people + 1);
  return heard.length > most ? `${heard.length} messages for ${kept} entries and ${commands} commands` : null;
}
