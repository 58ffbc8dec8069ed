import crypto, { createHash } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** Random numbers from a seed; `restore` ends that. */
type Chance = { reset(seed: string): void; restore(): void };

/** Makes all random numbers of this process follow from a seed. */
export function fixChance(first: string): Chance {
  const { randomBytes, randomInt } = crypto;
  let [seed, drawn] = [first, 0];
  const draw = (size: number): Buffer => {
    const blocks = Array.from({ length: Math.ceil(size / 32) }, () => {
      drawn += 1;
      return createHash("sha256").update(`${seed}\n${drawn}`).digest();
    });
    return Buffer.concat(blocks).subarray(0, size);
  };
  Object.assign(crypto, { randomBytes: draw, randomInt: (bound: number) => draw(4).readUInt32BE() % bound });
  syncBuiltinESMExports();
  return {
    reset: (next) => {
      [seed, drawn] = [next, 0];
    },
    restore: () => {
      Object.assign(crypto, { randomBytes, randomInt });
      syncBuiltinESMExports();
    },
  };
}

/** Fixed random numbers and a simulated clock. */
export type Fixed = Chance & { now(): number; pass(ms: number): void };

/** The first time: any instant with as many digits as today's. */
const FIRST = 1_800_000_000_000;

/** Stops the clock of this process too, so that two runs can be compared byte by byte. */
export function fixAll(): Fixed {
  const { now } = Date;
  const { hrtime } = process;
  const chance = fixChance("");
  let at = FIRST;
  Date.now = () => at;
  // Durations are measured as well.
  process.hrtime = Object.assign(() => [0, 0] as [number, number], { bigint: () => 0n });
  return {
    now: () => at,
    pass: (ms) => {
      at += ms;
    },
    reset: (seed) => {
      chance.reset(seed);
      at = FIRST;
    },
    restore: () => {
      chance.restore();
      Date.now = now;
      process.hrtime = hrtime;
    },
  };
}
