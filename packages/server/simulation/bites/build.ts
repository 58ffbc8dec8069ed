import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import type { Planted } from "./planted.ts";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../../../..");

/** A program's text with a fault; throws where the text is not there exactly once. */
export function plant({ what, file, from, to }: Planted): string {
  const text = readFileSync(join(root, file), "utf8");
  if (text.split(from).length !== 2) throw new Error(`"${what}": ${file} must have this once: ${from}`);
  return text.replace(from, () => to);
}

const planting = (fault: Planted | null): Plugin => ({
  name: "planting",
  setup: ({ onLoad }) => {
    if (fault === null) return;
    const contents = plant(fault);
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      relative(root, path).replaceAll("\\", "/") === fault.file ? { contents, loader: "ts" } : null,
    );
  },
});

/** Packages that are taken as they are built: the games, and what is no code of ours. */
const isOutside = (path: string): boolean => !/^(\.|\/|@umpire\/(kernel|protocol|bots|kit))/.test(path);

const outside: Plugin = {
  name: "outside",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^/ }, ({ path, kind }) =>
      kind !== "entry-point" && isOutside(path) ? { path, external: true } : null,
    ),
};

/** Writes the simulation as one file, with a fault in it or without. */
export async function bundle(fault: Planted | null, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(root, "packages/server/simulation/bites/bite.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    conditions: ["@umpire/source"],
    plugins: [planting(fault), outside],
    logLevel: "silent",
  });
}
