// The packages that are published, and their tarballs: each with its README, and the licence of all.
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./steps.mjs";

const manifestOf = (path) => JSON.parse(readFileSync(join(path, "package.json"), "utf8"));

/** Packages that nobody installs are marked private: they are served, not published. */
export const published = ["packages", "games"]
  .flatMap((each) => readdirSync(join(root, each)).map((name) => join(root, each, name)))
  .map((path) => ({ path, manifest: manifestOf(path) }))
  .filter(({ manifest }) => !manifest.private);

/** What is written once for all packages, and is in the tarball of each. */
const shared = ["LICENSE", "NOTICE", "CHANGELOG.md"];

/** Replaces a file at one instant: tests that run meanwhile read the old one or the new one. */
function replace(file, content) {
  const next = `${file}.next`;
  writeFileSync(next, content);
  renameSync(next, file);
}

/** Writes into each manifest where its code is; gives what puts the manifests back. */
function nameRepository(url) {
  const kept = published.map(({ path }) => [join(path, "package.json"), readFileSync(join(path, "package.json"))]);
  for (const { path, manifest } of published) {
    const repository = { type: "git", url, directory: relative(root, path) };
    replace(join(path, "package.json"), `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
  }
  return () => {
    for (const [file, bytes] of kept) replace(file, bytes);
  };
}

/**
 * Packs all of them into a folder, in one go: to start npm costs more than to pack. Gives each with its tarball. With the
 * address of the repository, their manifests name it.
 */
export function packAll(folder, repository = null) {
  const lent = published.flatMap(({ path }) =>
    shared.map((name) => ({ from: join(root, name), to: join(path, name) })),
  );
  const workspaces = published.flatMap(({ path }) => ["--workspace", path]);
  for (const { from, to } of lent) cpSync(from, to);
  const putBack = repository === null ? () => {} : nameRepository(repository);
  try {
    const args = ["pack", "--json", "--pack-destination", folder, ...workspaces];
    const packed = JSON.parse(execFileSync("npm", args, { cwd: root, encoding: "utf8" }));
    return packed.map(({ name, filename, size, files }) => ({
      ...published.find(({ manifest }) => manifest.name === name),
      tarball: join(folder, filename),
      size,
      files: files.map((file) => file.path),
    }));
  } finally {
    putBack();
    for (const { to } of lent) rmSync(to, { force: true });
  }
}
