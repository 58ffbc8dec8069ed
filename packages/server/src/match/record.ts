import { err, ok, type Result, recordLines } from "@umpire/kernel";
import { freshOf } from "./host.ts";
import { type Hosting, NOBODY, paidBy, untilWelcome } from "./live.ts";
import { slices } from "./replay.ts";
import { isOver } from "./room.ts";

/** The record of a match that is over. */
export async function recordOf(host: Hosting, match: string, party = NOBODY): Promise<Result<string>> {
  await untilWelcome(host, () => party);
  const live = await freshOf(host, match);
  if (!live.ok) return live;
  const { game, match: played } = live.value.room;
  if (played === null || !isOver(live.value.room)) return err({ code: "not-over" });
  return ok(await written(host, party, recordLines(game, played)));
}

/** A long match is folded anew for its record: each line is paid for, and others have their turn in between. */
async function written(host: Hosting, party: string, lines: Generator<string, void>): Promise<string> {
  const breathe = slices();
  const done: string[] = [];
  for (;;) {
    const line = paidBy(host, party, () => lines.next());
    if (line.done) return [...done, ""].join("\n");
    done.push(line.value);
    await breathe();
    await untilWelcome(host, () => party);
  }
}
