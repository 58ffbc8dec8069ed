import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked, type Token } from "marked";
import { expect, test } from "vitest";
import { exportsOf } from "./api.ts";
import { docsOf } from "./docs.ts";
import { type DocFile, entriesOf, fileAt, packages } from "./files.ts";
import { llmsFull, llmsList } from "./llms.ts";
import { groupsOf } from "./order.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const docs = docsOf(root);
const pageAt = (path: string) => docs.pages.find((page) => page.path === path);

/** Where the links of a file lead, as they are written. */
function linksOf({ markdown }: DocFile): readonly string[] {
  const links: string[] = [];
  const marked = new Marked();
  marked.walkTokens(marked.lexer(markdown), (token: Token) => {
    if (token.type === "link") links.push(String(token["href"]));
  });
  return links;
}

test.each(docs.files.map((file) => [file.file, file] as const))("%s: no link is broken", (_, file) => {
  const paths = linksOf(file)
    .filter((each) => !/^(https?:|mailto:|#)/.test(each))
    .map((each) => fileAt(file.file, each.replace(/#.*/, "")));
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const shown = Array.from(pageAt(file.path)?.html.matchAll(/ href="([/#][^"]*)"/g) ?? [], ([, href]) => href ?? "");
  const isBroken = (href: string) => {
    const [page, id] = href.split("#");
    const { html } = pageAt(page || file.path) ?? {};
    return html === undefined || (id !== undefined && !html.includes(` id="${id}"`));
  };
  expect(shown.filter((href) => !href.startsWith("/rules/") && isBroken(href))).toEqual([]);
});

test("every page has a title and says at its beginning what it is about", () => {
  for (const { path, title, lead } of docs.pages) expect([path, title !== "", lead !== ""]).toEqual([path, true, true]);
});

test("every guide is in the list of pages, and every package with what it exports", () => {
  const listed = docs.groups.flatMap(({ pages }) => pages.map(({ path }) => path));
  const guides = docs.files.filter(
    ({ file }) => posix.dirname(file) === "docs" || posix.dirname(file) === "docs/recipes",
  );
  expect(listed).toEqual(expect.arrayContaining(guides.map(({ path }) => path).filter((path) => path !== "/docs")));
  expect(listed).toEqual(expect.arrayContaining(packages.map((name) => `/docs/api/${name}`)));
  expect(listed.filter((path) => listed.indexOf(path) !== listed.lastIndexOf(path))).toEqual([]);
});

test("groups are the headings of the list, with the first link of each line", () => {
  expect(groupsOf("# T\n\nLead.\n\n## A\n\n- [One](bots.md): first, [see](x.md)\n- no link\n\n## Empty\n")).toEqual([
    { title: "A", pages: [{ path: "/docs/bots", title: "One", text: "first, [see](x.md)" }] },
  ]);
});

test("programs get a list of the pages as Markdown, and all of it in one", () => {
  const groups = [{ title: "A", pages: [{ path: "/docs/bots", title: "Bots", text: "how strong" }] }];
  expect(llmsList("Umpire", "Lead.", groups)).toBe(
    "# Umpire\n\n> Lead.\n\n## A\n\n- [Bots](/docs/bots.md): how strong\n",
  );
  expect(llmsFull(groups, [{ file: "docs/bots.md", path: "/docs/bots", markdown: "# Bots\n" }])).toBe(
    "<!-- /docs/bots -->\n# Bots\n",
  );
});

test("what a package exports is told with its declaration, under the name that it is imported by", () => {
  const server = docs.files.find(({ path }) => path === "/docs/api/server")?.markdown ?? "";
  expect(server.startsWith(readFileSync(join(root, "packages/server/README.md"), "utf8"))).toBe(true);
  expect(server).toContain("### `serve`\n\nServes games");
  expect(server).toContain("```typescript\nfunction serve(options: ServeOptions): Promise<Server>;\n```");
  const client = docs.files.find(({ path }) => path === "/docs/api/client")?.markdown ?? "";
  expect(client).toContain("## Functions of `@umpire/client/react`");
});

test.each(packages)("everything that %s exports says what it is", (name) => {
  const silent = Array.from(exportsOf(entriesOf(root, name), root)).flatMap(([entry, items]) =>
    items.filter(({ text }) => text === "").map((item) => `${entry} ${item.name}`),
  );
  expect(silent).toEqual([]);
});
