import { presets } from "../../galaxy/rules.ts";
import type { AnomalyType } from "../../galaxy/tiles.ts";
import { findUnit, units as table } from "../../units/units.ts";
import type { Army, Battle, Camp } from "../battle.ts";
import { catalogue } from "../catalogue.ts";

const factions: { readonly [name: string]: string } = {
  ...{ Arborec: "arborec", "Argent flight": "argent", "Barony of Letnev": "letnev", "Clan of Saar": "saar" },
  ...{ Creuss: "ghost", "Crimson Rebellion": "crimson", Deepwrought: "deepwrought", Empyrean: "empyrean" },
  ...{ Hacan: "hacan", "Jol-Nar": "jolnar", Keleres: "keleresm", L1z1x: "l1z1x", Mahact: "mahact", Mentak: "mentak" },
  ...{
    Muaat: "muaat",
    "Naaz-Rokha": "naaz",
    Naalu: "naalu",
    Nekro: "nekro",
    Nomad: "nomad",
    "Sardakk N'orr": "sardakk",
  },
  ...{ Sol: "sol", "Titans of Ul": "titans", "Vuil'Raith": "cabal", Winnu: "winnu", Xxcha: "xxcha", Yin: "yin" },
  ...{ Yssaril: "yssaril" },
};

const types = [
  "flagship",
  "warsun",
  "dreadnought",
  "carrier",
  "cruiser",
  "destroyer",
  "fighter",
  "mech",
  "infantry",
  "pds",
];

/** The order in which those battles lose and sustain. */
const lost = [
  "fighter",
  "destroyer",
  "infantry",
  "cruiser",
  "carrier",
  "mech",
  "dreadnought",
  "flagship",
  "pds",
  "war-sun",
];
const sustains = ["cruiser", "dreadnought", "mech", "carrier", "flagship", "pds", "war-sun"];

function unitOf(faction: string | undefined, type: string, isUpgraded: boolean): string {
  const kind = type === "warsun" ? "war-sun" : type;
  const of = (whose: string | null, upgraded: boolean) =>
    table.find(({ type: is, faction: f, upgraded: u, id }) => {
      return (
        is === kind &&
        f === whose &&
        u === (upgraded || kind === "war-sun") &&
        !/omega|_te$|space|voltron|cruiser3/.test(id)
      );
    })?.id;
  const own = faction ?? null;
  return of(own, isUpgraded) ?? of(null, isUpgraded) ?? of(own, false) ?? of(null, false) ?? type;
}

/** A battle as a query string of ti4battle.com gives it; for tests. */
export function battleOfLink(link: string): Battle {
  const query = new URLSearchParams(link);
  const isOn = (effect: string) => Number(query.get(effect) ?? 0) > 0;
  const anomalies: AnomalyType[] = [
    ...(isOn("defender-effect-Defending in nebula") ? (["nebula"] as const) : []),
    ...(isOn("effect-Entropic Scar") ? (["entropic-scar"] as const) : []),
  ];
  const place = query.get("place")?.toLowerCase() === "ground" ? "ground" : "space";
  const [attacker, defender] = [armyOf(query, "attacker"), armyOf(query, "defender")];
  return { place, attacker, defender, anomalies, rules: presets.official };
}

function armyOf(query: URLSearchParams, camp: Camp): Army {
  const faction = factions[query.get(`${camp}-faction`) ?? ""];
  const count = (what: string, type: string) => Number.parseInt(query.get(`${camp}-${what}-${type}`) ?? "0", 10);
  const units: { [id: string]: number } = {};
  const damaged: { [id: string]: number } = {};
  for (const type of types.filter((each) => count("unit", each) > 0)) {
    const id = unitOf(faction, type, query.get(`${camp}-upgrade-${type}`) === "true");
    units[id] = count("unit", type);
    const hurt = findUnit(id)?.sustain ? Math.min(count("damaged", type), units[id]) : 0;
    if (hurt > 0) damaged[id] = hurt;
  }
  return {
    ...(faction !== undefined && { faction }),
    ...{ units, damaged, effects: effectsOf(query, camp), casualties: lost, sustains, choices: choicesOf(units) },
    sustain: query.get(`${camp}-risk-direct-hit`) === "false" ? "careful" : "early",
  };
}

function effectsOf(query: URLSearchParams, camp: Camp): { readonly [id: string]: number } {
  const effects: { [id: string]: number } = {};
  for (const [key, value] of query) {
    const name = key.replace(new RegExp(`^(${camp}-)?effect-`), "");
    const entry = name === key ? undefined : catalogue.find(({ link }) => link === name);
    if (entry !== undefined && Number(value) > 0) effects[entry.id] = Number(value);
  }
  return effects;
}

/** Who gets the numbers of another ship: whose combat value is the worst, of these who is lost last. */
function choicesOf(units: Army["units"]): { readonly [effect: string]: string } {
  const rank = (type: string) => lost.indexOf(type);
  const [worst] = Object.keys(units)
    .flatMap((id) => findUnit(id) ?? [])
    .filter(({ kind, type }) => kind === "ship" && type !== "fighter")
    .sort((x, y) => (y.combat?.value ?? 0) - (x.combat?.value ?? 0) || rank(y.type) - rank(x.type));
  return worst === undefined ? {} : { "memoria-i": worst.id, "memoria-ii": worst.id };
}
