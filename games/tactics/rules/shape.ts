import type { EventOf, RefusalOf, Seat } from "@umpire/kernel";

export type PlayerId = "P1" | "P2";
export type Point = { readonly x: number; readonly y: number };

export type Unit = {
  readonly id: string;
  readonly owner: PlayerId;
  readonly hp: number;
  readonly attack: number;
  readonly moveRange: number;
  readonly attackRange: number;
  readonly position: Point;
  readonly alive: boolean;
};

/** Seed 3.1: added to the base stats while the buff lasts; bonusHp heals once, when it is applied. */
export type BuffModifier = {
  readonly bonusHp: number;
  readonly bonusAttack: number;
  readonly bonusMoveRange: number;
  readonly bonusAttackRange: number;
};

/** Seed 3.2. Silenced and taunted are kept and do nothing yet. */
export type BuffFlags = {
  readonly stunned: boolean;
  readonly rooted: boolean;
  readonly silenced: boolean;
  readonly taunted: boolean;
  readonly poison: boolean;
};

/** Seed 3. */
export type BuffInstance = {
  readonly buffId: string;
  readonly sourceUnitId: string | null;
  readonly duration: number;
  readonly stackable: boolean;
  readonly modifiers: BuffModifier;
  readonly flags: BuffFlags;
};

type UnitBuffs = { readonly [unitId: string]: readonly BuffInstance[] };

/** A tile that gives a buff, once, to the unit that moves onto it or to its nearest enemy. */
export type Tile = {
  readonly position: Point;
  readonly buffId: string;
  readonly duration: number;
  readonly target: "self" | "nearest-enemy";
};

export type TacticsState = {
  readonly board: { readonly width: number; readonly height: number };
  readonly units: readonly Unit[];
  readonly currentPlayer: PlayerId;
  readonly gameOver: boolean;
  readonly winner: PlayerId | null;
  readonly unitBuffs: UnitBuffs;
  /** Where the action limit is on: who has acted in this turn, by code unit. */
  readonly actedUnitIds?: readonly string[];
  /** Where there is a turn cap: how many turns have ended. */
  readonly turn?: number;
  /** Where tiles are on: those that are left. */
  readonly tiles?: readonly Tile[];
};

export const actionTypes = ["MOVE", "ATTACK", "MOVE_AND_ATTACK", "END_TURN"] as const;

export type TacticsAction = {
  /** Anything but the four is refused by the rules, not by the reader. */
  readonly type: string | null;
  readonly playerId: string | null;
  /** What is left out is the same as null. */
  readonly targetPosition?: Point | null;
  readonly targetUnitId?: string | null;
  readonly unitId?: string | null;
};

export type TacticsRules = {
  readonly actionsPerUnitPerTurn: number | null;
  readonly poisonTick: "turn-end" | "turn-start";
  readonly turnEndOrder: "poison-first" | "expire-first";
  readonly markedBonus: number;
  readonly turnCap: number | null;
  readonly tiles: boolean;
};

type UnitNumbers = Pick<Unit, "hp" | "attack" | "moveRange" | "attackRange">;

/** What a designer can replace: the unit types, the tiles, and who lines up where nobody says. */
export type Pack = {
  readonly unitTypes: { readonly [type: string]: UnitNumbers };
  readonly tiles: readonly Tile[];
};

export type TacticsOptions = {
  /** Types for each side, 2 to 4 of them; by default a swordsman and an archer. */
  readonly lineup: readonly [readonly string[], readonly string[]];
  readonly pack: Pack;
};

type Where = { readonly position: Point };
type Whom = { readonly unit: string };

export type Tactics = {
  readonly options: TacticsOptions;
  readonly rules: TacticsRules;
  readonly state: TacticsState;
  readonly view: TacticsState;
  readonly action: TacticsAction;
  readonly refusal: {
    readonly "bad-lineup": { readonly side: number; readonly problem: string };
    readonly "unknown-action": { readonly type: string | null };
    readonly "game-over": Record<never, never>;
    readonly "not-your-turn": { readonly playerId: string | null; readonly currentPlayer: PlayerId };
    readonly "move-names-a-target": { readonly target: string };
    readonly "position-required": Record<never, never>;
    readonly "target-required": Record<never, never>;
    readonly "off-board": Where;
    readonly "tile-occupied": Where & Whom;
    readonly "target-unknown": { readonly target: string };
    readonly "target-dead": { readonly target: string };
    readonly "target-friendly": { readonly target: string };
    readonly "position-mismatch": { readonly target: string } & Where;
    readonly "no-unit-can-reach": Where;
    readonly "no-unit-in-range": { readonly target: string };
    readonly "ambiguous-mover": { readonly units: readonly string[] };
    readonly "ambiguous-attacker": { readonly units: readonly string[] };
    readonly "ambiguous-after-move": { readonly units: readonly string[] };
    readonly stunned: Whom;
    readonly rooted: Whom;
    readonly "out-of-range-after-move": { readonly target: string } & Whom;
    readonly "unit-unknown": Whom;
    readonly "unit-dead": Whom;
    readonly "unit-not-yours": Whom;
    readonly "already-acted": Whom;
    readonly "bad-state": { readonly path: string; readonly problem: string };
    readonly "bad-buff": { readonly path: string; readonly problem: string };
  };
  readonly event: {
    readonly moved: Whom & { readonly from: Point; readonly to: Point };
    readonly hit: Whom & { readonly target: string; readonly damage: number; readonly hp: number };
    readonly poisoned: Whom & { readonly damage: number; readonly hp: number };
    readonly fell: Whom;
    readonly "buff-gained": Whom & { readonly buffId: string; readonly duration: number; readonly healed: number };
    readonly "buff-ended": Whom & { readonly buffId: string };
    readonly "turn-ended": { readonly player: PlayerId };
    readonly won: { readonly player: PlayerId };
    readonly drawn: { readonly reason: "double-fall" | "turn-cap" };
  };
};

export type TacticsEvent = EventOf<Tactics["event"]>;
export type TacticsRefusal = RefusalOf<Tactics["refusal"]>;

export const playerOf = (seat: Seat): PlayerId => (seat === 0 ? "P1" : "P2");
export const seatOf = (player: PlayerId): Seat => (player === "P1" ? 0 : 1);
export const otherPlayer = (player: PlayerId): PlayerId => (player === "P1" ? "P2" : "P1");
