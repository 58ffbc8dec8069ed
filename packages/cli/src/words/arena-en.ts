import type { ArenaWords } from "./arena.ts";

const fileProblems = {
  "no-arena": "there are no results of an arena in it; with --force it is written over",
  "other-arena":
    "it holds another arena (another game, other rules, bots or numbers, or another release); name another file, or overwrite it with --force",
  damaged: "a line of it is damaged; with --force it is written over",
};

export const arenaEn: ArenaWords = {
  refusal: {
    "unknown-bot": ({ bot, known }) => `There is no bot "${bot}". There are: ${known.join(", ")}.`,
    "too-few-bots": () => "An arena needs two bots or more, with commas between them: --bots random,greedy.",
    "bot-twice": ({ bot }) => `The bot ${bot} is named twice.`,
    "bad-games": ({ given, most }) =>
      `"${given}" does not fit after --games: a pairing plays an even number of games from 2 to ${most}, since every game is played twice with the seats changed.`,
    "bad-count": ({ option, given, least, most }) =>
      `"${given}" does not fit after ${option}: it is a whole number from ${least} to ${most}.`,
    "not-for-two": ({ game, seats }) => `An arena takes two seats or more; this table of ${game} has ${seats}.`,
    "bad-arena-file": ({ file, problem }) => `The results in ${file} cannot be gone on with: ${fileProblems[problem]}.`,
    "cannot-write": ({ file, problem }) => `The file ${file} cannot be written: ${problem}.`,
    "file-and-queue": () => "With --queue the results are kept in the database; leave --out out.",
    "bad-queue": () => "After --queue comes the address of a PostgreSQL: postgresql://user@host/database.",
    "queue-away": ({ address, problem }) =>
      `The queue at ${address} cannot be used: ${problem}. See that PostgreSQL is running there and lets you in and create a schema, then type the same command again: what is done stays done.`,
  },
  text: {
    begins: ({ games, jobs, workers }) =>
      `${games} games in ${jobs} ${jobs === 1 ? "job" : "jobs"}, ${workers} at a time. Stop it with Ctrl-C; the same command goes on from there.`,
    resumes: ({ done, of, file }) => `Going on where ${file} stopped: ${done} of ${of} games.`,
    joins: ({ done, of, address }) =>
      `Sharing the work at ${address}: ${done} of ${of} games are done. Other machines join with the same command.`,
    progress: ({ done, of }) => `${done} of ${of} games`,
    paused: ({ file }) => `Stopped. What has been played is in ${file}; the same command goes on from there.`,
    left: () => "Stopped here. What has been played is in the database; others go on, and so does the same command.",
    title: ({ game, rules, games }) => `The arena: ${game}, rules ${rules}, ${games} games a pairing.`,
    pairs: ({ opening }) =>
      opening === 0
        ? "Games are played in pairs: the same seed, each bot once in each seat."
        : `Games are played in pairs: the same seed and the same ${opening} random ${opening === 1 ? "decision" : "decisions"} first, each bot once in each seat.`,
    ratings: () =>
      "A draw counts half. Intervals are 95 %: Wilson's for shares, from standard errors for ratings. Ratings are Elo's, by maximum likelihood over all games; their mean is 1500.",
    bounds: () =>
      "\u2265 and \u2264 stand before a bot that won, or lost, all of its games against the others, or against those that have an interval: the rating is the nearest that fits, and it may be further away.",
    kept: ({ file }) => `The results are in ${file}.`,
    drawn: ({ file }) => `The chart is in ${file}.`,
  },
  column: {
    ...{ bot: "bot", rating: "rating", interval: "95 %", against: "against", games: "games" },
    ...{ won: "won", drawn: "drawn", lost: "lost", share: "share" },
  },
  share: (share) => share.toFixed(3),
  chart: {
    title: ({ game }) => `Bots rated in ${game}`,
    about: ({ rules, games }) => `Elo with 95 % intervals; rules ${rules}, ${games} games a pairing`,
    row: ({ bot, rating, low, high }) => {
      if (low === null && high === null) return `${bot}: about ${rating}, with no end either way.`;
      if (high === null) return `${bot}: at least ${low}.`;
      return low === null ? `${bot}: at most ${high}.` : `${bot}: ${rating}, from ${low} to ${high}.`;
    },
  },
};
