import { err, ok, type Result, recordLines } from "@umpire/kernel";
import { chargeTo, NOBODY, waitForBudget } from "./budget.ts";
import { freshRoom } from "./cluster/ownership.ts";
import type { Host } from "./live.ts";
import { isOver } from "./room.ts";

/** The record of a match that is over. */
export async function recordOf(host: Host, match: string, party = NOBODY): Promise<Result<string>> {
  await waitForBudget(host, () => party);
  const live = await freshRoom(host, match, party);
  if (!live.ok) return live;
  const { game, match: played } = live.value.room;
  if (played === null || !isOver(live.value.room)) return err({ code: "not-over" });
  return ok(await writeLines(host, party, recordLines(game, played)));
}

/** Writes a record line by line: each is charged to the party, and other tasks run in between. */
async function writeLines(host: Host, party: string, lines: Generator<string, void>): Promise<string> {
  const done: string[] = [];
  for (;;) {
    const line = chargeTo(host, party, () => lines.next());
    if (line.done) return [...done, ""].join("\n");
    done.push(line.value);
    await waitForBudget(host, () => party);
  }
}
