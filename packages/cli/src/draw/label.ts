import { canonical, type Game, type Json } from "@umpire/kernel";
import { tactics } from "@umpire/tactics/game";
import { act } from "@umpire/tactics/rules/play";
import { readState } from "@umpire/tactics/rules/read";
import { sayEvent, sayTerm } from "../say.ts";
import type { Language } from "../words/words.ts";

/** What an action is called in a list: its word, or what would come of it, or itself. */
export function label(language: Language, game: Game, view: Json, rules: Json, action: Json): string {
  if (typeof action === "string") return sayTerm(language, game, action);
  if (game === tactics) return foresee(language, view, rules, action) ?? canonical(action);
  return canonical(action);
}

/** The events that the action would have, from the rules' own function; the table is open, so nothing is given away. */
function foresee(language: Language, view: Json, rules: Json, action: Json): string | null {
  const state = readState(view);
  const pinned = tactics.parse.rules(rules);
  const deed = tactics.parse.action(action);
  if (!state.ok || !pinned.ok || !deed.ok) return null;
  const played = act(state.value, deed.value, pinned.value);
  return played.ok ? played.value.events.map((event) => sayEvent(language, tactics, event)).join(" ") : null;
}
