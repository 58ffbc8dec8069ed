// npm run release [-- --dry-run]: packs every package and tries them in an empty folder. Without --dry-run the tarballs
// are then left in reports/release, with the lines to type: publishing is for a person.
import { mkdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { packAll } from "./packed.mjs";
import { build, buildWeb, checkNode, giveUp, install, root, run, say } from "./steps.mjs";

checkNode();
install();
if (!build() || !buildWeb()) giveUp("The build failed; the lines above say where.");
if (!run(process.execPath, ["scripts/checks/packages.mjs"]))
  giveUp("Nothing can be released; the lines above say why.");
if (process.argv.includes("--dry-run")) say("All packages are ready. Nothing was published.");
else {
  const folder = join(root, "reports", "release");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  say("All packages are ready. To publish them, type:");
  for (const { tarball } of packAll(folder)) console.log(`npm publish --access public ./${relative(root, tarball)}`);
}
