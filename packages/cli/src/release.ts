import { readFileSync } from "node:fs";

/** The version of this command, as its package has it. */
export const release = (): string =>
  JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;
