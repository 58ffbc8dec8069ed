import { wrap } from "@umpire/cli/terminal";
import type { Json } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import type { OddsAnswer } from "../../../combat/answer.ts";
import type { Camp } from "../../../combat/battle.ts";
import type { Force } from "../../../units/force.ts";
import { findUnit, type Unit } from "../../../units/units.ts";
import { describeModifier } from "../../../words/describe-dice.ts";
import { drawBars } from "../bars.ts";
import type { Limits, SideOptions } from "../battle-options.ts";
import { plannerWords } from "../refusals.ts";
import { describeSurvivors, describeTactics, drawOdds, formatAnomalies, formatForces, namesOf } from "./battle.ts";

/** A battle as the referee is asked about it. */
export type OddsQuestion = Limits & {
  readonly place: "space" | "ground";
  readonly anomalies: readonly string[];
  readonly attacker: Force & SideOptions;
  readonly defender: Force & SideOptions;
};

/** The odds of a battle in words and bars. */
export function describeOdds(asked: OddsQuestion, rules: Json, answer: OddsAnswer, language: Language): string {
  const { combat } = plannerWords[language];
  return [
    describeHeading(asked, rules, language),
    drawOdds(answer, language, asked.place),
    ...describeRemarks(answer, language),
    ...describeModifiers(answer, language),
    describeSurvivors(asked.place, answer.survivors, language),
    describeRounds(answer, language),
    [wrap(combat.text.lost(answer.resourcesLost)), ...describeOrders(asked, answer, language)].join("\n"),
    ...describeUnmodelled(answer, language),
  ].join("\n\n");
}

/** Who fights, where, by which rules, with what, and who takes no part. */
export function describeHeading(asked: OddsQuestion, rules: Json, language: Language): string {
  const { text } = plannerWords[language].combat;
  const fleets = { attacker: formatForces(language, asked.attacker), defender: formatForces(language, asked.defender) };
  const where = text.where({ place: asked.place, anomalies: formatAnomalies(language, asked.anomalies) });
  const by = text.byRules({ rules: typeof rules === "string" ? rules : "custom" });
  return [
    wrap([text.fleets(fleets), where, by].join(" ")),
    ...describeTactics(asked, asked, language),
    ...describeBystanders(asked, language),
  ].join("\n");
}

/** Units that neither fight in such a place nor have an ability there: easily brought by mistake. */
function describeBystanders(asked: OddsQuestion, language: Language): readonly string[] {
  const { text } = plannerWords[language].combat;
  return (["attacker", "defender"] as const).flatMap((side) => {
    const units = Object.keys(asked[side].units).filter((id) => !takesPart(asked.place, side, findUnit(id)));
    return units.length === 0 ? [] : [wrap(text.bystanders({ side, units: namesOf(language, units) }))];
  });
}

function takesPart(place: OddsQuestion["place"], side: Camp, unit: Unit | undefined): boolean {
  if (unit === undefined) return false;
  if (place === "space") return unit.kind === "ship" || unit.cannon !== null;
  if (unit.kind === "ground") return true;
  return side === "attacker" ? unit.bombard !== null || unit.breaksShields : unit.cannon !== null || unit.shield;
}

/** What the place takes away. */
function describeRemarks({ remarks }: OddsAnswer, language: Language): readonly string[] {
  const { text } = plannerWords[language].combat;
  const lines = remarks.map((remark) => {
    if (remark.code === "idle-effect") return text.idleEffect(remark);
    if (remark.code === "planetary-shield") return text.shielded({});
    return remark.code === "entropic-scar" ? text.scarred({}) : text.grounded({});
  });
  return lines.length === 0 ? [] : [lines.map((line) => wrap(line)).join("\n")];
}

function describeModifiers({ modifiers }: OddsAnswer, language: Language): readonly string[] {
  const { text } = plannerWords[language].combat;
  if (modifiers.length === 0) return [];
  const lines = modifiers.map((modifier) => wrap(describeModifier(language, modifier), 2, 4));
  return [[text.modifiers({}), ...lines].join("\n")];
}

type Rounds = NonNullable<OddsAnswer["rounds"]>;

/** Max lines, and the least chance that is left for a line of its own; the rest stand together. */
const MOST_ROUNDS = 9;
const EPSILON = 0.005;
const WIDEST = 30;

function describeRounds({ rounds, undecided }: OddsAnswer, language: Language): string {
  const { combat, percent } = plannerWords[language];
  if (rounds === null) return wrap(combat.text.roundsUnknown({}));
  const open = undecided > 0 ? [{ label: combat.end.undecided, chance: undecided }] : [];
  const bars = [...withTail(rounds), ...open];
  const most = Math.max(...bars.map(({ chance }) => chance));
  return [combat.text.rounds({}), drawBars(bars, percent, most, WIDEST)].join("\n");
}

function withTail(rounds: Rounds) {
  const after = (at: number) => rounds.slice(at).reduce((sum, { probability }) => sum + probability, 0);
  const cut = rounds.findIndex((_, at) => at > 0 && (at >= MOST_ROUNDS || after(at) < EPSILON));
  const isTail = cut > 0 && cut < rounds.length - 1;
  const shown = isTail ? rounds.slice(0, cut) : rounds;
  const bars = shown.map(({ rounds: count, probability }) => ({ label: `${count}`, chance: probability }));
  return isTail ? [...bars, { label: `${rounds[cut]?.rounds}+`, chance: after(cut) }] : bars;
}

/** The orders in which units are lost, where they were to be found, and in which they sustain, where that matters. */
function describeOrders(
  asked: OddsQuestion,
  { casualties, sustains, sustain = {} }: OddsAnswer,
  language: Language,
): readonly string[] {
  const { text } = plannerWords[language].combat;
  return (["attacker", "defender"] as const)
    .filter((side) => asked[side].casualties === "best")
    .flatMap((side) => [
      wrap(text.bestOrder({ side, units: namesOf(language, casualties[side]) })),
      ...(sustains[side].length === 0
        ? []
        : [wrap(text.bestSustaining({ side, units: namesOf(language, sustains[side]) }))]),
      ...(sustain[side] === undefined ? [] : [wrap(text.bestManner({ side, sustain: sustain[side] }))]),
    ]);
}

export function describeUnmodelled(
  { notModelled }: Pick<OddsAnswer, "notModelled">,
  language: Language,
): readonly string[] {
  if (notModelled.length === 0) return [];
  const { text } = plannerWords[language].combat;
  const lines = notModelled.map(({ unit, text: does }) => wrap(`${namesOf(language, [unit]).join()}: ${does}`, 2, 4));
  return [[text.notModelled({}), ...lines].join("\n")];
}
