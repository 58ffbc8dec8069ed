import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const template = fileURLToPath(new URL("../template", import.meta.url));

/** What the template calls itself. */
const NAME = "my-game";

/** npm leaves files of these names out of packages, so the template has them under others. */
const renamed: readonly (readonly [string, string])[] = [
  ["_gitignore", ".gitignore"],
  ["_package.json", "package.json"],
];

/** Whether there is nothing at this path that could be lost. */
const isFree = (path: string): boolean => !existsSync(path) || (statSync(path).isDirectory() && isEmpty(path));
const isEmpty = (folder: string): boolean => readdirSync(folder).length === 0;

/** Copies the template into a folder of this name; null, or why not, as a sentence. */
export function create(parent: string, name: string): string | null {
  const folder = join(parent, name);
  if (!isFree(folder)) return `There is something at ${name} already, and nothing was changed.`;
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true });
  for (const [from, to] of renamed) renameSync(join(folder, from), join(folder, to));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(NAME, name));
  }
  return null;
}
