import type { Point, Sight, TacticsEvent } from "../types.ts";
import { unitOf } from "../view.ts";
import { offset } from "./cells.ts";

/** What happened to a unit, to be shown; `beat` says when, one after another. */
export type Effect =
  | { readonly kind: "moved"; readonly from: Point; readonly beat: number }
  | { readonly kind: "struck"; readonly at: Point; readonly beat: number }
  | { readonly kind: "hurt"; readonly damage: number; readonly isPoison: boolean; readonly beat: number }
  | { readonly kind: "fell"; readonly beat: number }
  | { readonly kind: "gained"; readonly buffId: string; readonly beat: number };

export type Effects = ReadonlyMap<string, readonly Effect[]>;

/** So long ago that nothing of it moves any more. */
const PAST = -9;

/** The effects of this turn by unit; only the last step moves. Offsets are in cells of the screen, from the unit. */
export function effectsOf(sight: Sight, past: readonly TacticsEvent[], last: readonly TacticsEvent[]): Effects {
  const found = new Map<string, readonly Effect[]>();
  const add = (event: TacticsEvent, beat: number) => {
    for (const [id, effect] of shown(sight, event, beat)) found.set(id, [...(found.get(id) ?? []), effect]);
  };
  for (const event of past) add(event, PAST);
  for (const [beat, event] of last.entries()) add(event, beat);
  return found;
}

function shown(sight: Sight, event: TacticsEvent, beat: number): readonly (readonly [string, Effect])[] {
  switch (event.type) {
    case "moved":
      return [[event.unit, { kind: "moved", from: offset(sight, event.to, event.from), beat }]];
    case "hit": {
      const hurt: Effect = { kind: "hurt", damage: event.damage, isPoison: false, beat };
      return [
        [event.unit, { kind: "struck", at: between(sight, event.unit, event.target), beat }],
        [event.target, hurt],
      ];
    }
    case "poisoned":
      return [[event.unit, { kind: "hurt", damage: event.damage, isPoison: true, beat }]];
    case "fell":
      return [[event.unit, { kind: "fell", beat }]];
    case "buff-gained":
      return [[event.unit, { kind: "gained", buffId: event.buffId, beat }]];
    default:
      return [];
  }
}

function between(sight: Sight, from: string, to: string): Point {
  const [start, end] = [unitOf(sight, from)?.position, unitOf(sight, to)?.position];
  return start === undefined || end === undefined ? { x: 0, y: 0 } : offset(sight, start, end);
}
