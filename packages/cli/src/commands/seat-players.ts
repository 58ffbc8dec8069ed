import { type Bot, findBot, namesOfBots } from "@umpire/bots";
import type { Game, Json, Match, Result } from "@umpire/kernel";
import type { Tables } from "@umpire/kit";
import { kitOf } from "../kits.ts";
import { openBotInThread } from "../own-bots/in-thread.ts";
import { isBotFile } from "../own-bots/own-bot.ts";

/** A bot at the table; one of a file answers later. */
export type Player = (...asked: Parameters<Bot>) => Json | Promise<Json>;

type Seated = { readonly players: (Player | null)[]; readonly close: () => void };

/** `you,random` or `you,./my-bot.ts`: one name a seat; by default a person at seat 0 and the random bot elsewhere. */
export async function seatPlayers(
  game: Game,
  match: Match,
  names: string | undefined,
  tables: Tables | undefined,
): Promise<Result<Seated>> {
  const kit = kitOf(game);
  const seats = game.seats(match.options);
  const given = names?.split(",") ?? Array.from({ length: seats }, (_, seat) => (seat === 0 ? "you" : "random"));
  const known = ["you", ...namesOfBots(kit)];
  if (given.length !== seats || !given.every((name) => known.includes(name) || isBotFile(name))) {
    const problem = `${seats} names with commas between them, each one of: ${known.join(", ")}, or a file with a bot`;
    return { ok: false, refusal: { code: "bad-request", path: "--players", problem } };
  }
  const opened = await Promise.all(given.map((name) => (isBotFile(name) ? openBotInThread(kit, name) : null)));
  const close = () => {
    for (const bot of opened) if (bot?.ok) bot.value.close();
  };
  const bad = opened.find((bot) => bot?.ok === false);
  if (bad?.ok === false) {
    close();
    return bad;
  }
  const players = given.map((name, seat): Player | null => {
    const own = opened[seat];
    return own?.ok ? own.value.choose : findBot(kit, name, tables);
  });
  return { ok: true, value: { players, close } };
}
