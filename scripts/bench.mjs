// npm run bench [-- --quick] [--json]: measures us beside the peers. With --json only the answer is on standard output.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { checkNode, giveUp, install, root, run, tool } from "./steps.mjs";

checkNode();
install();
const { status } = spawnSync(tool("tsc"), ["-b", "bench"], { cwd: root, stdio: ["ignore", 2, 2] });
if (status !== 0) giveUp("The build failed; the lines above say where.");
process.exitCode = run(process.execPath, [join(root, "bench/dist/main.js"), ...process.argv.slice(2)]) ? 0 : 1;
