// npm run long [FILES]: the tests that try much at random, with as much as they can do (docs/testing.md); minutes.
import { build, checkNode, giveUp, install, run, tool } from "./steps.mjs";

checkNode();
install();
if (!build()) giveUp("The build failed; the lines above say where.");
const env = { ...process.env, UMPIRE_LONG: "1" };
process.exitCode = run(tool("vitest"), ["run", ...process.argv.slice(2)], { env }) ? 0 : 1;
