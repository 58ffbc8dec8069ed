import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type ApiEntry, apiMarkdown } from "./api.ts";

/** A file of the repository that the site shows: where it is, where it is shown, and what it says. */
export type DocFile = { readonly file: string; readonly path: string; readonly markdown: string };

/** The list of pages, in the order in which they are read. */
export const CONTENTS = "docs/README.md";

const pathsOfNames: ReadonlyMap<string, string> = new Map([
  [CONTENTS, "/docs"],
  ["ARCHITECTURE.md", "/docs/architecture"],
  ["CHANGELOG.md", "/docs/changelog"],
  ["CONTRIBUTING.md", "/docs/contributing"],
]);

/** Packages with a page of their own: what its README says, and below it everything that it exports. */
export const packages: readonly string[] = ["kernel", "toolkit", "laws", "kit", "bots", "protocol", "client", "server"];

const shown: readonly (readonly [RegExp, string])[] = [
  [/^docs\/(.+)\.md$/, "/docs/$1"],
  [/^packages\/([\w-]+)\/(?:SPEC|PROTOCOL)\.md$/, "/docs/spec/$1"],
  // A source is explained where what it exports is.
  [new RegExp(`^packages/(${packages.join("|")})/(?:README\\.md$|src/|$)`), "/docs/api/$1"],
  [/^games\/(?:.+\/)?([\w-]+)\/RULES(?:\.ru)?\.md$/, "/rules/$1"],
];

/** Where the site shows a file of the repository, or what is made of it; null where it does not. */
function pathOf(file: string): string | null {
  const named = pathsOfNames.get(file);
  if (named !== undefined) return named;
  const [pattern, path] = shown.find(([pattern]) => pattern.test(file)) ?? [];
  return pattern === undefined || path === undefined ? null : file.replace(new RegExp(`${pattern.source}.*`), path);
}

/** The file of the repository that a link within another one leads to. */
export const fileAt = (file: string, path: string): string => posix.join(posix.dirname(file), path);

/** Where a link within a file leads on the site, its fragment included; null where the site does not show that. */
export function hrefIn(file: string, href: string): string | null {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  const [path = "", fragment] = href.split("#");
  const found = pathOf(fileAt(file, path));
  return found === null ? null : fragment === undefined ? found : `${found}#${fragment}`;
}

const markdownIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => posix.join(folder, name.replaceAll("\\", "/")))
    .sort();

/** The entries of a package, as its `exports` have them. */
export function entriesOf(root: string, name: string): readonly ApiEntry[] {
  const folder = join(root, "packages", name);
  const manifest: {
    readonly name: string;
    readonly exports: { readonly [entry: string]: { readonly types?: string } };
  } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.entries(manifest.exports).flatMap(([entry, { types }]) =>
    types === undefined ? [] : [{ name: posix.join(manifest.name, entry), file: join(folder, types) }],
  );
}

/** Every file that the site shows, packages with what they export. */
export function readDocs(root: string): readonly DocFile[] {
  const specs = packages.flatMap((name) => ["SPEC.md", "PROTOCOL.md"].map((file) => `packages/${name}/${file}`));
  const existing = new Set(packages.concat("cli").flatMap((name) => markdownIn(root, `packages/${name}`)));
  const files = [
    ...[...pathsOfNames.keys()].filter((file) => file !== CONTENTS),
    ...markdownIn(root, "docs"),
    ...[...specs, "packages/cli/SPEC.md"].filter((file) => existing.has(file)),
  ];
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  return [
    ...files.map((file) => ({ file, path: pathOf(file) ?? "", markdown: read(file) })),
    ...packages.map((name) => {
      const file = `packages/${name}/README.md`;
      return {
        file,
        path: `/docs/api/${name}`,
        markdown: `${read(file)}\n${apiMarkdown(entriesOf(root, name), root)}`,
      };
    }),
  ];
}

/** A drawing that a page shows: its file in the repository, and what it is called on the site, by its content. */
export type DocPicture = { readonly file: string; readonly name: string; readonly source: string };

const PICTURES = "docs/pictures";

/** Drawings alone: photographs of pages belong to the repository's own README. */
export const readPictures = (root: string): readonly DocPicture[] =>
  readdirSync(join(root, PICTURES))
    .filter((name) => name.endsWith(".svg"))
    .map((name) => {
      const source = readFileSync(join(root, PICTURES, name), "utf8");
      const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
      return { file: `${PICTURES}/${name}`, name: `assets/${name.replace(/\.svg$/, "")}-${hash}.svg`, source };
    });
