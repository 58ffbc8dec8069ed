import { parseEntry } from "../../src/match/entries.ts";
import type { History } from "../people/history.ts";
import type { Person } from "../people/person.ts";
import { keptRoom, type Ledger, rowOf } from "./ledger.ts";
import { judgeView } from "./witness.ts";

/** What was acknowledged is kept, once, and under the number that was told. */
export function missingAcks(ledger: Ledger, { acks }: History): string | null {
  for (const { match, key, seq } of acks.values()) {
    const row = rowOf(ledger, match);
    if (row?.answers.get(key) !== JSON.stringify({ seq })) return `${key} was acknowledged at ${seq}, and is not kept`;
    if (row.entries[seq - 1] === undefined) return `entry ${seq} of ${match} was acknowledged, and is not kept`;
  }
  return null;
}

/** Nothing that was sent once is there twice: every line of chat is another one. */
export function doubled(ledger: Ledger): string | null {
  const said = new Set<string>();
  for (const [match, { entries }] of ledger.kept().matches)
    for (const { text, seq } of entries) {
      const entry = parseEntry(text);
      if (entry.type !== "chat") continue;
      const line = `${match} ${entry.text}`;
      if (said.has(line)) return `"${entry.text}" is kept twice, the second time as entry ${seq} of ${match}`;
      said.add(line);
    }
  return null;
}

/** In the end everybody sees what follows from what is kept. */
export function staleView(ledger: Ledger, people: readonly Person[]): string | null {
  for (const { name, match, seat, view, line, hasLeft } of people) {
    if (line === null || view === null || hasLeft) continue;
    const room = keptRoom(ledger, match);
    const wrong = room && judgeView(ledger, match, seat ?? "spectator", room.seq, view);
    if (wrong !== null) return `in the end ${name} does not see what is kept of ${match}: ${wrong}`;
  }
  return null;
}

/** What nobody has answered, though everything is well. */
export function unanswered(people: readonly Person[]): string | null {
  for (const { name, pending, hasLeft } of people) {
    const [first] = pending.values();
    if (!hasLeft && first !== undefined) return `${name} has no answer to ${first.text} after ${first.tries} tries`;
  }
  return null;
}
