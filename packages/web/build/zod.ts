import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ours = fileURLToPath(new URL("../src/zod.ts", import.meta.url));
const sources = join(dirname(createRequire(import.meta.url).resolve("zod/package.json")), "src/index.ts");

/**
 * Our own schemas are of zod/mini. A stranger's game, as the README has one, imports zod, which reads better and is more
 * than twice as large; so do frozen editions. Here it is bundled from its sources, as a copy of its own that is loaded
 * with such a game alone: of one copy, every game would load what zod needs of the core that it shares with zod/mini.
 */
export const zod = (): Plugin => ({
  name: "umpire-zod",
  enforce: "pre",
  resolveId: (id, importer) => (id === "zod" ? (importer === ours ? sources : ours) : null),
});
