import { expect, test } from "vitest";
import { withHead } from "./page-html.ts";

const html = '<html lang="en"><!--head--><title>app</title><!--/head--><div id="app"><!--first--></div>';

test("whatever is said of a page stays text", () => {
  const nasty = `</title><script>alert("x")</script>' $& $1 <!--first--> __proto__`;
  const page = withHead(html, { language: "ru", title: nasty, text: nasty, scripts: ['/a"b.js'] });
  const inHtml =
    "&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39; $&amp; $1 &lt;!--first--&gt; __proto__";
  expect(page).not.toContain("<script>");
  expect(page).toContain(`<html lang="ru"><title>${inHtml}</title>`);
  expect(page).toContain(`<p>${inHtml}</p><p class="muted">${inHtml}</p>`);
  expect(page).toContain('href="/a&quot;b.js"');
});

test("a page without places for it is left as it is", () => {
  expect(withHead("<title>app</title>", { language: "en", title: "t", text: "", scripts: [] })).toBe(
    "<title>app</title>",
  );
});
