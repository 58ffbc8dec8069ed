import { reach } from "../../movement/reach.ts";
import { type Position, readPosition, type Typed } from "./position.ts";
import type { ShipReach } from "./types.ts";

/** The published map "Learn to Play" for five players: rifts 41 and 67, nebula 68, supernova 80, asteroid field 79. */
export const LEARN =
  "77 40 41 85A0 39 65 67 60 70 66 74 88A0 75 87A0 68 72 73 69 0 62 76 0 79 71 0 80 83A0 86A0 84A0 63 0 64 78 0 61 59";

/** A position as it would be typed, and who reaches in it. */
export function typed(options: Typed): { readonly position: Position; readonly found: readonly ShipReach[] } {
  const position = readPosition(undefined, { map: LEARN, active: "18", ...options });
  if (!position.ok) throw new Error(JSON.stringify(position.refusal));
  const { movement, ships } = position.value;
  return { position: position.value, found: reach(movement, ships) };
}
