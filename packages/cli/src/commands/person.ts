import {
  acceptDraw,
  decide,
  type Game,
  type Json,
  type Match,
  type Moved,
  observe,
  offerDraw,
  type Result,
  readJson,
  resign,
  type Seat,
  takeBack,
  termFor,
  undo,
  viewOf,
} from "@umpire/kernel";
import type { Reading } from "@umpire/kit";
import { pc } from "../colours.ts";
import { terminalOf } from "../draw/draw.ts";
import { label } from "../draw/label.ts";
import { wrap, wrapLines } from "../layout.ts";
import { words } from "../sentences.ts";
import type { Commands, Language } from "../words/words.ts";
import { describeRefusalTo, whoIs } from "./show.ts";

/** The most actions that are listed at a prompt; more would scroll away. */
const LISTED = 30;

/** What is typed for the commands in this game. */
export const commandsOf = (game: Game, language: Language): Commands =>
  terminalOf(game).commands?.(language) ?? words[language].commands;

/** The command that was typed; null where it is none. */
export function commandIn(game: Game, language: Language, input: string): keyof Commands | null {
  const typed = input.trim().toLowerCase();
  const commands = commandsOf(game, language);
  const names: readonly (keyof Commands)[] = ["help", "quit", "undo", "back", "resign", "draw"];
  return names.find((name) => commands[name].includes(typed)) ?? null;
}

/** That others offer this seat a draw, and what it types to accept; nothing where nobody does. */
export function offersTo(
  game: Game,
  { offers }: Match,
  seat: Seat,
  language: Language,
  afterEnter: boolean,
): readonly string[] {
  const [word = ""] = commandsOf(game, language).draw;
  const others = offers.filter((other) => other !== seat).map((other) => whoIs(language, game, other));
  return others.map((who) => pc.bold(wrap(words[language].text.offered({ who, word, afterEnter }), 0, 2)));
}

/** The prompt for a seat: what others offer it, and what it may do. */
export function promptFor(game: Game, match: Match, seat: Seat, language: Language): string {
  return [...offersTo(game, match, seat, language, false), ownPrompt(game, match, seat, language)].join("\n");
}

function ownPrompt(game: Game, match: Match, seat: Seat, language: Language): string {
  const { next, view } = observe(game, match, seat);
  const own = terminalOf(game).prompt;
  if (own !== undefined) return own({ view, rules: match.rules, seat, language });
  const step = "awaiting" in next ? termFor(language, game, next.step) : "";
  const actions = listed(game, match, seat);
  const choices = actions
    .slice(0, LISTED)
    .map((action) => label(game, { view, rules: match.rules, seat, language }, action));
  return words[language].text.prompt({ seat, step, choices, more: actions.length > LISTED });
}

/** Does what was typed: the number of an action, its name, its JSON, or a command. A text is for the person to read. */
export function obey(game: Game, match: Match, seat: Seat, input: string, language: Language): Moved | string {
  const typed = input.trim();
  const manner = terminalOf(game);
  const named = commandIn(game, language, typed);
  if (named === "help") return manner.help?.(language) ?? words[language].text.help({});
  const done = command(game, match, seat, named);
  if (done !== null) return outcome(game, language, done);
  const moment = { view: viewOf(game, match, seat), rules: match.rules, seat, language };
  const reading = manner.read?.(moment, typed) ?? null;
  // A game that reads orders itself has its own list, so that a number means nothing else here.
  const own = manner.read === undefined ? actionFrom(game, match, seat, typed, language) : jsonFrom(typed);
  const understood = reading ?? own;
  if (understood === null) return pc.yellow(words[language].text.notUnderstood({ input: typed }));
  if ("text" in understood) return understood.text;
  const { action } = understood;
  const parsed = game.parse.action(action);
  return outcome(game, language, parsed.ok ? decide(game, match, seat, parsed.value) : parsed);
}

const outcome = (game: Game, language: Language, result: Result<Moved>) =>
  result.ok ? result.value : pc.red(wrapLines(describeRefusalTo(language, game, result.refusal)));

/** What a command that is the same in every game comes to; null where it is none. */
function command(game: Game, match: Match, seat: Seat, named: keyof Commands | null): Result<Moved> | null {
  if (named === "undo") return undo(game, match, seat);
  if (named === "back") return takeBack(game, match, seat);
  if (named === "resign") return resign(game, match, seat);
  if (named !== "draw") return null;
  const offered = match.offers.some((other) => other !== seat);
  return (offered ? acceptDraw : offerDraw)(game, match, seat);
}

/** A number alone is a place in the list and nothing else, whatever the actions are; JSON after `=` is an action. */
function actionFrom(game: Game, match: Match, seat: Seat, typed: string, language: Language): Reading {
  const actions = listed(game, match, seat).slice(0, LISTED);
  if (/^\d+$/.test(typed)) {
    const action = actions[Number(typed) - 1];
    const { notInList } = words[language].text;
    return action === undefined ? { text: pc.yellow(notInList({ input: typed, last: actions.length })) } : { action };
  }
  if (typed.startsWith("=")) return jsonFrom(typed.slice(1));
  const moment = { view: viewOf(game, match, seat), rules: match.rules, seat, language };
  const names = (action: Json) => [action, label(game, moment, action)].map((name) => String(name).toLowerCase());
  const chosen = actions.find((action) => names(action).includes(typed.toLowerCase()));
  return chosen === undefined ? jsonFrom(typed) : { action: chosen };
}

function jsonFrom(typed: string): Reading {
  const read = readJson(typed);
  return read.ok ? { action: read.value } : null;
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
