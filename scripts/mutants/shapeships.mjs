// npm run mutate: the mistakes that an engine for ShapeShips is most likely to make, planted one by one: the tests must
// notice each. With --places it is only looked whether each can still be planted; `npm test` does that.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { giveUp, root, tool } from "../steps.mjs";

const folder = "games/shapeships/rules";
/** Each: what it is, and which text of which file becomes which. */
const mutants = [
  [
    "drop the census guard",
    "settlement/ledger.ts",
    "census.fleets[side]) {",
    "[...census.fleets[side], ...scene.state.players[side].wrecks.map((wreck) => ({ ...wreck, charges: 0 }))]) {",
  ],
  [
    "clear the ledger before settlement",
    "settlement/ledger.ts",
    "of state.turnData.triggeredEffects) {",
    "of [] as typeof state.turnData.triggeredEffects) {",
  ],
  [
    "settle one after another with a cap in between",
    "settlement/health.ts",
    "Math.min(ceiling, before - damage + healing)",
    "Math.min(ceiling, before + healing) - damage",
  ],
  [
    "open the response unconditionally",
    "battle.ts",
    "declaration?.some((order) => actionsIn(order) > 0) ?? false",
    "declaration !== null",
  ],
  [
    "never open the response",
    "battle.ts",
    "declaration?.some((order) => actionsIn(order) > 0) ?? false",
    "declaration === null",
  ],
  [
    "apply a charge at submit",
    "windows.ts",
    "sides.filter((side) => decides(state, side, pack))",
    "sides.filter((side) => decides(state, side, pack)).slice(0, 1)",
  ],
  [
    "use `health || default`",
    "settlement/settle.ts",
    "const [north, south] = health;",
    "const [north, south] = [health[0] || 40, health[1] || 40];",
  ],
  [
    "let `anyDeclared` be a stored flag",
    "battle.ts",
    "return declaration?.some((order) => actionsIn(order) > 0) ?? false;",
    "flag ||= declaration?.some((order) => actionsIn(order) > 0) ?? false;\n  return flag;\n}\nlet flag = false;\nexport function unused() {",
  ],
  [
    "re-use declarations when opening responses",
    "battle.ts",
    'reveal(state, "response", orders,',
    'reveal(state, "response", state.turnData.declaration ?? orders,',
  ],
];

/** Two at a time: a machine has at least two cores. */
const queue = [...mutants];
const survivors = [];

function plant([name, file, from, to]) {
  const text = readFileSync(join(root, folder, file), "utf8");
  if (text.split(from).length !== 2) throw new Error(`"${name}": ${file} must have this once: ${from}`);
  return { file: join(root, folder, file), from, to };
}

/** How the tests end with this planted: "passed", "failed", or what they said where they did not run. */
function testsWith(planted) {
  const env = { ...process.env, NO_COLOR: "1", UMPIRE_MUTANT: JSON.stringify(planted) };
  const args = ["run", "--config", "scripts/mutants/vitest.shapeships.config.ts", "--bail", "1", "--reporter", "dot"];
  return new Promise((resolve) => {
    let output = "";
    const run = spawn(tool("vitest"), args, { cwd: root, env });
    run.stdout.on("data", (data) => {
      output += data;
    });
    run.stderr.on("data", (data) => {
      output += data;
    });
    // A run that fails without a failing test has proved nothing.
    run.on("close", (code) => resolve(code === 0 ? "passed" : /Tests\s.*\bfailed\b/.test(output) ? "failed" : output));
  });
}

async function work() {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const result = await testsWith(plant(mutant));
    if (result !== "failed") survivors.push(mutant[0]);
    console.log(result === "failed" ? `noticed: ${mutant[0]}` : `NOT NOTICED: ${mutant[0]}\n${result}`);
  }
}

async function tryAll() {
  const control = await testsWith({});
  if (control !== "passed") giveUp(`Without a planted mistake the tests must pass, and they did not: ${control}`);
  await Promise.all([work(), work()]);
  console.log(`${mutants.length - survivors.length} of ${mutants.length} planted mistakes noticed`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
}

if (process.argv.includes("--places")) for (const mutant of mutants) plant(mutant);
else await tryAll();
