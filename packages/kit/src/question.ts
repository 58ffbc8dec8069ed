import {
  canonical,
  type Game,
  type Json,
  type JsonObject,
  type Refusal,
  type Registry,
  type Spoken,
} from "@umpire/kernel";

/** What a question comes to; a refusal remembers the game whose words say it. */
export type Answer =
  | { readonly ok: true; readonly fields: JsonObject }
  | { readonly ok: false; readonly refusal: Refusal; readonly game: Spoken | null };

/** A question of a game's own: from the fields of a request, and all games where a record is read, to an answer. */
export type Question = (fields: JsonObject, games: Registry) => Answer;

/** The answer to a question of the referee. */
export const answered = (fields: JsonObject): Answer => ({ ok: true, fields });
/** A refusal as the referee's answer. */
export const refused = (refusal: Refusal, game: Spoken | null = null): Answer => ({ ok: false, refusal, game });
/** The refusal of a field that is missing, unknown or of the wrong form. */
export const badField = (path: string, problem: string): Refusal => ({ code: "bad-request", path, problem });

/** The same refusal, with its path seen from the request. */
export function underPath(path: string, refusal: Refusal): Refusal {
  return { ...refusal, path: `${path}${refusal["path"] ?? ""}` };
}

/** The preset's name, or `custom` with the switches. */
export function nameRules(game: Pick<Game, "presets">, rules: Json): Json {
  const spelt = canonical(rules);
  const preset = Object.entries(game.presets).find(([, switches]) => canonical(switches) === spelt);
  return preset?.[0] ?? { custom: rules };
}
