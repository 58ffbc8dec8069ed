import {
  acceptDraw,
  decide,
  type Game,
  type Json,
  look,
  type Match,
  type Moved,
  offerDraw,
  type Result,
  readJson,
  resign,
  type Seat,
  undo,
  viewOf,
} from "@umpire/kernel";
import { pc } from "../colours.ts";
import { label } from "../draw/label.ts";
import { sayRefusal, sayTerm, words } from "../say.ts";
import type { Language } from "../words/words.ts";

/** The most actions that are listed at a prompt; more would scroll away. */
const LISTED = 30;

/** The prompt for a seat: what it may do. */
export function promptFor(game: Game, match: Match, seat: Seat, language: Language): string {
  const { next } = look(game, match, seat);
  const step = "awaiting" in next ? sayTerm(language, game, next.step) : "";
  const actions = listed(game, match, seat);
  const choices = actions
    .slice(0, LISTED)
    .map((action) => label(language, game, viewOf(game, match, seat), match.rules, action));
  return words[language].text.prompt({ seat, step, choices, more: actions.length > LISTED });
}

/** Does what was typed: the number of an action, its name, its JSON, or a command. A text is for the person to read. */
export function obey(game: Game, match: Match, seat: Seat, input: string, language: Language): Moved | string {
  const typed = input.trim();
  if (typed === "help") return words[language].text.help({});
  const result = resultOf(game, match, seat, typed, language);
  if (result === null) return pc.yellow(words[language].text.notUnderstood({ input: typed }));
  return result.ok ? result.value : pc.red(sayRefusal(language, game, result.refusal));
}

function resultOf(game: Game, match: Match, seat: Seat, typed: string, language: Language): Result<Moved> | null {
  if (typed === "undo") return undo(game, match, seat);
  if (typed === "resign") return resign(game, match, seat);
  if (typed === "draw") {
    const offered = match.offers.some((other) => other !== seat);
    return (offered ? acceptDraw : offerDraw)(game, match, seat);
  }
  const action = actionFrom(game, match, seat, typed, language);
  if (action === undefined) return null;
  const parsed = game.parse.action(action);
  return parsed.ok ? decide(game, match, seat, parsed.value) : parsed;
}

function actionFrom(game: Game, match: Match, seat: Seat, typed: string, language: Language): Json | undefined {
  const actions = listed(game, match, seat).slice(0, LISTED);
  // A number is always the number in the list, or "2" would mean two things where actions are numbers themselves.
  const numbered = /^\d+$/.test(typed) ? actions[Number(typed) - 1] : undefined;
  const names = (action: Json) =>
    [action, label(language, game, viewOf(game, match, seat), match.rules, action)].map((name) =>
      String(name).toLowerCase(),
    );
  const chosen = numbered ?? actions.find((action) => names(action).includes(typed.toLowerCase()));
  if (chosen !== undefined) return chosen;
  const read = readJson(typed);
  return read.ok ? read.value : undefined;
}

/** One more than is shown, to know whether there are more. */
function listed(game: Game, match: Match, seat: Seat): readonly Json[] {
  const actions: Json[] = [];
  for (const action of game.legal(viewOf(game, match, seat), seat, match.rules)) {
    actions.push(action);
    if (actions.length > LISTED) break;
  }
  return actions;
}
