import { findUnit, units as table, type Unit } from "../../units/units.ts";
import type { Army, Battle, Camp } from "../battle.ts";
import type { ClauseOf } from "./clauses.ts";
import { isVerb, isWho, type Power, powersOf, sameFaction, withInnateEffects } from "./powers.ts";

/** Units of one sort that take part: how many at the start, and how many of them are damaged. */
export type Muster = {
  readonly unit: Unit;
  readonly count: number;
  readonly damaged: number;
  /** It takes hits for others, and no other part. */
  readonly isGuard: boolean;
};

/** A side as it takes the field: what became of its units before the battle, and what may still come. */
export type MusteredArmy = {
  readonly army: Army;
  readonly powers: readonly Power[];
  readonly units: readonly Muster[];
};

/** The battle after everything that happens to units before it. */
export function withReplacements(battle: Battle): Battle {
  const replaced = (camp: Camp): Army => {
    const clauses = powersOf(battle, camp)
      .filter(isVerb("replace"))
      .map(({ clause }) => clause);
    return clauses.reduce((army, clause) => replaceUnits(army, clause), withInnateEffects(battle, camp));
  };
  return { ...battle, attacker: replaced("attacker"), defender: replaced("defender") };
}

function replaceUnits(army: Army, { who, with: other, together }: ClauseOf<"replace">): Army {
  const is = (id: string) => {
    const unit = findUnit(id);
    return id !== other && unit !== undefined && isWho(who, unit);
  };
  const gone = Object.entries(army.units).filter(([id, count]) => count > 0 && is(id));
  if (gone.length === 0) return army;
  const rest = (counts: Army["units"]) => Object.fromEntries(Object.entries(counts).filter(([id]) => !is(id)));
  const sum = gone.reduce((all, [, count]) => all + count, 0);
  const hurt = gone.reduce((all, [id]) => all + (army.damaged[id] ?? 0), 0);
  const canSustain = findUnit(other)?.sustain ?? false;
  return {
    ...army,
    units: { ...rest(army.units), [other]: together ? 1 : sum },
    damaged: { ...rest(army.damaged), ...(canSustain && !together ? { [other]: hurt } : {}) },
  };
}

/** Who takes part on a side, in no order yet. */
export function muster(battle: Battle, camp: Camp, foe: Army): MusteredArmy {
  const army = battle[camp];
  const powers = powersOf(battle, camp);
  const enlisted = powers.filter(isVerb("enlist"));
  const guards = powers.filter(isVerb("guard"));
  const present = listUnits(army);
  const home = battle.place === "space" ? "ship" : "ground";
  const fights = ({ unit }: Muster) =>
    unit.kind === home || enlisted.some(({ clause: { who } }) => unit.kind !== "structure" && isWho(who, unit));
  const fighting = present.filter(fights);
  const guarding = present
    .filter((each) => !fights(each) && guards.some(({ clause: { who } }) => isWho(who, each.unit)))
    .map((each) => ({ ...each, isGuard: true }));
  const lent = powers
    .filter(isVerb("lend"))
    .reduce<readonly Muster[]>((units, { clause, source }) => lend(units, clause, army.choices?.[source]), fighting);
  const known = new Set(lent.map(({ unit }) => unit.id));
  const coming = arrivals(army, powers, battle.place, foe).filter(({ id }) => !known.has(id));
  const later = [...new Set(coming)].map((unit) => ({ unit, count: 0, damaged: 0, isGuard: false }));
  return { army, powers, units: [...lent, ...later, ...guarding] };
}

const listUnits = ({ units, damaged }: Army): readonly Muster[] =>
  Object.entries(units).flatMap(([id, count]) => {
    const unit = findUnit(id);
    return unit === undefined || count === 0 ? [] : [{ unit, count, damaged: damaged[id] ?? 0, isGuard: false }];
  });

/** Units that are not there, and may come: placed, promoted, won. */
function arrivals(army: Army, powers: readonly Power[], place: Battle["place"], foe: Army): readonly Unit[] {
  return powers.flatMap(({ clause }) => {
    if (clause.verb === "reinforce") return ownUnit(army, place === "space" ? clause.space : clause.ground);
    if (clause.verb === "place" || clause.verb === "convert") return ownUnit(army, clause.unit);
    if (clause.verb === "promote") return findUnit(clause.with) ?? [];
    if (clause.verb !== "capture") return [];
    const types = new Set(listUnits(foe).flatMap(({ unit }) => (unit.kind === "ship" ? unit.type : [])));
    return [...types].flatMap((type) => ownUnit(army, type));
  });
}

/** A type as its owner has it: as what is there, else as the faction has it without an upgrade. */
export function ownUnit(army: Army, type: string): readonly Unit[] {
  const there = listUnits(army).find(({ unit }) => unit.type === type)?.unit;
  if (there !== undefined) return [there];
  const first = (is: (faction: string | null) => boolean) =>
    table.find((unit) => unit.type === type && !unit.upgraded && is(unit.faction));
  const own = first((faction) => army.faction !== undefined && sameFaction(faction, army.faction));
  const found = own ?? first((faction) => faction === null) ?? table.find((unit) => unit.type === type);
  return found === undefined ? [] : [found];
}

/** A ship gets the numbers of another: the one that is chosen, else the one that hits least. */
function lend(units: readonly Muster[], { unit: id }: ClauseOf<"lend">, chosen?: string): readonly Muster[] {
  const other = findUnit(id);
  const worth = ({ unit }: Muster) => (unit.combat?.dice ?? 1) * (11 - (unit.combat?.value ?? 11));
  const able = units.filter(({ unit }) => unit.kind === "ship" && unit.type !== "fighter");
  const worst = able.find(({ unit }) => unit.id === chosen) ?? able.toSorted((x, y) => worth(x) - worth(y))[0];
  if (other === undefined || worst === undefined) return units;
  const { combat, barrage } = other;
  const better: Muster = {
    unit: { ...worst.unit, combat, barrage, sustain: true },
    count: 1,
    damaged: 0,
    isGuard: false,
  };
  const rest = { ...worst, count: worst.count - 1 };
  return [...units.filter((each) => each !== worst), ...(rest.count > 0 ? [rest] : []), better];
}
