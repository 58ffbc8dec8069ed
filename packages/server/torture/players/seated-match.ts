import { fastDice } from "@umpire/bots";
import type { Json } from "@umpire/kernel";
import { writeRecord } from "@umpire/kernel";
import { viewOf } from "../../src/match/room.ts";
import type { Operations } from "../../src/store/operations.ts";
import { type Findings, noFindings, sumFindings } from "../report.ts";
import { messageOf } from "../tools.ts";
import type { Link } from "./inbox.ts";
import { newPlayer, type Player } from "./player.ts";
import { recordOf, setUp, viewMatch } from "./rest.ts";
import { join } from "./socket-link.ts";
import { checkMatch, foldMatch, isViewOf } from "./store-check.ts";

/** A match with those who play it. */
export type SeatedMatch = { readonly match: string; readonly players: readonly Player[] };

/** A match that does not end by itself; `clocked` has a clock, which must stand still while no server runs. */
export const endless = { game: "rps", rules: { wins: 100_000, rounds: 100_000 }, isPublic: true };
export const clocked = { ...endless, clock: { kind: "game", ms: 86_400_000, increment: 1000 } };
export const menu: readonly Json[] = [endless, clocked, { game: "tactics" }, { game: "shapeships" }];

export async function newMatch(url: string, wanted: Json, seed: number): Promise<SeatedMatch> {
  const tickets = await setUp(url, wanted);
  const players = tickets.map((ticket) => newPlayer(ticket, fastDice(seed * 2 + ticket.seat)));
  return { match: tickets[0]?.match ?? "", players };
}

export const joinAs = (url: string, { ticket: { match, token } }: Player, isPlain = false): Promise<Link> =>
  join(url, { match, token }, isPlain);

export const commandsOf = ({ players }: SeatedMatch) => players.flatMap(({ sent: commands }) => commands);

/** Compares the stored entries of matches with the commands sent, and with what the server shows. */
export async function checkMatches(
  matches: readonly SeatedMatch[],
  look: <T>(look: (commands: Operations) => T) => T,
  url: string,
): Promise<Findings & { readonly entries: number }> {
  const checked = look((store) => matches.map((seated) => checkMatch(store, seated.match, commandsOf(seated))));
  const views = checked.map(async ({ room }): Promise<Findings> => {
    const { match } = room.created;
    const { seq, view } = await viewMatch(url, match);
    const isSame = seq === room.seq && isViewOf(view, viewOf(room, "spectator"));
    return isSame
      ? noFindings
      : { ...noFindings, troubles: [`${match}: the server shows ${seq}, its entries make ${room.seq}`] };
  });
  const entries = checked.reduce((sum, { room }) => sum + room.seq, 0);
  return { ...sumFindings([...checked, ...(await Promise.all(views))]), entries };
}

/** Ends a match, and compares its record with the stored entries. */
export async function closeMatch(
  { match, players }: SeatedMatch,
  look: <T>(look: (commands: Operations) => T) => T,
  url: string,
): Promise<Findings> {
  const [player] = players;
  try {
    if (player !== undefined) {
      const link = await joinAs(url, player);
      await link.ask({ type: "resign", key: "the-end" });
      link.close();
    }
    const { room } = look((store) => foldMatch(store, match));
    const isSame = room.match !== null && (await recordOf(url, match)) === writeRecord(room.game, room.match);
    return isSame ? noFindings : { ...noFindings, troubles: [`${match}: its record is not what its entries make`] };
  } catch (error) {
    return { ...noFindings, troubles: [`${match}: no record: ${messageOf(error)}`] };
  }
}
