import { expect, test } from "vitest";
import { rulebookOf } from "./rulebook.ts";

const book = (markdown: string) =>
  rulebookOf(markdown, "ti4/skirmish/RULES.md", (file) => (file === "ti4/RULES.md" ? "/rules/ti4" : null));

test("the title and the sections come apart from the text", () => {
  const { title, contents, html } = book("# A `small` war\n\n## First\n\ntext\n\n### Below\n\n## Second & last\n");
  expect(title).toBe("A small war");
  expect(contents).toEqual([
    { id: "section-1", title: "First" },
    { id: "section-2", title: "Second & last" },
  ]);
  expect(html).toBe(
    '<h2 id="section-1">First</h2>\n<p>text</p>\n<h3>Below</h3>\n<h2 id="section-2">Second &amp; last</h2>\n',
  );
});

test("a numbered rule is an anchor, in a list and in a table", () => {
  expect(book("- **TI16** Into a field.").html).toContain(
    '<li id="TI16"><a class="rule" href="#TI16" translate="no">TI16</a> Into a field.</li>',
  );
  expect(book("| a | b |\n| --- | --- |\n| **NA41a** | x |").html).toContain(
    '<tr id="NA41a">\n<td><a class="rule" href="#NA41a" translate="no">NA41a</a></td>',
  );
  expect(book("- **Note** is none").html).not.toContain("id=");
});

test("a link to another rulebook leads to its page, any other is plain text", () => {
  expect(book("[`that`](../RULES.md)").html).toBe('<p><a href="/rules/ti4"><code>that</code></a></p>\n');
  expect(book("[that](../../../docs/buffs.md)").html).toBe("<p>that</p>\n");
});

test("what looks like HTML is shown as it was written", () => {
  expect(book("a <b onclick=x>bold</b> word").html).toBe("<p>a &lt;b onclick=x&gt;bold&lt;/b&gt; word</p>\n");
});

test("tables and code can be scrolled by keyboard", () => {
  expect(book("| a |\n| --- |\n| b |").html).toMatch(
    /^<div class="scroll" tabindex="0"><table>[\s\S]*<\/table><\/div>/,
  );
  expect(book("```\ncode\n```").html).toContain('<pre tabindex="0"><code>');
});
