import { observationOf, type Snapshot, turnOf } from "@umpire/client";
import type { JsonObject } from "@umpire/kernel";
import type { Position } from "../../analysis/search.ts";

/** The position to search for a hint: what this seat sees. Null when it has nothing to decide, or against people. */
export function hintPosition({ view, seat }: Pick<Snapshot, "view" | "seat">): Position | null {
  const observation = observationOf(view);
  if (observation === null || seat === null || turnOf({ view, seat }) !== "yours") return null;
  const isAlone = view.players.every((player, at) => at === seat || player?.bot === true);
  if (!isAlone) return null;
  const { game, edition, bundle, rules } = view;
  const position = { game, edition, rules: rules as JsonObject, view: observation.view, seat };
  return bundle === undefined ? position : { ...position, bundle };
}
