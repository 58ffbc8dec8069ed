import { RulesError } from "@umpire/kernel";
import { byCodeUnit } from "@umpire/toolkit";
import type { Basic, Pack, Power, PowerOf, ShipDefinition, SolarPower, Upgraded } from "./pack.ts";

/** A pack's ships and powers by their ids. Made once for a pack: every step asks for it. */
type Catalogue = {
  readonly ships: ReadonlyMap<string, ShipDefinition>;
  readonly solarPowers: ReadonlyMap<string, SolarPower>;
  readonly basics: ReadonlyMap<string, readonly Basic[]>;
  readonly upgrades: ReadonlyMap<string, readonly Upgraded[]>;
};

const catalogues = new WeakMap<Pack, Catalogue>();
/** The last one that was asked for, which is nearly always the next one too. */
let last: { readonly pack: Pack; readonly catalogue: Catalogue } | null = null;

function catalogueOf(pack: Pack): Catalogue {
  if (last?.pack === pack) return last.catalogue;
  const catalogue = catalogues.get(pack) ?? makeCatalogue(pack);
  last = { pack, catalogue };
  return catalogue;
}

function makeCatalogue(pack: Pack): Catalogue {
  const made: Catalogue = {
    ships: new Map(pack.ships.map((ship) => [ship.id, ship])),
    solarPowers: new Map(pack.solarPowers.map((power) => [power.id, power])),
    basics: new Map(pack.factions.map(({ id }) => [id, pack.ships.filter(isBasic).filter(isOf(id))])),
    upgrades: new Map(pack.factions.map(({ id }) => [id, pack.ships.filter(isUpgraded).filter(isOf(id))])),
  };
  catalogues.set(pack, made);
  return made;
}

const isBasic = (ship: ShipDefinition): ship is Basic => ship.kind === "basic";
const isUpgraded = (ship: ShipDefinition): ship is Upgraded => ship.kind === "upgraded";
const isOf = (id: string) => (ship: ShipDefinition) => ship.faction === id;

/** What a faction draws, in the order of the pack. */
export const basicsOf = (pack: Pack, faction: string | null): readonly Basic[] =>
  catalogueOf(pack).basics.get(faction ?? "") ?? [];
export const upgradesOf = (pack: Pack, faction: string | null): readonly Upgraded[] =>
  catalogueOf(pack).upgrades.get(faction ?? "") ?? [];

export const findShip = (pack: Pack, id: string): ShipDefinition | undefined => catalogueOf(pack).ships.get(id);
export const findSolarPower = (pack: Pack, id: string): SolarPower | undefined => catalogueOf(pack).solarPowers.get(id);

/** The colours of energy that a player of this faction can hold. */
export const coloursOf = ({ factions }: Pack, faction: string | null): readonly string[] =>
  factions.find(({ id }) => id === faction)?.colours ?? [];

/** The definition of a ship that is in play. */
export function definitionOf(pack: Pack, id: string): ShipDefinition {
  const found = findShip(pack, id);
  if (found === undefined) throw new RulesError(`there is no ship ${id} in this pack`);
  return found;
}

/** The powers of a ship that have this moment. Most ships have none of most moments, and need no list for that. */
export function powersOf<When extends Power["when"]>({ powers }: ShipDefinition, when: When): readonly PowerOf<When>[] {
  const is = (power: Power): power is PowerOf<When> => power.when === when;
  return powers.some(is) ? powers.filter(is) : NONE;
}
const NONE: readonly never[] = [];

/** What a Basic costs; an Upgraded ship has no price in lines, and nothing that asks for one can be done to it. */
export const costOf = (definition: ShipDefinition): number | null =>
  definition.kind === "basic" ? definition.cost : null;

type Numbers = { readonly [name: string]: number };
type Entries = readonly (readonly [string, number])[];
const entries = new WeakMap<Numbers, Entries>();

/** Numbers by name, in the order of the names: that in which a pack spells them must not matter. */
export function entriesOf(numbers: Numbers): Entries {
  const known = entries.get(numbers);
  if (known !== undefined) return known;
  const made = Object.entries(numbers).sort(([a], [b]) => byCodeUnit(a, b));
  entries.set(numbers, made);
  return made;
}

/** How much there is of a name; nothing where it is not there, whatever objects inherit. */
export const amountOf = (numbers: Numbers, name: string): number =>
  (Object.hasOwn(numbers, name) ? numbers[name] : undefined) ?? 0;
