import { fastDice, findBot } from "@umpire/bots";
import type { Json } from "@umpire/kernel";
import type { CreateMatch, PlayerCommand } from "@umpire/protocol";
import { games } from "umpire";
import { worldOn } from "../node-world.ts";
import type { Store } from "../store/store.ts";
import type { Thinkers } from "./bots/thinkers.ts";
import { createMatch } from "./creation.ts";
import { execute } from "./execution.ts";
import { joinMatch, openHost } from "./host.ts";
import type { Host } from "./live.ts";

/** Bots that think at once. */
const thinkers: Thinkers = {
  async think({ bot, game: id, edition, rules, view, seat, seed }) {
    const kit = games.findKit(id, edition);
    const player = kit.ok ? findBot(kit.value, bot) : null;
    return player?.(rules, view, seat, fastDice(seed)) ?? null;
  },
  close: async () => undefined,
};

type Time = { now: number };
export const hostOn = (store: Store, time: Time = { now: 1000 }): Host =>
  openHost({ games, world: worldOn(store), thinkers, now: () => time.now, botDelay: 0 });

export function must<T>(result: { ok: true; value: T } | { ok: false; refusal: { code: string } }): T {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

export const plain: CreateMatch = { game: "rps", clock: { kind: "none" }, isPublic: true };

/** A match with two people in it. */
export async function startMatch(host: Host, request: CreateMatch = plain): Promise<string> {
  const { match } = must(await createMatch(host, request));
  for (const name of ["Ann", "Bob"]) await joinMatch(host, match, { name, seed: "0011223344556677" });
  return match;
}

export const hand = (step: number, action: Json, key = `k${step}`) => ({ type: "decide", key, step, action }) as const;
export const send = (host: Host, match: string, seat: number, wanted: PlayerCommand) =>
  execute(host, match, { type: "wish", seat, wanted });
