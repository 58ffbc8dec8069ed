import { readStore } from "../torture/servers/server-process.ts";
import { sleep, withFolder } from "../torture/tools.ts";
import { startHonest, stopHonest } from "./honest.ts";
import { metricOf } from "./process.ts";
import { type AttackOptions, startLimitedServer, startStranger } from "./setup.ts";
import { ask } from "./source.ts";

/** How long a start took, in milliseconds from the command on; `resumed` is null where that did not come. */
export type Restart = {
  readonly matches: number;
  readonly listens: number;
  readonly isWell: number | null;
  readonly resumed: number | null;
};

/** Timeout of the restart, in milliseconds. */
const PATIENCE = 120_000;

/** Time until a condition holds, in milliseconds; null where it does not in time. */
async function until(begun: number, isSo: () => Promise<boolean>): Promise<number | null> {
  while (performance.now() - begun < PATIENCE) {
    if (await isSo()) return performance.now() - begun;
    await sleep(20);
  }
  return null;
}

/** A server is killed under attack and started again, while the attack goes on. */
export const restart = (wanted: AttackOptions): Promise<Restart> =>
  withFolder(async (data) => {
    const first = await startLimitedServer(data, wanted);
    const honest = startHonest(first.url, wanted.matches);
    const stranger = startStranger(first.url, wanted.only);
    await sleep(wanted.seconds * 1000);
    await stopHonest(honest);
    await first.kill();
    const matches = readStore(data, (commands) => commands.unfinished().length);
    const begun = performance.now();
    const second = await startLimitedServer(data, wanted, Number(new URL(first.url).port));
    const listens = performance.now() - begun;
    try {
      const source = { url: second.url, address: "127.3.0.1" };
      const isWell = await until(begun, async () => (await ask(source, "/health")).status === 200);
      const atHand = () => metricOf(second.url, "umpire_matches_at_hand");
      const resumed = await until(begun, async () => (await atHand()) >= matches);
      return { matches, listens, isWell, resumed };
    } finally {
      await stranger.strike();
      await second.kill();
    }
  });
