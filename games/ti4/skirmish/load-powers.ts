import type { Json } from "@umpire/kernel";

let loading: Promise<void> | null = null;

/** Loads what battles need where somebody has a faction, once. */
function loadPowers(): Promise<void> {
  loading ??= Promise.all([import("./powers.ts"), import("./with-powers/with-powers.ts")]).then(
    ([{ providePowers }, { withPowers }]) => providePowers(withPowers),
  );
  // Whoever has lost the server may try again.
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** Something for a match with these options, and what only tables with factions need beside it. */
export async function loadFor<T>(options: Json | undefined, load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), isWithFactions(options) ? loadPowers() : null]);
  return loaded;
}

function isWithFactions(options: Json | undefined): boolean {
  const starts = fieldOf(options, "starts");
  return Array.isArray(starts) && starts.some((start) => fieldOf(start, "faction") !== undefined);
}

const fieldOf = (value: Json | undefined, name: string): Json | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as { readonly [field: string]: Json })[name]
    : undefined;
