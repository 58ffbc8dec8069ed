import type { Explained } from "@umpire/toolkit";
import { judge } from "../../rules/judge.ts";
import { legalActions } from "../../rules/legal.ts";
import { explainBlow, perform } from "../../rules/resolve.ts";
import type { TacticsAction, TacticsEvent, TacticsRules, TacticsState, Unit } from "../../rules/shape.ts";
import { buffsOf } from "../../rules/stats.ts";
import { turnsLeft } from "../turns-left.ts";
import type { TacticsView } from "../view.ts";

type Outcome = { readonly state: TacticsState; readonly events: readonly TacticsEvent[] };

/** What will have become of a unit: its hp then, whether it falls, which buffs it gains for how long, which it loses. */
export type UnitChange = {
  readonly hp: number;
  readonly falls: boolean;
  readonly gains: readonly { readonly buffId: string; readonly turns: number }[];
  readonly losses: readonly string[];
};

/** Who could strike the acting unit in the next turn, how hard at most, and whether that would be its end. */
export type Risk = { readonly unit: string; readonly damage: number; readonly fells: boolean };

export type Foresight = {
  readonly action: TacticsAction;
  readonly events: readonly TacticsEvent[];
  readonly endsTurn: boolean;
  /** What the end of the turn would add, where the action does not end it. */
  readonly ending: readonly TacticsEvent[];
  /** The blow with its reasons; null where there is none. */
  readonly damage: Explained | null;
  readonly marks: ReadonlyMap<string, UnitChange>;
  readonly risks: readonly Risk[];
};

/**
 * One action, by the rules themselves; null where it is not allowed. Nothing is hidden in this game and nothing is
 * chance, so that its functions say what will happen; they are called without the schemas of what comes over the
 * wire, which a small picture has no use for.
 */
export function outcomeOf({ state, rules }: TacticsView, action: TacticsAction): Outcome | null {
  const verdict = judge(state, action, rules);
  if ("refusal" in verdict) return null;
  const events: TacticsEvent[] = [];
  return { state: perform(state, verdict.action, rules, events), events };
}

/** What the blow of an action takes, with its reasons; null where there is none. */
function blowOf(state: TacticsState, action: TacticsAction, rules: TacticsRules): Explained | null {
  const verdict = judge(state, action, rules);
  return "action" in verdict ? explainBlow(state, verdict.action, rules) : null;
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
    damage: blowOf(view.state, action, view.rules),
    marks: changesIn(view, played),
    risks: risksTo(view, ended?.state ?? played.state, action.unitId ?? null),
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
      event.type === "buff-gained" && event.unit === before.id
        ? [{ buffId: event.buffId, turns: turnsThen(state, before, event.buffId) }]
        : [],
    );
    const losses = events.flatMap((event) =>
      event.type === "buff-ended" && event.unit === before.id ? [event.buffId] : [],
    );
    const mark = { hp: after.hp, falls: before.alive && !after.alive, gains, losses };
    const isChanged = after.hp !== before.hp || gains.length + losses.length > 0;
    if (before.alive && isChanged) marks.set(before.id, mark);
  }
  return marks;
}

/** How many of its turns a buff would then last: the longest of its name. */
function turnsThen(state: TacticsState, unit: Unit, buffId: string): number {
  const durations = buffsOf(state, unit.id).flatMap((buff) => (buff.buffId === buffId ? [buff.duration] : []));
  return turnsLeft(state, unit, Math.max(0, ...durations));
}

function risksTo({ rules }: TacticsView, state: TacticsState, id: string | null): readonly Risk[] {
  if (id === null || state.gameOver) return [];
  const most = new Map<string, number>();
  for (const strike of legalActions(state, rules)) {
    if (strike.targetUnitId !== id || typeof strike.unitId !== "string") continue;
    const damage = blowOf(state, strike, rules)?.value ?? 0;
    most.set(strike.unitId, Math.max(damage, most.get(strike.unitId) ?? 0));
  }
  const hp = state.units.find((unit) => unit.id === id)?.hp ?? 0;
  return [...most].map(([unit, damage]) => ({ unit, damage, fells: damage >= hp }));
}

/** How much hp the end of this turn would take from a unit. */
export function turnEndLoss(view: TacticsView, id: string): number {
  if (buffsOf(view.state, id).length === 0) return 0;
  const before = view.state.units.find((unit) => unit.id === id)?.hp ?? 0;
  const after = afterEndOfTurn(view)?.state.units.find((unit) => unit.id === id)?.hp ?? before;
  return before - after;
}
