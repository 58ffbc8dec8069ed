import type { Seat } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { wordFor } from "@umpire/ui";
import type { MatchWords } from "../words/words.ts";

/** What players are called, by seat: bots as bots call themselves, empty seats as free. */
export function namesOf(words: MatchWords, sides: readonly string[], players: MatchView["players"]): readonly string[] {
  const { free, bot, bots } = words.players;
  const names = players.map((player) => {
    if (player === null) return free;
    return player.bot ? bot(wordFor(bots, player.name)?.name ?? player.name) : player.name;
  });
  // Two of one name are told apart by where they sit.
  const isShared = (name: string, seat: number) =>
    players[seat] !== null && names.filter((each) => each === name).length > 1;
  return names.map((name, seat) => (isShared(name, seat) ? `${name} · ${sideOf(words, sides, seat)}` : name));
}

/** What the game calls a seat, else its number. */
export const sideOf = ({ seat: numbered }: MatchWords, sides: readonly string[], seat: Seat): string =>
  sides[seat] ?? numbered(seat);

/** Several seats, as players are called. */
export const formatNames = (names: readonly string[], seats: readonly Seat[]): string =>
  seats.map((seat) => names[seat] ?? String(seat)).join(", ");
