import { type MatchRequest, type MatchStore, openStore, type ServerRefusal } from "@umpire/client";
import {
  type KeptMatch,
  openLocalMatch,
  readKept,
  refold,
  resumeLocalMatch,
  type Think,
  viewOf,
} from "@umpire/client/local";
import { err, type Game, nextOf, ok, type Result, writeRecord } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { openSearcher } from "../analysis/search-worker.ts";
import { gameIn, type Site } from "../site.ts";
import { keepFor, newLocalMatch } from "./shelf.ts";

/** The least time a bot takes, in ms, so that people can follow it. */
const PACE = 400;

/** Why a match that should be here is not: there is nothing under its id, or no such edition of its game on this page. */
type Missing = "unknown-match" | "unknown-edition";

type Found = { readonly game: Game; readonly kept: KeptMatch };

async function find(site: Site, match: string): Promise<Result<Found, Missing>> {
  const kept = readKept(keepFor(match).load());
  if (kept === null) return err("unknown-match");
  const { game: id, edition, options } = kept.pins;
  const found = gameIn(site, id)?.editions.find((each) => each.edition === edition);
  return found === undefined ? err("unknown-edition") : ok({ game: await found.load(options), kept });
}

/** The seat of the person at this browser. */
const ownSeat = (players: MatchView["players"]): number | null => {
  const seat = players.findIndex((player) => player?.bot === false);
  return seat < 0 ? null : seat;
};

/** Bots think in the site's worker, one after the other. */
async function thinkerOn({ openWorker }: Site, game: Game): Promise<{ think: Think; stop: () => void }> {
  const { bundleOf } = await import("../served/bundle.ts");
  const bundle = bundleOf(game);
  const searcher = openSearcher(openWorker);
  let last: Promise<unknown> = Promise.resolve();
  const think: Think = (question) => {
    const asked = { ...question, ask: "decide", ...(bundle !== undefined && { bundle }) } as const;
    const answer = last.then(() => searcher.ask(asked));
    last = answer;
    return answer.then((given) => (given?.ok ? given.value : Promise.reject(new Error("no answer"))));
  };
  return { think, stop: searcher.stop };
}

/** A match in this browser, as a page is connected to it. */
export async function openLocal(site: Site, match: string): Promise<Result<MatchStore, Missing>> {
  const found = await find(site, match);
  if (!found.ok) return found;
  const { game, kept } = found.value;
  const { think, stop } = await thinkerOn(site, game);
  const umpire = resumeLocalMatch(game, { id: match, keep: keepFor(match), think, pace: PACE });
  if (umpire === null) return err("unknown-match");
  const store = openStore({ match, token: null, line: umpire.lineFor(ownSeat(kept.players)) });
  const open = () => {
    const close = store.open();
    return () => {
      close();
      stop();
    };
  };
  return ok({ ...store, open });
}

/** How a match in this browser stands for the person at it; null where it cannot be shown. */
export async function viewLocal(site: Site, match: string): Promise<{ view: MatchView; seat: number | null } | null> {
  const found = await find(site, match);
  const folded = found.ok ? refold(found.value.game, found.value.kept) : found;
  if (!found.ok || !folded.ok) return null;
  const { game, kept } = found.value;
  const seat = ownSeat(kept.players);
  const room = { id: match, game, players: kept.players, seq: 1, ...folded.value };
  return { view: viewOf(room, seat ?? "spectator"), seat };
}

/** The record of a match in this browser, and how it ended. */
export async function recordLocal(
  site: Site,
  match: string,
): Promise<Result<{ readonly text: string; readonly game: Game; readonly view: MatchView }, ServerRefusal>> {
  const found = await find(site, match);
  if (!found.ok) return err({ code: found.refusal });
  const { game, kept } = found.value;
  const folded = refold(game, kept);
  if (!folded.ok) return folded;
  // Before its end it would tell the dice to come.
  if (!("over" in nextOf(game, folded.value.match))) return err({ code: "not-over" });
  const view = viewOf({ id: match, game, players: kept.players, seq: 1, ...folded.value }, "spectator");
  return ok({ text: writeRecord(game, folded.value.match), game, view });
}

const nobodyThinks: Think = () => new Promise(() => undefined);

/** Who sits at each seat that is not one's own; at a table with more seats than were named, as at the first of them. */
function botsIn({ seats: wanted = [] }: MatchRequest, seats: number): { readonly [seat: number]: string } {
  const named = wanted.map((seat) => (seat === "open" ? null : seat.bot));
  const usual = named.find((bot) => bot !== null);
  const bots = Array.from({ length: seats }, (_, seat) => (seat < named.length ? named[seat] : usual));
  return Object.fromEntries(bots.flatMap((bot, seat) => (bot ? [[seat, bot]] : [])));
}

/** Begins a match against bots in this browser; gives its id. */
export async function createLocal(
  site: Site,
  wanted: MatchRequest,
  name: string,
): Promise<Result<string, ServerRefusal>> {
  const edition = gameIn(site, wanted.game)?.editions[0];
  if (edition === undefined) return err({ code: "away" });
  const game = await edition.load(wanted.options);
  const options = game.parse.options(wanted.options ?? {});
  if (!options.ok) return options;
  const bots = botsIn(wanted, game.seats(options.value));
  const match = newLocalMatch();
  const names = Object.fromEntries(Array.from({ length: game.seats(options.value) }, (_, seat) => [seat, name]));
  const made = openLocalMatch(game, {
    ...{ id: match, keep: keepFor(match), think: nobodyThinks, bots, names, options: options.value },
    ...(wanted.rules !== undefined && { rules: wanted.rules as string }),
  });
  return made.ok ? ok(match) : made;
}

/** The same match once more: the same game, rules and bots, and other dice. */
export async function createAgain(site: Site, match: string): Promise<Result<string, ServerRefusal>> {
  const found = await find(site, match);
  if (!found.ok) return err({ code: found.refusal });
  const { pins, players } = found.value.kept;
  const seats = players.map((player) => (player?.bot ? { bot: player.name } : ("open" as const)));
  const { game, rules, options } = pins;
  return createLocal(site, { game, rules, options, seats }, players[ownSeat(players) ?? 0]?.name ?? "");
}
