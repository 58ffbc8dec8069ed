import { columns, printable, wrap } from "@umpire/cli/terminal";
import type { Json, Result } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import type { Remark } from "../../../asyncti4/remarks.ts";
import { describeRemark } from "../../../asyncti4/words.ts";
import { readMap } from "../../../galaxy/read-map.ts";
import type { Assessment } from "../../../planner/assess.ts";
import type { Outcome } from "../../../planner/outcome.ts";
import type { Plan } from "../../../planner/plan.ts";
import { playerName } from "../../../planner/player-names.ts";
import type { Threat } from "../../../planner/threats.ts";
import { chanceOf, type EffectWorth } from "../../../planner/worth.ts";
import { effectNames } from "../../../words/names/effect-names.ts";
import { formatPoints } from "../../../words/planner/words.ts";
import { positionIn } from "../position.ts";
import { describeRefusal, plannerWords } from "../refusals.ts";
import { formatPath } from "../sentences.ts";
import { describeArrivals, describeGround, describePrice } from "./arrive.ts";
import { describeSurvivors, drawOdds, formatForces, formatUnits } from "./battle.ts";
import { describeMap } from "./map.ts";
import { describeReach } from "./reach.ts";

/** A position of the planner and its answers: what is where, who reaches, and what comes of it. */
export function describePlan(
  plan: Plan,
  assessment: Assessment,
  result: Result<Outcome> | null,
  language: Language,
): string {
  const found = assessment.answers.map((answer) => answer.found);
  const { text } = plannerWords[language];
  const { mover } = assessment;
  return [
    wrap(text.moves({ player: playerName(language, plan, mover), active: assessment.movement.active })),
    describeForces(plan, language),
    describeReach(positionIn(plan, assessment), found, language),
    ...describeResult(plan, result, language),
  ].join("\n\n");
}

/** The same where no system is active. */
export function describeEmptyPlan(plan: Plan, language: Language): string {
  const galaxy = readMap(plan.map);
  const map = galaxy.ok ? [describeMap(plan.map as Json, galaxy.value, language)] : [];
  return [wrap(plannerWords[language].text.noActive({})), describeForces(plan, language), ...map].join("\n\n");
}

/** A line for each place in which somebody has something. */
function describeForces(plan: Plan, language: Language): string {
  const { text } = plannerWords[language];
  const line = (place: string, seat: number, force: Plan["space"][string][string]) =>
    wrap(`${place}: ${playerName(language, plan, seat)}: ${formatForces(language, force) || text.held({})}`, 2, 4);
  const aloft = Object.entries(plan.space).flatMap(([system, here]) =>
    Object.entries(here).map(([seat, force]) => line(system, Number(seat), force)),
  );
  const ashore = Object.entries(plan.ground).flatMap(([system, here]) =>
    Object.entries(here).flatMap(([planet, { guests = {}, ...force }]) => [
      line(`${system}, ${planet}`, force.owner, force),
      ...Object.entries(guests).map(([seat, each]) => line(`${system}, ${planet}`, Number(seat), each)),
    ]),
  );
  return [text.onMap({}), ...aloft, ...ashore].join("\n");
}

function describeResult(plan: Plan, result: Result<Outcome> | null, language: Language): readonly string[] {
  if (result === null) return [];
  if (!result.ok) return [wrap(describeRefusal(language, result.refusal))];
  const { combat } = plannerWords[language];
  const { arrival, space, survivors, ground, rival, guns, price, goal } = result.value;
  const isFought = rival !== null || guns.length > 0;
  const chance = goal === "planet" ? (ground?.taken ?? 0) : space.attacker;
  return [
    describeArrivals({ arrival }, language),
    ...describeCannons(plan, guns, language),
    ...(isFought ? [[combat.text.chanceToWin({}), drawOdds(space, language, "space")].join("\n")] : []),
    ...(isFought ? [describeSurvivors("space", survivors, language)] : []),
    ...(ground === null ? [] : [describeGround(ground, language)]),
    describePrice(price, chance, language),
  ];
}

function describeCannons(plan: Plan, guns: Outcome["guns"], language: Language): readonly string[] {
  const { text } = plannerWords[language];
  if (guns.length === 0) return [];
  const lines = guns.map(({ seat, units }) =>
    wrap(`${playerName(language, plan, seat)}: ${formatUnits(language, units)}`, 2, 4),
  );
  return [[text.cannons({}), ...lines].join("\n")];
}

/** What of a running game was not understood, a line each; nothing where all of it was. */
export function describeRemarks(remarks: readonly Remark[], language: Language): readonly string[] {
  if (remarks.length === 0) return [];
  const lines = remarks.map((remark) => wrap(`- ${printable(describeRemark(language, remark))}`, 2, 4));
  return [[plannerWords[language].text.remarks({}), ...lines].join("\n")];
}

/** What each player can bring to a system, and how it ends there. */
export function describePlanThreats(
  plan: Plan,
  system: string,
  threats: readonly Threat[],
  language: Language,
): string {
  const { text, percent } = plannerWords[language];
  if (threats.length === 0) return text.nobodyTo({ system });
  const lines = threats.map(({ by, ships, space, planet, isTooMuch }) => {
    const ends = [
      ...(space === null ? [] : [text.takesSpace({ chance: percent(space) })]),
      ...(planet === null ? [] : [text.takesPlanet({ planet: planet.name, chance: percent(planet.taken) })]),
    ];
    const said = isTooMuch ? [text.notWorkedOut({})] : ends.length === 0 ? [text.unopposed({})] : ends;
    const heading = wrap(
      [text.threat({ player: playerName(language, plan, by), ships: ships.length }), ...said].join("; "),
    );
    const rows = ships.map(({ ship, path, survival }) => [ship, formatPath(path), percent(survival)]);
    return [heading, columns(rows)].join("\n");
  });
  return [text.threatsTo({ system, player: playerName(language, plan, plan.plan.mover) }), ...lines].join("\n\n");
}

/** What is lost on average, and what each effect of those who meet is worth; effects that change nothing are named once. */
export function describeWorth(
  plan: Plan,
  outcome: Outcome,
  worth: readonly EffectWorth[],
  language: Language,
): readonly string[] {
  const { text, percent, combat } = plannerWords[language];
  const name = ({ effect }: EffectWorth) => effectNames[language](effect.split(":")[0] ?? effect);
  const isIdle = ({ points }: EffectWorth) => points !== null && Math.abs(points) < 0.005;
  const rows = worth
    .filter((each) => !isIdle(each))
    .map((each) => [
      playerName(language, plan, each.seat),
      name(each),
      each.points === null ? text.notWorkedOut({}) : formatPoints(each.points),
      each.without === null ? "" : text.without({ chance: percent(each.without) }),
    ]);
  const idle = worth.filter(isIdle).map((each) => `${playerName(language, plan, each.seat)}: ${name(each)}`);
  return [
    wrap(combat.text.lost(outcome.lost)),
    ...(rows.length === 0 ? [] : [[text.worth({ chance: percent(chanceOf(outcome)) }), columns(rows)].join("\n")]),
    ...(idle.length === 0 ? [] : [wrap(text.idleEffects({ effects: idle.join(", ") }))]),
  ];
}
