// npm run strength [-- tactics | shapeships | ti4 …] [--pairs 200] [--ci]: how strong the bots are, each beside a weaker one.
import { parseArgs } from "node:util";
import { build, checkNode, giveUp, install, say } from "./steps.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: "string" }, ci: { type: "boolean", default: false } },
});

checkNode();
install();
if (!build()) giveUp("The build failed; the lines above say where.");
const {
  bots,
  exploitability,
  fastDice,
  hasLevels,
  levelNames,
  openingOf,
  playPairs,
  reducedDuel,
  shapeshipsPolicies,
  shareOf,
  solveWhole,
} = await import("@umpire/bots");
const { shapeships, tactics, ti4 } = await import("@umpire/games");
const { defaultRules } = await import("@umpire/kernel");

const contests = Object.fromEntries(
  [tactics, shapeships, ti4].map((game) => [game.id, { game, rules: defaultRules(game), opening: openingOf(game) }]),
);
const unknown = positionals.find((name) => !Object.hasOwn(contests, name));
if (unknown !== undefined) giveUp(`There is no ${unknown}. There are: ${Object.keys(contests).join(", ")}.`);

const ladder = [
  ["greedy", "random"],
  ["search", "greedy"],
];
const levelLadder = levelNames.slice(1).map((name, below) => [name, levelNames[below]]);
/** What a few seconds can show; the rest takes minutes. */
const slice = { tactics: 25, shapeships: 25, ti4: 10 };
const quick = (stronger) => !["master", "expert"].includes(stronger);

function pairsFor(name) {
  if (values.ci) return slice[name];
  const pairs = Number(values.pairs ?? 200);
  if (!Number.isSafeInteger(pairs) || pairs < 1) giveUp("How many pairs? Type a whole number: --pairs 200");
  return pairs;
}

let failed = 0;
const row = (cells) => console.log(`| ${cells.join(" | ")} |`);
row(["game", "bot", "against", "games", "won", "drawn", "lost", "share", "95 % interval", "CPU s"]);
row(new Array(10).fill("---"));
for (const [name, contest] of Object.entries(contests)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const meetings = [...ladder, ...(hasLevels(contest.game) ? levelLadder : [])];
  for (const [stronger, weaker] of meetings.filter(([bot]) => !values.ci || quick(bot))) {
    if (process.stderr.isTTY) say(`${name}: ${stronger} against ${weaker} …`);
    const before = process.cpuUsage();
    const score = playPairs(contest, [bots[stronger], bots[weaker]], 0, pairsFor(name));
    const { user, system } = process.cpuUsage(before);
    const { share, low, high } = shareOf(score);
    // A slice is too short for an interval to be narrow.
    if ((values.ci ? share : low) <= 0.5) failed += 1;
    const { won, drawn, lost } = score;
    const interval = `${low.toFixed(3)}–${high.toFixed(3)}`;
    const seconds = ((user + system) / 1e6).toFixed(0);
    row([name, stronger, weaker, won + drawn + lost, won, drawn, lost, share.toFixed(3), interval, seconds]);
  }
}
/** What somebody who knows a level wins against it in a duel of ShapeShips that is solved as a whole. */
function exploitabilities() {
  const whole = reducedDuel(shapeships.presets.standard, fastDice(1));
  const { value, nodes, gap } = solveWhole(whole);
  console.log(
    `\nThe reduced duel: ${nodes} states, worth ${value.toFixed(3)} to North, solved to ${gap.toExponential(1)}.\n`,
  );
  row(["level", "exploitability"]);
  row(["---", "---"]);
  const policies = shapeshipsPolicies({ game: whole.game, rules: whole.rules, rng: fastDice(2) });
  for (const level of levelNames) row([level, exploitability(whole, policies[level], value).toFixed(3)]);
}
if (!values.ci && (positionals.length === 0 || positionals.includes("shapeships"))) exploitabilities();

if (failed > 0)
  giveUp(`In ${failed} of these the ${values.ci ? "share" : "lower end of the interval"} is not above one half.`);
