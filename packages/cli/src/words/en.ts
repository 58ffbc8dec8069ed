import type { CliWords } from "./words.ts";

export const en: CliWords = {
  refusal: {
    "too-large": ({ limit }) => `A line may have at most ${limit} bytes.`,
    "unknown-question": ({ ask, known }) => `There is no question "${ask}". There are: ${known.join(", ")}.`,
    "rules-pinned": () => "The rules of a match are pinned at its start; leave `rules` out.",
    "internal-error": ({ problem }) => `The umpire failed here, and nothing was changed: ${problem}.`,
    "no-such-file": ({ file, problem }) => `The file ${file} cannot be read: ${problem}.`,
    "not-a-game": ({ file, problem }) => `There is no game in ${file}: ${problem}.`,
  },
  text: {
    begins: ({ game, rules, seed }) => `A match of ${game}. Rules: ${rules}. Seed: ${seed}.`,
    prompt: ({ seat, step, choices, more }) =>
      [
        `Seat ${seat}, ${step}:`,
        ...choices.map((choice, at) => `  ${at + 1}) ${choice}`),
        ...(more ? ["  … and more: type an action as JSON"] : []),
        "A number, or: undo, resign, draw, help, quit > ",
      ].join("\n"),
    seated: ({ seats }) => `You sit at seat ${seats.join(" and ")}.`,
    left: () => "The match is left unfinished.",
    help: () =>
      "Type the number of an action, its name, or the action as JSON. `undo` (or `back`) takes your last decision back where that is fair, " +
      "`resign` leaves the match, `draw` offers or accepts a draw, `quit` stops the program. At the end of input the random bot plays on for you.",
    notUnderstood: ({ input }) => `"${input}" is neither a number of the list, nor an action, nor a command.`,
    takenOver: ({ seat }) => `Nobody is at the keyboard for seat ${seat}: the random bot plays on.`,
    lookAway: ({ seat, back }) =>
      `${back === null ? "" : `(Seat ${back} may still type back and decide anew.)\n`}The keyboard goes to seat ${seat}; the others look away. Press Enter.`,
    decided: ({ seat }) => `Seat ${seat} has decided.`,
    declined: () => "The bot plays on.",
    won: ({ winners, reason }) => `The match is over (${reason}). Won by seat ${winners.join(" and seat ")}.`,
    drawn: ({ reason }) => `The match is over (${reason}). Nobody wins.`,
    underWay: ({ entries }) => `The match is under way after ${entries} ${entries === 1 ? "entry" : "entries"}.`,
    saved: ({ file, game }) =>
      `The record is in ${file}. Check it with: npx umpire verify ${file}${game && ` --game ${game}`}`,
    keepsConstraints: ({ file }) => `${file} keeps the six constraints.`,
    playable: ({ file }) => `It can be played: npx umpire play shapeships --rules ${file}`,
    verified: ({ game, edition, entries, over, hash }) =>
      `Good: ${game}, edition ${edition}, ${entries} ${entries === 1 ? "entry" : "entries"}, ${over ? "over" : "under way"}, last hash ${hash}.`,
  },
};
