// npm run figures [-- tactics | shapeships]: how the games play out between bots; the numbers of docs/*-figures.md.
import { build, checkNode, giveUp, install, say } from "./steps.mjs";

checkNode();
install();
if (!build()) giveUp("The build failed; the lines above say where.");
const { botsOf, fastDice, playMatch } = await import("@umpire/bots");
const { kit: shapeships } = await import("@umpire/shapeships/kit");
const { presets: tacticsPresets } = await import("@umpire/tactics/rules/data/presets");
const { kit: tactics } = await import("@umpire/tactics/kit");

const pairings = [
  ["random against random", ["random", "random"], 10_000],
  ["greedy against greedy", ["greedy", "greedy"], 1_000],
  ["greedy (first) against random", ["greedy", "random"], 1_000],
  ["random against greedy (second)", ["random", "greedy"], 1_000],
];

const seated = (kit, names) => names.map((name) => botsOf(kit)[name]);
const progress = (text) => process.stderr.isTTY && say(`${text} …`);
const share = (number, count) => `${((100 * number) / count).toFixed(1)} %`;
const row = (cells) => console.log(`| ${cells.join(" | ")} |`);
const head = (cells) => {
  row(cells);
  row(cells.map(() => "---"));
};
const quantile = (numbers, part) => numbers[Math.floor(part * (numbers.length - 1))];

function tacticsFigures() {
  head(["preset", "pairing", "games", "distinct", "P1 wins", "P2 wins", "draws", "turns, median", "turns, 90 %"]);
  for (const preset of ["skirmish", "duel"]) {
    for (const [name, bots, count] of pairings) {
      progress(`${preset}, ${name}`);
      const distinct = new Set();
      const turns = [];
      const won = { P1: 0, P2: 0, draw: 0 };
      for (let game = 0; game < count; game += 1) {
        const { state, log } = playMatch(
          tactics.game,
          tacticsPresets[preset],
          seated(tactics, bots),
          `${game}`,
          fastDice(game),
        );
        distinct.add(JSON.stringify(log));
        turns.push(state.turn);
        won[state.winner ?? "draw"] += 1;
      }
      turns.sort((a, b) => a - b);
      const wins = [won.P1, won.P2, won.draw].map((number) => share(number, count));
      row([preset, name, count, distinct.size, ...wins, quantile(turns, 0.5), quantile(turns, 0.9)]);
    }
  }
}

/** Duels between two bots: how they ended, and how long they took. */
function shapeshipsDuels(factions, players, count) {
  const duels = Array.from({ length: count }, (_, game) => {
    const rules = shapeships.game.presets.standard;
    return playMatch(shapeships.game, rules, players, `${game}`, fastDice(game), { factions }).state;
  });
  const number = (is) => duels.filter(is).length;
  const draws = number(({ outcome }) => outcome.winner === null);
  return {
    score: (number(({ outcome }) => outcome.winner === 0) + draws / 2) / count,
    draws,
    double: number(({ outcome }) => outcome.result !== "win"),
    turns: duels.map(({ turn }) => turn).sort((a, b) => a - b),
  };
}

function shapeshipsFigures() {
  const meetings = [
    ["Lattice v Corona", ["lattice", "corona"]],
    ["Corona v Lattice", ["corona", "lattice"]],
    ["Lattice mirror", ["lattice", "lattice"]],
    ["Corona mirror", ["corona", "corona"]],
  ];
  const lengths = ["turns p5 / median / p95", "6 to 12 turns"];
  head(["meeting", "pairing", "games", "score of North", "draws", "double knock-outs", ...lengths]);
  for (const [meeting, factions] of meetings) {
    for (const [name, bots, count] of pairings) {
      progress(`${meeting}, ${name}`);
      const { score, draws, double, turns } = shapeshipsDuels(factions, seated(shapeships, bots), count);
      const spread = [0.05, 0.5, 0.95].map((part) => quantile(turns, part)).join(" / ");
      const usual = turns.filter((turn) => turn >= 6 && turn <= 12).length;
      const shares = [draws, double].map((number) => share(number, count));
      row([meeting, name, count, score.toFixed(3), ...shares, spread, share(usual, count)]);
    }
  }
}

const figures = { tactics: tacticsFigures, shapeships: shapeshipsFigures };
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(figures, name));
if (unknown !== undefined) giveUp(`There are no figures of ${unknown}. There are: ${Object.keys(figures).join(", ")}.`);
for (const [name, print] of Object.entries(figures)) if (wanted.length === 0 || wanted.includes(name)) print();
