// npm start: installs, builds, and plays a match of the example against the random bot in the terminal.
import { join } from "node:path";
import { build, checkNode, giveUp, install, root, run, say } from "./steps.mjs";

checkNode();
install();
if (!build()) giveUp("The build failed; the lines above say where.");
say("A match of rock, paper, scissors against the random bot. More: npx umpire --help");
const played = run(process.execPath, [
  join(root, "packages/cli/bin/umpire.js"),
  "play",
  "rps",
  ...process.argv.slice(2),
]);
process.exitCode = played ? 0 : 1;
