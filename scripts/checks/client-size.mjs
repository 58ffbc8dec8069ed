// Who plays at a server from a page of one's own loads little: the client, without React, the game, local play and bots.
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "../steps.mjs";

const MOST = 12_000;

/** What is loaded when somebody plays without a server. */
const local = {
  name: "local",
  setup: (bundle) => bundle.onResolve({ filter: /local-table\.ts$/ }, ({ path }) => ({ path, external: true })),
};

const { outputFiles } = await build({
  ...{ entryPoints: [join(root, "packages/client/src/index.ts")], bundle: true, minify: true, write: false },
  ...{ format: "esm", target: "es2023", conditions: ["@umpire/source"], plugins: [local], logLevel: "error" },
});
const bytes = brotliCompressSync(outputFiles[0].contents).length;
console.log(`The client has ${bytes} bytes (brotli); fewer than ${MOST} are allowed.`);
process.exitCode = bytes < MOST ? 0 : 1;
