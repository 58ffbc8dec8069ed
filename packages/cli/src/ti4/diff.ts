import { compareReach, type ShipDiff, type Ti4Rules, ti4Presets } from "@umpire/games";
import type { Position } from "./position.ts";

/** Each ship under `official` and under other rules, and which switch makes the difference. */
export const diffReach = ({ voyage, ships }: Position, other: Ti4Rules): readonly ShipDiff[] =>
  compareReach({ ...voyage, rules: ti4Presets.official }, ships, other);
