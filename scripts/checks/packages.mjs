// What a user gets: the packages packed, installed in an empty folder, and the README's code type-checked and run there.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, tool } from "../steps.mjs";

const folder = mkdtempSync(join(tmpdir(), "umpire-packages-"));
const app = join(folder, "app");
const npm = (args, cwd) => execFileSync("npm", args, { cwd, stdio: ["ignore", "ignore", "inherit"] });

/** The blocks of the README that say which file they are. */
function readmeFiles() {
  const blocks = readFileSync(join(root, "README.md"), "utf8").matchAll(/<!-- file: (\S+) -->\n```ts\n([\s\S]*?)```/g);
  return [...blocks].map(([, name, code]) => ({ name, code }));
}

const compilerOptions = {
  ...{ module: "nodenext", target: "es2023", types: ["node"], strict: true, exactOptionalPropertyTypes: true },
  ...{ noUncheckedIndexedAccess: true, rewriteRelativeImportExtensions: true, outDir: "out", skipLibCheck: false },
};

function expect(what, condition) {
  if (!condition) throw new Error(`failed: ${what}`);
  console.log(`  ${what}`);
}

/** Packages that nobody installs are marked private: they are served, not published. */
const published = (path) => !JSON.parse(readFileSync(join(path, "package.json"), "utf8")).private;
const packages = ["packages", "games"]
  .flatMap((each) => readdirSync(join(root, each)).map((name) => join(root, each, name)))
  .filter(published);

/** Packs them all; gives the files that are in their tarballs. */
function pack(paths) {
  const args = ["pack", "--json", "--pack-destination", folder, ...paths.flatMap((path) => ["--workspace", path])];
  const packed = JSON.parse(execFileSync("npm", args, { cwd: root, encoding: "utf8" }));
  return packed.flatMap(({ name, files }) => files.map((file) => `${name}/${file.path}`));
}

/** What nobody who installs a package has a use for. */
const isStray = (file) => /\.tsbuildinfo$|\.(test|fixture)\./.test(file);

try {
  mkdirSync(app);
  const strays = pack(packages).filter(isStray);
  expect(`no tarball holds tests, fixtures or notes of the compiler ${strays.join(" ")}`.trim(), strays.length === 0);
  const tarballs = readdirSync(folder).filter((file) => file.endsWith(".tgz"));
  writeFileSync(join(app, "package.json"), JSON.stringify({ private: true, type: "module" }));
  npm(
    [
      "install",
      "--silent",
      "--no-audit",
      "--no-fund",
      "--prefer-offline",
      "@types/node@20",
      ...tarballs.map((file) => join(folder, file)),
    ],
    app,
  );
  expect(`${tarballs.length} packages install from their tarballs`, tarballs.length === packages.length);

  const files = readmeFiles();
  for (const { name, code } of files) writeFileSync(join(app, name), code);
  writeFileSync(join(app, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  execFileSync(tool("tsc"), ["-p", "."], { cwd: app, stdio: "inherit" });
  expect("the README's code passes the type check", files.length === 2);

  const printed = execFileSync(process.execPath, ["out/embed.js"], { cwd: app, encoding: "utf8" });
  expect(
    "the README's code runs",
    printed.startsWith("[ 0 ]\n") && printed.includes("winner: 0") && printed.includes("end 1"),
  );

  const umpire = join(app, "node_modules", ".bin", "umpire");
  const played = execFileSync(umpire, ["play", "./out/rps.js"], { cwd: app, encoding: "utf8", input: "1\n" });
  expect("the command plays the README's game", played.includes("The match is over"));
  const laws = execFileSync(umpire, ["laws", "./out/rps.js", "--runs", "10"], { cwd: app, encoding: "utf8" });
  expect("the README's game obeys the laws", laws.includes("holds") && !laws.includes("BROKEN"));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
