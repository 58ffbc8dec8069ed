import { expect, test } from "vitest";
import { docOf } from "./text.ts";

const picture = { file: "docs/pictures/a.svg", name: "assets/a-1.svg", source: "<svg/>" };
const doc = (markdown: string, file = "docs/page.md") => docOf({ file, path: "/docs/page", markdown }, [picture]);

test("title, first paragraph and sections come apart from the text", () => {
  const { title, lead, contents } = doc(
    "# A `small` guide\n\nWhat *it* is.\n\nMore.\n\n## First & last\n\n### Below\n",
  );
  expect([title, lead]).toEqual(["A small guide", "What it is."]);
  expect(contents).toEqual([{ id: "first--last", title: "First & last" }]);
});

test("a heading leads to itself, as in the repository, and two of one name are told apart", () => {
  const { html } = doc("## The arena\n\n### `get`\n\n### `get`\n");
  expect(html).toContain('<h2 id="the-arena"><a href="#the-arena">The arena</a></h2>');
  expect(html).toContain('<h3 id="get">');
  expect(html).toContain('<h3 id="get-1">');
});

test.each([
  ["bots.md#the-arena", "/docs/bots#the-arena"],
  ["README.md", "/docs"],
  ["../CHANGELOG.md", "/docs/changelog"],
  ["../packages/kernel/README.md", "/docs/api/kernel"],
  ["../packages/kit/src/kit.ts", "/docs/api/kit"],
  ["../packages/kit/src/kit.ts#kit", "/docs/api/kit#kit"],
  ["../packages/cli/SPEC.md", "/docs/spec/cli"],
  ["../games/ti4/skirmish/RULES.md", "/rules/skirmish"],
  ["decisions/0001-laws-are-a-package.md", "/docs/decisions/0001-laws-are-a-package"],
  ["https://example.org/x", "https://example.org/x"],
  ["#here", "#here"],
])("a link to %s leads to its page", (href, page) => {
  expect(doc(`[that](${href})`).html).toBe(`<p><a href="${page}">that</a></p>\n`);
});

test("a link to the source of a name leads to what is said of it", () => {
  const html = '<p><a href="/docs/api/kernel#game"><code>Game</code></a></p>\n';
  expect(doc("[`Game`](../packages/kernel/src/game.ts)").html).toBe(html);
});

test("a link to what the site does not show is plain text", () => {
  expect(doc("[`that`](../Dockerfile)").html).toBe("<p><code>that</code></p>\n");
});

test("comments are for those who edit the page, other HTML is shown as it was written", () => {
  expect(doc("<!-- sketch: why -->\n\na <b>c</b>").html).toBe("<p>a &lt;b&gt;c&lt;/b&gt;</p>\n");
});

test("code has a frame for its button, a picture comes by its content, one of elsewhere as its text", () => {
  expect(doc("```ts\nlet a;\n```").html).toBe(
    '<div class="code-block"><pre tabindex="0"><code class="language-ts">let a;\n</code></pre></div>\n',
  );
  expect(doc("![A chart](pictures/a.svg)").html).toContain('<img src="/assets/a-1.svg" alt="A chart" />');
  expect(doc("![A chart](pictures/b.svg)").html).toBe("<p>A chart</p>\n");
});
