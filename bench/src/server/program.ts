import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const serverProgram = new URL("../bin/umpire-server.js", import.meta.resolve("umpire"));
const page = new URL("../site/dist/index.html", serverProgram);
/** All clients come from one address, which a server in earnest would slow down. What it checks, it checks all the same. */
export const limits = [
  "sockets-per-address",
  "connections-per-address",
  "address-burst",
  "address-rate",
  "burst",
  "rate",
  "requests",
  "matches",
]
  .flatMap((name) => [`--${name}`, "1000000"])
  .concat("--share", "100");

/** Our server does not start without its pages. */
export function buildPages(): void {
  if (existsSync(page)) return;
  console.error("building the web pages …");
  const npm = process.env["npm_execpath"];
  const build = ["run", "build", "--workspace", "umpire"];
  const [command, ...args] = npm === undefined ? ["npm", ...build] : [process.execPath, npm, ...build];
  const cwd = fileURLToPath(new URL("../../../", serverProgram));
  if (spawnSync(command, args, { cwd, stdio: ["ignore", 2, 2] }).status !== 0)
    throw new Error("the web pages could not be built");
}
