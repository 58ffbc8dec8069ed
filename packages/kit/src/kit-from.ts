import type { Game } from "@umpire/kernel";
import type { Kit, Localized } from "./kit.ts";

/** The kit in a module, or what is wrong with the module. */
export type KitRead = { readonly ok: true; readonly kit: Kit } | { readonly ok: false; readonly problem: string };

/** What a module may export beside its game, each under its name in a kit. */
const PARTS = [
  ...[
    "title",
    "evaluate",
    "looksAhead",
    "strategies",
    "judge",
    "opening",
    "study",
    "splitPack",
    "terminal",
    "questions",
  ],
  ...["readTables", "show"],
] as const;

const METHODS = [
  ...["seats", "setup", "next", "view", "isVisible", "check", "legal", "sample", "determinize", "defaultAction"],
  "resolve",
];
const FIELDS = ["id", "edition", "maxDecisions", "presets", "parse"];

/** A module that exports a game is a kit: its export `game`, or the only one, and what else it has by a kit's names. */
export function kitFrom(exports: object): KitRead {
  const named: { readonly [name: string]: unknown } = { ...exports };
  const games = new Set(Object.values(named).filter(isGame));
  const own = isGame(named["game"]) ? named["game"] : [...games][0];
  if (own === undefined) return { ok: false, problem: "it exports no game: no object with a resolve" };
  if (games.size > 1 && own !== named["game"]) return { ok: false, problem: "it exports several; export one" };
  const missing = missingFrom(own);
  if (missing.length > 0) return { ok: false, problem: `the game lacks ${missing.join(", ")}` };
  const parts = PARTS.flatMap((name) => (named[name] === undefined ? [] : [[name, named[name]] as const]));
  const game = withWords(own as Game, named["words"]);
  return { ok: true, kit: { title: titleFrom(game.id), ...Object.fromEntries(parts), game } };
}

/** `four-in-a-row` is called "Four in a row" until its author says better. */
function titleFrom(id: string): Localized {
  const text = id.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase());
  return { en: text, ru: text };
}

/** Words of the game's own stand; else those that are exported beside it are its words. */
const withWords = (game: Game, words: unknown): Game =>
  game.words !== undefined || typeof words !== "object" || words === null
    ? game
    : { ...game, words: words as NonNullable<Game["words"]> };

const isGame = (value: unknown): value is object => typeof value === "object" && value !== null && "resolve" in value;

function missingFrom(candidate: object): readonly string[] {
  const has = (name: string): unknown => Reflect.get(candidate, name);
  const fields = FIELDS.filter((name) => has(name) === undefined);
  return [...fields, ...METHODS.filter((name) => typeof has(name) !== "function")];
}
