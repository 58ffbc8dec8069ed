import { BLUNDER, botsOf, fastDice, type Judged, judgeChoices, reviewDecision } from "@umpire/bots";
import { botDecision } from "@umpire/client/bots";
import type { Json, JsonObject, Seat } from "@umpire/kernel";
import type { Kit, Kits } from "@umpire/kit";

/** What one seat sees, and under which rules of which game: all that there is to think about. */
export type Position = {
  readonly game: string;
  readonly edition: number;
  /** The code of a game that comes from the server. */
  readonly bundle?: string;
  readonly rules: JsonObject;
  readonly view: Json;
  readonly seat: Seat;
};

/** What was this decision worth, what should be done here, and what does a bot do? */
export type SearchQuestion =
  | (Position & { readonly ask: "review"; readonly made: Json })
  | (Position & { readonly ask: "suggest" })
  /** What this bot decides, by these dice of its own. */
  | (Position & { readonly ask: "decide"; readonly bot: string; readonly seed: number });

/** What a decision was worth, how much less than the best, and which that was. */
type Judgement = { readonly chance: number; readonly lost: number; readonly best: Judged };

/** Something to do, and its chance to win; null where that cannot be told. */
export type Suggestion = { readonly action: Json; readonly chance: number | null };

type Answers = {
  /** Null where nothing can be told of it. */
  readonly review: Judgement | null;
  readonly suggest: readonly Suggestion[];
  readonly decide: Json;
};
export type AnswerTo<Q extends SearchQuestion> = Answers[Q["ask"]];

/** The same question gets the same answer. */
const SEED = 1;
/** Max suggestions: more would be no advice. */
const MOST_SUGGESTED = 3;

export function answerQuestion<Q extends SearchQuestion>(kits: Kits, question: Q): AnswerTo<Q> {
  const kit = kits.findKit(question.game, question.edition);
  if (!kit.ok) throw new RangeError(`no game ${question.game}, edition ${question.edition}`);
  return answerWith(kit.value, question) as AnswerTo<Q>;
}

function answerWith(kit: Kit, question: SearchQuestion): Answers[SearchQuestion["ask"]] {
  switch (question.ask) {
    case "review":
      return review(kit, question);
    case "suggest":
      return suggest(kit, question);
    case "decide":
      return botDecision(kit, question);
  }
}

function review(kit: Kit, { rules, ...decision }: Extract<SearchQuestion, { ask: "review" }>): Judgement | null {
  const reviewed = reviewDecision(kit, rules, decision, fastDice(SEED));
  const best = reviewed?.choices[0];
  return best === undefined || reviewed === null ? null : { chance: reviewed.chance, lost: reviewed.lost, best };
}

/** What is best, and what is hardly worse; where single choices are not judged, what a bot would do. */
function suggest(kit: Kit, { rules, view, seat }: Position): readonly Suggestion[] {
  const made = kit.game.defaultAction(view, seat, rules);
  const choices = judgeChoices(kit, rules, { view, seat, made }, fastDice(SEED));
  const [best] = choices;
  if (best === undefined) return [{ action: botsOf(kit).search(rules, view, seat, fastDice(SEED)), chance: null }];
  return choices.filter(({ chance }) => best.chance - chance < BLUNDER).slice(0, MOST_SUGGESTED);
}
