import { no, type Result, yes } from "@umpire/kernel";
import type { ListAnswer, listMatches } from "@umpire/protocol";
import type { z } from "zod";
import { type Hosting, listMatches as listAll } from "./match/host.ts";
import type { Listed, Query } from "./store/store.ts";

type Wanted = z.infer<typeof listMatches>;
type Place = NonNullable<Query["before"]>;

/** So many matches are looked at for one page, and at most so many times. */
const CHUNK = 100;
const TRIES = 20;

/** A page of the matches that everybody may see, newest first. */
export async function listed(host: Hosting, { status, game, before, limit }: Wanted): Promise<Result<ListAnswer>> {
  const from = before === undefined ? null : placeIn(before);
  if (before !== undefined && from === null) return no({ code: "bad-cursor" });
  const found: Listed[] = [];
  let place = from;
  for (let tried = 0; tried < TRIES && found.length <= limit; tried += 1) {
    const chunk = await listAll(host, { status, game: game ?? null, before: place, limit: CHUNK });
    found.push(...chunk.filter(({ isPublic }) => isPublic));
    const last = chunk.at(-1);
    if (last === undefined || chunk.length < CHUNK) return yes(page(found, limit, null));
    place = { at: last.at, match: last.match };
  }
  return yes(page(found, limit, place));
}

/** Where the page ends, the next one begins; a page that did not fill goes on where the search ended. */
function page(found: readonly Listed[], limit: number, place: Place | null): ListAnswer {
  const shown = found.slice(0, limit);
  const last = found.length > limit ? (shown.at(-1) ?? null) : place;
  return { matches: shown.map(itemOf), next: last === null ? null : cursorOf(last) };
}

function itemOf({ match, game, status, at, text }: Listed): ListAnswer["matches"][number] {
  const { players, clock, over } = JSON.parse(text);
  return { match, game, status, at, players, clock, over: over?.over ?? null };
}

const cursorOf = ({ at, match }: Place): string => Buffer.from(`${at} ${match}`).toString("base64url");

function placeIn(cursor: string): Place | null {
  const [, at, match] = /^(\d{1,15}) ([\w-]+)$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return at === undefined || match === undefined ? null : { at: Number(at), match };
}
