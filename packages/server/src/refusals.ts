import { err, type Game, ok, pointer, type Refusal, type Result, refusalSentence } from "@umpire/kernel";
import { type Language, languages, protocolWords, type SentRefusal } from "@umpire/protocol";
import { z } from "zod/mini";

const statuses: ReadonlyMap<string, number> = new Map(
  Object.entries({
    "not-signed-in": 401,
    "wrong-token": 403,
    "wrong-origin": 403,
    "unknown-match": 404,
    "not-found": 404,
    conflict: 409,
    "seat-taken": 409,
    "table-full": 409,
    "already-begun": 409,
    "others-sit": 409,
    "not-over": 409,
    "too-many-links": 409,
    "chat-full": 409,
    "spectator-chat-full": 409,
    "match-full": 409,
    "unknown-edition": 409,
    "unknown-bundle": 409,
    "does-not-replay": 409,
    "does-not-return": 409,
    damaged: 409,
    cancelled: 410,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    failed: 500,
  }),
);

/** The HTTP status that goes with a refusal. */
export const statusOf = (code: string): number => statuses.get(code) ?? 400;

/** A refusal with its sentence: the server's own, the kernel's, or the game's. */
export function withSentence(language: Language, game: Game | null, refusal: Refusal): SentRefusal {
  const message = refusalSentence(language, [protocolWords[language].refusal], game, refusal);
  return { ...refusal, message: message ?? refusal.code };
}

/** The first language of ours in an `Accept-Language` header, by its weights. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? "").split(",").map((part) => {
    const [tag = "", weight] = part.split(";");
    return { primary: tag.trim().toLowerCase().split("-")[0], q: weight ? Number(weight.trim().slice(2)) : 1 };
  });
  const known = wanted.flatMap(({ primary, q }) => {
    const language = languages.find((each) => each === primary);
    return language !== undefined && q > 0 ? [{ language, q }] : [];
  });
  return known.sort((a, b) => b.q - a.q)[0]?.language ?? "en";
}

const schemaWords = { en: z.locales.en().localeError, ru: z.locales.ru().localeError };

/** Parses an untrusted value with a schema; a refusal points to the first wrong field. */
export function parseWith<T>(schema: z.ZodMiniType<T>, value: unknown, language: Language): Result<T> {
  const read = schema.safeParse(value, { error: schemaWords[language] });
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  const extra = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const path = [...(issue?.path ?? []), ...extra].reduce<string>(pointer, "");
  return err({ code: "bad-request", path, problem: issue?.message ?? "" });
}
