import { err, expandRules, type Game, ok, type Result, type Seat, start } from "@umpire/kernel";
import type { MatchView } from "@umpire/protocol";
import { newSeed } from "../seats/random-id.ts";
import { readKept, refold } from "./kept.ts";
import type { LocalOptions, Think } from "./options.ts";
import { openUmpire, type Umpire } from "./umpire.ts";

/** What a local match is opened with. */
export type LocalMatch = Omit<LocalOptions, "local" | "think"> & { readonly id: string; readonly think: Think };

/** Who sits where: bots where they are named, people everywhere else. */
function playersOf({ bots = {}, names = {} }: LocalMatch, seats: number): Result<MatchView["players"]> {
  const strange = Object.keys(bots).find((seat) => !(Number(seat) >= 0 && Number(seat) < seats));
  if (strange !== undefined) return err({ code: "no-such-seat", seat: Number(strange), seats });
  return ok(
    Array.from({ length: seats }, (_, seat: Seat) => {
      const bot = bots[seat];
      return bot === undefined ? { name: names[seat] ?? `P${seat + 1}`, bot: false } : { name: bot, bot: true };
    }),
  );
}

function begin(game: Game, wanted: LocalMatch): Result<Umpire> {
  const rules = expandRules(game, wanted.rules);
  if (!rules.ok) return rules;
  const options = game.parse.options(wanted.options ?? {});
  if (!options.ok) return options;
  const players = playersOf(wanted, game.seats(options.value));
  if (!players.ok) return players;
  const begun = start(game, wanted.seed ?? newSeed(), options.value, rules.value);
  if (!begun.ok) return begun;
  const { match, events } = begun.value;
  const room = { id: wanted.id, game, players: players.value, match, fixed: 0 };
  return ok(openUmpire({ ...wanted, room, history: [events] }));
}

/** Goes on with a match that was kept; where it cannot be folded any more, nothing is there. */
export function resumeLocalMatch(game: Game, wanted: LocalMatch): Umpire | null {
  const kept = readKept(wanted.keep?.load() ?? null);
  const folded = kept && refold(game, kept);
  if (kept === null || !folded?.ok) return null;
  const { match, history, fixed } = folded.value;
  return openUmpire({ ...wanted, room: { id: wanted.id, game, players: kept.players, match, fixed }, history });
}

/** A match in the page: the one that was kept, or a new one; or why there can be none. */
export function openLocalMatch(game: Game, wanted: LocalMatch): Result<Umpire> {
  const resumed = resumeLocalMatch(game, wanted);
  return resumed === null ? begin(game, wanted) : ok(resumed);
}
