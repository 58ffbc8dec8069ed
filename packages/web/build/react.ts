import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const preact = dirname(createRequire(import.meta.url).resolve("preact/package.json"));

/** Which file a page gets where a source imports React. */
const files: ReadonlyMap<string, string> = new Map([
  ["react", join(preact, "compat/dist/compat.mjs")],
  ["react-dom", join(preact, "compat/dist/compat.mjs")],
  ["react-dom/client", join(preact, "compat/client.mjs")],
  ["react/jsx-runtime", join(preact, "compat/jsx-runtime.mjs")],
  ["react/jsx-dev-runtime", join(preact, "compat/jsx-dev-runtime.mjs")],
]);

/**
 * Sources import React, pages get Preact, which is 50 kB lighter. Whatever is bundled for a page comes through here:
 * components of two such libraries in one page would not know of each other's hooks (docs/decisions/0020).
 */
export const react = (): Plugin => ({
  name: "umpire-react",
  enforce: "pre",
  resolveId: (id) => files.get(id) ?? null,
});
