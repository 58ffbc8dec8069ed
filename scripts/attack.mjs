// npm run attack [-- --runs 5] [--seconds 60] [--only abcd] [--matches 40] [--minutes 20] [--prof folder]: what one
// address can do to everybody else. The server has one core to itself, and those who ask it the other.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, buildWeb, checkNode, giveUp, install, needProgram, root, run } from "./steps.mjs";

checkNode();
install();
needProgram("taskset", "util-linux");
if (!build()) giveUp("The build failed; the lines above say where.");
// The real server does not start without its pages.
if (!existsSync(join(root, "packages/umpire/site/dist/index.html")) && !buildWeb())
  giveUp("The pages could not be built.");
const program = join(root, "packages/server/attack/main.ts");
const args = ["-c", "1", process.execPath, "--import", "tsx", program, ...process.argv.slice(2)];
process.exitCode = run("taskset", args) ? 0 : 1;
