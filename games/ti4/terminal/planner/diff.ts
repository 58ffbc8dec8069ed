import { presets, type Ti4Rules } from "../../galaxy/rules.ts";
import { compareReach, type ShipDiff } from "../../movement/compare.ts";
import type { Position } from "./position.ts";

/** Each ship under `official` and under other rules, and which switch makes the difference. */
export const diffReach = ({ movement, ships }: Position, other: Ti4Rules): readonly ShipDiff[] =>
  compareReach({ ...movement, rules: presets.official }, ships, other);
