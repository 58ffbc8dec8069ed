import type { DocFile } from "./files.ts";
import type { DocGroup } from "./order.ts";

/** Where a page is as Markdown. */
export const markdownPath = (path: string): string => `${path === "/docs" ? "/docs/index" : path}.md`;

/** The list of pages for programs that read (https://llmstxt.org): each as Markdown, with what it is about. */
export function llmsList(title: string, lead: string, groups: readonly DocGroup[]): string {
  const sections = groups.map(({ title, pages }) => {
    const lines = pages.map(({ path, title, text }) => `- [${title}](${markdownPath(path)})${text && `: ${text}`}`);
    return `## ${title}\n\n${lines.join("\n")}`;
  });
  return `${[`# ${title}`, `> ${lead}`, ...sections].join("\n\n")}\n`;
}

/** All pages of the list, one after another. */
export function llmsFull(groups: readonly DocGroup[], files: readonly DocFile[]): string {
  const listed = groups.flatMap(({ pages }) => pages.map(({ path }) => files.find((file) => file.path === path)));
  const texts = listed.flatMap((file) =>
    file === undefined ? [] : [`<!-- ${file.path} -->\n${file.markdown.trim()}`],
  );
  return `${texts.join("\n\n")}\n`;
}
