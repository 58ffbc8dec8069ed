import { readText } from "@umpire/cli/terminal";
import { err, ok, type Result } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { ASYNC_TI4 } from "../../asyncti4/address.ts";
import { fetchGame, gameNamed } from "../../asyncti4/fetch-game.ts";
import { findSystem } from "../../galaxy/galaxy.ts";
import { readMap } from "../../galaxy/read-map.ts";
import { resolveSystem } from "../../galaxy/typed-names.ts";
import { type OpenedPlan, openText } from "../../planner/open-text.ts";
import type { Plan } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import { inFile } from "./position.ts";

/** A link or an address with one, and no name of a file. */
const isLink = (source: string): boolean =>
  source.includes("#") || (/^\d+\.[0-9a-z]*(?:\.[\w-]*)?$/.test(source) && !/\.(?:json|txt)$/.test(source));

/** A position from what is typed: a link, a file, or a game of AsyncTI4 by its id or address. */
export async function openSource(source: string): Promise<Result<OpenedPlan>> {
  if (isLink(source)) return openText(source);
  const game = gameNamed(source);
  if (game !== null) {
    // Tests and mirrors answer elsewhere.
    const fetched = await fetchGame(game, process.env["UMPIRE_ASYNCTI4"] || ASYNC_TI4);
    return fetched.ok ? openText(fetched.value) : fetched;
  }
  // What is neither a path nor standard input was meant as a link.
  if (source !== "-" && !/[./\\]/.test(source)) return err({ code: "link-broken" });
  const text = readText(source);
  const opened = text.ok ? openText(text.value) : text;
  return opened.ok ? opened : err(inFile(source, opened.refusal));
}

/** What is typed about who acts, and where. */
export type TypedAction = { readonly player?: string; readonly active?: string };

/** The plan with another player's action, or in another system. */
export function withAction(plan: Plan, { player, active }: TypedAction, language: Language): Result<Plan> {
  const mover = player === undefined ? plan.plan.mover : seatNamed(plan, player, language);
  if (mover === null) {
    const known = plan.players.map((_, seat) => playerName(language, plan, seat));
    return err({ code: "unknown-player", player: player ?? "", known });
  }
  const galaxy = readMap(plan.map);
  if (!galaxy.ok) return galaxy;
  const system = active === undefined ? plan.plan.active : resolveSystem(galaxy.value, active);
  if (system !== null && findSystem(galaxy.value, system) === undefined) return err({ code: "unknown-system", system });
  const isSame = mover === plan.plan.mover && system === plan.plan.active;
  return ok(isSame ? plan : { ...plan, plan: { ...plan.plan, mover, active: system, orders: {}, planet: null } });
}

/** A seat by its number from 1, its faction's id, or what the player is called. */
function seatNamed(plan: Plan, text: string, language: Language): number | null {
  const wanted = text.trim().toLowerCase();
  const seat = plan.players.findIndex(({ faction, name }, at) =>
    [String(at + 1), faction, name.toLowerCase(), playerName(language, plan, at).toLowerCase()].includes(wanted),
  );
  return seat < 0 ? null : seat;
}
