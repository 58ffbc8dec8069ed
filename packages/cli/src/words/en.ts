import type { BotFault } from "../own-bots/trouble.ts";
import type { CliWords, Who } from "./words.ts";

const called = ({ seat, name }: Who) => name ?? `seat ${seat}`;
/** At the beginning of a sentence. */
const starting = (who: Who) => `${called(who).charAt(0).toUpperCase()}${called(who).slice(1)}`;

const botFaults: { readonly [fault in BotFault]: (detail: string) => string } = {
  missing: () => "is not there: there is no such file",
  broken: (detail) => `cannot be loaded: ${detail}`,
  "no-strategy": () => "is none: export an object with a method choose, as strategy",
  "several-strategies": () => "is several: export the one that is to play as strategy",
  throws: (detail) => `failed: ${detail}`,
  illegal: (detail) => `chose what the rules do not allow: ${detail}`,
  endless: (detail) => `has not decided within ${detail} seconds`,
};

export const en: CliWords = {
  refusal: {
    "too-large": ({ limit }) => `A line may have at most ${limit} bytes.`,
    "unknown-question": ({ ask, known }) => `There is no question "${ask}". There are: ${known.join(", ")}.`,
    "rules-pinned": () => "The rules of a match are pinned at its start; leave `rules` out.",
    "options-needed": ({ game, path, problem }) =>
      `${game} needs options: give them with --options, as JSON or as the path of a JSON file. Without any it says: ${path}${path && ": "}${problem.replace(/\.$/, "")}.`,
    "internal-error": ({ problem }) => `The umpire failed here, and nothing was changed: ${problem}.`,
    "wrong-commitment": ({ commitment, found }) =>
      `The dice are others: the secret of this record has the hash ${found}, and ${commitment} was published.`,
    "no-such-file": ({ file, problem }) => `The file ${file} cannot be read: ${problem}.`,
    "file-exists": ({ file }) => `There is a file ${file} already; with --force it is written over.`,
    "bad-table-file": ({ file, problem }) => `The file ${file} cannot be used: ${problem}.`,
    "no-study": ({ game, options, studied }) =>
      `The report on ${game} takes no ${options.join(", ")}: only ${studied.join(" and ")} have packs and a page. Name its rules with --rules, a preset or a JSON file with switches, and keep the figures with --json > report.json.`,
    "not-a-game": ({ file, problem }) => `There is no game in ${file}: ${problem}.`,
    "bad-bot": ({ file, line, fault, detail }) =>
      `The bot in ${file}${line === null ? "" : `, line ${line},`} ${botFaults[fault](detail)}.`,
  },
  text: {
    begins: ({ game, rules, seed }) => `A match of ${game}. Rules: ${rules}. Seed: ${seed}.`,
    prompt: ({ seat, step, choices, more }) =>
      [
        `Seat ${seat}, ${step}:`,
        ...choices.map((choice, at) => `  ${at + 1}) ${choice}`),
        ...(more ? ["  … and more: type = and the action as JSON"] : []),
        "A number of this list, or: undo, resign, draw, help, quit > ",
      ].join("\n"),
    seated: ({ seats }) =>
      seats.some(({ name }) => name === null)
        ? `You sit at seat ${seats.map(({ seat }) => seat).join(" and ")}.`
        : `You play ${seats.map(called).join(" and ")}.`,
    left: () => "The match is left unfinished.",
    help: () =>
      "Type the number of an action in the list, its name, or the action as JSON; a number alone is always a place in the list, so that an action that is a number is typed as `=4`. `undo` (or `back`) takes your last decision back where that is fair, " +
      "`resign` leaves the match, `draw` offers or accepts a draw, `quit` stops the program. At the end of input the random bot plays on for you.",
    notUnderstood: ({ input }) => `"${input}" is neither a number of the list, nor an action, nor a command.`,
    notInList: ({ input, last }) =>
      `The list has no ${input}: it goes from 1 to ${last}. An action that is not in it is typed as JSON after \`=\`.`,
    takenOver: ({ who }) => `Nobody is at the keyboard for ${called(who)}: the random bot plays on.`,
    lookAway: ({ who, back, word }) =>
      `${back === null ? "" : `(${starting(back)} may still type ${word} here, before Enter, and decide anew.)\n`}The keyboard goes to ${called(who)}; the others look away. Press Enter.`,
    pressEnter: ({ back, quit }) =>
      `Press Enter first: orders and commands come after it. Here there is only ${back === null ? "" : `\`${back}\`, to decide anew, and `}\`${quit}\`.`,
    decided: ({ who }) => `${starting(who)} has decided.`,
    offered: ({ who, word, afterEnter }) =>
      `${starting(who)} offers a draw: ${afterEnter ? "after Enter, " : ""}\`${word}\` accepts it and ends the match; with an order it goes on.`,
    acceptsDraw: ({ who, word }) =>
      `${starting(who)}: \`${word}\` accepts the draw and ends the match, Enter plays on. > `,
    declined: () => "The bot plays on.",
    won: ({ winners, reason }) => `The match is over (${reason}). Won by ${winners.map(called).join(" and ")}.`,
    drawn: ({ reason }) => `The match is over (${reason}). Nobody wins.`,
    underWay: ({ entries }) => `The match is under way after ${entries} ${entries === 1 ? "entry" : "entries"}.`,
    saved: ({ file, game }) =>
      `The record is in ${file}. Check it with: npx umpire verify ${file}${game && ` --game ${game}`}`,
    verified: ({ game, edition, entries, over, hash }) =>
      `Good: ${game}, edition ${edition}, ${entries} ${entries === 1 ? "entry" : "entries"}, ${over ? "over" : "under way"}, last hash ${hash}.`,
  },
  commands: {
    help: ["help"],
    quit: ["quit"],
    undo: ["undo"],
    back: ["back"],
    resign: ["resign"],
    draw: ["draw"],
  },
  named: {
    "match:absent": (name) => `${name} was away; the rules decided for it.`,
    "match:resigned": (name) => `${name} resigns.`,
    "match:undone": (name) => `${name} undoes its last decision.`,
    "match:draw-offered": (name) => `${name} offers a draw.`,
    "already-decided": (name) => `${name} has decided already; it may take its decision back first.`,
    "already-resigned": (name) => `${name} has resigned.`,
    "nothing-to-take-back": (name) => `${name} has no decision to take back.`,
    "draw-already-offered": (name) => `${name} offers a draw already.`,
    "no-draw-offered": (name) => `There is no offer of a draw that ${name} could accept.`,
  },
};
