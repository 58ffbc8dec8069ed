import type { Seat } from "@umpire/kernel";
import { tactics } from "../game.ts";
import { buffs } from "../rules/data/buffs.ts";
import { presets } from "../rules/data/presets.ts";
import { applyBuff } from "../rules/play.ts";
import { fitState } from "../rules/read.ts";
import type { TacticsRules, TacticsState } from "../rules/shape.ts";
import type { TacticsView } from "./view.ts";

type Line = { readonly at: readonly [number, number]; readonly hp?: number; readonly archer?: true };

const swordsman = { hp: 10, attack: 3, moveRange: 1, attackRange: 1 };
const archer = { hp: 8, attack: 3, moveRange: 1, attackRange: 2 };

/** A state with these units: `a1` is P1's first, `b1` P2's. P1 is to act. */
export function stateOf(lines: { readonly [name: string]: Line }, changes: Partial<TacticsState> = {}): TacticsState {
  const units = Object.entries(lines).map(([name, line]) => {
    const owner = name.startsWith("a") ? "P1" : "P2";
    const numbers = line.archer ? archer : swordsman;
    const hp = line.hp ?? numbers.hp;
    const position = { x: line.at[0], y: line.at[1] };
    return { id: name, owner, ...numbers, hp, position, alive: hp > 0 } as const;
  });
  const bare = { board: { width: 5, height: 5 }, units, currentPlayer: "P1", gameOver: false, winner: null } as const;
  return { ...bare, unitBuffs: {}, ...changes };
}

/** The same state with a buff of the library on a unit. */
export function withBuff(
  state: TacticsState,
  unit: string,
  buffId: keyof typeof buffs,
  duration: number,
): TacticsState {
  const applied = applyBuff(state, unit, { ...buffs[buffId], duration });
  if (!applied.ok) throw new Error(applied.refusal.code);
  return applied.value.state;
}

/** What a seat sees of a state in a skirmish, or under other rules. */
export function viewOf(state: TacticsState, seat: Seat | null = 0, switches: Partial<TacticsRules> = {}): TacticsView {
  const rules = { ...presets.skirmish, ...switches };
  const fitted = fitState(state, rules);
  return { state: fitted, rules, seat, next: tactics.next(fitted, rules) };
}
