// npm run long [FILES]: the tests that try much at random, with as much as they can do, and those of the browser that
// `npm test` leaves out (docs/testing.md); minutes.
import { build, buildWeb, checkNode, giveUp, install, run, tool } from "./steps.mjs";

checkNode();
install();
if (!build()) giveUp("The build failed; the lines above say where.");
const env = { ...process.env, UMPIRE_LONG: "1" };
const named = process.argv.slice(2);
const inBrowser = named.filter((file) => /\.spec\b|^e2e\b/.test(file));
const others = named.filter((file) => !inBrowser.includes(file));
const wants = (files) => named.length === 0 || files.length > 0;

let isGood = true;
if (wants(others)) isGood = run(tool("vitest"), ["run", ...others], { env });
if (wants(inBrowser)) {
  if (!run(process.execPath, ["scripts/install/chromium.mjs"])) giveUp("Chromium is needed; the line above says how.");
  if (!buildWeb()) giveUp("The pages could not be built.");
  isGood = run(tool("playwright"), ["test", "--config", "e2e", ...inBrowser], { env }) && isGood;
}
process.exitCode = isGood ? 0 : 1;
