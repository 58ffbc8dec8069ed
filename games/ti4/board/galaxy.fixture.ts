import { readMap } from "../galaxy/read-map.ts";
import type { Galaxy } from "./types.ts";

/** A map for five, with hyperlanes. */
export const FIVE =
  "77 40 41 85A0 39 65 67 60 70 66 74 88A0 75 87A0 68 72 73 69 0 62 76 0 79 71 0 80 83A0 86A0 84A0 63 0 64 78 0 61 59";

export function galaxyFrom(map: Parameters<typeof readMap>[0]): Galaxy {
  const read = readMap(map);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.value;
}
