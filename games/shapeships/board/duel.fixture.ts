import { decide, expandRules, type Match, type MatchEvent, observe, start } from "@umpire/kernel";
import type { Language } from "@umpire/ui";
import type { DecisionPoint } from "../book/choices.ts";
import { shapeships } from "../game.ts";
import type { Shapeships, ShapeshipsEvent, Side } from "../rules/shape.ts";
import { type BoardModel, withWords } from "./model.ts";

type Duel = { readonly match: Match<Shapeships>; readonly events: readonly MatchEvent<Shapeships>[] };

/** A duel that has begun, under the default pack with these changes. */
export function duel(factions: readonly [string, string] | null = ["lattice", "corona"], rules: object = {}): Duel {
  const pack = expandRules(shapeships, rules);
  const options = shapeships.parse.options({ factions });
  if (!pack.ok || !options.ok) throw new Error(JSON.stringify([pack, options]));
  const begun = start(shapeships, "duel", options.value, pack.value);
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return begun.value;
}

/** The duel after both have decided; null for who is not asked. */
export function decided({ match }: Duel, ...orders: readonly [object | null, object | null]): Duel {
  let now: Duel = { match, events: [] };
  for (const [seat, order] of orders.entries()) {
    if (order === null) continue;
    const action = shapeships.parse.action(order);
    const moved = action.ok ? decide(shapeships, now.match, seat, action.value) : action;
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
    now = { match: moved.value.match, events: [...now.events, ...moved.value.events] };
  }
  return now;
}

/** A drawing order of these ships. */
export const draws = (...list: readonly (readonly [ship: string, count: number])[]) => ({
  basics: list.map(([ship, count]) => ({ ship, count })),
});

export const placeOf = ({ match }: Duel, side: Side = 0): DecisionPoint => ({
  state: match.state,
  pack: match.rules,
  side,
});

export function tableOf({ match }: Duel, side: Side | null = 0, language: Language = "en"): BoardModel {
  const { next, decided: seats } = observe(shapeships, match, "spectator");
  const names = language === "en" ? ["Anna", "Bob"] : ["Анна", "Борис"];
  return { ...withWords(match.rules, language), state: match.state, next, decided: seats, side, names };
}

export const eventsOf = ({ events }: Duel): readonly ShapeshipsEvent[] =>
  events.filter((event): event is ShapeshipsEvent => !event.type.startsWith("match:"));
