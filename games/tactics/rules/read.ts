import { isReserved, parser } from "@umpire/kernel";
import { byCodeUnit } from "@umpire/toolkit";
import { list, text, whole, z } from "@umpire/toolkit/schema";
import { inOrder } from "./buffs.ts";
import { board } from "./data/board.ts";
import { isBuffId } from "./data/buffs.ts";
import { tiles } from "./data/tiles.ts";
import { unitTypes } from "./data/units.ts";
import { onBoard } from "./geometry.ts";
import type { TacticsRules, TacticsState, Tile } from "./shape.ts";

/** Far beyond any game, and far below where sums would stop being exact. */
const HUGE = 1_000_000;
const count = whole(0, HUGE);
const amount = whole(-HUGE, HUGE);
/** Whatever names a unit, a buff or a unit type, in states, options and actions. */
const name = text(100).check(z.refine((given) => !isReserved(given), "a reserved name"));
const id = name.check(z.minLength(1));
const player = z.enum(["P1", "P2"]);
const point = z.object({ x: amount, y: amount });

const bonus = z._default(amount, 0);
const flag = z._default(z.boolean(), false);
/** Seed 6: missing members of modifiers and flags are 0 and false; unknown fields are left out. */
const buff = z.object({
  buffId: id,
  sourceUnitId: z._default(z.nullable(id), null),
  duration: whole(1, HUGE),
  stackable: z.boolean(),
  modifiers: z.prefault(
    z.object({ bonusHp: bonus, bonusAttack: bonus, bonusMoveRange: bonus, bonusAttackRange: bonus }),
    {},
  ),
  flags: z.prefault(z.object({ stunned: flag, rooted: flag, silenced: flag, taunted: flag, poison: flag }), {}),
});

const unit = z.object({
  id,
  owner: player,
  // An earlier engine let hp fall below zero; here nothing does.
  hp: z.pipe(
    amount,
    z.transform((hp: number) => Math.max(0, hp)),
  ),
  attack: count,
  moveRange: count,
  attackRange: count,
  position: point,
  alive: z.boolean(),
});

const isMap = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A map by names. One of zod's leaves out `__proto__` and says nothing; here it is refused like the others. */
const mapOf = <T extends z.ZodMiniType>(values: T, prepare: (value: unknown) => unknown = (value) => value) =>
  z.pipe(
    z.transform((value: unknown, { issues }) => {
      const reserved = isMap(value) ? Object.keys(value).find(isReserved) : undefined;
      if (reserved === undefined) return prepare(value);
      issues.push({ code: "custom", input: value, path: [reserved], message: "a reserved name" });
      return z.NEVER;
    }),
    z.record(name, values),
  );

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0;
/** What is no map of lists holds no buffs; empty lists are not kept. */
const unitBuffs = mapOf(list(buff, 1000), (value) =>
  inOrder(Object.entries(isMap(value) ? value : {}).filter(([, list]) => isFilled(list))),
);

const tile = z.object({
  position: point,
  buffId: z.string().check(z.refine(isBuffId, "the id of a known buff")),
  duration: whole(1, HUGE),
  target: z.enum(["self", "nearest-enemy"]),
});

const state = z
  .object({
    board: z.object({ width: whole(1, 1000), height: whole(1, 1000) }),
    units: list(unit, 1000),
    currentPlayer: player,
    gameOver: z.boolean(),
    winner: z.nullable(player),
    unitBuffs,
    actedUnitIds: z.exactOptional(z.pipe(list(id, 1000), z.transform(sorted))),
    turn: z.exactOptional(count),
    tiles: z.exactOptional(list(tile, 1000)),
  })
  .check(({ value, issues }) => report(issues, value, contradiction(value)));

function sorted(ids: string[]): readonly string[] {
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
  actionsPerUnitPerTurn: z.nullable(z.literal(1)),
  poisonTick: z.enum(["turn-end", "turn-start"]),
  turnEndOrder: z.enum(["poison-first", "expire-first"]),
  markedBonus: whole(0, 100),
  turnCap: z.nullable(whole(1, 10_000)),
  tiles: z.boolean(),
});

const action = z.object({
  type: z.nullable(text(100)),
  playerId: z.nullable(text(100)),
  targetPosition: z.exactOptional(z.nullable(point)),
  targetUnitId: z.exactOptional(z.nullable(name)),
  unitId: z.exactOptional(z.nullable(name)),
});

const numbers = z.strictObject({ hp: whole(1, HUGE), attack: count, moveRange: count, attackRange: count });
const side = z.array(name).check(z.minLength(2), z.maxLength(4));
const options = z.strictObject({
  lineup: z.prefault(z.tuple([side, side]), [
    ["SWORDSMAN", "ARCHER"],
    ["SWORDSMAN", "ARCHER"],
  ]),
  pack: z.prefault(
    z
      .strictObject({ unitTypes: mapOf(numbers), tiles: list(tile, 25) })
      .check(({ value, issues }) => report(issues, value, misplaced({ board }, value.tiles, ["tiles"]))),
    { unitTypes, tiles: [...tiles] },
  ),
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
