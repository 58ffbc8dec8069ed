import type { Chained } from "./chain.ts";
import type { Harm } from "./conformance/damage.ts";
import type { MatchRow } from "./memory.ts";

/** The entry with this number, changed or gone. */
const harmEntry = (row: MatchRow, seq: number, changed: (entry: Chained) => readonly Chained[]): void =>
  void row.entries.splice(
    0,
    row.entries.length,
    ...row.entries.flatMap((each) => (each.seq === seq ? changed(each) : [each])),
  );

/** What `conformance/damage.ts` asks for, done to contents in memory. */
export const memoryHarms: { readonly [harm in Harm]: (a: MatchRow, b: MatchRow) => void } = {
  "another text": (a) => harmEntry(a, 3, (entry) => [{ ...entry, text: `${entry.text} ` }]),
  "another time": (a) => harmEntry(a, 3, (entry) => [{ ...entry, at: entry.at + 1 }]),
  "another hash": (a) => harmEntry(a, 3, (entry) => [{ ...entry, hash: a.entries[1]?.hash ?? entry.hash }]),
  "an entry of another match": (a, b) => harmEntry(a, 3, (entry) => [b.entries[2] ?? entry]),
  "no entry in the midst": (a) => harmEntry(a, 3, () => []),
  "no first entry": (a) => harmEntry(a, 1, () => []),
  "no last entry": (a) => harmEntry(a, 5, () => []),
  "no entry at all": (a) => void a.entries.splice(0),
  "an entry beyond the end": (a) => Object.assign(a, { seq: 4 }),
  "another end": (a) => Object.assign(a, { hash: null }),
};
