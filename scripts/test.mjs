// npm test [-- --quick]: every check and test there is, on a fresh clone too. Goes through all of them, fails if any did.
import { buildCommand, checkNode, giveUp, install, needProgram, npmCommand, run, say, start, tool } from "./steps.mjs";

const npmRun = (name) => npmCommand(["run", "--silent", name]);
const script = (name, ...args) => [process.execPath, [`scripts/${name}.mjs`, ...args]];
const torture = (only) => script("torture", "--ci", "--only", only);
const report = ["--reporter=default", "--reporter=json", "--outputFile.json=reports/tests.json"];

const build = ["build and types", buildCommand];
const lint = ["lint and format", npmRun("lint")];
const arrows = ["import arrows", npmRun("arrows")];

/** One list after another; within a list two at a time, for a machine has at least two cores. */
const everything = [
  [
    build,
    lint,
    ["lock file", script("checks/lock")],
    ["size of the kernel", script("checks/kernel-size")],
    ["size of the client", script("checks/client-size")],
  ],
  [
    arrows,
    ["games that the platform knows", script("checks/house")],
    ["unused code and dependencies", npmRun("unused")],
    ["web build", [tool("vite"), ["build", "packages/umpire/site", "--logLevel", "warn"]]],
  ],
  // By itself: it takes every core there is.
  [["tests", [tool("vitest"), ["run", ...report]]]],
  [
    ["torture of one server, the small figures", torture("kill,fsync,once,secrecy,frames")],
    ["torture of several servers, the small figures", torture("database,nodes,paused,several,arena,load")],
    ["planted mistakes in ShapeShips", script("mutants/shapeships")],
    ["rule citations", script("checks/citations")],
    ["packages as their users get them", script("checks/packages")],
  ],
  [["browser tests", npmRun("browser")]],
];

/** For the time between two changes: types, lint, arrows, and the tests that take no longer than a moment. */
const quick = [[build, lint, arrows], [["quick tests", [tool("vitest"), ["run", "--project", "quick"]]]]];

/** What it prints comes when it is through, or as it comes where nothing else prints meanwhile. */
async function attempt([name, command], isAlone, failed) {
  say(`${name} …`);
  const begun = process.hrtime.bigint();
  const print = (text) => process.stdout.write(text);
  const { ok, output } = await start(command, isAlone ? print : undefined);
  if (!ok) failed.push({ name, output });
  const seconds = (process.hrtime.bigint() - begun) / 1_000_000_000n;
  if (!isAlone) print(output);
  say(`${name}: ${ok ? "passed" : "FAILED"} after ${seconds} s`);
}

/** Says again, at the end, where it can be found: what failed, and how its output ended. */
function summary({ name, output }) {
  return `\u2716 ${name}\n${output.trimEnd().split("\n").slice(-80).join("\n")}`;
}

async function goThrough(lists) {
  const failed = [];
  for (const list of lists) {
    const waiting = [...list];
    const lane = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) await attempt(step, list.length === 1, failed);
    };
    await Promise.all([lane(), lane()]);
  }
  return failed;
}

const isQuick = process.argv.includes("--quick");
checkNode();
install();
if (!isQuick) {
  needProgram("python3", "python3");
  needProgram("strace", "strace");
  if (!run(...script("install/postgres"))) giveUp("PostgreSQL is needed; the line above says how.");
  if (!run(...script("install/chromium"))) giveUp("Chromium is needed; the line above says how.");
}
const lists = isQuick ? quick : everything;
const failed = await goThrough(lists);
for (const each of failed) console.error(summary(each));
console.log(`${lists.flat().length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
