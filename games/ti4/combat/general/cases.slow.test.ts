import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readLinkedBattle } from "../../battle-links/linked-battle.ts";
import { presets } from "../../galaxy/rules.ts";
import { computeOutcome, oddsOf } from "../odds/odds.ts";
import { prepareBattle } from "../prepared.ts";

type Case = {
  readonly link: string;
  readonly n: number;
  readonly doubt?: string;
} & { readonly [E in "attacker" | "defender" | "draw"]: number };

const path = new URL("../../../../conformance/battles/ti4.jsonl", import.meta.url);
const cases: readonly Case[] = readFileSync(path, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** How far a simulation is from the exact odds, in standard errors. */
function deviation({ link, n, ...shares }: Case): number {
  const linked = readLinkedBattle(link, {}, presets.official);
  if (!linked.ok) throw new Error(linked.refusal.code);
  const worked = computeOutcome(prepareBattle(linked.value.request.battle));
  if (!worked.ok) throw new Error(worked.refusal.code);
  const odds = oddsOf(worked.value);
  const each = (["attacker", "defender", "draw"] as const).map((end) => {
    const error = Math.sqrt((odds[end] * (1 - odds[end])) / n);
    return Math.abs(odds[end] - shares[end]) / Math.max(error, 0.5 / n);
  });
  return Math.max(...each);
}

describe("battles of all factions", () => {
  test("fall within four standard errors of long simulations, but where these do not follow the rules", () => {
    const sound = cases.filter(({ doubt }) => doubt === undefined);
    expect(sound.length).toBe(242);
    expect(sound.filter((each) => deviation(each) > 4).map(({ link }) => link)).toEqual([]);
  });

  test("and where they do not, most are further off", () => {
    const doubted = cases.filter(({ doubt }) => doubt !== undefined);
    expect(doubted.filter((each) => deviation(each) > 4).length).toBeGreaterThan(doubted.length / 2);
  });
});
