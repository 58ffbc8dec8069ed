import { replay, start, writeRecord } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import { games } from "umpire";
import type { Side } from "../measure/harness.ts";

/** The lines of a record of drawn rounds, `entries` of them. */
function record(entries: number): readonly string[] {
  const begun = start(rps, "long", {}, { wins: 100_000, rounds: 100_000 });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const tie = { type: "decide", orders: [0, 1].map((seat) => ({ seat, action: "rock" }) as const) } as const;
  return writeRecord(rps, { ...begun.value.match, log: Array(entries).fill(tie) }).split("\n");
}

/** Replays records of one length, hashes and all, until this number of entries was read. */
function replaySide(length: number): Side {
  const lines = record(length);
  return (entries) => {
    let read = 0;
    let records = 0;
    while (read < entries) {
      for (const step of replay(games, lines)) {
        if (!step.ok) throw new Error(step.refusal.code);
        read += 1;
        if (read === entries) return records;
      }
      records += 1;
    }
    return records;
  };
}

export const shortSide = replaySide(1000);
export const longSide = replaySide(10_000);
