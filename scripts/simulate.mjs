// npm run simulate -- --seed N [--seeds M] [--minutes M] [--bites]: the whole service in one process, driven by a seed.
import { join } from "node:path";
import { build, checkNode, giveUp, install, root, run } from "./steps.mjs";

checkNode();
install();
if (!build()) giveUp("The build failed; the lines above say where.");
const args = ["--import", "tsx", "--conditions", "@umpire/source"];
const program = join(root, "packages/server/simulation/main.ts");
process.exitCode = run(process.execPath, [...args, program, ...process.argv.slice(2)]) ? 0 : 1;
