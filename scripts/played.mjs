// A match by seed of every edition of every game, decided at random: its length and its last hash, one line each.
import { decide, firstHash, nextHash, observe, sealedDice, start } from "@umpire/kernel";
import { games } from "umpire";

const must = (result) => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

function play(game) {
  let { match } = must(start(game, "nodes", must(game.parse.options({}))));
  let hash = firstHash(match);
  for (let step = 0; ; step += 1) {
    const { next, decided } = observe(game, match, "spectator");
    const seat = next.awaiting?.find((each) => !decided.includes(each));
    if (seat === undefined) return `${game.id}, edition ${game.edition}: ${match.log.length} entries, ${hash}`;
    const { view } = observe(game, match, seat);
    const moved = must(decide(game, match, seat, game.sample(view, seat, sealedDice("choices", step), match.rules)));
    const [entry] = moved.match.log.slice(match.log.length);
    match = moved.match;
    if (entry !== undefined) hash = nextHash(hash, entry, match.state);
  }
}

for (const game of games.editions) console.log(play(game));
