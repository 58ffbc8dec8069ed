import type { groups } from "virtual:docs";

type Groups = typeof groups;
type Listed = Groups[number]["pages"][number];

/** The pages before and after this one, in the order of the list; none for a page that is not in it. */
export function around(
  groups: Groups,
  path: string,
): { readonly before: Listed | null; readonly after: Listed | null } {
  const all = groups.flatMap(({ pages }) => pages);
  const at = all.findIndex((page) => page.path === path);
  if (at < 0) return { before: null, after: null };
  return { before: all[at - 1] ?? null, after: all[at + 1] ?? null };
}
