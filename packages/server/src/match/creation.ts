import { canonical, err, expandRules, type Game, type Json, ok, type Result, start } from "@umpire/kernel";
import type { Kits } from "@umpire/kit";
import type { CreateMatch, MatchView } from "@umpire/protocol";
import { toBase64url, toHex } from "../bytes.ts";
import type { Machine } from "../world.ts";
import { namesOfSeatable } from "./bots/file-bots.ts";
import { chargeTo, NOBODY, waitForBudget } from "./budget.ts";
import type { Created } from "./entries.ts";
import type { Host } from "./live.ts";
import { openRoom, viewOf } from "./room.ts";
import { summaryOf } from "./summary.ts";

type Chance = Pick<Machine, "randomBytes">;
export const newId = ({ randomBytes }: Chance): string => toBase64url(randomBytes(12));
const newSecret = ({ randomBytes }: Chance): string => toHex(randomBytes(32));

/** For whom the seats of a match are reserved, if they are. */
type Reservations = Pick<Created, "reserved">;

/** Creates a match, charged to a party. */
export async function createMatch(
  host: Host,
  request: CreateMatch,
  party = NOBODY,
  reserved: Reservations = {},
): Promise<Result<MatchView>> {
  await waitForBudget(host, () => party);
  const at = host.now();
  const bundle = host.bundles?.current(request.game) ?? null;
  const room = chargeTo(host, party, () => {
    const created = createdEntry(host.games, request, newId(host.world), newSecret(host.world), host);
    if (!created.ok) return created;
    return openRoom(host.games, { ...created.value, ...reserved, ...(bundle && { bundle: bundle.hash }) }, 1, at);
  });
  if (!room.ok) return room;
  const { created } = room.value;
  const { match } = created;
  // Before the match: there is never one without its code.
  if (bundle !== null) await host.bundles?.keep(bundle, at);
  const done = await host.world.store.append({
    match,
    expected: 0,
    key: null,
    epoch: await host.world.store.claim(match),
    at,
    answer: "",
    summary: summaryOf(room.value),
    entries: [canonical(created as unknown as Json)],
  });
  return done.ok ? ok(viewOf(room.value, "spectator")) : err({ code: "conflict" });
}

/** The first entry of a match, with an id and a secret from a safe generator; or why there can be no such match. */
export function createdEntry(
  games: Kits,
  request: CreateMatch,
  match: string,
  secret: string,
  { packs = true, fileBots = [] }: Pick<Host, "packs" | "fileBots"> = {},
): Result<Created> {
  const game = games.find(request.game);
  if (!game.ok) return game;
  const rules = expandRules(game.value, request.rules);
  if (!rules.ok) return rules;
  if (!packs && !isPreset(game.value, rules.value))
    return err({ code: "presets-only", presets: Object.keys(game.value.presets) });
  const options = game.value.parse.options(request.options ?? {});
  if (!options.ok) return options;
  const seats = seatsFor(request, game.value.seats(options.value), namesOfSeatable({ games, fileBots }, game.value));
  if (!seats.ok) return seats;
  // A match that the game cannot set up is refused here, not when the last player sits down.
  const begun = start(game.value, secret, options.value, rules.value);
  if (!begun.ok) return begun;
  return ok({
    type: "created",
    match,
    secret,
    game: request.game,
    edition: game.value.edition,
    rules: rules.value as Json,
    options: options.value as Json,
    clock: request.clock,
    isPublic: request.isPublic,
    seats: seats.value,
  });
}

const isPreset = ({ presets }: Game, rules: Json): boolean =>
  Object.values(presets).some((preset) => canonical(preset) === canonical(rules));

/** By seat: the name of a bot, or null for a person who joins. */
function seatsFor(
  { seats: wanted }: CreateMatch,
  count: number,
  known: readonly string[],
): Result<readonly (string | null)[]> {
  const seats = (wanted ?? Array.from({ length: count }, () => "open" as const)).map((seat) =>
    seat === "open" ? null : seat.bot,
  );
  if (seats.length !== count) return err({ code: "wrong-seats", seats: count });
  const unknown = seats.find((bot) => bot !== null && !known.includes(bot));
  if (unknown !== undefined) return err({ code: "unknown-bot", bot: unknown, known });
  return seats.includes(null) ? ok(seats) : err({ code: "nobody-plays" });
}
