// npm run strength [-- tactics | shapeships | ti4 | reversi …] [--pairs 200] [--ci]: how strong the bots are, each beside a weaker one.
import { parseArgs } from "node:util";
import { build, checkNode, giveUp, install, say } from "./steps.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: "string" }, ci: { type: "boolean", default: false } },
});

checkNode();
install();
if (!build()) giveUp("The build failed; the lines above say where.");
const { botsOf, exploitability, fastDice, hasLevels, levelNames, passer, playPairs, policiesOf, shareOf, solveWhole } =
  await import("@umpire/bots");
const { breadths } = await import("@umpire/shapeships/bot/strategies");
const { reducedDuel } = await import("@umpire/shapeships/bot/reduced");
const { kit: shapeships } = await import("@umpire/shapeships/kit");
const { kit: tactics } = await import("@umpire/tactics/kit");
const { kit: ti4 } = await import("@umpire/ti4/kit");
const { defaultRules } = await import("@umpire/kernel");
const { games } = await import("umpire");

/** Rock-paper-scissors has no levels. Games of one file are measured by them alone, and only where they are named. */
const graded = [tactics, shapeships, ti4];
const others = games.games
  .map((game) => games.kitOf(game))
  .filter(
    ({ game, show }) => show !== undefined && game.id !== "rps" && graded.every((kit) => kit.game.id !== game.id),
  );
const contests = Object.fromEntries(
  [...graded, ...others].map((kit) => [
    kit.game.id,
    { kit, game: kit.game, rules: defaultRules(kit.game), opening: kit.opening ?? 0 },
  ]),
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
/** Games against the passer, in each seat. */
const PASSER_PAIRS = 5;
const quick = (stronger) => !["master", "expert"].includes(stronger);

function pairsFor(name) {
  if (values.ci) return slice[name];
  const pairs = Number(values.pairs ?? 200);
  if (!Number.isSafeInteger(pairs) || pairs < 1) giveUp("How many pairs? Type a whole number: --pairs 200");
  return pairs;
}

let failed = 0;
const row = (cells) => console.log(`| ${cells.join(" | ")} |`);

/** Two bots meet, and the row says how it went. Who falls short of `needed` has failed. */
function meet(contest, preset, names, players, pairs, needed) {
  const { kit, game, opening } = contest;
  if (process.stderr.isTTY) say(`${game.id}: ${names.join(" against ")} …`);
  const before = process.cpuUsage();
  const score = playPairs(contest, players, 0, pairs);
  const { user, system } = process.cpuUsage(before);
  const { won, drawn, lost } = score;
  const measured = shareOf(score);
  if (!needed(measured)) failed += 1;
  // From the untouched start bots that think alike play alike: an interval would promise more than such games know.
  const isRepeated = opening < (kit.opening ?? 0);
  const interval = isRepeated ? "–" : `${measured.low.toFixed(3)}–${measured.high.toFixed(3)}`;
  const seconds = ((user + system) / 1e6).toFixed(0);
  const counts = [won + drawn + lost, won, drawn, lost, measured.share.toFixed(3), interval, seconds];
  row([game.id, preset, ...names, opening === 0 ? "none" : opening, ...counts]);
}

const heads = ["game", "preset", "bot", "against", "random opening"];
row([...heads, "games", "won", "drawn", "lost", "share", "95 % interval", "CPU s"]);
row(new Array(12).fill("---"));
const chosen = Object.entries(contests).filter(([name, { kit }]) =>
  positionals.length === 0 ? graded.includes(kit) : positionals.includes(name),
);
for (const [name, contest] of chosen) {
  const { kit, game } = contest;
  const bots = botsOf(kit);
  const [preset] = Object.keys(game.presets);
  const all = graded.includes(kit) ? [...ladder, ...(hasLevels(kit) ? levelLadder : [])] : levelLadder;
  const meetings = all.filter(([bot]) => !values.ci || quick(bot));
  // A slice is too short for an interval to be narrow.
  const above = ({ share, low }) => (values.ci ? share : low) > 0.5;
  for (const names of meetings) {
    meet(
      contest,
      preset,
      names,
      names.map((bot) => bots[bot]),
      pairsFor(name),
      above,
    );
  }
  if (contest.opening === 0) continue;
  const untouched = { ...contest, opening: 0 };
  for (const names of meetings) {
    meet(
      untouched,
      preset,
      names,
      names.map((bot) => bots[bot]),
      pairsFor(name),
      ({ share }) => share > 0.5,
    );
  }
}

/** A passer loses every game of Tactics to every level above casual, in every preset and both seats. */
function meetPasser() {
  for (const [preset, rules] of Object.entries(tactics.game.presets)) {
    for (const level of levelNames.slice(2).filter((bot) => !values.ci || quick(bot))) {
      const contest = { kit: tactics, game: tactics.game, rules, opening: 0 };
      meet(
        contest,
        preset,
        [level, "passer"],
        [botsOf(tactics)[level], passer(tactics.game)],
        PASSER_PAIRS,
        ({ share }) => share === 1,
      );
    }
  }
}
if (positionals.length === 0 || positionals.includes("tactics")) meetPasser();

/** What somebody who knows a level wins against it in a duel of ShapeShips that is solved as a whole. */
function exploitabilities() {
  const whole = reducedDuel(shapeships.game.presets.standard, fastDice(1));
  const { value, nodes, gap } = solveWhole(whole);
  console.log(
    `\nThe reduced duel: ${nodes} states, worth ${value.toFixed(3)} to North, solved to ${gap.toExponential(1)}.\n`,
  );
  row(["level", "exploitability"]);
  row(["---", "---"]);
  const policies = policiesOf({ ...shapeships, rules: whole.rules, rng: fastDice(2) }, breadths);
  for (const level of levelNames) row([level, exploitability(whole, policies[level], value).toFixed(3)]);
}
if (!values.ci && (positionals.length === 0 || positionals.includes("shapeships"))) exploitabilities();

if (failed > 0)
  giveUp(
    `${failed} of these fall short: the share${values.ci ? "" : " (after a random opening, the lower end of its interval)"} must be above one half, and 1 against the passer.`,
  );
