import { type Language, MANIFEST, type Manifest } from "@umpire/protocol";

/** What a page says before its script runs, and what a link to it shows. */
export type PageHead = {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** What a link is titled; its page's own address and that of its picture, whole, where they are known. */
  readonly heading: string;
  readonly address: string | null;
  readonly picture: string | null;
  /** Modules that the page will ask for. */
  readonly scripts: readonly string[];
  /** All that the page says, as our build made it; null where its script alone knows. */
  readonly html: string | null;
};

const escapes: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** Text within HTML or XML, also within quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes.get(sign) ?? "");

const locales: { readonly [language in Language]: string } = { en: "en_GB", ru: "ru_RU" };

/** The width and height of a picture, in pixels. */
export const PICTURE = { width: 1200, height: 630 };

/** The Open Graph protocol (https://ogp.me). */
const openGraph = ({ language, heading, text, address, picture }: PageHead): readonly (readonly [string, string])[] => [
  ["og:site_name", "Umpire"],
  ["og:type", "website"],
  ["og:locale", locales[language]],
  ["og:title", heading],
  ["og:description", text],
  ...(address === null ? [] : [["og:url", address] as const]),
  ...(picture === null
    ? []
    : ([
        ["og:image", picture],
        ["og:image:width", String(PICTURE.width)],
        ["og:image:height", String(PICTURE.height)],
        ["og:image:alt", `${heading}. ${text}`],
      ] as const)),
];

const headOf = (head: PageHead): string =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.text)}" />`,
    ...openGraph(head).map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`),
    `<meta name="twitter:card" content="${head.picture === null ? "summary" : "summary_large_image"}" />`,
    ...head.scripts.map((script) => `<link rel="modulepreload" crossorigin href="${escapeHtml(script)}" />`),
  ].join("\n    ");

/** Without a heading, for the page itself has it and moves the focus there; whole where all of it is known. */
const textOf = ({ heading, text, html }: PageHead): string =>
  html === null
    ? `<div class="page stack first"><p>${escapeHtml(heading)}</p><p class="muted">${escapeHtml(text)}</p></div>`
    : `<div class="page first"><h1>${escapeHtml(heading)}</h1><div class="prose" lang="en">${html}</div></div>`;

const firstOf = (head: PageHead): string =>
  `<header class="header"><a class="brand" href="/" translate="no">` +
  `<img src="/icon.svg" width="28" height="28" alt="" /><span>Umpire</span></a></header>` +
  `<main>${textOf(head)}</main>`;

/** The app's page with what it is told of the games; as it was where these are simply the site's own. */
export const withManifest = (html: string, manifest: Manifest | null): string =>
  manifest === null
    ? html
    : html.replace(
        "</head>",
        () => `  <meta name="${MANIFEST}" content="${escapeHtml(JSON.stringify(manifest))}" />\n  </head>`,
      );

/** The app's page with a head of its own, and with something to read until its script runs. */
export const withHead = (html: string, head: PageHead): string =>
  html
    .replace(/<html lang="\w*">/, `<html lang="${head.language}">`)
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => headOf(head))
    .replace("<!--first-->", () => firstOf(head));
