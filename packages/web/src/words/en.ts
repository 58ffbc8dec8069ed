import type { WebWords } from "./words.ts";

export const en: WebWords = {
  shell: {
    skip: "Skip to the content",
    home: "Umpire, home page",
    pages: "Pages",
    planner: "Planner",
    rules: "Rules",
    language: "Language",
    theme: "Theme",
    themes: { system: "As the system", light: "Light", dark: "Dark" },
    loading: "Loading …",
    unofficial:
      "Unofficial: not made or endorsed by the publisher of any game. Names of games belong to their owners; rules are stated in our own words.",
  },
  titles: {
    home: "Umpire: the rules of strategy games, applied",
    planner: "Planner for Twilight Imperium · Umpire",
    "not-found": "No such page · Umpire",
    rules: (book) => `Rules: ${book} · Umpire`,
  },
  home: {
    what: {
      title: "An umpire for strategy games",
      text: "Umpire applies the rules, works out the odds and says which rule decided.",
    },
    planner: {
      title: "Planner for Twilight Imperium",
      text: "Which of my ships get there, what may the rift eat, do I win when I arrive?",
      open: "Open the planner",
      picture: "A map of hexes: a path leads through a gravity rift, dashed in red, to the active system.",
      facts: ["No account", "It all runs in your browser", "The position is in the link: send it"],
    },
    rules: { title: "Rules", text: "Every answer names its rule. Here they all are, numbered." },
    commandLine: {
      title: "From the command line",
      text: "The planner answers in a terminal too, and the games can be played there:",
      more: "All commands:",
    },
  },
  books: {
    ti4: { title: "Twilight Imperium", text: "The galaxy, its anomalies, movement and combat." },
    skirmish: { title: "A skirmish of Twilight Imperium", text: "A small war for planets, for two to eight players." },
    tactics: { title: "5×5 Tactics", text: "Two squads on a small board, with buffs that wear off." },
    shapeships: { title: "ShapeShips", text: "A duel of secret orders that are opened together." },
  },
  rules: {
    books: "Rulebooks",
    contents: "Contents",
    untranslated: "There is no translation of this rulebook yet.",
    firstMatch: "Play a first match with the guide",
    reference: { tactics: "Units, buffs and tiles", shapeships: "Ships and powers" },
  },
  notFound: {
    title: "There is no such page",
    text: "The address may be mistyped, or the page has moved. Here is what there is:",
    path: (path) => `Nothing is at ${path}.`,
  },
  failed: {
    title: "This page could not be shown",
    text: "The connection may have failed, or there is a newer version of Umpire. Loading the page again usually helps; what you entered is in the link and is kept.",
    reload: "Load the page again",
    detail: "For a report:",
  },
};
