import type { Picked } from "../choice/choice.ts";
import type { Options } from "../choice/options.ts";
import type { TacticsView } from "../view.ts";
import { findUnit, ownSide } from "../view.ts";

/** What a newcomer would best do next. */
export type Advice =
  | "watch"
  | "inspect"
  | "pick"
  | "pick-strike"
  | "idle"
  | "aim-strike"
  | "aim-charge"
  | "aim-move"
  | "end";

/** How many turns a newcomer is helped for. */
const FIRST_TURNS = 8;

export const isEarly = ({ state }: TacticsView): boolean => (state.turn ?? 0) < FIRST_TURNS;

/** While a plan is drawn, the board itself says what would come of it. */
export function adviceFor(view: TacticsView, options: Options, choice: Picked): Advice {
  const unit = choice.unit === null ? null : findUnit(view, choice.unit);
  if (unit !== null && unit.owner !== ownSide(view)) return "inspect";
  if (options.endTurn === null) return "watch";
  if (options.byUnit.size === 0) return "end";
  if (unit === null) return hasStrike([...options.byUnit.values()].flat()) ? "pick-strike" : "pick";
  return aimFor(options.byUnit.get(unit.id) ?? []);
}

type Typed = readonly { readonly type: string | null }[];

const hasStrike = (actions: Typed): boolean => actions.some(({ type }) => type === "ATTACK");

function aimFor(actions: Typed): Advice {
  if (actions.length === 0) return "idle";
  if (hasStrike(actions)) return "aim-strike";
  return actions.some(({ type }) => type === "MOVE_AND_ATTACK") ? "aim-charge" : "aim-move";
}
