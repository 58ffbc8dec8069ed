import { unitTypes } from "../../rules/data/units.ts";
import type { TacticsAction } from "../../rules/shape.ts";
import { unitTypeOf } from "../../rules/unit-type.ts";
import { type Choice, stepOf } from "../choice/choice.ts";
import type { Foresight, Mark } from "../choice/foresight.ts";
import { aimOf, type Light, lightAt, type Options, reachOf } from "../choice/options.ts";
import type { Buff, Point, Sight, Tile, Unit } from "../types.ts";
import { buffsOn, hasActed, ownSide, samePoint, tileAt, unitAt, unitOf } from "../view.ts";
import type { Calls, TacticsWords } from "../words/words.ts";

/** All that a tile shows: what stands there, what the choice makes of it, what would come of it. */
export type CellLook = {
  readonly point: Point;
  readonly unit: Unit | null;
  readonly fallen: readonly Unit[];
  readonly tile: Tile | null;
  readonly buffs: readonly Buff[];
  /** What the chosen unit of the viewer's may do there. */
  readonly light: Light | null;
  /** What the unit that is looked at could do there in its own turn. */
  readonly threat: Light | null;
  readonly isChosen: boolean;
  readonly isAimed: boolean;
  /** Who would come here. */
  readonly ghost: Unit | null;
  readonly mark: Mark | null;
  readonly canAct: boolean;
  readonly hasActed: boolean;
};

export type Moment = {
  readonly sight: Sight;
  readonly options: Options;
  readonly choice: Choice;
  readonly foresight: Foresight | null;
  /** What the unit that is looked at could do in its own turn. */
  readonly reach: readonly TacticsAction[];
};

/** What a chosen unit could do in its turn, where the viewer cannot give it orders now. */
export function reachShown(sight: Sight, options: Options, { unit, action }: Choice): readonly TacticsAction[] {
  // Not while a deed is on its way: its unit has no orders then either.
  const chosen = unit === null || action !== null || options.byUnit.has(unit) ? null : unitOf(sight, unit);
  if (chosen === null || (options.endTurn !== null && chosen.owner === ownSide(sight))) return [];
  return reachOf(sight, chosen);
}

export function lookAt({ sight, options, choice, foresight, reach }: Moment, point: Point): CellLook {
  const unit = unitAt(sight, point);
  const orders = options.byUnit.get(choice.unit ?? "") ?? [];
  const aim = choice.action === null ? null : aimOf(sight, choice.action);
  const step = stepOf(choice.action);
  return {
    point,
    unit,
    fallen: sight.state.units.filter(({ alive, position }) => !alive && samePoint(position, point)),
    tile: tileAt(sight, point),
    buffs: unit === null ? [] : buffsOn(sight, unit.id),
    light: lightAt(sight, orders, point),
    threat: lightAt(sight, reach, point),
    isChosen: unit !== null && unit.id === choice.unit,
    isAimed: aim !== null && samePoint(aim, point),
    ghost: step !== null && samePoint(step, point) ? unitOf(sight, choice.unit ?? "") : null,
    mark: unit === null ? null : (foresight?.marks.get(unit.id) ?? null),
    canAct: unit !== null && options.byUnit.has(unit.id),
    hasActed: unit !== null && hasActed(sight, unit.id),
  };
}

/** The hp that units of its type begin with; null where that is not known, or it has more. */
export function startHp(unit: Unit): number | null {
  const type = unitTypeOf(unit);
  const start = type === null ? null : unitTypes[type].hp;
  return start === null || unit.hp > start ? null : start;
}

/** The whole tile in words: its name, who or what is there, what can be done with it, what would come of it. */
export function describe(look: CellLook, words: TacticsWords, calls: Calls): string {
  const parts = [...inhabitant(look, words, calls), ...whatFor(look, words), ...whatCame(look, words)];
  return `${calls.cell(look.point)}: ${parts.join(", ")}`;
}

function inhabitant({ unit, tile, buffs, fallen, ...look }: CellLook, words: TacticsWords, calls: Calls) {
  const { cell } = words;
  const ground = [
    ...(tile === null ? [] : [words.tile(tile, calls.buff(tile.buffId))]),
    ...fallen.map(({ id }) => cell.fallen(calls.unit(id).subject)),
  ];
  if (unit === null) return ground.length === 0 ? [cell.empty] : ground;
  return [
    calls.unit(unit.id).subject,
    words.hpOf(unit.hp, startHp(unit)),
    ...buffs.map(({ buffId, duration }) => `${calls.buff(buffId)} ${words.turns(duration)}`),
    ...(look.hasActed ? [cell.acted] : []),
    ...(look.canAct ? [cell.canAct] : []),
    ...ground,
  ];
}

function whatFor({ light, threat, isChosen, isAimed }: CellLook, { cell }: TacticsWords): readonly string[] {
  return [
    ...(isChosen ? [cell.chosen] : []),
    ...(light === null ? [] : [cell.light[light]]),
    ...(threat === null ? [] : [cell.threat[threat]]),
    ...(isAimed ? [cell.aimed] : []),
  ];
}

function whatCame({ mark }: CellLook, { cell, buff }: TacticsWords): readonly string[] {
  if (mark === null) return [];
  return [
    ...(mark.hp < 0 ? [cell.loses(-mark.hp)] : []),
    ...(mark.falls ? [cell.falls] : []),
    ...mark.gains.map((id) => cell.gains(buff(id))),
  ];
}
