import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts and pictures are compressed already; pages are finished by the server. */
const TEXT = /\.(css|js|json|md|svg|txt|webmanifest)$/;

/** Smaller files gain nothing by it. */
const LEAST_BYTES = 200;

/** By the ending that the server looks for beside a file. */
const codings: { readonly [ending: string]: (bytes: Uint8Array) => Promise<Uint8Array> } = {
  ".br": (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ".gz": (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `x.js.br` and `x.js.gz` beside every larger text file `x.js` of a folder and those below it. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) => (TEXT.test(entry.name) ? [join(entry.parentPath, entry.name)] : []));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES) return;
  await Promise.all(
    Object.entries(codings).map(async ([ending, compress]) => writeFile(path + ending, await compress(bytes))),
  );
}

/** Compresses what a build has written, so that no server does it while somebody waits. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "umpire-compressed",
    apply: "build",
    enforce: "post",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: { order: "post", sequential: true, handler: () => compressFiles(folder) },
  };
}
