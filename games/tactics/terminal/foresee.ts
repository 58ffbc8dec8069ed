import { describeEvent } from "@umpire/cli/terminal";
import type { Json } from "@umpire/kernel";
import type { Moment } from "@umpire/kit";
import { tactics } from "../game.ts";
import { act } from "../rules/play.ts";
import { readState } from "../rules/read.ts";

/** The events that the action would have, from the rules' own function; the table is open, so nothing is given away. */
export function foresee({ view, rules, language }: Omit<Moment, "seat">, action: Json): string | null {
  const state = readState(view);
  const pinned = tactics.parse.rules(rules);
  const read = tactics.parse.action(action);
  if (!state.ok || !pinned.ok || !read.ok) return null;
  const played = act(state.value, read.value, pinned.value);
  return played.ok ? played.value.events.map((event) => describeEvent(language, tactics, event)).join(" ") : null;
}
