import crypto, { createHash } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** Chance as a seed gives it; what it gives back ends that. */
type Chance = { reset(seed: string): void; restore(): void };

/** From now on whatever this process draws follows from the seed alone. */
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

/** Chance and time, both as they are told. */
export type Fixed = Chance & { now(): number; pass(ms: number): void };

/** Where time begins: any instant would do, with as many digits as today's. */
const FIRST = 1_800_000_000_000;

/** The clock of this process stands still too, so that two runs of the same server can be compared byte by byte. */
export function fixAll(): Fixed {
  const { now } = Date;
  const { hrtime } = process;
  const chance = fixChance("");
  let at = FIRST;
  Date.now = () => at;
  // How long something took is counted as well.
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
