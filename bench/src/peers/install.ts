import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Peers that are too heavy to be installed with everything else. */
export const peers = new URL("../../peers/package.json", import.meta.url);

/** Installs what the lock file of that folder says, unless it is there already; true if it is there now. */
export function installPeers(): boolean {
  const { dependencies }: { readonly dependencies: object } = JSON.parse(readFileSync(peers, "utf8"));
  if (Object.entries(dependencies).every(([name, version]) => installed(name) === version)) return true;
  console.error("installing the peers of bench/peers (npm ci) …");
  const npm = process.env["npm_execpath"];
  const [command, ...args] = npm === undefined ? ["npm", "ci"] : [process.execPath, npm, "ci"];
  const cwd = fileURLToPath(new URL(".", peers));
  return spawnSync(command, args, { cwd, stdio: ["ignore", 2, 2] }).status === 0;
}

function installed(name: string): string | undefined {
  const file = new URL(`node_modules/${name}/package.json`, peers);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : undefined;
}
