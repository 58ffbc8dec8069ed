// npm run figures: how the presets of Tactics play out between bots; the numbers of docs/tactics-figures.md.
import { build, checkNode, giveUp, install, say } from "./steps.mjs";

checkNode();
install();
if (!build()) giveUp("The build failed; the lines above say where.");
const { fastDice, greedy, playMatch, random } = await import("@umpire/bots");
const { tactics, tacticsPresets } = await import("@umpire/games");

const pairings = [
  ["random against random", [random, random], 10_000],
  ["greedy against greedy", [greedy, greedy], 1_000],
  ["greedy (P1) against random", [greedy, random], 1_000],
  ["random against greedy (P2)", [random, greedy], 1_000],
];

console.log("| preset | pairing | games | distinct | P1 wins | P2 wins | draws | turns, median | turns, 90 % |");
console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
for (const preset of ["skirmish", "duel"]) {
  for (const [name, players, count] of pairings) {
    if (process.stderr.isTTY) say(`${preset}, ${name} …`);
    const distinct = new Set();
    const turns = [];
    const won = { P1: 0, P2: 0, draw: 0 };
    for (let game = 0; game < count; game += 1) {
      const { state, log } = playMatch(tactics, tacticsPresets[preset], players, `${game}`, fastDice(game));
      distinct.add(JSON.stringify(log));
      turns.push(state.turn);
      won[state.winner ?? "draw"] += 1;
    }
    turns.sort((a, b) => a - b);
    const share = (number) => `${((100 * number) / count).toFixed(1)} %`;
    const at = (part) => turns[Math.floor(part * (count - 1))];
    const cells = [preset, name, count, distinct.size, share(won.P1), share(won.P2), share(won.draw), at(0.5), at(0.9)];
    console.log(`| ${cells.join(" | ")} |`);
  }
}
