import type { Kit } from "@umpire/kit";
import { namesIn } from "../check.ts";
import { parseEntry } from "../match/entries.ts";
import type { Inspection } from "../store/inspection.ts";
import type { KeptBundle } from "../store/store.ts";
import { openModuleFolder } from "./bundle.ts";
import { type Bundles, bundlesIn } from "./bundles.ts";

/** A bundle that a store keeps, and how many matches are pinned to it. */
export type KeptEdition = KeptBundle & { readonly matches: number };

/** The bundle that a match is pinned to. */
async function pinOf(store: Inspection, match: string): Promise<string | undefined> {
  const [first] = await store.read(match, 0, 1);
  const created = first === undefined ? null : parseEntry(first.text);
  return created?.type === "created" ? created.bundle : undefined;
}

/** By the hash of a bundle: the number of matches that are pinned to it. */
async function countPins(store: Inspection): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for await (const match of namesIn(store)) {
    const hash = await pinOf(store, match);
    if (hash !== undefined) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  return counts;
}

/** The code that a store keeps, the oldest first. */
export async function editionsIn(store: Inspection): Promise<readonly KeptEdition[]> {
  const counts = await countPins(store);
  return (await store.bundles()).map((bundle) => ({ ...bundle, matches: counts.get(bundle.hash) ?? 0 }));
}

/** The code of a store, read-only. */
export type KeptCode = {
  readonly bundles: Pick<Bundles, "find">;
  /** The kits of all of it, the newest first. */
  readonly kits: () => Promise<readonly Kit[]>;
  readonly close: () => void;
};

/** Opens the code that a store keeps, read-only. */
export function openKeptCode(store: Pick<Inspection, "bundle" | "bundles">): KeptCode {
  const folder = openModuleFolder();
  const { find } = bundlesIn(store, folder);
  return {
    bundles: { find },
    kits: async () => {
      const found = await Promise.all((await store.bundles()).toReversed().map(({ hash }) => find(hash)));
      return found.flatMap((bundle) => (bundle === null ? [] : [bundle.kit]));
    },
    close: folder.remove,
  };
}
