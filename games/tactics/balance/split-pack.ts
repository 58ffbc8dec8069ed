import type { Json, JsonObject } from "@umpire/kernel";

/** Unit types, tiles and line-up go into the options of a match; everything else is rules. */
export function splitPack(pack: JsonObject): { readonly switches: Json; readonly options: JsonObject } {
  const { unitTypes, lineup, ...rest } = pack;
  // A list of tiles is the pack's, yes or no is the switch.
  const { tiles, ...others } = rest;
  const hasTiles = Array.isArray(tiles);
  const parts = { ...(unitTypes !== undefined && { unitTypes }), ...(hasTiles && { tiles }) };
  return {
    switches: hasTiles ? others : rest,
    options: { ...(lineup !== undefined && { lineup }), ...(Object.keys(parts).length > 0 && { pack: parts }) },
  };
}
