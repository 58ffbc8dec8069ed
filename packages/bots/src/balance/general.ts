import { advance, begin, canonical, hashText, type Json, type JsonObject, type Seat } from "@umpire/kernel";
import type { Kit } from "@umpire/kit";
import type { Bot } from "../bot.ts";
import { playMatch } from "../contests/arena.ts";
import { shareOf } from "../contests/contest.ts";
import { placesOf } from "../contests/places.ts";
import { fastDice } from "../dice.ts";
import type { ShareOf } from "./statistics.ts";

/** What is kept of a finished match of any game. */
export type PlainGame = {
  /** By seat. */
  readonly places: readonly number[];
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly decisions: number;
  /** How often each kind of action was taken. */
  readonly actions: { readonly [kind: string]: number };
  /** The same for two matches with the same decisions. */
  readonly line: string;
};

type Setting = { readonly rules: JsonObject; readonly options: Json; readonly bot: Bot };

/** A numbered match of a bot against itself, from the untouched start; its number is its seed. */
export function playPlainly({ game }: Kit, { rules, options, bot }: Setting, number: number): PlainGame {
  const parsed = game.parse.options(options);
  const seats = parsed.ok ? game.seats(parsed.value) : 0;
  const players = new Array<Bot>(seats).fill(bot);
  const match = playMatch(game, rules, players, `balance ${number}`, fastDice(number), options);
  const begun = begin(game, match);
  if (!begun.ok) throw new RangeError(`a match of ${game.id} that cannot have begun`);
  let { table } = begun.value;
  const kinds: string[] = [];
  for (const entry of match.log) {
    const next = game.next(table.state, match.rules);
    const step = "awaiting" in next ? next.step : "";
    for (const { action } of entry.type === "decide" ? entry.orders : []) kinds.push(`${step}: ${kindOf(action)}`);
    table = advance(game, table, entry).table;
  }
  const next = game.next(table.state, match.rules);
  const over = "over" in next ? next.over : { winners: [], reason: "unfinished" };
  return {
    ...{ places: placesOf(over, seats), winners: over.winners, reason: over.reason, decisions: kinds.length },
    actions: tallied(kinds),
    line: hashText(canonical(match.log as unknown as Json)),
  };
}

/** An action's `type`; else a short value itself, and of anything larger which fields it has. */
function kindOf(action: Json): string {
  if (typeof action !== "object" || action === null) return String(action);
  if (Array.isArray(action)) return `list of ${action.length}`;
  const { type } = action as JsonObject;
  return typeof type === "string" ? type : Object.keys(action).sort().join(", ");
}

function tallied(kinds: readonly string[]): { readonly [kind: string]: number } {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** What a report says of matches of any game between bots of the same strength; at least one match. */
export type PlainBalance = {
  readonly games: number;
  /** Matches that are not move by move the same as an earlier one: an interval knows no more than these. */
  readonly different: number;
  /** By seat: how often it won, shared wins counting as parts of one. */
  readonly seats: readonly ShareOf[];
  readonly drawn: ShareOf;
  readonly decisions: { readonly lower: number; readonly median: number; readonly upper: number };
  readonly reasons: readonly (ShareOf & { readonly reason: string })[];
  /** The matches in which an action was taken, and how often on average in those; the most frequent first. */
  readonly actions: readonly (ShareOf & { readonly action: string; readonly mean: number })[];
};

/** What many matches of a game without a study of its own say of its seats, lengths, endings and actions. */
export function plainBalanceOf(played: readonly PlainGame[]): PlainBalance {
  const games = played.length;
  const part = (count: number): ShareOf => ({ ...shareOf({ won: count, drawn: 0, lost: games - count }), of: games });
  const lengths = played.map(({ decisions }) => decisions).sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor(share * (games - 1))] ?? 0;
  const seats = played[0]?.places.length ?? 0;
  const wonBy = (seat: number) =>
    played.reduce((sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0);
  const reasons = [...new Set(played.map(({ reason }) => reason))].sort();
  const actions = [...new Set(played.flatMap((game) => Object.keys(game.actions)))].sort();
  return {
    games,
    different: new Set(played.map(({ line }) => line)).size,
    seats: Array.from({ length: seats }, (_, seat) => part(wonBy(seat))),
    drawn: part(played.filter(({ winners }) => winners.length === 0).length),
    decisions: { lower: at(0.25), median: at(0.5), upper: at(0.75) },
    reasons: reasons.map((reason) => ({ reason, ...part(played.filter((each) => each.reason === reason).length) })),
    actions: actions
      .map((action) => {
        const uses = played.flatMap((game) => game.actions[action] ?? []);
        return { action, ...part(uses.length), mean: uses.reduce((sum, each) => sum + each, 0) / uses.length };
      })
      .sort((a, b) => b.share * b.mean - a.share * a.mean),
  };
}
