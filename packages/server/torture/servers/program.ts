import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const cache = fileURLToPath(new URL("../../../../node_modules/.cache/umpire-torture/", import.meta.url));

/** Sources of packages as they were built; only what lies in this folder is compiled. */
const built: Plugin = {
  name: "built",
  setup({ onResolve }) {
    const inDist = (path: string) => ({
      path: path.replace("/src/", "/dist/").replace(/\.ts$/, ".js"),
      external: true,
    });
    onResolve({ filter: /\/src\// }, ({ path, resolveDir }) => inDist(resolve(resolveDir, path)));
    onResolve({ filter: /^umpire\/product-fixture$/ }, ({ path }) => inDist(fileURLToPath(import.meta.resolve(path))));
  },
};

/** Compiles a program of this folder; gives its file. A server that `tsx` compiles as it starts takes thrice the CPU time. */
export async function compile(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`./${name}.ts`, import.meta.url))],
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    write: false,
    plugins: [built],
  });
  const file = join(cache, `${name}.js`);
  mkdirSync(cache, { recursive: true });
  // Whole or not at all: others may compile it at the same time.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, outputFiles[0]?.contents ?? "");
  renameSync(part, file);
  return file;
}
