// Holds our odds of ti4battle.com links against long simulations of the same battles: agreed, different, not modelled.
//
//   node scripts/ti4/battle-links.mjs [FILE] [--all]
//
// FILE has one case a line: {link, attacker, defender, draw, n or se, doubt?, uses?}. Answers come from `umpire referee`.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { root } from "../steps.mjs";

const args = process.argv.slice(2);
const file = args.find((each) => !each.startsWith("--")) ?? "conformance/battles/ti4.jsonl";
const cases = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** Standard errors by which two answers may differ, and what rounding of the shares adds. */
const MOST = 4;
const ROUNDING = 0.00001;

const requests = cases.map(({ link }, id) => JSON.stringify({ id, game: "ti4", ask: "odds", link }));
const started = Date.now();
const { stdout, status } = spawnSync("npx", ["umpire", "referee"], {
  cwd: root,
  input: `${requests.join("\n")}\n`,
  encoding: "utf8",
  maxBuffer: 1 << 28,
});
const seconds = (Date.now() - started) / 1000;
const answers = new Map(
  stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map((answer) => [answer.id, answer]),
);

/** Standard errors between ours and theirs, of the share that differs most; of n battles, where no error is said. */
function distance(ours, { n, se, ...given }) {
  const far = ["attacker", "defender", "draw"].map((end) => {
    const error = se ?? Math.max(Math.sqrt((ours[end] * (1 - ours[end])) / n), 0.5 / n);
    return Math.abs(ours[end] - given[end]) / (error + ROUNDING);
  });
  return Math.max(...far);
}

function verdictOf(given, ours) {
  if (ours === undefined || !ours.ok) return "refused";
  const z = distance(ours, given);
  const left = [...(ours.notModelled ?? []), ...(ours.unread ?? []).filter(({ code }) => code === "not-counted")];
  if (given.doubt) return "in doubt";
  if (z < MOST) return "agreed";
  return left.length > 0 ? "not modelled" : "differs";
}

const counts = new Map();
const blamed = new Map();
for (const [id, given] of cases.entries()) {
  const ours = answers.get(id);
  const verdict = verdictOf(given, ours);
  counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  if (verdict === "agreed" || verdict === "in doubt") continue;
  for (const use of given.uses ?? []) blamed.set(use, (blamed.get(use) ?? 0) + 1);
  if (args.includes("--all") || verdict === "differs" || verdict === "refused") {
    const shares = ours?.ok
      ? [ours.attacker, ours.draw, ours.defender].map((share) => share.toFixed(4))
      : ours?.refusal;
    console.log(
      `${verdict} ${id}: ${given.link}\n  ours ${shares}, theirs ${[given.attacker, given.draw, given.defender]}`,
    );
  }
}
console.log(`\n${cases.length} links in ${seconds.toFixed(1)} s`);
for (const [verdict, count] of [...counts].sort()) console.log(`${verdict}: ${count}`);
const worst = [...blamed].sort((one, other) => other[1] - one[1]).slice(0, 15);
if (worst.length > 0)
  console.log(`\nIn those that do not agree:\n${worst.map(([use, count]) => `  ${count} ${use}`).join("\n")}`);
process.exitCode = status === 0 && !counts.has("refused") && !counts.has("differs") ? 0 : 1;
