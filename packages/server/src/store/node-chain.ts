import { createHash } from "node:crypto";
import { chainBy } from "./chain.ts";

/** The chain of what servers store: SHA-256. */
export const { firstHash, nextHash, verified } = chainBy((...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest(),
);
