// npm run torture [-- --quick | --ci] [--only kill,fsync,…] [--seed 1]: what the server promises, tried by force.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, buildWeb, checkNode, giveUp, install, needProgram, root, run } from "./steps.mjs";

checkNode();
install();
const [, only = "fsync,nodes"] = /--only[= ](\S+)/.exec(process.argv.slice(2).join(" ")) ?? [];
if (only.includes("fsync")) needProgram("strace", "strace");
const isShared = /arena|database|nodes|paused|several/.test(only);
if (isShared && !run(process.execPath, ["scripts/install/postgres.mjs"])) giveUp("PostgreSQL is needed; see above.");
if (!build()) giveUp("The build failed; the lines above say where.");
// The real server does not start without its pages.
if (!existsSync(join(root, "packages/umpire/site/dist/index.html")) && !buildWeb())
  giveUp("The pages could not be built.");
const args = ["--import", "tsx", join(root, "packages/server/torture/main.ts"), ...process.argv.slice(2)];
process.exitCode = run(process.execPath, args) ? 0 : 1;
