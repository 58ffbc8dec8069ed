import { columns, wrap } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import type { Threat, threats } from "../../../movement/threats.ts";
import type { Sides } from "../position.ts";
import { plannerWords } from "../refusals.ts";
import { describeRisk, formatPath, formatShip } from "../sentences.ts";
import { rulesName } from "./reach.ts";

type Threats = ReturnType<typeof threats>;

/** Each system that something can come to, a line a player; the risk stands where there is one. */
export function describeThreats({ rules }: Sides, found: Threats, language: Language): string {
  const { text } = plannerWords[language];
  const rows = [...found].flatMap(([system, list]) =>
    players(list).map((player, at) => {
      const ships = list.filter((each) => each.player === player).map((each) => shortly(each, language));
      return [at === 0 ? system : "", player, ships.join(", ")];
    }),
  );
  const safe = [...found].flatMap(([system, list]) => (list.length === 0 ? [system] : []));
  return [
    wrap(text.threatsHeading({ rules: rulesName(rules) })),
    ...(rows.length > 0 ? [columns(rows)] : []),
    ...(safe.length > 0 ? [wrap(text.nobody({ systems: safe.join(", ") }))] : []),
  ].join("\n\n");
}

/** Where one fleet can go: each system with the ships that get there, and how likely. */
export function describeFleetReach({ rules, sides }: Sides, found: Threats, language: Language): string {
  const { text, percent } = plannerWords[language];
  const near = [...found].filter(([, list]) => list.length > 0);
  const own = sides[0]?.ships.map(({ at }) => at) ?? [];
  const far = [...found].flatMap(([system, list]) => (list.length === 0 && !own.includes(system) ? [system] : []));
  const rows = near.map(([system, list]) => [
    system,
    list.map(({ ship, survival }) => `${ship} ${percent(survival)}`).join(", "),
  ]);
  return [
    wrap(text.fleetHeading({ rules: rulesName(rules) })),
    ...(rows.length > 0 ? [columns(rows)] : []),
    ...(far.length > 0 ? [wrap(text.outOfReach({ systems: far.join(", ") }))] : []),
  ].join("\n\n");
}

const players = (list: readonly Threat[]) => [...new Set(list.map(({ player }) => player))];

function shortly({ ship, rolls, survival }: Threat, language: Language): string {
  return rolls === 0 ? ship : `${ship} ${plannerWords[language].percent(survival)}`;
}

/** One system: every ship that can come, by which path and at what risk; whose it is where there are several players. */
export function describeThreatsTo(
  system: string,
  { sides, isFleet }: Sides,
  list: readonly Threat[],
  language: Language,
): string {
  const { text } = plannerWords[language];
  if (list.length === 0) return text.nobodyTo({ system });
  const rows = list.map(({ player, ship: id, path, rolls, survival }) => {
    const ship = sides.find((side) => side.player === player)?.ships.find((each) => each.id === id);
    const risk = describeRisk(language, { rolls, survival });
    return [...(isFleet ? [] : [player]), ship === undefined ? id : formatShip(language, ship), formatPath(path), risk];
  });
  return [text.canCome({ system, count: list.length }), columns(rows)].join("\n");
}
