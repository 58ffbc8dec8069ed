import type { TacticsState, Unit } from "./shape.ts";

type Change = Partial<Pick<TacticsState, "units" | "currentPlayer" | "unitBuffs" | "actedUnitIds" | "turn" | "tiles">>;
type Draft = { -readonly [Field in keyof TacticsState]: TacticsState[Field] };

/**
 * The same state but for what changes. Spelt out, because a spread of this many fields costs many times as much and
 * an action changes the state several times; a field that the rules do not use stays away.
 */
export function amend(state: TacticsState, change: Change): TacticsState {
  const { board, gameOver, winner } = state;
  const units = change.units ?? state.units;
  const currentPlayer = change.currentPlayer ?? state.currentPlayer;
  const unitBuffs = change.unitBuffs ?? state.unitBuffs;
  const after: Draft = { board, units, currentPlayer, gameOver, winner, unitBuffs };
  const actedUnitIds = change.actedUnitIds ?? state.actedUnitIds;
  const turn = change.turn ?? state.turn;
  const tiles = change.tiles ?? state.tiles;
  if (actedUnitIds !== undefined) after.actedUnitIds = actedUnitIds;
  if (turn !== undefined) after.turn = turn;
  if (tiles !== undefined) after.tiles = tiles;
  return after;
}

/** The same state with this unit in the place of the one of its id. */
export function withUnit(state: TacticsState, unit: Unit): TacticsState {
  return amend(state, { units: state.units.map((old) => (old.id === unit.id ? unit : old)) });
}

/** Hp never falls below 0, and a unit is alive exactly while it has any. */
export function damaged(unit: Unit, damage: number): Unit {
  const hp = Math.max(0, unit.hp - damage);
  const { id, owner, attack, moveRange, attackRange, position } = unit;
  return { id, owner, hp, attack, moveRange, attackRange, position, alive: hp > 0 };
}
