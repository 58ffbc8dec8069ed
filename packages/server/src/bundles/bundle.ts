import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Kit, kitFrom } from "@umpire/kit";
import { buildParts, type Parts, type Platform, type Source, type Trouble } from "./build.ts";
import { tryOut } from "./trial/try-out.ts";

/** Raised when bundles made before could not be run any more: with the contract of a game, or of a board. */
const CONTRACT = 1;

/** A game's code by its hash, and what it exports. */
export type Bundle = {
  /** SHA-256 of `text`, in hexadecimal digits. */
  readonly hash: string;
  /** All of it as one text, which a store keeps. */
  readonly text: string;
  readonly parts: Parts;
  readonly kit: Kit;
  /** The address of its code on this machine, for worker threads. */
  readonly module: string;
};

/** A bundle of a file, and the files that it was made of; they are known also where something is wrong with one. */
export type BundleRead =
  | { readonly ok: true; readonly bundle: Bundle; readonly files: readonly string[] }
  | { readonly ok: false; readonly trouble: Trouble; readonly files: readonly string[] };

/** A folder of this process for modules: threads import them from there, and traces name their lines. */
export type ModuleFolder = { readonly path: string; readonly remove: () => void };

export function openModuleFolder(): ModuleFolder {
  const path = mkdtempSync(join(tmpdir(), "umpire-games-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A file's code as it was built, before any of it has run. */
export type BuiltBundle = {
  readonly hash: string;
  readonly text: string;
  readonly parts: Parts;
  /** The source map of its code. */
  readonly map: string;
  /** The address of its code on this machine. */
  readonly module: string;
  readonly files: readonly string[];
};
type BundleBuilt =
  | { readonly ok: true; readonly built: BuiltBundle }
  | { readonly ok: false; readonly trouble: Trouble; readonly files: readonly string[] };

/** Bundles a file, and runs nothing of it. */
export async function buildBundle(
  folder: ModuleFolder,
  source: Source,
  platform: Platform = "browser",
): Promise<BundleBuilt> {
  const read = await buildParts(source, platform);
  if (!read.ok) return { ...read, files: [source.file] };
  const { parts, map, files } = read;
  const text = JSON.stringify({ contract: CONTRACT, ...parts });
  const hash = hashOf(text);
  return { ok: true, built: { hash, text, parts, map, module: writeModule(folder, hash, parts, map), files } };
}

/** Bundles a file, tries it out in a process of its own, and only then loads what came of it. */
export async function bundleFile(folder: ModuleFolder, source: Source, trial = tryOut): Promise<BundleRead> {
  const read = await buildBundle(folder, source);
  if (!read.ok) return read;
  const { hash, text, parts, module, files } = read.built;
  const trouble = await trial({ hash, module, file: resolve(source.file), files });
  if (trouble !== null) return { ok: false, trouble, files };
  const loaded = await load(text, parts, module);
  if ("bundle" in loaded) return { ok: true, bundle: loaded.bundle, files };
  return { ok: false, trouble: { file: source.file, line: null, problem: loaded.problem }, files };
}

/** Writes the code of a bundle where this process and its threads import it from. */
function writeModule(folder: ModuleFolder, hash: string, { code }: Parts, map: string | null): string {
  const file = join(folder.path, `${hash}.mjs`);
  if (map !== null) writeFileSync(`${file}.map`, map);
  writeFileSync(file, map === null ? code : `${code}//# sourceMappingURL=${hash}.mjs.map\n`);
  return pathToFileURL(file).href;
}

/** A bundle from its text, as a store has kept it; null where that is not what was kept, or does not run here. */
export async function bundleOf(folder: ModuleFolder, hash: string, text: string): Promise<Bundle | null> {
  if (hashOf(text) !== hash) return null;
  const { contract, ...parts }: Parts & { readonly contract: number } = JSON.parse(text);
  if (contract > CONTRACT) return null;
  const loaded = await load(text, parts, writeModule(folder, hash, parts, null));
  return "bundle" in loaded ? loaded.bundle : null;
}

type Loaded = { readonly bundle: Bundle } | { readonly problem: string };

async function load(text: string, parts: Parts, module: string): Promise<Loaded> {
  try {
    const read = kitFrom(await import(module));
    return read.ok ? { bundle: { hash: hashOf(text), text, parts, kit: read.kit, module } } : { problem: read.problem };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
