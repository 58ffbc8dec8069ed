import { games } from "umpire";
import { firstFailure, seedsFrom } from "../run.ts";

// Tries seeds until one finds something wrong, and says which: what is planted in this program is found, or it is not.
const [from = 1, count = 1] = process.argv.slice(2).map(Number);
const failure = await firstFailure(games, seedsFrom(from, count), 0.5);
console.log(JSON.stringify(failure && { seed: failure.plan.seed, trouble: failure.outcome.trouble }));
