// What a user gets: the packages packed, installed in an empty folder, and the code of every README type-checked and run
// there; then a game made by `npm create umpire`, tested and served. `npm run release -- --dry-run` does the same.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { packAll } from "../packed.mjs";
import { root, tool } from "../steps.mjs";
import { tryCreated } from "./created.mjs";
import { filesIn, troublesOf } from "./products.mjs";

const compilerOptions = {
  ...{ module: "nodenext", target: "es2023", types: ["node"], strict: true, exactOptionalPropertyTypes: true },
  ...{ noUncheckedIndexedAccess: true, rewriteRelativeImportExtensions: true, outDir: "out", skipLibCheck: false },
};

function expect(what, condition) {
  if (!condition) throw new Error(`failed: ${what}`);
  console.log(`  ${what}`);
}

/** Compiled when it is installed, for a minute and more: the one that is here already does. */
const compiled = "node_modules/better-sqlite3/build";

/** Installs tarballs in an empty folder, as somebody would who has nothing else. */
function install(app, tarballs) {
  writeFileSync(join(app, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const quietly = ["--silent", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"];
  execFileSync("npm", ["install", ...quietly, "@types/node@20", ...tarballs], {
    cwd: app,
    stdio: ["ignore", "ignore", "inherit"],
  });
  cpSync(join(root, compiled), join(app, compiled), { recursive: true });
}

/** The games of the documentation: `npm test` plays them, here they are only compiled as their readers would. */
function writeGuides(app) {
  const pages = ["docs", "docs/recipes"].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => (name.endsWith(".md") ? [join(root, folder, name)] : [])),
  );
  const files = pages.flatMap(filesIn);
  mkdirSync(join(app, "docs"));
  for (const { name, code } of files) writeFileSync(join(app, "docs", name), code);
  return files.length;
}

/** Writes the examples of all READMEs, each with the main README's game beside it; the programs among them. */
function writeExamples(app, packages) {
  const main = filesIn(join(root, "README.md"));
  for (const { name, code } of main) writeFileSync(join(app, name), code);
  const guides = writeGuides(app);
  const programs = packages.flatMap(({ path }) => {
    const folder = join(app, basename(path));
    mkdirSync(folder);
    cpSync(join(app, "rps.ts"), join(folder, "rps.ts"));
    return filesIn(join(path, "README.md")).map(({ name, code }) => {
      writeFileSync(join(folder, name), code);
      return join("out", basename(path), name.replace(/\.ts$/, ".js"));
    });
  });
  writeFileSync(join(app, "tsconfig.json"), JSON.stringify({ compilerOptions, exclude: ["out"] }));
  return { main, programs, guides };
}

function tryExamples(app, packages) {
  const { main, programs, guides } = writeExamples(app, packages);
  execFileSync(tool("tsc"), ["-p", "."], { cwd: app, stdio: "inherit" });
  const isAll = main.length === 2 && programs.length >= packages.length && guides >= 7;
  expect("the code of all READMEs and of docs passes the type check", isAll);
  const runs = (program) => execFileSync(process.execPath, [program], { cwd: app, encoding: "utf8", timeout: 120_000 });
  const printed = runs("out/embed.js");
  expect(
    "the README's code runs",
    printed.startsWith("[ 0 ]\n") && printed.includes("winner: 0") && printed.includes("end 1"),
  );
  for (const program of programs) expect(`${program} runs`, runs(program) !== "");
}

function tryCommand(app) {
  const umpire = join(app, "node_modules", ".bin", "umpire");
  const played = execFileSync(umpire, ["play", "./out/rps.js"], { cwd: app, encoding: "utf8", input: "1\n" });
  expect("the command plays the README's game", played.includes("The match is over"));
  const laws = execFileSync(umpire, ["laws", "./out/rps.js", "--runs", "10"], { cwd: app, encoding: "utf8" });
  expect("the README's game obeys the laws", laws.includes("holds") && !laws.includes("BROKEN"));
}

const folder = mkdtempSync(join(tmpdir(), "umpire-packages-"));
try {
  const app = join(folder, "app");
  mkdirSync(app);
  const packages = packAll(folder, "https://example.org/umpire.git");
  for (const { manifest, size } of packages) console.log(`  ${manifest.name} ${manifest.version}: ${size} bytes`);
  const troubles = packages.flatMap(troublesOf);
  expect(["every package is whole", ...troubles].join("\n    "), troubles.length === 0);
  install(
    app,
    packages.map(({ tarball }) => tarball),
  );
  expect(`${packages.length} packages install from their tarballs`, true);
  const installed = JSON.parse(readFileSync(join(app, "node_modules/@umpire/rps/package.json"), "utf8"));
  expect("and name the repository that they are told of", installed.repository?.directory === "games/rps");
  tryExamples(app, packages);
  tryCommand(app);
  await tryCreated(app, expect);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
