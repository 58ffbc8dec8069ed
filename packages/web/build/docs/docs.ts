import type { Plugin } from "vite";
import { CONTENTS, type DocFile, type DocPicture, readDocs, readPictures } from "./files.ts";
import { llmsFull, llmsList, markdownPath } from "./llms.ts";
import { type DocGroup, groupsOf } from "./order.ts";
import { type Doc, docOf } from "./text.ts";

const LIST = "virtual:docs";
const PAGE = "virtual:docs/";

/** Everything under `/docs`. */
export type Docs = {
  readonly files: readonly DocFile[];
  readonly pages: readonly Doc[];
  readonly groups: readonly DocGroup[];
  readonly pictures: readonly DocPicture[];
};

/** The pages that the files of a repository make. */
export function docsOf(root: string): Docs {
  const files = readDocs(root);
  const contents = files.find(({ file }) => file === CONTENTS);
  const pictures = readPictures(root);
  const pages = files.map((file) => docOf(file, pictures));
  return { files, pages, groups: groupsOf(contents?.markdown ?? ""), pictures };
}

/** Groups with the titles of their pages, and how each page, listed or not, is loaded. */
function listModule({ pages, groups }: Docs): string {
  const shown = groups.map(({ title, pages }) => ({ title, pages: pages.map(({ path, title }) => ({ path, title })) }));
  const loads = pages.map(({ path }) => `${JSON.stringify(path)}: () => import(${JSON.stringify(PAGE + path)})`);
  return `export const groups = ${JSON.stringify(shown)};\nexport const pages = { ${loads.join(", ")} };`;
}

const pageModule = ({ title, contents, html }: Doc): string =>
  Object.entries({ title, contents, html })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");

/** Files at the site's root for programs: each page as Markdown, a list of them, and all in one. */
function texts({ files, pages, groups }: Docs): ReadonlyMap<string, string> {
  const contents = pages.find(({ path }) => path === "/docs");
  return new Map([
    ...files.map(({ path, markdown }) => [markdownPath(path).slice(1), markdown] as const),
    ["llms.txt", llmsList("Umpire", contents?.lead ?? "", groups)],
    ["llms-full.txt", llmsFull(groups, files)],
  ]);
}

/** Makes modules of the documentation while building, so that no Markdown has to be read in the browser. */
export function docsPlugin(read: () => Docs): Plugin {
  return {
    name: "umpire-docs",
    resolveId: (id) => (id === LIST || id.startsWith(PAGE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return listModule(read());
      if (!id.startsWith(`\0${PAGE}`)) return null;
      const page = read().pages.find(({ path }) => `\0${PAGE}${path}` === id);
      return page === undefined ? null : pageModule(page);
    },
    generateBundle() {
      const docs = read();
      for (const [fileName, source] of texts(docs)) this.emitFile({ type: "asset", fileName, source });
      for (const { name, source } of docs.pictures) this.emitFile({ type: "asset", fileName: name, source });
    },
  };
}

/** Reads the documentation of a repository when it is first asked for. */
export function docsIn(root: string): () => Docs {
  let docs: Docs | null = null;
  return () => {
    docs ??= docsOf(root);
    return docs;
  };
}
