import { isReserved, parser } from "@umpire/kernel";
import { byCodeUnit } from "@umpire/toolkit";
import { z } from "zod";
import { inOrder } from "./buffs.ts";
import { board } from "./data/board.ts";
import { isBuffId } from "./data/buffs.ts";
import { tiles } from "./data/tiles.ts";
import { unitTypes } from "./data/units.ts";
import { onBoard } from "./geometry.ts";
import type { TacticsRules, TacticsState, Tile } from "./shape.ts";

/** Far beyond any game, and far below where sums would stop being exact. */
const HUGE = 1_000_000;
const count = z.int().min(0).max(HUGE);
const amount = z.int().min(-HUGE).max(HUGE);
/** Whatever names a unit, a buff or a unit type, in states, options and actions. */
const name = z
  .string()
  .max(100)
  .refine((text) => !isReserved(text), "a reserved name");
const id = name.min(1);
const player = z.enum(["P1", "P2"]);
const point = z.object({ x: amount, y: amount });

/** Seed 6: missing members of modifiers and flags are 0 and false; unknown fields are left out. */
const buff = z.object({
  buffId: id,
  sourceUnitId: id.nullable().default(null),
  duration: z.int().min(1).max(HUGE),
  stackable: z.boolean(),
  modifiers: z
    .object({
      bonusHp: amount.default(0),
      bonusAttack: amount.default(0),
      bonusMoveRange: amount.default(0),
      bonusAttackRange: amount.default(0),
    })
    .prefault({}),
  flags: z
    .object({
      stunned: z.boolean().default(false),
      rooted: z.boolean().default(false),
      silenced: z.boolean().default(false),
      taunted: z.boolean().default(false),
      poison: z.boolean().default(false),
    })
    .prefault({}),
});

const unit = z.object({
  id,
  owner: player,
  // An earlier engine let hp fall below zero; here nothing does.
  hp: amount.transform((hp) => Math.max(0, hp)),
  attack: count,
  moveRange: count,
  attackRange: count,
  position: point,
  alive: z.boolean(),
});

const isMap = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A map by names. One of zod's leaves out `__proto__` and says nothing; here it is refused like the others. */
const mapOf = <T extends z.ZodType>(values: T, prepare: (value: unknown) => unknown = (value) => value) =>
  z.preprocess(
    (value, { issues }) => {
      const reserved = isMap(value) ? Object.keys(value).find(isReserved) : undefined;
      if (reserved === undefined) return prepare(value);
      issues.push({ code: "custom", input: value, path: [reserved], message: "a reserved name" });
      return z.NEVER;
    },
    z.record(name, values),
  );

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0;
/** What is no map of lists holds no buffs; empty lists are not kept. */
const unitBuffs = mapOf(z.array(buff).max(1000), (value) =>
  inOrder(Object.entries(isMap(value) ? value : {}).filter(([, list]) => isFilled(list))),
);

const tile = z.object({
  position: point,
  buffId: z.string().refine(isBuffId, "the id of a known buff"),
  duration: z.int().min(1).max(HUGE),
  target: z.enum(["self", "nearest-enemy"]),
});

const state = z
  .object({
    board: z.object({ width: z.int().min(1).max(1000), height: z.int().min(1).max(1000) }),
    units: z.array(unit).max(1000),
    currentPlayer: player,
    gameOver: z.boolean(),
    winner: player.nullable(),
    unitBuffs,
    actedUnitIds: z.array(id).max(1000).transform(sorted).exactOptional(),
    turn: count.exactOptional(),
    tiles: z.array(tile).max(1000).exactOptional(),
  })
  .check(({ value, issues }) => report(issues, value, contradiction(value)));

function sorted(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].sort(byCodeUnit);
}

type Contradiction = { readonly path: readonly (string | number)[]; readonly message: string };

function report(issues: z.core.$ZodRawIssue[], input: unknown, found: Contradiction | null): void {
  if (found) issues.push({ code: "custom", input, path: [...found.path], message: found.message });
}

/** What no single field shows: two units of one id, the living off the board or on one tile, alive without hp. */
function contradiction(value: TacticsState): Contradiction | null {
  const ids = new Set<string>();
  const taken = new Set<string>();
  for (const [at, { id, hp, alive, position }] of value.units.entries()) {
    const tile = `${position.x} ${position.y}`;
    if (ids.has(id)) return { path: ["units", at, "id"], message: "another unit has this id" };
    if (alive !== hp > 0) return { path: ["units", at, "alive"], message: "alive exactly where hp is above 0" };
    if (alive && !onBoard(value, position)) return { path: ["units", at, "position"], message: "off the board" };
    if (alive && taken.has(tile)) return { path: ["units", at, "position"], message: "another living unit is there" };
    ids.add(id);
    if (alive) taken.add(tile);
  }
  return misplaced(value, value.tiles ?? [], ["tiles"]);
}

/** A tile off the board, or a second one on a place: nobody could ever step onto it. */
function misplaced(on: Pick<TacticsState, "board">, tiles: readonly Tile[], path: Contradiction["path"]) {
  const taken = new Set<string>();
  for (const [at, { position }] of tiles.entries()) {
    const place = `${position.x} ${position.y}`;
    if (!onBoard(on, position)) return { path: [...path, at, "position"], message: "off the board" };
    if (taken.has(place)) return { path: [...path, at, "position"], message: "another tile is there" };
    taken.add(place);
  }
  return null;
}

const rules = z.strictObject({
  actionsPerUnitPerTurn: z.literal(1).nullable(),
  poisonTick: z.enum(["turn-end", "turn-start"]),
  turnEndOrder: z.enum(["poison-first", "expire-first"]),
  markedBonus: z.int().min(0).max(100),
  turnCap: z.int().min(1).max(10_000).nullable(),
  tiles: z.boolean(),
});

const action = z.object({
  type: z.string().max(100).nullable(),
  playerId: z.string().max(100).nullable(),
  targetPosition: point.nullable().exactOptional(),
  targetUnitId: name.nullable().exactOptional(),
  unitId: name.nullable().exactOptional(),
});

const numbers = z.strictObject({ hp: z.int().min(1).max(HUGE), attack: count, moveRange: count, attackRange: count });
const side = z.array(name).min(2).max(4);
const options = z.strictObject({
  lineup: z.tuple([side, side]).prefault([
    ["SWORDSMAN", "ARCHER"],
    ["SWORDSMAN", "ARCHER"],
  ]),
  pack: z
    .strictObject({ unitTypes: mapOf(numbers), tiles: z.array(tile).max(25) })
    .check(({ value, issues }) => report(issues, value, misplaced({ board }, value.tiles, ["tiles"])))
    .prefault({ unitTypes, tiles: [...tiles] }),
});

export const readState = parser(state);
export const readRules = parser(rules);
export const readAction = parser(action);
export const readOptions = parser(options);
export const readBuff = parser(buff);

/** The state with exactly the extra fields that these rules use. */
export function fitState(
  given: TacticsState,
  { actionsPerUnitPerTurn, turnCap, tiles: on }: TacticsRules,
): TacticsState {
  const { actedUnitIds = [], turn = 0, tiles = [], ...base } = given;
  return {
    ...base,
    ...(actionsPerUnitPerTurn !== null && { actedUnitIds }),
    ...(turnCap !== null && { turn }),
    ...(on && { tiles }),
  };
}
