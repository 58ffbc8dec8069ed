import type { Language } from "@umpire/protocol";

/** What a page says before its script runs. */
export type PageHead = {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** Modules that it will ask for. */
  readonly scripts: readonly string[];
};

const escapes: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes.get(sign) ?? "");

const headOf = ({ title, text, scripts }: PageHead): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(text)}" />`,
    ...scripts.map((script) => `<link rel="modulepreload" crossorigin href="${escapeHtml(script)}" />`),
  ].join("\n    ");

/** Without a heading: the page itself has it, and moves the focus there. */
const firstOf = ({ title, text }: PageHead): string =>
  `<header class="header"><a class="brand" href="/" translate="no">Umpire</a></header>` +
  `<main><div class="page stack first"><p>${escapeHtml(title)}</p><p class="muted">${escapeHtml(text)}</p></div></main>`;

/** The app's page with a head of its own, and with something to read until its script runs. */
export const withHead = (html: string, head: PageHead): string =>
  html
    .replace(/<html lang="\w*">/, `<html lang="${head.language}">`)
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => headOf(head))
    .replace("<!--first-->", () => firstOf(head));
