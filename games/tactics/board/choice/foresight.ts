import { withRolls } from "@umpire/kernel";
import type { Explained } from "@umpire/toolkit";
import { tactics } from "../../game.ts";
import { explainAttack } from "../../rules/play.ts";
import type { TacticsAction, TacticsState } from "../../rules/shape.ts";
import type { Sight, TacticsEvent } from "../types.ts";
import { buffsOn } from "../view.ts";

type Played = { readonly state: TacticsState; readonly events: readonly TacticsEvent[] };

/** What will have become of a unit: hp won or lost, whether it falls, what it gains. */
export type Mark = { readonly hp: number; readonly falls: boolean; readonly gains: readonly string[] };

export type Foresight = {
  readonly action: TacticsAction;
  readonly events: readonly TacticsEvent[];
  readonly endsTurn: boolean;
  /** What the end of the turn would add, where the action does not end it. */
  readonly ending: readonly TacticsEvent[];
  /** The blow with its reasons; null where there is none. */
  readonly damage: Explained | null;
  readonly marks: ReadonlyMap<string, Mark>;
  /** The enemies that could strike the acting unit in their next turn. */
  readonly threats: readonly string[];
};

/** One action, by the rules themselves, on what the viewer may imagine; null where it is not allowed. */
export function foreseen({ state, rules, seat }: Sight, action: TacticsAction): Played | null {
  if (tactics.check(state, seat ?? 0, action, rules) !== null) return null;
  // There is no chance in this game: a roll that a later edition asks for would throw, not be made up.
  return withRolls([], (rng) => {
    const imagined = tactics.determinize(state, seat ?? "spectator", rng, rules);
    return tactics.resolve(imagined, () => action, rng, rules);
  });
}

/** What would come of an action, and then of the end of the turn. */
export function foresee(sight: Sight, action: TacticsAction): Foresight | null {
  const played = foreseen(sight, action);
  if (played === null) return null;
  const endsTurn = played.events.some(({ type }) => type === "turn-ended");
  const ended = endsTurn ? played : afterTurn({ ...sight, state: played.state });
  return {
    action,
    endsTurn,
    events: played.events,
    ending: endsTurn ? [] : (ended?.events.filter(({ type }) => type !== "turn-ended") ?? []),
    damage: explainAttack(sight.state, action, sight.rules),
    marks: marksOf(sight, played),
    threats: threatsTo(sight, ended?.state ?? played.state, action.unitId ?? null),
  };
}

/** As the board would stand if the turn ended now. */
export const afterTurn = (sight: Sight): Played | null =>
  sight.state.gameOver ? null : foreseen(sight, { type: "END_TURN", playerId: sight.state.currentPlayer });

function marksOf(sight: Sight, { state, events }: Played): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const before of sight.state.units) {
    const after = state.units.find(({ id }) => id === before.id) ?? before;
    const gains = events.flatMap((event) =>
      event.type === "buff-gained" && event.unit === before.id ? [event.buffId] : [],
    );
    const mark = { hp: after.hp - before.hp, falls: before.alive && !after.alive, gains };
    if (mark.hp !== 0 || mark.falls || gains.length > 0) marks.set(before.id, mark);
  }
  return marks;
}

function threatsTo({ rules, seat }: Sight, state: TacticsState, id: string | null): readonly string[] {
  if (id === null || state.gameOver) return [];
  const strikes = [...tactics.legal(state, seat ?? 0, rules)].filter(({ targetUnitId }) => targetUnitId === id);
  return [...new Set(strikes.flatMap(({ unitId }) => unitId ?? []))];
}

/** How much hp the end of this turn would take from a unit. */
export function turnEndLoss(sight: Sight, id: string): number {
  if (buffsOn(sight, id).length === 0) return 0;
  const before = sight.state.units.find((unit) => unit.id === id)?.hp ?? 0;
  const after = afterTurn(sight)?.state.units.find((unit) => unit.id === id)?.hp ?? before;
  return before - after;
}
