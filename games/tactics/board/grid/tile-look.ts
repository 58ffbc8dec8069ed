import { unitTypes } from "../../rules/data/units.ts";
import type { BuffInstance, Point, TacticsAction, Tile, Unit } from "../../rules/shape.ts";
import { buffsOf } from "../../rules/stats.ts";
import { unitTypeOf } from "../../rules/unit-type.ts";
import { type Choice, destinationOf } from "../choice/choice.ts";
import type { Foresight, UnitChange } from "../choice/foresight.ts";
import { aimOf, type Light, lightAt, type Options, reachOf } from "../choice/options.ts";
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
  readonly isAimed: boolean;
  /** Who would come here. */
  readonly ghost: Unit | null;
  readonly mark: UnitChange | null;
  readonly canAct: boolean;
  readonly hasActed: boolean;
};

export type ChoiceContext = {
  readonly view: TacticsView;
  readonly options: Options;
  readonly choice: Choice;
  readonly foresight: Foresight | null;
  /** What the unit that is looked at could do in its own turn. */
  readonly reach: readonly TacticsAction[];
};

/** What a chosen unit could do in its turn, where the viewer cannot give it orders now. */
export function reachShown(view: TacticsView, options: Options, { unit, action }: Choice): readonly TacticsAction[] {
  // Not while an action is on its way: its unit has no orders then either.
  const chosen = unit === null || action !== null || options.byUnit.has(unit) ? null : findUnit(view, unit);
  if (chosen === null || (options.endTurn !== null && chosen.owner === ownSide(view))) return [];
  return reachOf(view, chosen);
}

export function tileLook({ view, options, choice, foresight, reach }: ChoiceContext, point: Point): TileLook {
  const unit = unitAt(view, point);
  const orders = options.byUnit.get(choice.unit ?? "") ?? [];
  const aim = choice.action === null ? null : aimOf(view, choice.action);
  const step = destinationOf(choice.action);
  return {
    point,
    unit,
    fallen: view.state.units.filter(({ alive, position }) => !alive && samePoint(position, point)),
    tile: tileAt(view, point),
    buffs: unit === null ? [] : buffsOf(view.state, unit.id),
    light: lightAt(view, orders, point),
    threat: lightAt(view, reach, point),
    isChosen: unit !== null && unit.id === choice.unit,
    isAimed: aim !== null && samePoint(aim, point),
    ghost: step !== null && samePoint(step, point) ? findUnit(view, choice.unit ?? "") : null,
    mark: unit === null ? null : (foresight?.marks.get(unit.id) ?? null),
    canAct: unit !== null && options.byUnit.has(unit.id),
    hasActed: unit !== null && hasActed(view, unit.id),
  };
}

/** The hp that units of its type begin with; null where that is not known, or it has more. */
export function startHp(unit: Unit): number | null {
  const type = unitTypeOf(unit);
  const start = type === null ? null : unitTypes[type].hp;
  return start === null || unit.hp > start ? null : start;
}

/** The whole tile in words: its name, who or what is there, what can be done with it, what would come of it. */
export function describeTile(look: TileLook, words: TacticsWords, names: Names): string {
  const parts = [
    ...describeOccupant(look, words, names),
    ...describeMarks(look, words),
    ...describeOutcome(look, words),
  ];
  return `${names.cell(look.point)}: ${parts.join(", ")}`;
}

function describeOccupant({ unit, tile, buffs, fallen, ...look }: TileLook, words: TacticsWords, names: Names) {
  const { cell } = words;
  const ground = [
    ...(tile === null ? [] : [words.tile(tile, names.buff(tile.buffId))]),
    ...fallen.map(({ id }) => cell.fallen(names.unit(id).subject)),
  ];
  if (unit === null) return ground.length === 0 ? [cell.empty] : ground;
  return [
    names.unit(unit.id).subject,
    words.hpOf(unit.hp, startHp(unit)),
    ...buffs.map(({ buffId, duration }) => `${names.buff(buffId)} ${words.turns(duration)}`),
    ...(look.hasActed ? [cell.acted] : []),
    ...(look.canAct ? [cell.canAct] : []),
    ...ground,
  ];
}

function describeMarks({ light, threat, isChosen, isAimed }: TileLook, { cell }: TacticsWords): readonly string[] {
  return [
    ...(isChosen ? [cell.chosen] : []),
    ...(light === null ? [] : [cell.light[light]]),
    ...(threat === null ? [] : [cell.threat[threat]]),
    ...(isAimed ? [cell.aimed] : []),
  ];
}

function describeOutcome({ mark }: TileLook, { cell, buff }: TacticsWords): readonly string[] {
  if (mark === null) return [];
  return [
    ...(mark.hp < 0 ? [cell.loses(-mark.hp)] : []),
    ...(mark.falls ? [cell.falls] : []),
    ...mark.gains.map((id) => cell.gains(buff(id))),
  ];
}
