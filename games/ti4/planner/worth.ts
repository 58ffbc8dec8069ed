import { ok, type Result, type Seat } from "@umpire/kernel";
import { actionOf, resolveAction } from "./action.ts";
import { assess } from "./assess.ts";
import type { Outcome } from "./outcome.ts";
import type { Plan } from "./plan.ts";

/** What one effect changes: the chance to reach the goal with it and without, null where that is too much to work out. */
export type EffectWorth = {
  readonly seat: Seat;
  readonly effect: string;
  /** Points of the chance that the mover reaches the goal; negative where it hinders. */
  readonly points: number | null;
  readonly without: number | null;
};

/** More effects than these are not tried: each is a whole action anew. */
const MOST = 40;

/** The chance that the mover reaches what an action is for. */
export const chanceOf = ({ goal, ground, space }: Pick<Outcome, "goal" | "ground" | "space">): number =>
  goal === "planet" ? (ground?.taken ?? 0) : space.attacker;

/** What each technology, ability and card of those who meet is worth, by the same action without it. */
export function worthOfEffects(plan: Plan, outcome: Outcome): Result<readonly EffectWorth[]> {
  const now = chanceOf(outcome);
  const there = [outcome.rival, outcome.ground?.owner ?? null, ...outcome.guns.map(({ seat }) => seat)];
  const seats = new Set([plan.plan.mover, ...there.flatMap((seat) => seat ?? [])]);
  const held = [...seats].flatMap((seat) => (plan.players[seat]?.effects ?? []).map((effect) => ({ seat, effect })));
  const found: EffectWorth[] = [];
  for (const { seat, effect } of held.slice(0, MOST)) {
    const without = chanceWithout(plan, outcome.goal, seat, effect);
    if (!without.ok) return without;
    const points = without.value === null ? null : 100 * (now - without.value);
    found.push({ seat, effect, points, without: without.value });
  }
  return ok(found);
}

function chanceWithout(plan: Plan, goal: Outcome["goal"], seat: Seat, effect: string): Result<number | null> {
  const players = plan.players.map((player, at) =>
    at === seat ? { ...player, effects: player.effects.filter((each) => each !== effect) } : player,
  );
  const without = { ...plan, players };
  const assessed = assess(without);
  if (!assessed.ok) return assessed;
  if (assessed.value === null) return ok(0);
  const resolved = resolveAction(actionOf(assessed.value, plan.plan));
  if (!resolved.ok) return ok(null);
  const { space, planets } = resolved.value;
  return ok(chanceOf({ goal, space, ground: planets[0] ?? null }));
}
