import { type Language, useLanguage } from "@umpire/ui";
import { Die } from "@umpire/ui/parts/die";
import type { Rolled } from "../../planner/roll.ts";
import type { UnitCounts } from "../../units/force.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { summed } from "../parts/counts.ts";
import { formatCounts } from "../text/units.ts";
import { FACES } from "./log.tsx";
import { comeOf } from "./sides.ts";
import { words } from "./words.ts";

/** What the rifts did to the ships that went through them. */
export function MovementLog({ rolled, active }: { readonly rolled: Rolled; readonly active: string }) {
  const language = useLanguage();
  const says = words[language];
  const come = formatCounts(language, comeOf(rolled));
  const lost = formatCounts(language, lostOf(rolled));
  return (
    <section className="section grid" aria-labelledby="roll-movement">
      <h3 id="roll-movement">{says.movement(active)}</h3>
      {rolled.rolls.length === 0 && <p>{says.noRifts}</p>}
      <ul className="roll-rifts list rows">
        {rolled.rolls.map((roll, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice that were rolled stay where they lie
          <li key={at}>
            <Die shows={roll.die} faces={FACES} look={roll.removed ? "lost" : "plain"} label={String(roll.die)} />
            <span>
              {formatRoller(language, rolled, roll)} {says.leaving(roll.system)}:{" "}
              <strong>{roll.removed ? says.lost : says.through}</strong>
            </span>
          </li>
        ))}
      </ul>
      <p>
        {come === "" ? says.nobodyArrives : says.arrived(come)} {lost !== "" && says.lostOnTheWay(lost)}
      </p>
    </section>
  );
}

function formatRoller(language: Language, { ships }: Rolled, { ship, unit }: Rolled["rolls"][number]): string {
  const says = words[language];
  const names = ti4Names[language];
  const [at = "", kind = "", number = ""] = ship.split("/");
  const isOneOf = ships.filter((each) => each.ship.startsWith(`${at}/${kind}/`)).length > 1;
  const named = says.ship(names.unit(kind), at, isOneOf ? Number(number) : null);
  return unit === undefined ? named : says.fighterOf(names.unit(unit), named);
}

const lostOf = ({ ships }: Rolled): UnitCounts =>
  ships
    .flatMap(({ arrived, unit, lost }) => [
      ...(arrived ? [] : [{ [unit ?? ""]: 1 }]),
      ...lost.map((load) => ({ [load.unit]: load.count })),
    ])
    .reduce<UnitCounts>((sum, each) => summed(sum, each), {});
