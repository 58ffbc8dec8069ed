import type { Store, StoredEntry } from "./store.ts";

/** Max entries in one answer of the store: of the longest ones, 16 MiB. */
const PAGE = 256;

/** No limit, for tests with small stores. */
export const ALL = Number.MAX_SAFE_INTEGER;

/** All entries after a sequence number, page by page: no answer of the store grows with the match. */
export async function* pagesAfter(
  store: Pick<Store, "read">,
  match: string,
  after: number,
): AsyncGenerator<readonly StoredEntry[]> {
  for (let from = after; ; ) {
    const page = await store.read(match, from, PAGE);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    if (page.length < PAGE) return;
    from = last.seq;
  }
}
