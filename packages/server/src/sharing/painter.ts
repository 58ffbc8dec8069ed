import { Tinypool } from "tinypool";
import { fairQueue } from "../match/bots/fair-queue.ts";

/** Makes PNG of SVG in a thread of its own; null where it fails, takes too long, or too many wait. */
export type Painter = {
  /** `party` takes turns with others. */
  readonly paint: (svg: string, party: string) => Promise<Uint8Array | null>;
  readonly close: () => Promise<void>;
};

/** Max pictures that wait, and max time for one in milliseconds: the first also loads the fonts. */
const MOST_WAITING = 64;
const LONGEST = 5000;

export function openPainter(): Painter {
  const queue = fairQueue(1);
  let waiting = 0;
  const pool = new Tinypool({
    filename: new URL(import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  const run = (svg: string) => pool.run(svg, { signal: AbortSignal.timeout(LONGEST) });
  return {
    paint: async (svg, party) => {
      if (waiting >= MOST_WAITING) return null;
      waiting += 1;
      return queue
        .run(party, () => run(svg))
        .catch(() => null)
        .finally(() => {
          waiting -= 1;
        });
    },
    close: () => pool.destroy(),
  };
}
