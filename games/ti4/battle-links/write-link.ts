import type { Army, Camp, Place } from "../combat/battle.ts";
import { findEntry } from "../combat/catalogue.ts";
import { sameFaction } from "../combat/general/powers.ts";
import { DEFAULT_FACTION, linkAnomalies, linkFactions, linkTypes } from "../data/battle-links.ts";
import { findUnit } from "../units/units.ts";
import type { NotCarried } from "./remarks.ts";

/** A battle as it is asked about. */
export type AskedBattle = {
  readonly place: Place;
  readonly anomalies: readonly string[];
  readonly attacker: AskedArmy;
  readonly defender: AskedArmy;
  readonly rounds?: number | undefined;
  readonly retreat?: object | undefined;
};
type AskedArmy = Pick<Army, "units" | "damaged" | "effects" | "sustain"> & {
  readonly faction?: string | undefined;
  readonly casualties: readonly string[] | "best";
};

/** The same battle as a link of ti4battle.com, and what of it such a link cannot carry. */
export type WrittenLink = { readonly link: string; readonly notCarried: readonly NotCarried[] };

const SITE = "https://ti4battle.com/?";
const camps = ["attacker", "defender"] as const;

export function writeBattleLink(battle: AskedBattle): WrittenLink {
  const notCarried: NotCarried[] = [];
  const query = new URLSearchParams();
  for (const camp of camps) writeSide(query, camp, battle, (lost) => notCarried.push(lost));
  for (const name of anomaliesIn(battle, null)) query.set(`effect-${name}`, "1");
  if (battle.place === "ground") query.set("place", "ground");
  const isKnown = (each: string) => Object.values(linkAnomalies).some(({ anomaly }) => anomaly === each);
  for (const what of battle.anomalies.filter((each) => !isKnown(each)))
    notCarried.push({ code: "anomaly", side: null, what });
  if (battle.rounds !== undefined || battle.retreat !== undefined)
    notCarried.push({ code: "limit", side: null, what: "" });
  return { link: `${SITE}${query}`, notCarried };
}

type Lose = (lost: NotCarried) => void;

/** Faction, units, damaged ones, the manner of sustaining, upgrades, effects: in the order of the site's own links. */
function writeSide(query: URLSearchParams, camp: Camp, battle: AskedBattle, lose: Lose): void {
  const army = battle[camp];
  const cards = cardsOf(army, camp, lose);
  query.set(`${camp}-faction`, factionOf(army));
  for (const { name, unit } of cards) query.set(`${camp}-unit-${name}`, String(army.units[unit]));
  for (const { name, unit } of cards)
    if ((army.damaged[unit] ?? 0) > 0) query.set(`${camp}-damaged-${name}`, String(army.damaged[unit]));
  if (army.sustain !== "early") query.set(`${camp}-risk-direct-hit`, "false");
  for (const { name, unit } of cards)
    if (findUnit(unit)?.upgraded && name !== "warsun") query.set(`${camp}-upgrade-${name}`, "true");
  for (const name of anomaliesIn(battle, camp)) query.set(`${camp}-effect-${name}`, "1");
  for (const [effect, count] of Object.entries(army.effects)) writeEffect(query, camp, effect, count, lose);
  if (army.casualties === "best" || army.casualties.length > 0) lose({ code: "casualties", side: camp, what: "" });
}

/** The units by the types of the link; of two cards of one type only the first is carried. */
function cardsOf(
  { units }: AskedArmy,
  camp: Camp,
  lose: Lose,
): readonly { readonly name: string; readonly unit: string }[] {
  const held = Object.keys(units).filter((unit) => (units[unit] ?? 0) > 0);
  for (const unit of held)
    if (!Object.values(linkTypes).includes(findUnit(unit)?.type ?? "")) lose({ code: "unit", side: camp, what: unit });
  return Object.entries(linkTypes).flatMap(([name, type]) => {
    const [unit, ...others] = held.filter((each) => findUnit(each)?.type === type);
    for (const what of others) lose({ code: "mixed", side: camp, what });
    return unit === undefined ? [] : [{ name, unit }];
  });
}

/** The faction that is said, or whose units there are. */
function factionOf({ faction, units }: AskedArmy): string {
  const owner = faction ?? Object.keys(units).flatMap((unit) => findUnit(unit)?.faction ?? [])[0];
  const found = Object.entries(linkFactions).find(([, id]) => owner !== undefined && sameFaction(id, owner));
  return found?.[0] ?? DEFAULT_FACTION;
}

const anomaliesIn = ({ anomalies }: AskedBattle, camp: Camp | null): readonly string[] =>
  Object.entries(linkAnomalies).flatMap(([name, { anomaly, side }]) =>
    side === camp && anomalies.includes(anomaly) ? [name] : [],
  );

/** What holds for both sides stands once, without a side. */
function writeEffect(query: URLSearchParams, camp: Camp, effect: string, count: number, lose: Lose): void {
  const { link = null, side = null } = findEntry(effect) ?? {};
  if (count === 0) return;
  if (link === null || (side !== null && side !== "both" && side !== camp))
    lose({ code: "effect", side: camp, what: effect });
  else query.set(side === "both" ? `effect-${link}` : `${camp}-effect-${link}`, String(count));
}
