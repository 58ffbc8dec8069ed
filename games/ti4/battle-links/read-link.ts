import { ok, type Result } from "@umpire/kernel";
import type { Army, Camp, Place } from "../combat/battle.ts";
import { type CatalogueEntry, catalogue, findEntry } from "../combat/catalogue.ts";
import {
  copiesAll,
  lentEffects,
  linkAnomalies,
  linkCasualties,
  linkFactions,
  linkSustains,
  linkTypes,
} from "../data/battle-links.ts";
import { powerTable } from "../data/powers.ts";
import type { AnomalyType } from "../galaxy/tiles.ts";
import { findUnit, type Unit } from "../units/units.ts";
import { cardFor } from "./cards.ts";
import { countsInBattle } from "./counted.ts";
import { readCount, readParameters } from "./parameters.ts";
import type { LinkRemark } from "./remarks.ts";

/** A battle as a link has it, with the ways of taking hits that its site has, and what was not taken over. */
export type LinkedBattle = {
  readonly place: Place;
  readonly anomalies: readonly AnomalyType[];
  readonly attacker: Army;
  readonly defender: Army;
  readonly remarks: readonly LinkRemark[];
};

const camps = ["attacker", "defender"] as const;
const PER_UNIT = ["unit", "damaged", "upgrade", "galvanized"] as const;

/** What one parameter says: of a side, of both, or of the place. */
type Part =
  | { readonly part: "place" }
  | { readonly part: "faction" | "risk"; readonly camp: Camp }
  | { readonly part: (typeof PER_UNIT)[number]; readonly camp: Camp; readonly type: string }
  | { readonly part: "effect"; readonly camp: Camp | null; readonly effect: string };

type Reader = {
  readonly values: ReadonlyMap<string, string>;
  readonly note: (remark: LinkRemark) => void;
  readonly place: Place;
};

/** The battle of a link of ti4battle.com, or of what follows its question mark; what it does not know is told. */
export function readBattleLink(link: string): Result<LinkedBattle> {
  const read = readParameters(link);
  if (!read.ok) return read;
  const { values } = read.value;
  const remarks: LinkRemark[] = [...read.value.remarks];
  const note = (remark: LinkRemark) => void remarks.push(remark);
  for (const [parameter, value] of values)
    if (partOf(parameter) === null) note({ code: "unknown-parameter", parameter, value });
  const place = values.get("place")?.toLowerCase() === "ground" ? "ground" : "space";
  const reader: Reader = { values, note, place };
  const effects = effectsOf(reader);
  const army = (camp: Camp) => armyOf(reader, camp, effects[camp]);
  const { anomalies } = effects;
  return ok({ place, anomalies, attacker: army("attacker"), defender: army("defender"), remarks });
}

const ofSide = /^(attacker|defender)-(?:(faction|risk-direct-hit)|(unit|damaged|upgrade|galvanized)-(.+)|effect-(.+))$/;

function partOf(parameter: string): Part | null {
  if (parameter === "place") return { part: "place" };
  const [, both] = /^effect-(.+)$/.exec(parameter) ?? [];
  if (both !== undefined) return { part: "effect", camp: null, effect: both };
  const [, side, alone, part, type = "", effect] = ofSide.exec(parameter) ?? [];
  const camp = camps.find((each) => each === side);
  if (camp === undefined) return null;
  if (alone !== undefined) return { part: alone === "faction" ? "faction" : "risk", camp };
  if (effect !== undefined) return { part: "effect", camp, effect };
  const known = PER_UNIT.find((each) => each === part);
  return known === undefined ? null : { part: known, camp, type };
}

function armyOf(reader: Reader, camp: Camp, effects: Army["effects"]): Army {
  const faction = factionOf(reader, camp);
  const { units, damaged } = forceOf(reader, camp, faction);
  return {
    ...(faction !== null && { faction }),
    ...{ units: withCards(units, effects), damaged: withCards(damaged, effects), effects },
    choices: lentTo(units),
    sustain: reader.values.get(`${camp}-risk-direct-hit`) === "false" ? "careful" : "early",
    casualties: linkCasualties,
    sustains: linkSustains,
  };
}

/** Who gets the numbers of another ship there: whose combat value is the worst, of these who is lost last. */
function lentTo(units: Counts): { readonly [effect: string]: string } {
  const rank = ({ combat, type }: Unit) => (combat?.value ?? 0) * linkCasualties.length + linkCasualties.indexOf(type);
  const ships = Object.keys(units)
    .flatMap((id) => findUnit(id) ?? [])
    .filter(({ kind, type }) => kind === "ship" && type !== "fighter")
    .sort((x, y) => rank(y) - rank(x));
  const lent = Object.keys(powerTable).filter((id) => powerTable[id]?.some(({ verb }) => verb === "lend"));
  const [worst] = ships;
  return worst === undefined ? {} : Object.fromEntries(lent.map((id) => [id, worst.id]));
}

/** Null for nobody's: ti4battle.com keeps the faction chosen before, which the link does not say. */
function factionOf({ values, note }: Reader, camp: Camp): string | null {
  const parameter = `${camp}-faction`;
  const name = values.get(parameter);
  if (name === undefined) return null;
  const found = Object.hasOwn(linkFactions, name) ? linkFactions[name] : undefined;
  if (found === undefined) note({ code: "unknown-faction", parameter, value: name });
  return found ?? null;
}

type Counts = { [unit: string]: number };
type Force = { readonly units: Counts; readonly damaged: Counts };
/** A parameter about units of one type. */
type OfType = Extract<Part, { readonly type: string }>;

function forceOf(reader: Reader, camp: Camp, faction: string | null): Force {
  const force: Force = { units: {}, damaged: {} };
  for (const [parameter, value] of reader.values) {
    const part = partOf(parameter);
    if (part === null || !("type" in part) || part.camp !== camp) continue;
    const card = cardOf(reader, part, faction);
    if (card.unit === null) reader.note({ code: card.code, parameter, value });
    else addUnits(reader, part, card.unit, force, { parameter, value });
  }
  return { units: some(force.units), damaged: some(force.damaged) };
}

type Card = { readonly unit: string } | { readonly unit: null; readonly code: "unknown-type" | "no-such-unit" };

/** The card that a side's units of a type follow. */
function cardOf({ values, place }: Reader, { camp, type: name }: OfType, faction: string | null): Card {
  const type = Object.hasOwn(linkTypes, name) ? linkTypes[name] : undefined;
  if (type === undefined) return { unit: null, code: "unknown-type" };
  const isUpgraded = values.get(`${camp}-upgrade-${name}`) === "true";
  // The neutral player has no flagship.
  const unit = faction === "neutral" && type === "flagship" ? null : cardFor(faction, type, isUpgraded, place);
  return unit === null ? { unit: null, code: "no-such-unit" } : { unit };
}

function addUnits(
  reader: Reader,
  { part, camp, type }: OfType,
  unit: string,
  { units, damaged }: Force,
  { parameter, value }: { readonly parameter: string; readonly value: string },
): void {
  if (part === "unit") units[unit] = readCount(parameter, value, reader.note);
  if (part === "damaged") damaged[unit] = damagedOf(reader, camp, type, unit);
  if (part === "galvanized") reader.note({ code: "galvanized", parameter, value });
}

/** An effect that is a card's own makes the units of its type follow that card. */
function withCards(counts: Counts, effects: Army["effects"]): Counts {
  const cards = Object.keys(effects).flatMap((id) => findUnit(findEntry(id)?.unit ?? "") ?? []);
  const cardOf = (unit: string) => {
    const { type, faction, upgraded } = findUnit(unit) ?? {};
    return cards.find((card) => card.type === type && card.faction === faction && card.upgraded === upgraded)?.id;
  };
  return Object.fromEntries(Object.entries(counts).map(([unit, count]) => [cardOf(unit) ?? unit, count]));
}

/** Capped at the number of units, and only for units that can sustain. */
function damagedOf({ values, note }: Reader, camp: Camp, type: string, unit: string): number {
  const parameter = `${camp}-damaged-${type}`;
  const value = values.get(parameter) ?? "";
  const there = Number.parseInt(values.get(`${camp}-unit-${type}`) ?? "0", 10);
  if (findUnit(unit)?.sustain !== true) {
    note({ code: "cannot-sustain", parameter, value });
    return 0;
  }
  return Math.min(readCount(parameter, value, note), Math.max(0, there || 0));
}

const some = (counts: Counts): Counts => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

type Effects = { readonly [C in Camp]: Counts } & { readonly anomalies: AnomalyType[] };

function effectsOf(reader: Reader): Effects {
  const found: Effects = { attacker: {}, defender: {}, anomalies: [] };
  for (const [parameter, value] of reader.values) {
    const part = partOf(parameter);
    if (part?.part !== "effect") continue;
    const count = readCount(parameter, value, reader.note);
    if (count > 0) addEffect(reader, found, { parameter, value, count, ...part });
  }
  return found;
}

type Given = {
  readonly parameter: string;
  readonly value: string;
  readonly count: number;
  readonly camp: Camp | null;
  readonly effect: string;
};

function addEffect(reader: Reader, found: Effects, { parameter, value, count, camp, effect }: Given): void {
  const entry = catalogue.find(({ link }) => link === effect);
  const anomaly = Object.hasOwn(linkAnomalies, effect) ? linkAnomalies[effect] : undefined;
  const refused = anomaly === undefined ? refusedEffect(reader, entry, camp) : refusedAnomaly(anomaly.side, camp);
  if (refused !== null) reader.note({ code: refused, parameter, value });
  else if (anomaly !== undefined) found.anomalies.push(anomaly.anomaly);
  else if (entry !== undefined)
    for (const each of camp === null ? camps : [camp]) found[each][entry.id] = entry.isCounted ? count : 1;
}

const refusedAnomaly = (side: Camp | null, camp: Camp | null): LinkRemark["code"] | null =>
  side === camp ? null : "wrong-side";

/** Why an effect does not count here. */
function refusedEffect(
  reader: Reader,
  entry: CatalogueEntry | undefined,
  camp: Camp | null,
): LinkRemark["code"] | null {
  if (entry === undefined) return "unknown-effect";
  if (!isOnSide(entry, camp)) return "wrong-side";
  const isSilent = { ...reader, note: () => undefined };
  if (camp !== null && !isOwn(entry, factionOf(isSilent, camp))) return "other-faction";
  return countsInBattle(entry.id) ? null : "not-counted";
}

/** What holds for both sides is named without one, and nothing else is. */
const isOnSide = ({ side }: CatalogueEntry, camp: Camp | null): boolean =>
  camp === null ? side === "both" : side === null || side === camp;

/** Technologies and the like are their faction's, and Nekro's; notes, agents and commanders are lent. */
const isOwn = ({ faction, kind, id }: CatalogueEntry, of: string | null): boolean =>
  faction === null || faction === of || of === copiesAll || lentKinds.includes(kind) || lentEffects.includes(id);
const lentKinds = ["note", "agent", "commander", "relic", "card", "agenda"];
