import { definitionOf, powersOf } from "../../pack/catalogue.ts";
import type { Nature, Pack, PowerOf } from "../../pack/pack.ts";
import { ceilingOf, evaluate, type Scene } from "../amounts.ts";
import { phaseOf } from "../phases.ts";
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
} from "../shape.ts";
import type { Census } from "./census.ts";

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

/** The number of an effect among those of its player in the turn. */
export const effectId = (turn: number, side: Side, serial: number) => `${turn}${side === 0 ? "N" : "S"}${serial}`;

/** The ledger of a turn as it grows, and how many effects of each player are in it. */
export type Ledger = { readonly effects: TriggeredEffect[]; readonly serials: [number, number] };

/** The ledger so far, to be added to. */
export function openLedger(soFar: readonly TriggeredEffect[]): Ledger {
  const serials: [number, number] = [0, 0];
  for (const effect of soFar) serials[ownerOf(effect)] += 1;
  return { effects: [...soFar], serials };
}

/** Puts an effect into the ledger, as the next one of its player in this turn. */
export function trigger({ turn, step }: ShapeshipsState, ledger: Ledger, triggered: Trigger): TriggeredEffect {
  if (step === null) throw new RangeError("nothing triggers outside a turn");
  const { side, persists, type, value, cause, source, ship, because } = triggered;
  ledger.serials[side] += 1;
  const id = effectId(turn, side, ledger.serials[side]);
  const target = acrossFrom(type, side);
  const triggeredAt = phaseOf(step);
  const effect: TriggeredEffect =
    persists || cause !== "charge" || ship === null
      ? { id, type, value, target, source, triggeredAt, because, cause, ship, persistsIfSourceDestroyed: true }
      : { id, type, value, target, source, triggeredAt, because, cause, ship, persistsIfSourceDestroyed: false };
  ledger.effects.push(effect);
  return effect;
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
  const survivors = survivorsOf(census, state.turnData.triggeredEffects);
  for (const effect of state.turnData.triggeredEffects) {
    rows[effect.target].push(triggeredRow(effect, survivors, multipliers, dark));
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
  survivors: ReadonlySet<string>,
  multipliers: Multipliers | null,
  dark: boolean,
): SettledRow {
  const { id, cause, type, source, ship, value } = effect;
  const persists = effect.persistsIfSourceDestroyed;
  const lives = persists || survivors.has(effect.ship);
  const { counted, because } = multiply(effect, "all", multipliers);
  const why = !lives ? "source_gone" : dark && type === "heal" ? "dusk" : persists ? "persists" : "source_lives";
  const counts = why === "persists" || why === "source_lives";
  return { effect: id, cause, type, source, ship, value, counted: counts ? counted : 0, why, because };
}

/** The ids in the census, where any effect asks for its source. */
function survivorsOf({ fleets }: Census, effects: readonly TriggeredEffect[]): ReadonlySet<string> {
  if (effects.every(({ persistsIfSourceDestroyed }) => persistsIfSourceDestroyed)) return NOBODY;
  return new Set(fleets.flat().map(({ id }) => id));
}
const NOBODY: ReadonlySet<string> = new Set();

function continuousRow(effect: EvaluatedEffect, multipliers: Multipliers | null, dark: boolean): SettledRow {
  const { type, source, ship, value } = effect;
  const { counted, because } = multiply(effect, "continuous", multipliers);
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

type Multiplier = { readonly times: number; readonly source: string };
/** The multipliers of one player for rows of one nature: of continuous rows, and of all. */
type Both = { readonly continuous: Multiplier[]; readonly all: Multiplier[] };
/** By player and nature, so that a row looks at no multiplier but its own. */
type Multipliers = Pair<{ readonly [N in Nature]: Both }>;

/** Null where there is none, as nearly always. */
function multipliersOf({ fleets }: Census, pack: Pack): Multipliers | null {
  let found: Multipliers | null = null;
  for (const side of [0, 1] as const) {
    for (const { ship, id } of fleets[side]) {
      for (const power of definitionOf(pack, ship).powers) {
        if (power.when !== "passive" || power.effect !== "multiply") continue;
        found ??= [noMultipliers(), noMultipliers()];
        const multiplier = { times: power.times, source: `${ship} ${id}` };
        const own = found[side][power.nature];
        own.continuous.push(multiplier);
        if (power.of === "all") own.all.push(multiplier);
      }
    }
  }
  return found;
}

const noMultipliers = () => ({ damage: { continuous: [], all: [] }, heal: { continuous: [], all: [] } });

/** Each multiplier adds its share of the row's own value: none works on what another has added (R28). */
function multiply(
  { type, target, value, because }: EvaluatedEffect | TriggeredEffect,
  of: keyof Both,
  multipliers: Multipliers | null,
): { readonly counted: number; readonly because: readonly Reason[] } {
  if (multipliers === null) return { counted: value, because };
  const apply = multipliers[acrossFrom(type, target)][type][of];
  const parts = apply.map(({ times, source }) => ({ op: "add" as const, amount: value * (times - 1), source }));
  return { counted: parts.reduce((total, { amount }) => total + amount, value), because: [...because, ...parts] };
}
