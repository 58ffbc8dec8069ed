import { Marked, type Tokens } from "marked";
import { escapeHtml, withScrolling } from "../rulebook.ts";
import { type DocFile, type DocPicture, fileAt, hrefIn } from "./files.ts";

/** A page as the browser gets it. */
export type Doc = {
  readonly path: string;
  readonly title: string;
  /** Its first paragraph, as plain text: what it is about. */
  readonly lead: string;
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  readonly html: string;
};

/** The fragment of a heading, as it is in the repository's own pages: lower case, hyphens for spaces, no other signs. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

/** Gives each heading a fragment of its own. */
function slugger() {
  const counts = new Map<string, number>();
  return (title: string): string => {
    const slug = slugOf(title);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}

/** A link to a source whose text is a name leads to what is said of that name. */
const sourceOf = (href: string, name: string): string =>
  /\/src\/.*\.ts$/.test(href) && /^`\w+`$/.test(name) ? `${href}#${slugOf(name)}` : href;

/** A file as a page: comments are for those who edit it, headings lead to themselves, links to other pages of the site. */
export function docOf({ file, path, markdown }: DocFile, pictures: readonly DocPicture[]): Doc {
  const contents: { id: string; title: string }[] = [];
  let title = "";
  let lead: string | null = null;
  const idOf = slugger();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        if (depth === 1) {
          title = text;
          return "";
        }
        const id = idOf(text);
        if (depth === 2) contents.push({ id, title: text });
        return `<h${depth} id="${id}"><a href="#${id}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        lead ??= this.parser.parseInline(tokens, this.parser.textRenderer);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      link({ href, text: name, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const found = hrefIn(file, sourceOf(href, name));
        return found === null ? text : `<a href="${escapeHtml(found)}">${text}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const picture = pictures.find((each) => each.file === fileAt(file, href));
        return picture === undefined ? escapeHtml(text) : `<img src="/${picture.name}" alt="${escapeHtml(text)}" />`;
      },
      html: ({ text }: Tokens.HTML | Tokens.Tag) => (text.startsWith("<!--") ? "" : escapeHtml(text)),
    },
  });
  const html = marked.parse(markdown, { async: false });
  const framed = withScrolling(html).replace(/<pre[\s\S]*?<\/pre>/g, '<div class="code-block">$&</div>');
  return { path, title, lead: lead ?? "", contents, html: framed };
}
