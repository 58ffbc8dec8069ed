import { posix } from "node:path";
import { Marked, type Tokens } from "marked";

export type Rulebook = {
  readonly title: string;
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  readonly html: string;
};

/** Which page shows the file that a link leads to; null where none does. */
export type PageOf = (file: string) => string | null;

const RULE = /<(li|tr)>(\s*(?:<td>)?)<strong>([A-Z]+\d+[a-z]?)<\/strong>/g;

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Numbered rules get their number as an anchor, which is also a link to itself. */
const withAnchors = (html: string): string =>
  html.replace(RULE, '<$1 id="$3">$2<a class="rule" href="#$3" translate="no">$3</a>');

/** Wide tables and code scroll by themselves, and by keyboard too. */
export const withScrolling = (html: string): string =>
  html
    .replace(/<table>[\s\S]*?<\/table>/g, '<div class="scroll" tabindex="0">$&</div>')
    .replace(/<pre>/g, '<pre tabindex="0">');

/** A rulebook as HTML: its title apart, its sections numbered alike in every language, its links to our pages. */
export function rulebookOf(markdown: string, file: string, pageOf: PageOf): Rulebook {
  const contents: { id: string; title: string }[] = [];
  let title = "";
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const text = this.parser.parseInline(tokens);
        if (depth === 1) {
          title = this.parser.parseInline(tokens, this.parser.textRenderer);
          return "";
        }
        if (depth > 2) return `<h${depth}>${text}</h${depth}>\n`;
        const id = `section-${contents.length + 1}`;
        contents.push({ id, title: this.parser.parseInline(tokens, this.parser.textRenderer) });
        return `<h2 id="${id}">${text}</h2>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const page = pageOf(posix.join(posix.dirname(file), href));
        return page === null ? text : `<a href="${page}">${text}</a>`;
      },
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { title, contents, html: withScrolling(withAnchors(html)) };
}
