import { type CatalogueEntry, catalogue, isCountedIn } from "../../combat/catalogue.ts";
import { sameFaction } from "../../combat/general/powers.ts";
import { combatTable } from "../../data/combat-effects.ts";
import { effectTable } from "../../data/effects.ts";

export type EffectGroupId = "movement" | "combat" | "both" | "own" | "common" | "lent";

/** In the order in which they are shown. */
export const groups: readonly EffectGroupId[] = ["own", "movement", "combat", "both", "common", "lent"];

const isInTables = (id: string): boolean => Object.hasOwn(effectTable, id) || Object.hasOwn(combatTable, id);
const held = catalogue.filter((entry) => isCountedIn(entry) && !entry.isInnate && !isInTables(entry.id));
const lentKinds = ["note", "agent", "commander"];

const isOf = ({ faction: whose }: CatalogueEntry, faction: string | undefined): boolean =>
  whose !== null && faction !== undefined && sameFaction(whose, faction);

/** The effects that a player of a faction may have, by what they are. */
export function effectsFor(faction: string | undefined): { readonly [G in EffectGroupId]: readonly string[] } {
  const tables = [...new Set([...Object.keys(effectTable), ...Object.keys(combatTable)])];
  const both = (id: string) => Object.hasOwn(effectTable, id) && Object.hasOwn(combatTable, id);
  const ids = (is: (entry: CatalogueEntry) => boolean) => held.filter(is).map(({ id }) => id);
  return {
    own: ids((entry) => isOf(entry, faction)),
    movement: tables.filter((id) => !Object.hasOwn(combatTable, id)),
    combat: tables.filter((id) => !Object.hasOwn(effectTable, id)),
    both: tables.filter(both),
    common: ids((entry) => entry.faction === null),
    lent: ids((entry) => entry.faction !== null && !isOf(entry, faction) && lentKinds.includes(entry.kind)),
  };
}

/** What a faction has that takes part in battles and is not counted. */
export const leftOutOf = (faction: string | undefined): readonly CatalogueEntry[] =>
  catalogue.filter((entry) => isOf(entry, faction) && entry.places.length > 0 && !isCountedIn(entry));
