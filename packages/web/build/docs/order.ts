import { Marked, type Token, type Tokens } from "marked";
import { CONTENTS, hrefIn } from "./files.ts";

/** Pages under one heading, in the order in which they are read. */
export type DocGroup = {
  readonly title: string;
  readonly pages: readonly { readonly path: string; readonly title: string; readonly text: string }[];
};

const isLink = (token: Token): token is Tokens.Link => token.type === "link";

/** The first link of a line of the list, and what is said after it. */
function pageIn({ text, tokens }: Tokens.ListItem): DocGroup["pages"] {
  const link = tokens.flatMap((token) => ("tokens" in token ? (token.tokens ?? []) : [])).find(isLink);
  const path = link && hrefIn(CONTENTS, link.href);
  if (!link || !path) return [];
  return [{ path, title: link.text.replaceAll("`", ""), text: text.slice(link.raw.length).replace(/^: /, "") }];
}

/** The groups of the list of pages: its headings, and the lists below them. */
export function groupsOf(contents: string): readonly DocGroup[] {
  const groups: { title: string; pages: DocGroup["pages"][number][] }[] = [];
  for (const token of new Marked().lexer(contents)) {
    if (token.type === "heading" && token["depth"] === 2) groups.push({ title: token["text"], pages: [] });
    if (token.type === "list") groups.at(-1)?.pages.push(...(token as Tokens.List).items.flatMap(pageIn));
  }
  return groups.filter(({ pages }) => pages.length > 0);
}
