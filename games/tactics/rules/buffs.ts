import { byCodeUnit } from "@umpire/toolkit";
import { amend, damaged, withUnit } from "./amend.ts";
import { unitById } from "./geometry.ts";
import type { BuffInstance, PlayerId, TacticsEvent, TacticsRules, TacticsState } from "./shape.ts";
import { buffsOf } from "./stats.ts";

/** Seed 5.1, OnApply: a buff that does not stack takes the place of the first of its name; bonusHp heals the living. */
export function onApply(state: TacticsState, unitId: string, buff: BuffInstance, events: TacticsEvent[]): TacticsState {
  const unit = unitById(state, unitId);
  if (!unit) throw new RangeError(`no unit ${unitId}`);
  const others = Object.entries(state.unitBuffs).filter(([id]) => id !== unitId);
  const unitBuffs = inOrder([...others, [unitId, added(buffsOf(state, unitId), buff)]]);
  const healed = unit.alive && buff.modifiers.bonusHp > 0 ? buff.modifiers.bonusHp : 0;
  events.push({ type: "buff-gained", unit: unitId, buffId: buff.buffId, duration: buff.duration, healed });
  return withUnit(amend(state, { unitBuffs }), healed === 0 ? unit : { ...unit, hp: unit.hp + healed });
}

/** T19: by code unit, in whatever order they came, so that equal states are written alike. */
export function inOrder<T>(entries: readonly (readonly [string, T])[]): { readonly [unitId: string]: T } {
  return Object.fromEntries(entries.toSorted(([a], [b]) => byCodeUnit(a, b)));
}

function added(list: readonly BuffInstance[], buff: BuffInstance): readonly BuffInstance[] {
  const first = list.findIndex(({ buffId }) => buffId === buff.buffId);
  if (buff.stackable || first < 0) return [...list, buff];
  return list.flatMap((old, at) => (at === first ? [buff] : old.buffId === buff.buffId ? [] : [old]));
}

/** Seed 5.2, OnTurnStart: nothing, unless the switch says that poison hurts here. */
export function onTurnStart(state: TacticsState, rules: TacticsRules, events: TacticsEvent[]): TacticsState {
  return rules.poisonTick === "turn-start" ? poison(state, state.currentPlayer, events) : state;
}

/** Seed 5.5, OnTurnEnd: all units of both sides, in the order of their ids. */
export function onTurnEnd(state: TacticsState, rules: TacticsRules, events: TacticsEvent[]): TacticsState {
  if (rules.poisonTick === "turn-start") return expire(state, events);
  if (rules.turnEndOrder === "expire-first") return poison(expire(state, events), null, events);
  return expire(poison(state, null, events), events);
}

/** One hp for every instance with the poison flag, on the living; only one player's units where one is named. */
function poison(state: TacticsState, only: PlayerId | null, events: TacticsEvent[]): TacticsState {
  let after = state;
  for (const id of Object.keys(state.unitBuffs).sort(byCodeUnit)) {
    const unit = unitById(after, id);
    const damage = buffsOf(state, id).filter(({ flags }) => flags.poison).length;
    if (!unit?.alive || damage === 0 || (only !== null && unit.owner !== only)) continue;
    const hurt = damaged(unit, damage);
    events.push({ type: "poisoned", unit: id, damage, hp: hurt.hp });
    if (!hurt.alive) events.push({ type: "fell", unit: id });
    after = withUnit(after, hurt);
  }
  return after;
}

/** Seed 5.5 and 5.6: every instance, on the dead and the unknown too, runs down by one, and goes at zero. */
function expire(state: TacticsState, events: TacticsEvent[]): TacticsState {
  const ids = Object.keys(state.unitBuffs).sort(byCodeUnit);
  if (ids.length === 0) return state;
  const unitBuffs: [string, readonly BuffInstance[]][] = [];
  for (const id of ids) {
    const left = buffsOf(state, id).flatMap((buff) => {
      if (buff.duration > 1) return [{ ...buff, duration: buff.duration - 1 }];
      events.push({ type: "buff-ended", unit: id, buffId: buff.buffId });
      return [];
    });
    if (left.length > 0) unitBuffs.push([id, left]);
  }
  return amend(state, { unitBuffs: Object.fromEntries(unitBuffs) });
}
