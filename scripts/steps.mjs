// What `npm start` and `npm test` share. Plain JavaScript without dependencies: it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { meter } from "./processor-time.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "node_modules", ".umpire-installed");

/** The browser that is driven: what `npm test` installs, or the one that CHROMIUM names. */
export const browser = process.env.CHROMIUM ?? "/usr/lib/chromium/chromium-headless-shell";

export const say = (text) => console.log(`\u25b8 ${text}`);

/** Ends with one line that says what to do. */
export function giveUp(text) {
  console.error(`\u2716 ${text}`);
  process.exit(1);
}

/** Runs a program in the repository; true if it ended well. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (error) console.error(error.message);
  return status === 0;
}

/** Runs a program beside others; gives whether it ended well, what it printed, and how long processors worked for it. */
export function start([command, args]) {
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const metered = meter(child.pid);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  return new Promise((resolve) => {
    child.on("error", ({ message }) => resolve({ ok: false, output: message, seconds: metered.stop() }));
    child.on("close", (code) => resolve({ ok: code === 0, output, seconds: metered.stop() }));
  });
}

/** npm itself: the one that runs us, if one does. */
export function npmCommand(args) {
  const path = process.env.npm_execpath;
  return path ? [process.execPath, [path, ...args]] : ["npm", args];
}

export const npm = (args) => run(...npmCommand(args));

/** A tool that the repository has installed. */
export const tool = (name) => join(root, "node_modules", ".bin", name);

export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 12))
    giveUp(`Umpire needs Node.js 20.12 or newer; this is ${process.versions.node}.`);
}

/** Installs what the lock file says, unless it is there already. */
export function install() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("Installing dependencies (npm ci) …");
  if (!npm(["ci"])) giveUp("The dependencies could not be installed. Check the network, then type: npm ci");
  writeFileSync(stamp, wanted);
}

/** Compiles what has changed: the platform, and every game there is. */
export const buildCommand = [
  tool("tsc"),
  ["-b", ".", ...readdirSync(join(root, "games")).map((game) => `games/${game}`)],
];

export function build() {
  say("Building what has changed (tsc -b) …");
  return run(...buildCommand);
}

/** Bundles the web pages. */
export function buildWeb() {
  say("Building the web pages (vite build) …");
  return run(tool("vite"), ["build", "packages/umpire/site", "--logLevel", "warn"]);
}

/** A program that comes from the system: installed as root on Debian, else named with the line to type. */
export function needProgram(program, ...packages) {
  if (spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0) return;
  const line = `apt-get install --no-install-recommends ${packages.join(" ")}`;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  if (!isRootOnDebian) giveUp(`${program} is needed. Type: sudo ${line}`);
  say(`Installing system packages: ${packages.join(" ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const get = (...args) => run("apt-get", ["-q", ...args], { env });
  const installed = get("update") && get("install", "-y", "--no-install-recommends", ...packages);
  if (!installed) giveUp(`Not everything could be installed; check the network, then type: ${line}`);
}
