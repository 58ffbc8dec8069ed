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
  takeBack,
  undo,
  viewOf,
} from "@umpire/kernel";
import { pc } from "../colours.ts";
import { mannerOf } from "../draw/draw.ts";
import { label } from "../draw/label.ts";
import { sayRefusal, sayTerm, words } from "../say.ts";
import type { Language } from "../words/words.ts";

/** The most actions that are listed at a prompt; more would scroll away. */
const LISTED = 30;

/** The prompt for a seat: what it may do. */
export function promptFor(game: Game, match: Match, seat: Seat, language: Language): string {
  const { next, view } = look(game, match, seat);
  const own = mannerOf(game).prompt;
  if (own !== undefined) return own({ view, rules: match.rules, seat, language });
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
  const manner = mannerOf(game);
  if (typed === "help") return manner.help?.(language) ?? words[language].text.help({});
  const done = command(game, match, seat, typed);
  if (done !== null) return outcome(game, language, done);
  const moment = { view: viewOf(game, match, seat), rules: match.rules, seat, language };
  const reading = manner.read?.(moment, typed) ?? null;
  if (reading !== null && "text" in reading) return reading.text;
  // A game that reads orders itself has its own list, so that a number means nothing else here.
  const ownAction = manner.read === undefined ? actionFrom(game, match, seat, typed, language) : jsonFrom(typed);
  const action = reading === null ? ownAction : reading.action;
  if (action === undefined) return pc.yellow(words[language].text.notUnderstood({ input: typed }));
  const parsed = game.parse.action(action);
  return outcome(game, language, parsed.ok ? decide(game, match, seat, parsed.value) : parsed);
}

const outcome = (game: Game, language: Language, result: Result<Moved>) =>
  result.ok ? result.value : pc.red(sayRefusal(language, game, result.refusal));

/** What a word that is a command in every game comes to; null where it is none. */
function command(game: Game, match: Match, seat: Seat, typed: string): Result<Moved> | null {
  if (typed === "undo") return undo(game, match, seat);
  if (typed === "back") return takeBack(game, match, seat);
  if (typed === "resign") return resign(game, match, seat);
  if (typed !== "draw") return null;
  const offered = match.offers.some((other) => other !== seat);
  return (offered ? acceptDraw : offerDraw)(game, match, seat);
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
  return chosen ?? jsonFrom(typed);
}

function jsonFrom(typed: string): Json | undefined {
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
