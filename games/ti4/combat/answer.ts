import { err, ok, type Result } from "@umpire/kernel";
import type { Force } from "../units/force.ts";
import type { Unit } from "../units/units.ts";
import type { UnitTexts } from "../words/rules/words.ts";
import { type Army, activeEffects, type Battle, type Camp, hasAbilities } from "./battle.ts";
import { findEntry } from "./catalogue.ts";
import { mayHavePowers, powersOf } from "./general/powers.ts";
import { withBestOrders } from "./odds/best-orders.ts";
import { estimateSteps, MAX_STEPS, type Odds, roundDistribution } from "./odds/odds.ts";
import { outcomeOver } from "./outcomes.ts";
import { prepareBattle } from "./prepared.ts";
import type { BattleRequest } from "./read-battle.ts";
import { customSustainOrder } from "./side.ts";
import { findUnmodelled, type Unmodelled } from "./unmodelled.ts";

type Remark =
  | { readonly code: "planetary-shield" | "entropic-scar" | "fighters-grounded" }
  | { readonly code: "idle-effect"; readonly side: Camp; readonly effect: string };

/** What may be left, and how likely. */
type Survivors = { readonly probability: number; readonly attacker: Force; readonly defender: Force };

/** What one side rolls with: a modifier and the rolls it is for. */
type AnsweredModifier = { readonly side: Camp; readonly [field: string]: string | number };

export type OddsAnswer = Odds & {
  readonly survivors: readonly Survivors[];
  /** How likely each number of rounds is; null where that would take too long. */
  readonly rounds: readonly { readonly rounds: number; readonly probability: number }[] | null;
  readonly resourcesLost: { readonly attacker: number; readonly defender: number };
  readonly modifiers: readonly AnsweredModifier[];
  /** The order in which each side loses its units. */
  readonly casualties: { readonly attacker: readonly string[]; readonly defender: readonly string[] };
  /** The order in which each side's units sustain, where another than the usual one is better; else empty. */
  readonly sustains: { readonly attacker: readonly string[]; readonly defender: readonly string[] };
  /** When a side's units sustain, where the best is not what was asked. */
  readonly sustain?: { readonly [C in Camp]?: Army["sustain"] };
  /** What the place takes away: a shield that stops bombardment, a scar, effects that do nothing there. */
  readonly remarks: readonly Remark[];
  readonly method: "exact";
  readonly notModelled: readonly Unmodelled[];
  /** Effects that leave a choice, whose way of making it the words state. */
  readonly policies?: readonly { readonly side: Camp; readonly effect: string }[];
};

/** The units that fight on a side, in the order in which they are lost. */
function kindsIn(battle: Battle, camp: Camp): readonly { readonly unit: Unit }[] {
  const { field, sides } = prepareBattle(battle);
  return field === null ? sides[camp].kinds : field.fleets[camp].kinds.filter(({ isLosable }) => isLosable);
}

const policiesIn = (battle: Battle) =>
  (["attacker", "defender"] as const).flatMap((side) => {
    const ids = new Set(mayHavePowers(battle, side) ? powersOf(battle, side).map(({ source }) => source) : []);
    return [...ids].flatMap((effect) => (findEntry(effect)?.status === "policy" ? [{ side, effect }] : []));
  });

/** Everything about a battle, or why it cannot be worked out. */
export function answerOdds({ battle, best, limit }: BattleRequest, texts: UnitTexts): Result<OddsAnswer> {
  const ordered = withBestOrders(battle, best, limit, prepareBattle);
  const fought = ordered.ok
    ? outcomeOver([{ probability: 1, battle: ordered.value, isMissed: false }], limit, prepareBattle)
    : ordered;
  if (!ordered.ok || !fought.ok) return err({ code: "too-many-units", nearest: nearest(battle, limit) });
  const rounds = roundDistribution(prepareBattle(ordered.value), limit);
  const order = (camp: Camp) => kindsIn(ordered.value, camp).map(({ unit }) => unit.id);
  const policies = policiesIn(battle);
  const sustains = (camp: Camp) => customSustainOrder(ordered.value, camp);
  return ok({
    ...fought.value.odds,
    survivors: fought.value.survivors.map(({ carried: _, ...left }) => left),
    rounds:
      rounds?.flatMap((probability, count) => (probability > EPSILON ? [{ rounds: count, probability }] : [])) ?? null,
    resourcesLost: fought.value.lost,
    modifiers: modifiersIn(ordered.value),
    casualties: { attacker: order("attacker"), defender: order("defender") },
    sustains: { attacker: sustains("attacker"), defender: sustains("defender") },
    ...bestManners(battle, ordered.value),
    remarks: remarksOn(ordered.value),
    method: "exact",
    notModelled: findUnmodelled(battle, texts),
    ...(policies.length > 0 && { policies }),
  });
}

/** When those sustain for whom another time than the asked one is better. */
function bestManners(asked: Battle, found: Battle): Pick<OddsAnswer, "sustain"> {
  const others = (["attacker", "defender"] as const).filter((camp) => found[camp].sustain !== asked[camp].sustain);
  return others.length === 0 ? {} : { sustain: Object.fromEntries(others.map((camp) => [camp, found[camp].sustain])) };
}

/** Rounding error of a sum of doubles: smaller probabilities are dropped. */
const EPSILON = 1e-12;

function remarksOn(battle: Battle): readonly Remark[] {
  const { isShielded, sides, field } = prepareBattle(battle);
  const bombs = field?.fleets.attacker.guns.bombardment ?? sides.attacker.bombardment;
  const isStopped = battle.place === "ground" && (field?.isShielded ?? isShielded) && bombs.length > 0;
  const grounded = [...sides.attacker.kinds, ...sides.defender.kinds].some(({ dice }) => dice === 0);
  const idle = (["attacker", "defender"] as const).flatMap((side) => {
    const powers = mayHavePowers(battle, side) ? powersOf(battle, side).map(({ source }) => source) : [];
    const working = new Set([...activeEffects(battle, side).map(({ id }) => id), ...powers]);
    const held = Object.keys(battle[side].effects).filter((id) => (battle[side].effects[id] ?? 0) > 0);
    return held.filter((id) => !working.has(id)).map((effect) => ({ code: "idle-effect", side, effect }) as const);
  });
  return [
    ...(isStopped ? [{ code: "planetary-shield" } as const] : []),
    ...(hasAbilities(battle) ? [] : [{ code: "entropic-scar" } as const]),
    ...(grounded ? [{ code: "fighters-grounded" } as const] : []),
    ...idle,
  ];
}

function modifiersIn(battle: Battle): readonly AnsweredModifier[] {
  const { sides, field } = prepareBattle(battle);
  return (["attacker", "defender"] as const).flatMap((side) => {
    if (field === null) return sides[side].modifiers.map((modifier) => ({ side, ...modifier }));
    return field.fleets[side].bonuses
      .filter(({ kinds, on }) => on !== "combat" || kinds.includes(true))
      .map(({ kinds: _, while: __, ...modifier }) => ({ side, ...modifier }));
  });
}

/** The same battle with fewer units: the largest share of both fleets that can be worked out in time. */
function nearest(battle: Battle, limit: number | null) {
  for (let share = 0.7; share > 0.01; share *= 0.7) {
    const less = { ...battle, attacker: scaled(battle.attacker, share), defender: scaled(battle.defender, share) };
    if (estimateSteps(prepareBattle(less), limit) < MAX_STEPS)
      return { attacker: less.attacker.units, defender: less.defender.units };
  }
  return null;
}

function scaled(army: Army, share: number): Army {
  const fewer = (counts: Army["units"]) =>
    Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, Math.ceil(count * share)]));
  const units = fewer(army.units);
  const damaged = Object.fromEntries(
    Object.entries(army.damaged).map(([id, count]) => [id, Math.min(count, units[id] ?? 0)]),
  );
  return { ...army, units, damaged };
}
