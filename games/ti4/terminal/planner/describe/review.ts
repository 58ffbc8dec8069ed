import { columns, wrap } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import type { OddsAnswer } from "../../../combat/answer.ts";
import type { Camp, Place } from "../../../combat/battle.ts";
import type { ReviewItem } from "../../../combat/review.ts";
import { type End, formatPoints } from "../../../words/planner/words.ts";
import { plannerWords } from "../refusals.ts";
import { drawOdds } from "./battle.ts";
import { formatAssignment } from "./fight.ts";

type Luck = Extract<ReviewItem, { type: "luck" }>;
type Choice = Extract<ReviewItem, { type: "choice" | "retreat" }>;

/** What a battle that was played is measured by. */
export type Review = { readonly odds: Pick<OddsAnswer, End>; readonly review: readonly ReviewItem[] };

/** What each roll and each choice was worth, the sums, and the odds before all of it. */
export function describeReview({ odds, review }: Review, place: Place, language: Language): string {
  const { text } = plannerWords[language].fight;
  const luck = review.filter((entry) => entry.type === "luck");
  const costly = review.filter((entry) => entry.type !== "luck").filter((entry) => isWorthSaying(costOf(entry)));
  const sums = (["attacker", "defender"] as const).map((side) => describeSum(side, review, language));
  return [
    ...(luck.length === 0 ? [] : [[wrap(text.review({})), describeLuck(luck, language)].join("\n")]),
    costly.length === 0 ? text.nothingCost({}) : [text.costly({}), describeChoices(costly, language)].join("\n"),
    sums.join("\n"),
    [wrap(text.before({})), drawOdds(odds, language, place)].join("\n"),
  ].join("\n\n");
}

/** What two decimals make nothing of costs nothing. */
const isWorthSaying = (cost: number): boolean => Number(cost.toFixed(2)) > 0;

const costOf = (choice: Choice): number => (choice.type === "choice" ? choice.cost : -choice.points);

function describeLuck(luck: readonly Luck[], language: Language): string {
  const { fight } = plannerWords[language];
  const rows = luck.map(({ camp, roll, round, hits, expected, points }) => [
    ...[fight.step(roll, round), fight.side[camp], `${hits}`],
    ...[fight.number(expected.toFixed(2)), fight.number(formatPoints(points))],
  ]);
  // The last column is for sentences; numbers would not stay on its right.
  return columns(toTheRight([fight.luckColumns, ...rows], [2, 3, 4]).map((row) => [...row, ""]));
}

function describeChoices(choices: readonly Choice[], language: Language): string {
  const { fight } = plannerWords[language];
  const rows = choices.map((choice) => [
    ...[fight.inRound(choice.round), fight.side[choice.camp], fight.number(formatPoints(-costOf(choice)))],
    choice.type === "choice" ? formatAssignment(language, choice.best) : fight.staying,
  ]);
  return columns(toTheRight([fight.choiceColumns, ...rows], [2]));
}

/** The same rows, with numbers below each other in these columns. */
function toTheRight(rows: readonly (readonly string[])[], numbers: readonly number[]): readonly (readonly string[])[] {
  const widthOf = (at: number) => Math.max(...rows.map((row) => row[at]?.length ?? 0));
  return rows.map((row) => row.map((cell, at) => (numbers.includes(at) ? cell.padStart(widthOf(at)) : cell)));
}

/** What luck and choices came to; a choice counts for what it changed beside the usual one, a retreat for what it gave up. */
function describeSum(side: Camp, review: readonly ReviewItem[], language: Language): string {
  const { text, number } = plannerWords[language].fight;
  const sumOf = (isLuck: boolean) =>
    review
      .filter(({ camp, type }) => camp === side && (type === "luck") === isLuck)
      .reduce((sum, { points }) => sum + points, 0);
  const said = (value: number) => number(formatPoints(value));
  const [luck, chosen] = [sumOf(true), sumOf(false)];
  return wrap(text.total({ side, luck: said(luck), choices: said(chosen), sum: said(luck + chosen) }), 2, 4);
}
