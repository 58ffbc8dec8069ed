import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const base = fileURLToPath(new URL("../../..", import.meta.url));

/** All files of packages and games with this ending, by their paths. */
function filesOf(ending: RegExp): ReadonlyMap<string, string> {
  const paths = ["packages", "games"].flatMap((folder) =>
    readdirSync(join(base, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => ending.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
      .map((path) => join(folder, path)),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(base, path), "utf8")]));
}

const styles = filesOf(/\.css$/);
const inAll = (pattern: RegExp, texts: Iterable<string>): ReadonlySet<string> =>
  new Set([...texts].flatMap((text) => [...text.matchAll(pattern)].map(([, found = ""]) => found)));

test("no class has rules of its own in two files: a page keeps the styles of those that were shown before it", () => {
  expect(styles.size).toBeGreaterThan(30);
  const places = new Map<string, string[]>();
  for (const [path, css] of styles)
    for (const name of inAll(/^\.([\w-]+)(?: \{|,)$/gm, [css])) places.set(name, [...(places.get(name) ?? []), path]);
  expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test("every custom property that is used is set somewhere", () => {
  const used = inAll(/var\((--[\w-]+)/g, styles.values());
  expect(used.size).toBeGreaterThan(50);
  const inStyles = inAll(/^\s*(--[\w-]+):/gm, styles.values());
  const inScripts = inAll(/["'`](--[\w-]+)/g, filesOf(/\.tsx?$/).values());
  expect([...used].filter((name) => !inStyles.has(name) && !inScripts.has(name))).toEqual([]);
});
