import { ceilingOf, evaluate, type Scene } from "./amounts.ts";
import { definitionOf, powersOf } from "./catalogue.ts";
import type { Census } from "./census.ts";
import type { Nature, Pack, PowerOf } from "./pack.ts";
import { phaseOf } from "./phases.ts";
import {
  type EvaluatedEffect,
  type LiveShip,
  otherSide,
  type Pair,
  type Reason,
  type SettledRow,
  type Settlement,
  type ShapeshipsState,
  type Side,
  type TriggeredEffect,
} from "./shape.ts";

declare const isClosed: unique symbol;
/** One player's ledger at the end of a turn. Only `closeLedger` makes it, and it takes a census to do so (C2, C5). */
export type ClosedLedger = Omit<Settlement, "health"> & { readonly [isClosed]: true };

/** What a triggered effect still needs when it is queued. */
type Trigger = Pick<TriggeredEffect, "type" | "value" | "cause" | "source" | "ship" | "because"> & {
  readonly side: Side;
  readonly persists: boolean;
};

/** Damage is for the opponent, healing for oneself; and so whom it comes from is found from whom it hits. */
const acrossFrom = (nature: Nature, side: Side): Side => (nature === "damage" ? otherSide(side) : side);

/** Who set an effect in motion. */
export const ownerOf = ({ type, target }: Pick<TriggeredEffect, "type" | "target">): Side => acrossFrom(type, target);

/** The how-manieth effect of a player in a turn. */
export const effectId = (turn: number, side: Side, serial: number) => `${turn}${side === 0 ? "N" : "S"}${serial}`;

/** The effect that a trigger puts into the ledger, as the next one of its player in this turn. */
export function triggeredEffect(
  { turn, step }: ShapeshipsState,
  ledger: readonly TriggeredEffect[],
  { side, persists, type, value, cause, source, ship, because }: Trigger,
): TriggeredEffect {
  if (step === null) throw new RangeError("nothing triggers outside a turn");
  let serial = 1;
  for (const effect of ledger) if (ownerOf(effect) === side) serial += 1;
  const id = effectId(turn, side, serial);
  const target = acrossFrom(type, side);
  const triggeredAt = phaseOf(step);
  if (persists || cause !== "charge" || ship === null)
    return { id, type, value, target, source, triggeredAt, because, cause, ship, persistsIfSourceDestroyed: true };
  return { id, type, value, target, source, triggeredAt, because, cause, ship, persistsIfSourceDestroyed: false };
}

/** The damage that dusk does to both in this turn; null before it has come. */
export const duskDamage = ({ turn }: ShapeshipsState, { dusk }: Pack): number | null =>
  dusk === null || turn < dusk.turn ? null : dusk.damage * (turn - dusk.turn + 1);

/** Closes the ledger of the turn: every queued effect and every continuous power of the census, as rows (R28). */
export function closeLedger(scene: Scene, census: Census): Pair<ClosedLedger> {
  const { state, pack } = scene;
  const rows: [SettledRow[], SettledRow[]] = [[], []];
  const dusk = duskDamage(state, pack);
  const dark = dusk !== null;
  const multipliers = multipliersOf(census, pack);
  for (const effect of state.turnData.triggeredEffects) {
    rows[effect.target].push(triggeredRow(effect, census, multipliers, dark));
  }
  for (const side of [0, 1] as const) {
    for (const ship of census.fleets[side]) {
      for (const effect of continuousEffects(scene, side, ship)) {
        rows[effect.target].push(continuousRow(effect, multipliers, dark));
      }
    }
  }
  if (dusk !== null) for (const list of rows) list.push(systemRow(dusk));
  return [close(scene, census, 0, rows[0]), close(scene, census, 1, rows[1])];
}

function close({ state, pack }: Scene, census: Census, side: Side, rows: readonly SettledRow[]): ClosedLedger {
  const before = state.players[side].health;
  const ceiling = ceilingOf(census.fleets[side], pack);
  const sums = { before, damage: sum(rows, "damage"), healing: sum(rows, "heal"), ceiling, rows };
  return sums as typeof sums & Pick<ClosedLedger, typeof isClosed>;
}

function sum(rows: readonly SettledRow[], nature: Nature): number {
  let total = 0;
  for (const row of rows) if (row.type === nature) total += row.counted;
  return total;
}

/** Settled whatever has become of its source, unless the effect itself says that the source must live (R19). */
function triggeredRow(
  effect: TriggeredEffect,
  census: Census,
  multipliers: readonly Multiplier[],
  dark: boolean,
): SettledRow {
  const { id, cause, type, source, ship, value } = effect;
  const persists = effect.persistsIfSourceDestroyed;
  const lives = persists || survives(census, effect.ship);
  const { counted, because } = multiply(effect, false, multipliers);
  const why = !lives ? "source_gone" : dark && type === "heal" ? "dusk" : persists ? "persists" : "source_lives";
  const counts = why === "persists" || why === "source_lives";
  return { effect: id, cause, type, source, ship, value, counted: counts ? counted : 0, why, because };
}

const survives = ({ fleets }: Census, id: string) => fleets.some((fleet) => fleet.some((ship) => ship.id === id));

function continuousRow(effect: EvaluatedEffect, multipliers: readonly Multiplier[], dark: boolean): SettledRow {
  const { type, source, ship, value } = effect;
  const { counted, because } = multiply(effect, true, multipliers);
  const dusk = dark && type === "heal";
  return {
    effect: null,
    cause: "continuous",
    type,
    source,
    ship,
    value,
    counted: dusk ? 0 : counted,
    why: dusk ? "dusk" : "survived",
    because,
  };
}

function systemRow(value: number): SettledRow {
  const because: readonly Reason[] = [{ op: "base", amount: value }];
  return {
    effect: null,
    cause: "system",
    type: "damage",
    source: "dusk",
    ship: null,
    value,
    counted: value,
    why: "system",
    because,
  };
}

/** The effects of the continuous powers of a survivor, for its present controller. */
function continuousEffects(scene: Scene, side: Side, ship: LiveShip): readonly EvaluatedEffect[] {
  const powers = powersOf(definitionOf(scene.pack, ship.ship), "continuous");
  return powers.length === 0 ? NONE : powers.map((power) => evaluated(scene, side, ship, power));
}
const NONE: readonly never[] = [];

function evaluated(scene: Scene, side: Side, ship: LiveShip, power: PowerOf<"continuous">): EvaluatedEffect {
  const { value, because } = evaluate(power.amount, { side, ship, spent: 0 }, scene);
  return {
    type: power.effect,
    value,
    target: acrossFrom(power.effect, side),
    source: ship.ship,
    ship: ship.id,
    because,
  };
}

type Multiplier = {
  readonly side: Side;
  readonly nature: Nature;
  readonly of: "continuous" | "all";
  readonly times: number;
  readonly source: string;
};

function multipliersOf({ fleets }: Census, pack: Pack): readonly Multiplier[] {
  const found: Multiplier[] = [];
  for (const side of [0, 1] as const) {
    for (const { ship, id } of fleets[side]) {
      for (const power of definitionOf(pack, ship).powers) {
        if (power.when !== "passive" || power.effect !== "multiply") continue;
        found.push({ side, nature: power.nature, of: power.of, times: power.times, source: `${ship} ${id}` });
      }
    }
  }
  return found;
}

/** Each multiplier adds its share of the row's own value: none works on what another has added (R28). */
function multiply(
  { type, target, value, because }: EvaluatedEffect | TriggeredEffect,
  continuous: boolean,
  multipliers: readonly Multiplier[],
): { readonly counted: number; readonly because: readonly Reason[] } {
  if (multipliers.length === 0) return { counted: value, because };
  const side = acrossFrom(type, target);
  const apply = multipliers.filter(
    (each) => each.side === side && each.nature === type && (continuous || each.of === "all"),
  );
  const parts = apply.map(({ times, source }) => ({ op: "add" as const, amount: value * (times - 1), source }));
  return { counted: parts.reduce((total, { amount }) => total + amount, value), because: [...because, ...parts] };
}
