import { games } from "umpire";
import { firstFailure, seedsFrom } from "../run.ts";

// Tries seeds for some seconds of processor time, and says which one finds something wrong: what is planted in this
// program is found, or it is not.
const [count = 1, most = 1] = process.argv.slice(2).map(Number);
const worked = (): number => process.cpuUsage().user / 1e6;
let tried = 0;
const seeds = seedsFrom(1, count, () => worked() < most);
const failure = await firstFailure(games, seeds, 0.5, () => {
  tried += 1;
});
const found = failure && { seed: failure.plan.seed, trouble: failure.outcome.trouble };
console.log(JSON.stringify({ found, tried, seconds: worked() }));
