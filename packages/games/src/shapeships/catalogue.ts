import { RulesError } from "@umpire/kernel";
import type { Pack, Power, PowerOf, ShipDefinition, SolarPower } from "./pack.ts";

/** A pack's ships and powers by their ids. Made once for a pack: every step asks for it. */
type Catalogue = {
  readonly ships: ReadonlyMap<string, ShipDefinition>;
  readonly solarPowers: ReadonlyMap<string, SolarPower>;
};

const catalogues = new WeakMap<Pack, Catalogue>();

function catalogueOf(pack: Pack): Catalogue {
  const known = catalogues.get(pack);
  if (known !== undefined) return known;
  const made: Catalogue = {
    ships: new Map(pack.ships.map((ship) => [ship.id, ship])),
    solarPowers: new Map(pack.solarPowers.map((power) => [power.id, power])),
  };
  catalogues.set(pack, made);
  return made;
}

export const findShip = (pack: Pack, id: string): ShipDefinition | undefined => catalogueOf(pack).ships.get(id);
export const findSolarPower = (pack: Pack, id: string): SolarPower | undefined => catalogueOf(pack).solarPowers.get(id);

/** The definition of a ship that is in play. */
export function definitionOf(pack: Pack, id: string): ShipDefinition {
  const found = findShip(pack, id);
  if (found === undefined) throw new RulesError(`there is no ship ${id} in this pack`);
  return found;
}

/** The powers of a ship that have this moment. */
export function powersOf<When extends Power["when"]>(definition: ShipDefinition, when: When): readonly PowerOf<When>[] {
  const is = (power: Power): power is PowerOf<When> => power.when === when;
  const { powers } = definition;
  if (powers.length === 1) return powers[0] !== undefined && is(powers[0]) ? [powers[0]] : [];
  return powers.filter(is);
}

/** What a Basic costs; an Upgraded ship has no price in lines, and nothing that asks for one can be done to it. */
export const costOf = (definition: ShipDefinition): number | null =>
  definition.kind === "basic" ? definition.cost : null;

/** Numbers by name, in the order of the names: that in which a pack spells them must not matter. */
export function entriesOf(record: { readonly [name: string]: number }): readonly (readonly [string, number])[] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
