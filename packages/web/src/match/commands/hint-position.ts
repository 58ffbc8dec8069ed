import type { JsonObject } from "@umpire/kernel";
import type { Position } from "../../analysis/search.ts";
import { sightOf, type Table, turnOf } from "../connection/snapshot.ts";

/** What a hint is thought about: what this seat sees. Null where it has nothing to decide, or where people play. */
export function hintable({ view, seat }: Pick<Table, "view" | "seat">): Position | null {
  const sight = sightOf(view);
  if (sight === null || seat === null || turnOf({ view, seat }) !== "yours") return null;
  const isAlone = view.players.every((player, at) => at === seat || player?.bot === true);
  if (!isAlone) return null;
  const { game, edition, rules } = view;
  return { game, edition, rules: rules as JsonObject, view: sight.view, seat };
}
