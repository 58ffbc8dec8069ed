import { botWords, type Rating } from "@umpire/bots";
import { pc } from "../colours.ts";
import { columns, wrap } from "../layout.ts";
import { arenaWords } from "../words/arena.ts";
import type { Language } from "../words/words.ts";
import type { Arena } from "./plan.ts";
import type { Standings } from "./standings.ts";

/** What a bot is called in a language. */
export const nameOf = (bot: string, language: Language): string =>
  Object.entries(botWords[language]).find(([each]) => each === bot)?.[1].name ?? bot;

/** Standings for programs: one object a pairing. */
export const asLines = ({ pairings }: Standings): readonly string[] =>
  pairings.map(({ a, b, games, scoreOfA, low, high }) => JSON.stringify({ a, b, games, scoreOfA, low, high }));

/** Standings for people: who is how strong, who did how well against whom, and what the figures mean. */
export function asTables(arena: Arena, standings: Standings, language: Language): string {
  const { text } = arenaWords[language];
  const isBounded = standings.ratings.every(({ low, high }) => low !== null && high !== null);
  return [
    pc.bold(text.title({ game: arena.game.id, rules: arena.rulesName, games: arena.games })),
    ratingTable(standings, language),
    pairingTable(standings, language),
    [text.pairs({ opening: arena.opening }), text.ratings({}), ...(isBounded ? [] : [text.bounds({})])]
      .map((sentence) => wrap(sentence))
      .join("\n"),
  ].join("\n\n");
}

function ratingTable({ ratings }: Standings, language: Language): string {
  const { column } = arenaWords[language];
  const rows = ratings.map((each) => [each.bot, nameOf(each.bot, language), ratingIn(each), intervalIn(each)]);
  return columns([[column.bot, "", column.rating, column.interval], ...rows]);
}

/** A rating with the sign of a bound where it is one. */
export function ratingIn({ rating, low, high }: Rating): string {
  const sign = low !== null && high === null ? "\u2265 " : low === null && high !== null ? "\u2264 " : "";
  return `${sign}${Math.round(rating)}`;
}

const intervalIn = ({ low, high }: Rating): string =>
  low === null || high === null ? "" : `${Math.round(low)}\u2013${Math.round(high)}`;

function pairingTable({ pairings }: Standings, language: Language): string {
  const { column, share } = arenaWords[language];
  const head = [column.bot, column.against, column.games, column.won, column.drawn, column.lost, column.share];
  const rows = pairings.map(({ a, b, games, score: { won, drawn, lost }, scoreOfA, low, high }) => [
    ...[a, b, String(games), String(won), String(drawn), String(lost)],
    ...[share(scoreOfA), `${share(low)}\u2013${share(high)}`],
  ]);
  return columns([[...head, column.interval], ...rows]);
}
