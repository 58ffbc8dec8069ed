import type { MatchView } from "@umpire/protocol";
import type { MatchWords } from "./words/words.ts";

/** What players are called, by seat: bots by their kind, empty seats as free. */
export const namesOf = ({ players: words }: MatchWords, players: MatchView["players"]): readonly string[] =>
  players.map((player) => {
    if (player === null) return words.free;
    return player.bot ? words.bot(words.bots[player.name] ?? player.name) : player.name;
  });
