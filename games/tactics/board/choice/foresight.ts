import { withRolls } from "@umpire/kernel";
import type { Explained } from "@umpire/toolkit";
import { tactics } from "../../game.ts";
import { explainAttack } from "../../rules/play.ts";
import type { TacticsAction, TacticsEvent, TacticsState } from "../../rules/shape.ts";
import { buffsOf } from "../../rules/stats.ts";
import type { TacticsView } from "../view.ts";

type Outcome = { readonly state: TacticsState; readonly events: readonly TacticsEvent[] };

/** What will have become of a unit: hp won or lost, whether it falls, what it gains. */
export type UnitChange = { readonly hp: number; readonly falls: boolean; readonly gains: readonly string[] };

export type Foresight = {
  readonly action: TacticsAction;
  readonly events: readonly TacticsEvent[];
  readonly endsTurn: boolean;
  /** What the end of the turn would add, where the action does not end it. */
  readonly ending: readonly TacticsEvent[];
  /** The blow with its reasons; null where there is none. */
  readonly damage: Explained | null;
  readonly marks: ReadonlyMap<string, UnitChange>;
  /** The enemies that could strike the acting unit in their next turn. */
  readonly threats: readonly string[];
};

/** One action, by the rules themselves, on what the viewer may imagine; null where it is not allowed. */
export function outcomeOf({ state, rules, seat }: TacticsView, action: TacticsAction): Outcome | null {
  if (tactics.check(state, seat ?? 0, action, rules) !== null) return null;
  // There is no chance in this game: a roll that a later edition asks for would throw, not be made up.
  return withRolls([], (rng) => {
    const imagined = tactics.determinize(state, seat ?? "spectator", rng, rules);
    return tactics.resolve(imagined, () => action, rng, rules);
  });
}

/** What would come of an action, and then of the end of the turn. */
export function foresee(view: TacticsView, action: TacticsAction): Foresight | null {
  const played = outcomeOf(view, action);
  if (played === null) return null;
  const endsTurn = played.events.some(({ type }) => type === "turn-ended");
  const ended = endsTurn ? played : afterEndOfTurn({ ...view, state: played.state });
  return {
    action,
    endsTurn,
    events: played.events,
    ending: endsTurn ? [] : (ended?.events.filter(({ type }) => type !== "turn-ended") ?? []),
    damage: explainAttack(view.state, action, view.rules),
    marks: changesIn(view, played),
    threats: threatsTo(view, ended?.state ?? played.state, action.unitId ?? null),
  };
}

/** As the board would stand if the turn ended now. */
export const afterEndOfTurn = (view: TacticsView): Outcome | null =>
  view.state.gameOver ? null : outcomeOf(view, { type: "END_TURN", playerId: view.state.currentPlayer });

function changesIn(view: TacticsView, { state, events }: Outcome): ReadonlyMap<string, UnitChange> {
  const marks = new Map<string, UnitChange>();
  for (const before of view.state.units) {
    const after = state.units.find(({ id }) => id === before.id) ?? before;
    const gains = events.flatMap((event) =>
      event.type === "buff-gained" && event.unit === before.id ? [event.buffId] : [],
    );
    const mark = { hp: after.hp - before.hp, falls: before.alive && !after.alive, gains };
    if (mark.hp !== 0 || mark.falls || gains.length > 0) marks.set(before.id, mark);
  }
  return marks;
}

function threatsTo({ rules, seat }: TacticsView, state: TacticsState, id: string | null): readonly string[] {
  if (id === null || state.gameOver) return [];
  const strikes = [...tactics.legal(state, seat ?? 0, rules)].filter(({ targetUnitId }) => targetUnitId === id);
  return [...new Set(strikes.flatMap(({ unitId }) => unitId ?? []))];
}

/** How much hp the end of this turn would take from a unit. */
export function turnEndLoss(view: TacticsView, id: string): number {
  if (buffsOf(view.state, id).length === 0) return 0;
  const before = view.state.units.find((unit) => unit.id === id)?.hp ?? 0;
  const after = afterEndOfTurn(view)?.state.units.find((unit) => unit.id === id)?.hp ?? before;
  return before - after;
}
