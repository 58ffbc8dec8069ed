import { unitTypes } from "../../rules/data/units.ts";
import type { BuffInstance, Point, TacticsAction, Tile, Unit } from "../../rules/shape.ts";
import { buffsOf } from "../../rules/stats.ts";
import { unitTypeOf } from "../../rules/unit-type.ts";
import { destinationOf, otherWays, type Picked } from "../choice/choice.ts";
import type { Foresight, Risk, UnitChange } from "../choice/foresight.ts";
import { aimOf, type Light, lightAt, type Options, reachOf } from "../choice/options.ts";
import { turnsLeft } from "../turns-left.ts";
import type { TacticsView } from "../view.ts";
import { findUnit, hasActed, ownSide, samePoint, tileAt, unitAt } from "../view.ts";
import type { Names, TacticsWords } from "../words/words.ts";

/** All that a tile shows: what stands there, what the choice makes of it, what would come of it. */
export type TileLook = {
  readonly point: Point;
  readonly unit: Unit | null;
  readonly fallen: readonly Unit[];
  readonly tile: Tile | null;
  readonly buffs: readonly BuffInstance[];
  /** What the chosen unit of the viewer's may do there. */
  readonly light: Light | null;
  /** What the unit that is looked at could do there in its own turn. */
  readonly threat: Light | null;
  readonly isChosen: boolean;
  /** Whether the plan is about it: its step leads here, or its blow falls here. */
  readonly isAimed: boolean;
  /** Whether the planned blow could be struck from here as well. */
  readonly isWay: boolean;
  /** Whether the plan takes the unit away from here. */
  readonly isLeft: boolean;
  /** Who would come here. */
  readonly arrival: Unit | null;
  /** What would become of the unit that stands or would stand here. */
  readonly mark: UnitChange | null;
  /** Who could then strike it. */
  readonly risks: readonly Risk[];
  readonly canAct: boolean;
  readonly hasActed: boolean;
};

export type ChoiceContext = {
  readonly view: TacticsView;
  readonly options: Options;
  readonly choice: Picked;
  readonly foresight: Foresight | null;
  /** What the unit that is looked at could do in its own turn. */
  readonly reach: readonly TacticsAction[];
};

/** What a chosen unit could do in its turn, where the viewer cannot give it orders now. */
export function reachShown(view: TacticsView, options: Options, { unit, action }: Picked): readonly TacticsAction[] {
  // Not while an action is on its way: its unit has no orders then either.
  const chosen = unit === null || action !== null || options.byUnit.has(unit) ? null : findUnit(view, unit);
  if (chosen === null || (options.endTurn !== null && chosen.owner === ownSide(view))) return [];
  return reachOf(view, chosen);
}

export function tileLook(context: ChoiceContext, point: Point): TileLook {
  const { view, options, choice, reach } = context;
  const unit = unitAt(view, point);
  const orders = options.byUnit.get(choice.unit ?? "") ?? [];
  return {
    point,
    unit,
    fallen: view.state.units.filter(({ alive, position }) => !alive && samePoint(position, point)),
    tile: tileAt(view, point),
    buffs: unit === null ? [] : buffsOf(view.state, unit.id),
    light: lightAt(view, orders, point),
    threat: lightAt(view, reach, point),
    isChosen: unit !== null && unit.id === choice.unit,
    isWay: otherWays(options, choice.action).some((way) => isSame(destinationOf(way), point)),
    ...planAt(context, point, unit),
    canAct: unit !== null && options.byUnit.has(unit.id),
    hasActed: unit !== null && !view.state.gameOver && hasActed(view, unit.id),
  };
}

/** What the plan makes of a tile. */
function planAt({ view, choice, foresight }: ChoiceContext, point: Point, unit: Unit | null) {
  const { action } = choice;
  const step = destinationOf(action);
  const arrival = isSame(step, point) ? findUnit(view, choice.unit ?? "") : null;
  const isActor = unit !== null && action !== null && unit.id === action.unitId;
  const isLeft = isActor && step !== null;
  const there = arrival ?? (isLeft ? null : unit);
  return {
    isAimed: arrival !== null || isSame(action && aimOf(view, action), point),
    isLeft,
    arrival,
    mark: foresight?.marks.get(there?.id ?? "") ?? null,
    risks: arrival !== null || (isActor && !isLeft) ? (foresight?.risks ?? []) : [],
  };
}

const isSame = (a: Point | null, b: Point): boolean => a !== null && samePoint(a, b);

/** The hp that units of its type begin with; null where that is not known, or it has more. */
export function startHp(unit: Unit): number | null {
  const type = unitTypeOf(unit);
  const start = type === null ? null : unitTypes[type].hp;
  return start === null || unit.hp > start ? null : start;
}

/** The whole tile in words: its name, who or what is there, what can be done with it, what would come of it. */
export function describeTile(look: TileLook, view: TacticsView, words: TacticsWords, names: Names): string {
  const parts = [
    ...describeOccupant(look, view, words, names),
    ...describeMarks(look, words),
    ...describeOutcome(look, words, names),
  ];
  return `${names.cell(look.point)}: ${parts.join(", ")}`;
}

function describeOccupant(look: TileLook, view: TacticsView, words: TacticsWords, names: Names): readonly string[] {
  const { unit, tile, fallen } = look;
  const { cell } = words;
  const ground = [
    ...(tile === null ? [] : [words.tile(tile, names.buff(tile.buffId))]),
    ...fallen.map(({ id }) => cell.fallen(names.unit(id).subject)),
  ];
  if (unit === null) return ground.length === 0 ? [cell.empty] : ground;
  return [
    names.unit(unit.id).subject,
    words.hpOf(unit.hp, startHp(unit)),
    ...look.buffs.map((buff) => describeBuff(buff, unit, view, words, names)),
    ...(look.hasActed ? [cell.acted] : []),
    ...(look.canAct ? [cell.canAct] : []),
    ...ground,
  ];
}

/** A buff with how long it still works, counted in the turns of its bearer's side. */
export function describeBuff(
  { buffId, duration }: Pick<BuffInstance, "buffId" | "duration">,
  unit: Unit,
  { state }: TacticsView,
  words: TacticsWords,
  names: Names,
): string {
  return `${names.buff(buffId)} ${words.turnsLeft(turnsLeft(state, unit, duration), names.isViewer(unit.owner))}`;
}

function describeMarks(look: TileLook, { cell }: TacticsWords): readonly string[] {
  const { light, threat, isChosen, isAimed, isWay } = look;
  return [
    ...(isChosen ? [cell.chosen] : []),
    ...(light === null || isWay || isAimed ? [] : [cell.light[light]]),
    ...(isWay ? [cell.way] : []),
    ...(threat === null ? [] : [cell.threat[threat]]),
    ...(isAimed ? [cell.aimed] : []),
  ];
}

function describeOutcome(look: TileLook, { cell, buff }: TacticsWords, names: Names): readonly string[] {
  const { mark, risks, arrival } = look;
  const hp = (arrival ?? look.unit)?.hp ?? 0;
  return [
    ...(arrival === null ? [] : [cell.arrives(names.unit(arrival.id).subject)]),
    ...(mark === null || mark.falls || mark.hp === hp
      ? []
      : [mark.hp < hp ? cell.fallsTo(mark.hp) : cell.risesTo(mark.hp)]),
    ...(mark?.falls ? [cell.falls] : []),
    ...(mark?.gains ?? []).map(({ buffId }) => cell.gains(buff(buffId))),
    ...(mark?.losses ?? []).map((id) => cell.loses(buff(id))),
    ...risks.map(({ unit, damage }) => cell.risk(names.unit(unit).subject, damage)),
  ];
}
