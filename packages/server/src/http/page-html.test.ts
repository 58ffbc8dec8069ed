import { expect, test } from "vitest";
import { type PageHead, withHead } from "./page-html.ts";

const html = '<html lang="en"><!--head--><title>app</title><!--/head--><div id="app"><!--first--></div>';
const plain: PageHead = {
  language: "en",
  title: "t",
  heading: "h",
  text: "",
  address: null,
  picture: null,
  scripts: [],
  html: null,
};

test("whatever is said of a page stays text", () => {
  const nasty = `</title><script>alert("x")</script>' $& $1 <!--first--> __proto__`;
  const inHtml =
    "&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39; $&amp; $1 &lt;!--first--&gt; __proto__";
  const page = withHead(html, {
    language: "ru",
    title: nasty,
    heading: nasty,
    text: nasty,
    address: `https://x/${nasty}`,
    picture: `https://x/${nasty}`,
    scripts: ['/a"b.js'],
    html: null,
  });
  expect(page).not.toContain("<script>");
  expect(page).toContain(`<html lang="ru"><title>${inHtml}</title>`);
  expect(page).toContain(`<p>${inHtml}</p><p class="muted">${inHtml}</p>`);
  expect(page).toContain(`<meta property="og:title" content="${inHtml}" />`);
  expect(page).toContain(`<meta property="og:url" content="https://x/${inHtml}" />`);
  expect(page).toContain('href="/a&quot;b.js"');
});

test("a link shows a large picture where there is one", () => {
  expect(withHead(html, plain)).toContain('<meta name="twitter:card" content="summary" />');
  expect(withHead(html, plain)).not.toContain("og:image");
  const page = withHead(html, { ...plain, picture: "https://umpire.example/picture/en/home" });
  expect(page).toContain('<meta property="og:image" content="https://umpire.example/picture/en/home" />');
  expect(page).toContain('<meta property="og:image:width" content="1200" />');
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image" />');
});

test("a page whose text is known has all of it, below its heading", () => {
  const page = withHead(html, { ...plain, heading: "A <guide>", html: "<p>All $& of it</p>" });
  expect(page).toContain('<h1>A &lt;guide&gt;</h1><div class="prose" lang="en"><p>All $& of it</p></div>');
  expect(page).not.toContain("<p>A &lt;guide&gt;</p>");
});

test("a page without places for it is left as it is", () => {
  expect(withHead("<title>app</title>", plain)).toBe("<title>app</title>");
});
