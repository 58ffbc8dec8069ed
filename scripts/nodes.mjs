// npm run nodes: Node.js 20, 22 and 24, each with the quick tests, the golden playthroughs among them, the tests of
// SQLite, and a match by seed of every edition of every game, whose hashes must be the same everywhere.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, checkNode, giveUp, install, npmCommand, root, start } from "./steps.mjs";

const MAJORS = [20, 22, 24];
const cache = join(root, "node_modules", ".cache", "nodes");

/** Installs packages into a folder of their own, by the Node.js whose program this is. */
function installInto(folder, program, packages) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  const home = dirname(dirname(program));
  const path = [dirname(program), process.env.PATH].join(delimiter);
  // Native modules are compiled against the headers beside that program.
  const headers = existsSync(join(home, "include", "node")) ? { npm_config_nodedir: home } : {};
  const [command, args] = npmCommand(["install", "--silent", "--no-audit", "--no-fund", "--save-exact", ...packages]);
  execFileSync(command, args, { cwd: folder, stdio: "inherit", env: { ...process.env, ...headers, PATH: path } });
}

/** The program of a major version: the one that runs us, else npm's package of it. */
function programOf(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const folder = join(cache, `${major}`);
  const program = join(folder, "node_modules", name, "bin", "node");
  if (!existsSync(program)) installInto(folder, process.execPath, [`${name}@${major}`]);
  return program;
}

/** What else this version needs: SQLite's module compiled for it, and a preload file that loads it instead of ours. */
function sqliteFor(major, program) {
  if (program === process.execPath) return {};
  const folder = join(cache, `sqlite-${major}`);
  const binding = join(folder, "node_modules/better-sqlite3/build/Release/better_sqlite3.node");
  const { version } = createRequire(import.meta.url)("better-sqlite3/package.json");
  if (!existsSync(binding)) installInto(folder, program, [`better-sqlite3@${version}`]);
  const preload = join(folder, "preload.cjs");
  writeFileSync(
    preload,
    `const { _extensions } = require("node:module");
const load = _extensions[".node"];
_extensions[".node"] = (module, file) =>
  load(module, file.endsWith("better_sqlite3.node") ? ${JSON.stringify(binding)} : file);
`,
  );
  return { NODE_OPTIONS: `--require=${preload}` };
}

const vitest = join(root, "node_modules/vitest/vitest.mjs");
const sqliteTests = ["folder", "kill", "sqlite"].map((name) => `packages/server/src/store/sqlite/${name}.test.ts`);

/** What one version comes to: which tests failed, and its hashes. */
async function tryVersion(major) {
  const program = programOf(major);
  Object.assign(process.env, { NODE_OPTIONS: "" }, sqliteFor(major, program));
  const version = execFileSync(program, ["--version"], { encoding: "utf8" }).trim();
  const quick = await start([program, [vitest, "run", "--project", "quick", "--reporter=dot"]]);
  const sqlite = await start([program, [vitest, "run", "--reporter=dot", ...sqliteTests]]);
  const played = await start([program, [fileURLToPath(new URL("./played.mjs", import.meta.url))]]);
  for (const { ok, output } of [quick, sqlite, played]) if (!ok) console.error(output);
  return { version, ok: quick.ok && sqlite.ok && played.ok, quick, sqlite, played };
}

const passed = ({ output }) => /Tests.*?(\d+) passed/.exec(output)?.[1] ?? "no";

checkNode();
install();
if (!build()) giveUp("The build failed; the lines above say where.");
const tried = [];
for (const major of MAJORS) {
  const each = await tryVersion(major);
  const isSame = each.played.output === (tried[0] ?? each).played.output;
  tried.push({ ...each, isSame });
  const hashes = `${each.played.output.trim().split("\n").length} matches with ${isSame ? "the same" : "OTHER"} hashes`;
  console.log(`${each.version}: ${passed(each.quick)} quick tests, ${passed(each.sqlite)} of SQLite, ${hashes}`);
}
process.exitCode = tried.every(({ ok, isSame }) => ok && isSame) ? 0 : 1;
