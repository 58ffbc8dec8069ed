import type { Language } from "@umpire/ui";
import { boardWords } from "../../board/words.ts";
import type { Plan, PlanBoard } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import { sumOf } from "../../units/force.ts";
import { ti4Words } from "../../words/languages.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { formatForce } from "./units.ts";
import { words } from "./words.ts";

type System = PlanBoard["galaxy"]["systems"][number];

export const filters = ["all", "units", "special"] as const;
export type Filter = (typeof filters)[number];

/** What a system is and who is there, a line for each. */
export function describeSystem(language: Language, plan: Plan, system: System): readonly string[] {
  const tile = describeTile(language, system);
  const there = describeUnits(language, plan, system.id);
  return tile.length + there.length === 0 ? [words[language].empty] : [...tile, ...there];
}

function describeTile(language: Language, { anomalies, wormholes, planets }: System): readonly string[] {
  const says = words[language];
  const added = (what: string, source: string) => (source === "tile" ? what : says.added(what));
  return [
    ...anomalies.map(({ type, source }) => added(ti4Words[language].anomaly[type], source)),
    ...wormholes.map(({ letter, source }) => added(says.wormhole(ti4Names[language].wormhole(letter)), source)),
    ...planets.map((planet) => describePlanet(language, planet)),
  ];
}

/** `Primor: resources 2, influence 1, cultural, legendary`. */
function describePlanet(language: Language, planet: System["planets"][number]): string {
  const says = boardWords[language];
  return [
    says.planet(planet.name, planet.resources, planet.influence),
    ...planet.traits.map((trait) => says.traits[trait] ?? trait),
    ...planet.techSpecialties.map((name) => says.specialty(says.specialties[name] ?? name)),
    ...(planet.legendary ? [says.legendary] : []),
    ...(planet.spaceStation ? [says.spaceStation] : []),
  ].join(", ");
}

function describeUnits(language: Language, plan: Plan, system: string): readonly string[] {
  const says = words[language];
  const name = (seat: number) => playerName(language, plan, seat);
  const aloft = Object.entries(plan.space[system] ?? {}).flatMap(([seat, force]) =>
    sumOf(force.units) === 0 ? [] : [says.inSpace(name(Number(seat)), formatForce(language, force))],
  );
  const landed = Object.entries(plan.ground[system] ?? {}).map(([planet, garrison]) =>
    says.onPlanet(planet, name(garrison.owner), formatForce(language, garrison) || says.held),
  );
  const tokens = plan.players.flatMap((player, seat) =>
    player.tokens.includes(system) ? [says.token(name(seat))] : [],
  );
  return [...aloft, ...landed, ...tokens];
}

/** Whether a system is among those that are wanted; the active one always is. */
export function isWanted(plan: Plan, { id, anomalies, wormholes }: System, filter: Filter): boolean {
  if (filter === "all" || id === plan.plan.active) return true;
  if (filter === "special") return anomalies.length + wormholes.length > 0;
  return (
    Object.values(plan.space[id] ?? {}).some(({ units }) => sumOf(units) > 0) ||
    Object.keys(plan.ground[id] ?? {}).length > 0 ||
    plan.players.some(({ tokens }) => tokens.includes(id))
  );
}
