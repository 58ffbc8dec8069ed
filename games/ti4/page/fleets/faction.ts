import { cardFor } from "../../battle-links/cards.ts";
import { factionAbilities } from "../../data/faction-abilities.ts";
import type { Plan } from "../../planner/plan.ts";
import type { Force, UnitCounts } from "../../units/force.ts";
import { findUnit } from "../../units/units.ts";

const abilitiesOf = (faction: string | undefined): readonly string[] =>
  faction !== undefined && Object.hasOwn(factionAbilities, faction) ? (factionAbilities[faction] ?? []) : [];

/** The card that a unit follows when its owner is of another faction: of the same type, and as far upgraded. */
function recarded(unit: string, before: string | undefined, faction: string | undefined): string {
  const known = findUnit(unit);
  if (known === undefined || (known.faction !== null && known.faction !== before)) return unit;
  return cardFor(faction ?? null, known.type, known.upgraded, "ground") ?? unit;
}

/** The plan with a player's faction: its cards take the place of the others', its abilities are on by themselves. */
export function withFaction(plan: Plan, seat: number, faction: string | undefined): Plan {
  const player = plan.players[seat];
  if (player === undefined || player.faction === faction) return plan;
  const { faction: before, effects, ...rest } = player;
  const card = (unit: string) => recarded(unit, before, faction);
  const counts = (given: UnitCounts) => {
    const sum: { [unit: string]: number } = {};
    for (const [unit, count] of Object.entries(given)) sum[card(unit)] = (sum[card(unit)] ?? 0) + count;
    return sum;
  };
  const force = <F extends Force>(given: F): F => ({
    ...given,
    units: counts(given.units),
    damaged: counts(given.damaged),
  });
  // `gravity-drive:74/cruiser/1` is for a ship, which has another card now.
  const named = (effect: string) =>
    effect.replace(/\/(\w+)\/(\d+)$/, (_, unit: string, number: string) => `/${card(unit)}/${number}`);
  const kept = effects.filter((effect) => !abilitiesOf(before).includes(effect)).map(named);
  const own = abilitiesOf(faction).filter((ability) => !kept.includes(ability));
  const owner = { ...rest, ...(faction !== undefined && { faction }), effects: [...kept, ...own] };
  const { space, ground, plan: meant } = plan;
  return {
    ...plan,
    players: plan.players.map((each, at) => (at === seat ? owner : each)),
    space: changed(space, (here) => changed(here, (each, at) => (Number(at) === seat ? force(each) : each))),
    ground: changed(ground, (here) => changed(here, (each) => (each.owner === seat ? force(each) : each))),
    plan: meant.mover === seat ? { ...meant, orders: {} } : meant,
  };
}

const changed = <T>(fields: { readonly [key: string]: T }, change: (each: T, key: string) => T): { [key: string]: T } =>
  Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, change(each, key)]));
