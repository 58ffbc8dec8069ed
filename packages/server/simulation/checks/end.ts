import { parseEntry } from "../../src/match/entries.ts";
import { summaryOf } from "../../src/match/summary.ts";
import type { History } from "../people/history.ts";
import type { Person } from "../people/person.ts";
import { foldsOf, keptRoom, type Ledger, rowOf } from "./ledger.ts";
import { isSame } from "./same.ts";
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

/** Nothing is in effect that nobody asked for. */
export function unasked(ledger: Ledger, { commands }: History): string | null {
  for (const [match, { answers, entries }] of ledger.kept().matches) {
    const wrong = [...answers.keys()].find((key) => /^(\d+|spectator):/.test(key) && !commands.has(`${match} ${key}`));
    if (wrong !== undefined) return `${wrong} is kept in ${match}, and nobody has asked for it`;
    const odd = entries.find(({ text }) => text.includes("says what it may not"));
    if (odd !== undefined) return `entry ${odd.seq} of ${match} is of somebody who may not: ${odd.text}`;
  }
  return null;
}

/** Lists say what the entries say. */
export function wrongList(ledger: Ledger): string | null {
  for (const [match, { listed }] of ledger.kept().matches) {
    const room = keptRoom(ledger, match);
    if (room === null) continue;
    const { status, text } = summaryOf(room);
    if (listed?.status !== status || !isSame(JSON.parse(listed.text), JSON.parse(text)))
      return `lists show ${match} as ${listed?.status} ${listed?.text}, and it is ${status} ${text}`;
  }
  return null;
}

/** Everybody who has a seat, or looks on, gets in again when everything is well, and sees who else is there. */
export function leftOut(ledger: Ledger, people: readonly Person[]): string | null {
  const inside = people.filter(({ line, view }) => line !== null && view !== null);
  for (const { name, match, view, here, hasLeft } of people) {
    if (hasLeft) continue;
    if (view === null) return `${name} does not get into ${match}`;
    const seats = inside.flatMap((other) => (other.match === match && other.seat !== null ? [other.seat] : []));
    const there = [...new Set(seats)].sort((a, b) => a - b);
    if (!isSame(here, there) && keptRoom(ledger, match)?.match !== null)
      return `${name} is told that the seats ${here.join()} of ${match} are there, and it is ${there.join()}`;
  }
  return null;
}

/** Of one server that is alone, time never goes back. */
export function timeGoesBack(ledger: Ledger): string | null {
  for (const [match, { entries }] of ledger.kept().matches)
    for (const [index, { at, seq }] of entries.entries()) {
      const before = entries[index - 1]?.at ?? 0;
      if (at < before) return `entry ${seq} of ${match} is ${before - at} ms older than the one before it`;
    }
  return null;
}

/** What is decided is decided for the step that was seen. */
export function otherStep(ledger: Ledger, { acks, steps }: History): string | null {
  for (const { match, key, seq } of acks.values()) {
    const step = steps.get(`${match} ${key}`);
    const before = foldsOf(ledger, match)[seq - 2]?.room.match?.step;
    if (step !== undefined && before !== undefined && step !== before)
      return `${key} was for step ${step} of ${match}, and is kept for step ${before}`;
  }
  return null;
}
