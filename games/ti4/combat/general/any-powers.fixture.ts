import fc from "fast-check";
import { presets } from "../../galaxy/rules.ts";
import { findUnit, units as table, type Unit } from "../../units/units.ts";
import type { Army, Battle, Camp, Place } from "../battle.ts";
import { catalogue, isCountedIn } from "../catalogue.ts";

const factions = [...new Set(table.flatMap(({ faction }) => faction ?? []))];
/** Forms that other cards bring about. */
const otherForms = ["naaz_voltron", "naaz_mech_space"];

/** The units that a faction may have in such a battle. */
const unitsOf = (faction: string, place: Place): readonly Unit[] =>
  table.filter(({ id, faction: whose, kind, type }) => {
    const isOwn = whose === faction || (whose === null && type !== "flagship" && type !== "mech");
    const isThere = kind === "ship" || type === "mech" || type === "pds" || (place === "ground" && kind === "ground");
    return isOwn && isThere && !otherForms.includes(id);
  });

const effectsOf = (faction: string, place: Place, camp: Camp): readonly string[] =>
  catalogue
    .filter((entry) => isCountedIn(entry) && !entry.isInnate && entry.places.includes(place))
    .filter(({ side }) => side === null || side === "both" || side === camp)
    .filter(({ unit, faction: whose }) => unit === null || whose === faction)
    .map(({ id }) => id);

function armyOf(faction: string, place: Place, camp: Camp): fc.Arbitrary<Army> {
  const here = unitsOf(faction, place);
  const fights = (id: string) => findUnit(id)?.kind === (place === "space" ? "ship" : "ground");
  const some = fc
    .subarray([...here], { minLength: 1, maxLength: 4 })
    .filter((list) => list.some(({ id }) => fights(id)));
  return some.chain((list) =>
    fc.record({
      faction: fc.constant(faction),
      units: fc.record(
        Object.fromEntries(
          list.map(({ id, type }) => [id, type === "flagship" ? fc.constant(1) : fc.integer({ min: 1, max: 3 })]),
        ),
      ),
      damaged: fc.constant({}),
      effects: fc
        .subarray([...effectsOf(faction, place, camp)], { maxLength: 4 })
        .chain((ids) => fc.record(Object.fromEntries(ids.map((id) => [id, fc.integer({ min: 1, max: 2 })])))),
      sustain: fc.constantFrom<Army["sustain"]>("early", "late", "careful"),
      casualties: fc.constantFrom<Army["casualties"]>([], ["dreadnought", "cruiser"]),
    }),
  );
}

/** Any two factions with some of their units, and whatever may help them. */
export const anyPowers: fc.Arbitrary<Battle> = fc
  .record({
    place: fc.constantFrom<Place>("space", "ground"),
    one: fc.constantFrom(...factions),
    other: fc.constantFrom(...factions),
  })
  .chain(({ place, one, other }) =>
    fc.record({
      place: fc.constant(place),
      attacker: armyOf(one, place, "attacker"),
      defender: armyOf(other, place, "defender"),
      anomalies: fc.subarray<Battle["anomalies"][number]>(["nebula", "entropic-scar"], { maxLength: 1 }),
      rules: fc.constant(presets.official),
    }),
  );
