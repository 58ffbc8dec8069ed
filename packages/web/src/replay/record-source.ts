import { fetchMatch, fetchRecord, type ServerRefusal, type StoredSeat } from "@umpire/client";
import { type Json, type Registry, readJson, registry } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import type { Language } from "@umpire/ui";
import { loadNearestEdition } from "../match/load-game.ts";
import { siteSeats } from "../match/storage.ts";
import { loadBundle } from "../served/bundle.ts";
import type { Site } from "../site.ts";
import { foldRecord, type Playback } from "./playback.ts";

/** A record with what is known beside it. */
export type LoadedRecord = {
  readonly playback: Playback;
  /** How the server shows the match; null for a file. */
  readonly view: MatchView | null;
  /** The seat that this browser had in it. */
  readonly own: StoredSeat | null;
  /** Its text, where no server has it. */
  readonly text?: string;
};

export type FetchedRecord =
  | { readonly ok: true; readonly record: LoadedRecord }
  | { readonly ok: false; readonly refusal: ServerRefusal };

/** The options of a record's match, as far as they can be read: whoever folds it says what is wrong with them. */
function optionsIn(record: string): Json {
  const [, text = "null"] = /^options (.+)$/m.exec(record) ?? [];
  const read = readJson(text);
  return read.ok ? read.value : null;
}

/** The game that a record is of, as its first lines say; none where it is of no game that is here. */
async function gamesFor(site: Site, record: string, bundle?: string): Promise<Registry> {
  if (bundle !== undefined) return registry([(await loadBundle(bundle)).kit.game]);
  const [, id = "", edition = ""] = /^game "([a-z0-9-]{1,40})"\nedition (\d{1,9})$/m.exec(record.slice(0, 1000)) ?? [];
  const game = await loadNearestEdition(site, id, Number(edition), optionsIn(record));
  return registry(game === null ? [] : [game]);
}

/** The record of a match on the server. */
export async function loadFromServer(site: Site, language: Language, match: string): Promise<FetchedRecord> {
  const [record, looked] = await Promise.all([fetchRecord({ language }, match), fetchMatch({ language }, match)]);
  if (!record.ok) return record;
  const view = looked.ok ? looked.value.view : null;
  const playback = await foldRecord(await gamesFor(site, record.value, view?.bundle), record.value);
  return { ok: true, record: { playback, view, own: siteSeats.load(match) } };
}

/** The record of a match that was played in this browser, without a server. */
export async function loadFromHere(site: Site, match: string): Promise<FetchedRecord> {
  const { recordLocal } = await import("../local/open.ts");
  const found = await recordLocal(site, match);
  if (!found.ok) return found;
  const { text, game, view } = found.value;
  return { ok: true, record: { playback: await foldRecord(registry([game]), text), view, own: null, text } };
}

/** A record that somebody has. */
export async function loadFromText(site: Site, text: string): Promise<LoadedRecord> {
  return { playback: await foldRecord(await gamesFor(site, text), text), view: null, own: null };
}
