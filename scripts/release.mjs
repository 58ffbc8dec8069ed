// npm run release [-- --dry-run]: packs every package and tries them in an empty folder. Without --dry-run the tarballs
// are then left in reports/release, with the lines to type: publishing is for a person. So is the address that the packages
// name as their repository: npm run release -- --repository https://…
import { mkdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { packAll } from "./packed.mjs";
import { build, buildWeb, checkNode, giveUp, install, root, run, say } from "./steps.mjs";

const { values } = parseArgs({ options: { "dry-run": { type: "boolean" }, repository: { type: "string" } } });
if (!values["dry-run"] && values.repository === undefined) giveUp("Where is the code? Say --repository https://…");

checkNode();
install();
if (!build() || !buildWeb()) giveUp("The build failed; the lines above say where.");
if (!run(process.execPath, ["scripts/checks/packages.mjs"]))
  giveUp("Nothing can be released; the lines above say why.");
if (values["dry-run"]) say("All packages are ready. Nothing was published.");
else {
  const folder = join(root, "reports", "release");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  say("All packages are ready. To publish them, type:");
  for (const { tarball } of packAll(folder, values.repository))
    console.log(`npm publish --access public ./${relative(root, tarball)}`);
}
