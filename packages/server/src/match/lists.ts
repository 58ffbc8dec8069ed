import { err, ok, type Result } from "@umpire/kernel";
import type { ListAnswer, listMatches } from "@umpire/protocol";
import type { z } from "zod/mini";
import { fromBase64url, toBase64url } from "../bytes.ts";
import type { Listed, Query } from "../store/store.ts";
import type { Host } from "./live.ts";

type ListQuery = z.infer<typeof listMatches>;
type Place = NonNullable<Query["before"]>;

/** A page of the matches that everybody may see, newest first. */
export async function listPublicMatches(
  { world: { store } }: Host,
  { status, game, before, limit }: ListQuery,
): Promise<Result<ListAnswer>> {
  const from = before === undefined ? null : parseCursor(before);
  if (before !== undefined && from === null) return err({ code: "bad-cursor" });
  // One more than is shown, to know whether there is another page.
  const found = await store.list({ status, game: game ?? null, before: from, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return ok({ matches: shown.map(itemOf), next: last === undefined ? null : cursorOf(last) });
}

const itemOf = ({ match, game, status, at, text }: Listed): ListAnswer["matches"][number] => ({
  match,
  game,
  status,
  at,
  ...JSON.parse(text),
});

const cursorOf = ({ at, match }: Place): string => toBase64url(new TextEncoder().encode(`${at} ${match}`));

function parseCursor(cursor: string): Place | null {
  const [, at, match] = /^(\d{1,15}) ([\w-]+)$/.exec(new TextDecoder().decode(fromBase64url(cursor))) ?? [];
  return at === undefined || match === undefined ? null : { at: Number(at), match };
}
