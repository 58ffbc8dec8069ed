export const en = {
  shell: {
    skip: "Skip to the content",
    home: "Umpire, home page",
    pages: "Pages",
    play: "Play",
    rules: "Rules",
    language: "Language",
    theme: "Theme",
    themes: { system: "As the system", light: "Light", dark: "Dark" },
    loading: "Loading …",
    docs: "Make your own game",
    unofficial:
      "Unofficial: not made or endorsed by the publisher of any game. Names of games belong to their owners; rules are stated in our own words.",
  },
  /** Another version than the one that the page shows. */
  update: { ready: "A new version is ready.", load: "Load it" },
  titles: {
    home: "Umpire: strategy games with a fair umpire",
    learn: "Rules · Umpire",
    own: (page: string) => `${page} · Umpire`,
    "not-found": "No such page · Umpire",
    rules: (book: string) => `Rules: ${book} · Umpire`,
    lesson: (game: string) => `Learn ${game} · Umpire`,
  },
  /** What a page is about, in a sentence: said before its script runs, and of a link to it. */
  about: {
    home: "Strategy games with a fair umpire. See what a move will do before you make it.",
    replayTitle: "Replay of a record",
    replay: "Open the record of a match, watch it step by step, and check every die of it.",
  },
  home: {
    developers: {
      title: "Make your own game",
      text: "Write the rules as pure functions in one file. Hidden decisions, dice, records and replays come with it, and so do bots, the terminal and laws that look for mistakes.",
      open: "Read how",
      commands: "npx umpire serve ./game.ts\nnpx umpire play ./game.ts\nnpx umpire laws ./game.ts",
    },
  },
  learn: {
    title: "Rules",
    text: "How each game is played, and every rule by its number.",
  },
  /** What is said of a lesson before it is there. */
  lesson: {
    title: (game: string) => `Learn ${game}`,
    text: "Five small steps on the board itself, judged by the rules.",
  },
  rules: {
    books: "Rulebooks",
    contents: "Contents",
    untranslated: "There is no translation of this rulebook yet.",
    firstMatch: "Play a first match with the guide",
    lesson: "Learn in two minutes",
    halves: "Parts of the rulebook",
    howTo: "How to play",
    reference: "All rules, numbered",
  },
  notFound: {
    title: "There is no such page",
    text: "The address may be mistyped, or the page has moved. Here is what there is:",
    path: (path: string) => `Nothing is at ${path}.`,
  },
  failed: {
    title: "This page could not be shown",
    text: "The connection may have failed, or there is a newer version of Umpire. Loading the page again usually helps; what you entered is in the link and is kept.",
    reload: "Load the page again",
    detail: "For a report:",
  },
};
