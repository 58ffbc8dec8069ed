import { type Registry, registry } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import type { Language } from "@umpire/ui";
import { lookAt, recordOf, type Sent } from "../match/connection/api.ts";
import { gameNear } from "../match/load-game.ts";
import { type OwnSeat, ownSeat } from "../match/storage.ts";
import type { Site } from "../site.ts";
import { develop, type Film } from "./playback.ts";

/** A record with what is known beside it. */
export type Reel = {
  readonly film: Film;
  /** How the server shows the match; null for a file. */
  readonly view: MatchView | null;
  /** The seat that this browser had in it. */
  readonly own: OwnSeat | null;
};

export type Found = { readonly ok: true; readonly reel: Reel } | { readonly ok: false; readonly refusal: Sent };

/** The game that a record is of, as its second and third line say; none where it is of no game that is here. */
async function gamesFor(site: Site, record: string): Promise<Registry> {
  const [, id = "", edition = ""] = /^game "([a-z0-9-]{1,40})"\nedition (\d{1,9})$/m.exec(record.slice(0, 1000)) ?? [];
  const game = await gameNear(site, id, Number(edition));
  return registry(game === null ? [] : [game]);
}

/** The record of a match on the server. */
export async function fetchReel(site: Site, language: Language, match: string): Promise<Found> {
  const [record, looked] = await Promise.all([recordOf(language, match), lookAt(language, match)]);
  if (!record.ok) return record;
  const film = await develop(await gamesFor(site, record.value), record.value);
  return { ok: true, reel: { film, view: looked.ok ? looked.value.view : null, own: ownSeat(match) } };
}

/** A record that somebody has. */
export async function readReel(site: Site, text: string): Promise<Reel> {
  return { film: await develop(await gamesFor(site, text), text), view: null, own: null };
}
