import type { Language } from "@umpire/ui";
import type { Assessment } from "../../planner/assess.ts";
import type { Outcome } from "../../planner/outcome.ts";
import type { Plan } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import { sumOf } from "../../units/force.ts";
import { ti4Words } from "../../words/languages.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { percents } from "../../words/percent.ts";
import { additionName } from "../map/names.ts";
import { type Addition, tileMapOf } from "../plan/edit.ts";
import { alike, formatAnswer } from "../text/answers.ts";
import { formatForce } from "../text/units.ts";

type Words = {
  readonly title: string;
  readonly map: (string: string) => string;
  readonly added: (system: string, what: string) => string;
  readonly wormhole: (name: string) => string;
  readonly rules: { readonly [rules in Plan["rules"]]: string };
  readonly forces: string;
  readonly activates: (name: string, system: string) => string;
  readonly noActive: string;
  readonly ships: string;
  readonly noShips: string;
  readonly from: (ships: string, system: string, answer: string) => string;
  readonly arrives: (percent: string) => string;
  readonly wins: (name: string, percent: string) => string;
  readonly draw: (percent: string) => string;
  readonly undecided: (percent: string) => string;
  readonly takes: (name: string, planet: string, percent: string) => string;
};

const en: Words = {
  title: "Twilight Imperium: a movement",
  map: (string) => `Map: ${string}`,
  added: (system, what) => `Added in ${system}: ${what}`,
  wormhole: (name) => `wormhole ${name}`,
  rules: { official: "Rules: official", requirements: "Rules: requirements" },
  forces: "On the map:",
  activates: (name, system) => `${name} activates ${system}.`,
  noActive: "No system is active.",
  ships: "Ships:",
  noShips: "There is no ship to move.",
  from: (ships, system, answer) => `- ${ships} in ${system}: ${answer}`,
  arrives: (percent) => `All arrive: ${percent}`,
  wins: (name, percent) => `${name} wins in space: ${percent}`,
  draw: (percent) => `Nobody is left in space: ${percent}`,
  undecided: (percent) => `Undecided in space: ${percent}`,
  takes: (name, planet, percent) => `${name} takes ${planet}: ${percent}`,
};

const ru: Words = {
  title: "«Сумеречная империя»: ход",
  map: (string) => `Карта: ${string}`,
  added: (system, what) => `Добавлено в ${system}: ${what}`,
  wormhole: (name) => `червоточина ${name}`,
  rules: { official: "Правила: официальные", requirements: "Правила: по требованиям" },
  forces: "На карте:",
  activates: (name, system) => `${name} активирует ${system}.`,
  noActive: "Активной системы нет.",
  ships: "Корабли:",
  noShips: "Двигать нечего.",
  from: (ships, system, answer) => `- ${ships} в ${system}: ${answer}`,
  arrives: (percent) => `Дойдут все: ${percent}`,
  wins: (name, percent) => `${name} побеждает в космосе: ${percent}`,
  draw: (percent) => `В космосе не остаётся никого: ${percent}`,
  undecided: (percent) => `В космосе не решено: ${percent}`,
  takes: (name, planet, percent) => `${name} занимает ${planet}: ${percent}`,
};

const words: { readonly [language in Language]: Words } = { en, ru };

/** A position as plain text, for a chat: the map, who is where, who reaches what, and the odds where they are known. */
export function summaryOf(
  plan: Plan,
  assessment: Assessment | null,
  outcome: Outcome | null,
  language: Language,
): string {
  const says = words[language];
  return [
    ...[says.title, ...mapLines(plan, language), says.rules[plan.rules]],
    ...["", says.forces, ...forceLines(plan, language)],
    ...(assessment === null ? ["", says.noActive] : ["", ...planLines(plan, assessment, language)]),
    ...(outcome === null ? [] : ["", ...oddsLines(plan, outcome, language)]),
  ].join("\n");
}

function mapLines(plan: Plan, language: Language): readonly string[] {
  const says = words[language];
  const { string, centre, additions = [] } = tileMapOf(plan);
  // A map that is not made of tiles has no string.
  const spelt = typeof string === "string" ? [says.map(centre === undefined ? string : `{${centre}} ${string}`)] : [];
  return [...spelt, ...additions.map((addition) => says.added(addition.system, formatAddition(language, addition)))];
}

function formatAddition(language: Language, addition: Addition): string {
  const { anomaly, wormhole } = addition;
  if (anomaly === undefined && wormhole === undefined) return additionName(language, addition);
  const anomalies: { readonly [type: string]: string } = ti4Words[language].anomaly;
  const said = ti4Names[language].wormhole(wormhole ?? "");
  return anomaly === undefined ? words[language].wormhole(said) : (anomalies[anomaly] ?? anomaly);
}

const forceLines = (plan: Plan, language: Language): readonly string[] => {
  const line = (place: string, seat: number, force: Parameters<typeof formatForce>[1]) => {
    const units = formatForce(language, force);
    return units === "" ? [] : [`- ${place}: ${playerName(language, plan, seat)}: ${units}`];
  };
  const aloft = Object.entries(plan.space).flatMap(([system, here]) =>
    Object.entries(here).flatMap(([seat, force]) => line(system, Number(seat), force)),
  );
  const landed = Object.entries(plan.ground).flatMap(([system, here]) =>
    Object.entries(here).flatMap(([planet, garrison]) => line(`${system}, ${planet}`, garrison.owner, garrison)),
  );
  return [...aloft, ...landed];
};

function planLines(plan: Plan, { mover, movement, answers }: Assessment, language: Language): readonly string[] {
  const says = words[language];
  const ships = alike(answers).map(({ unit, count, damaged, at, answer }) => {
    const force = { units: { [unit]: count }, damaged: { [unit]: damaged } };
    return says.from(formatForce(language, force), at, formatAnswer(language, answer));
  });
  const activates = says.activates(playerName(language, plan, mover), movement.active);
  return [activates, ...(ships.length === 0 ? [says.noShips] : [says.ships, ...ships])];
}

function oddsLines(plan: Plan, outcome: Outcome, language: Language): readonly string[] {
  const says = words[language];
  const percent = percents[language];
  const { rival, space, ground, arrival, guns } = outcome;
  const name = (seat: number) => playerName(language, plan, seat);
  const mover = name(plan.plan.mover);
  const isFought = rival !== null || guns.length > 0;
  const all = arrival.reduce((most, { units }) => Math.max(most, sumOf(units)), 0);
  const whole = arrival.filter(({ units }) => sumOf(units) === all);
  return [
    says.arrives(percent(whole.reduce((sum, { probability }) => sum + probability, 0))),
    ...(isFought ? [says.wins(mover, percent(space.attacker))] : []),
    ...(rival === null ? [] : [says.wins(name(rival), percent(space.defender))]),
    ...(space.draw > 0 ? [says.draw(percent(space.draw))] : []),
    ...(space.undecided > 0 ? [says.undecided(percent(space.undecided))] : []),
    ...(ground === null ? [] : [says.takes(mover, ground.planet, percent(ground.taken))]),
  ];
}
