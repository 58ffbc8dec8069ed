import { type Language, useLanguage } from "@umpire/ui";
import { useId, useState } from "react";
import { UnitIcon } from "../../board/pieces/icons.tsx";
import { normalizeName } from "../../galaxy/name-matching.ts";
import { playerName } from "../../planner/player-names.ts";
import { findUnit, units as ti4Units, type Unit } from "../../units/units.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { Stepper } from "../parts/stepper.tsx";
import { forceAt, type UnitPlace, withDamaged, withMore } from "../plan/edit.ts";
import { usePlanner } from "../plan/state.tsx";
import { isAfloat } from "./settle.ts";
import { words } from "./words.ts";

const aloft = ["fighter", "destroyer", "cruiser", "carrier", "dreadnought", "warsun", "flagship", "infantry", "mech"];
const ashore = ["infantry", "mech", "pds", "spacedock"];

/** Steppers for what the selected player has in a place. A planet that somebody else holds is theirs to leave. */
export function FleetPlace({ place }: { readonly place: UnitPlace }) {
  const { plan, view, look } = usePlanner();
  const language = useLanguage();
  const say = words[language];
  const { planet } = place;
  const holder = planet === null ? undefined : plan.ground[place.system]?.[planet]?.owner;
  const base = planet === null ? aloft : ashore;
  const { units } = forceAt(plan, place, view.seat);
  const shown = [...base, ...Object.keys(units).filter((id) => !base.includes(id))];
  return (
    <fieldset>
      <legend>{planet ?? say.space}</legend>
      {holder !== undefined && holder !== view.seat ? (
        <div className="row">
          <span>{say.here.heldBy(playerName(language, plan, holder))}</span>
          <button type="button" onClick={() => look({ seat: holder })}>
            {say.here.switchTo(playerName(language, plan, holder))}
          </button>
        </div>
      ) : (
        <>
          <ul className="list rows fleets-units">
            {shown.map((unit) => (
              <UnitRow key={unit} place={place} unit={unit} />
            ))}
          </ul>
          <MoreUnits place={place} shown={shown} />
        </>
      )}
    </fieldset>
  );
}

function UnitRow({ place, unit }: { readonly place: UnitPlace; readonly unit: string }) {
  const { plan, view, change } = usePlanner();
  const language = useLanguage();
  const say = words[language];
  const { seat } = view;
  const { units, damaged } = forceAt(plan, place, seat);
  const count = units[unit] ?? 0;
  const name = ti4Names[language].unit(unit);
  const label = `${name}, ${place.planet ?? say.space}`;
  const canBeDamaged = count > 0 && findUnit(unit)?.sustain === true;
  return (
    <li data-count={count}>
      <UnitIcon unit={unit} player={seat} size={18} />
      <span className="grow">{name}</span>
      {canBeDamaged && (
        <span className="line tight muted fine">
          <span aria-hidden="true">{say.here.damagedShort}</span>
          <Stepper
            label={say.here.damaged(label)}
            value={damaged[unit] ?? 0}
            max={count}
            onChange={(hurt) => change((now) => withDamaged(now, place, seat, unit, hurt))}
          />
        </span>
      )}
      <Stepper
        label={label}
        value={count}
        onChange={(next) => change((now) => withMore(now, place, seat, unit, next - count))}
      />
    </li>
  );
}

const MOST_FOUND = 12;

const fits = ({ id, kind }: Unit, planet: string | null): boolean =>
  planet === null ? isAfloat(id) || kind === "ground" : !isAfloat(id);

/** Without a search the upgrades of units that everybody has. */
function findUnits(language: Language, search: string, planet: string | null): readonly Unit[] {
  const names = ti4Names[language];
  const key = normalizeName(search);
  const isFound = ({ id, name, type, faction, upgraded }: Unit) =>
    key === ""
      ? faction === null && upgraded
      : [names.unit(id), name, names.unitType(type), names.faction(faction ?? "")].some((each) =>
          normalizeName(each).includes(key),
        );
  return ti4Units.filter((unit) => fits(unit, planet) && isFound(unit));
}

function MoreUnits({ place, shown }: { readonly place: UnitPlace; readonly shown: readonly string[] }) {
  const language = useLanguage();
  const say = words[language].here;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const found = isOpen ? findUnits(language, search, place.planet).filter((unit) => !shown.includes(unit.id)) : [];
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="muted fine">{say.more}</summary>
      <input
        type="search"
        className="wide"
        aria-label={say.search}
        aria-controls={id}
        placeholder={say.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className="list rows fleets-units" id={id}>
        {found.slice(0, MOST_FOUND).map((unit) => (
          <UnitRow key={unit.id} place={place} unit={unit.id} />
        ))}
      </ul>
      {isOpen && found.length === 0 && <p className="muted fine">{say.nothing}</p>}
    </details>
  );
}
