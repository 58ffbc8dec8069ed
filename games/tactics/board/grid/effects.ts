import type { Point, TacticsEvent } from "../../rules/shape.ts";
import type { TacticsView } from "../view.ts";
import { findUnit } from "../view.ts";
import { centreOf } from "./cells.ts";

/** What happened to a unit, to be shown; `beat` says when, one after another. */
export type Effect =
  | { readonly kind: "moved"; readonly from: Point; readonly beat: number }
  | { readonly kind: "struck"; readonly at: Point; readonly beat: number }
  | { readonly kind: "hurt"; readonly damage: number; readonly hp: number; readonly beat: number }
  | { readonly kind: "fell"; readonly beat: number }
  | { readonly kind: "gained"; readonly beat: number };

export type Effects = ReadonlyMap<string, readonly Effect[]>;

/** The beat of events before the last step: their animations are over. */
const PAST = -9;

/** The effects of this turn by unit; only the last step moves. Offsets are in units of the drawing. */
export function effectsOf(view: TacticsView, past: readonly TacticsEvent[], last: readonly TacticsEvent[]): Effects {
  const found = new Map<string, readonly Effect[]>();
  const add = (event: TacticsEvent, beat: number) => {
    for (const [id, effect] of shown(view, event, beat)) found.set(id, [...(found.get(id) ?? []), effect]);
  };
  for (const event of past) add(event, PAST);
  for (const [beat, event] of last.entries()) add(event, beat);
  return found;
}

function shown(view: TacticsView, event: TacticsEvent, beat: number): readonly (readonly [string, Effect])[] {
  switch (event.type) {
    case "moved":
      return [[event.unit, { kind: "moved", from: offset(view, event.to, event.from), beat }]];
    case "hit": {
      const hurt: Effect = { kind: "hurt", damage: event.damage, hp: event.hp, beat };
      return [
        [event.unit, { kind: "struck", at: between(view, event.unit, event.target), beat }],
        [event.target, hurt],
      ];
    }
    case "poisoned":
      return [[event.unit, { kind: "hurt", damage: event.damage, hp: event.hp, beat }]];
    case "fell":
      return [[event.unit, { kind: "fell", beat }]];
    case "buff-gained":
      return [[event.unit, { kind: "gained", beat }]];
    default:
      return [];
  }
}

/** How far right and down the second point is from the first. */
function offset(view: TacticsView, from: Point, to: Point): Point {
  const [a, b] = [centreOf(view, from), centreOf(view, to)];
  return { x: b.x - a.x, y: b.y - a.y };
}

function between(view: TacticsView, from: string, to: string): Point {
  const [start, end] = [findUnit(view, from)?.position, findUnit(view, to)?.position];
  return start === undefined || end === undefined ? { x: 0, y: 0 } : offset(view, start, end);
}
