import { err, ok, type Result } from "@umpire/kernel";
import type { Army } from "../combat/battle.ts";
import { type BattleRequest, readCasualties } from "../combat/read-battle.ts";
import type { Ti4Rules } from "../galaxy/rules.ts";
import { readBattleLink } from "./read-link.ts";
import type { LinkRemark } from "./remarks.ts";

/** What is to be otherwise than a link implies, for both sides. */
export type LinkChanges = {
  readonly casualties?: "best" | readonly string[] | undefined;
  readonly sustain?: Army["sustain"] | undefined;
  readonly rounds?: number | undefined;
  readonly retreat?: { readonly after: number } | undefined;
};

/** A battle from a link, as any other battle is asked about, and what of the link was not taken over. */
export type LinkedRequest = { readonly request: BattleRequest; readonly remarks: readonly LinkRemark[] };

/** Hits are taken, and cards are used, as the link's own site does unless something else is said. */
export function readLinkedBattle(
  link: string,
  { casualties, sustain, rounds, retreat }: LinkChanges,
  rules: Ti4Rules,
): Result<LinkedRequest> {
  const linked = readBattleLink(link);
  if (!linked.ok) return linked;
  const { remarks, place, anomalies, attacker, defender } = linked.value;
  if (place === "ground" && retreat !== undefined) return err({ code: "no-ground-retreat", rule: "LRR 49" });
  const order = casualties === undefined ? ok(null) : readCasualties(casualties === "best" ? "best" : [...casualties]);
  if (!order.ok) return order;
  const changed = ({ sustains, ...army }: Army): Army => ({
    ...army,
    ...(sustain !== undefined && { sustain }),
    // The order of sustaining goes with that of losing.
    ...(order.value === null ? { ...(sustains !== undefined && { sustains }) } : { casualties: order.value }),
  });
  const limits = [rounds, retreat?.after].filter((limit) => limit !== undefined);
  const request: BattleRequest = {
    battle: { place, anomalies, rules, attacker: changed(attacker), defender: changed(defender) },
    best: casualties === "best" ? ["attacker", "defender"] : [],
    limit: limits.length === 0 ? null : Math.min(...limits),
  };
  return ok({ request, remarks });
}
