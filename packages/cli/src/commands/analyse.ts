import { BLUNDER, fastDice, type Reviewed, reviewDecision, SLIGHT, tallyOf } from "@umpire/bots";
import { type Game, type Registry, type Replayed, type Seat, viewOf } from "@umpire/kernel";
import type { Tables } from "@umpire/kit";
import { pc } from "../colours.ts";
import { label } from "../draw/label.ts";
import { kitOf } from "../kits.ts";
import { wrap } from "../layout.ts";
import { thinkingWords } from "../words/thinking.ts";
import type { Language } from "../words/words.ts";
import { foldFile } from "./records.ts";
import { type ExitCode, print, showRefusal, whoIs } from "./show.ts";
import { tablesFrom } from "./table-file.ts";

export type AnalyseOptions = {
  readonly json?: true;
  readonly language: Language;
  readonly seat?: number;
  readonly tables?: string;
};

/** The same record gets the same judgement. */
const SEED = 1;

type Judging = {
  readonly options: AnalyseOptions;
  readonly tables: Tables | undefined;
  readonly found: Reviewed[];
};

/** Says of every decision in a record what it was worth, what would have been better, and sums it up. */
export function analyseFile(games: Registry, file: string, options: AnalyseOptions): ExitCode {
  const { json, language } = options;
  const tables = tablesFrom(options.tables, language);
  if (!tables.ok) {
    showRefusal(language, null, tables.refusal, json);
    return 2;
  }
  const judging: Judging = { options, tables: tables.value, found: [] };
  let before: Replayed | null = null;
  const last = foldFile(games, file, (step) => {
    if (before !== null) judgeStep(judging, before, step);
    before = step;
  });
  if (!last.ok) {
    showRefusal(language, null, last.refusal, json);
    return last.refusal.code === "no-such-file" ? 2 : 1;
  }
  if (!json) sumUp(judging, last.value.game);
  return 0;
}

function judgeStep({ options, tables, found }: Judging, { game, table }: Replayed, { step, entry }: Replayed): void {
  if (entry?.type !== "decide") return;
  for (const { seat, action: made } of entry.orders) {
    if (options.seat !== undefined && options.seat !== seat) continue;
    const decision = { view: viewOf(game, table, seat), seat, made };
    const reviewed = reviewDecision(kitOf(game), table.rules, decision, fastDice(SEED), tables);
    if (reviewed === null) continue;
    found.push(reviewed);
    if (options.json) print(JSON.stringify({ step, ...reviewed, view: undefined }));
    else
      for (const line of tell(game, table.rules, reviewed, options.language)) print(`${pc.dim(String(step))} ${line}`);
  }
}

const percent = (chance: number) => `${Math.round(100 * chance)} %`;

function tell(
  game: Game,
  rules: Replayed["table"]["rules"],
  reviewed: Reviewed,
  language: Language,
): readonly string[] {
  const words = thinkingWords[language];
  const { view, seat, made, choices, chance, lost } = reviewed;
  const moment = { view, rules, seat, language };
  const what = label(game, moment, made);
  const line = words.made({ who: whoIs(language, game, seat), what, chance: percent(chance) });
  const [best] = choices;
  if (best === undefined || lost < SLIGHT) return [line];
  const better = label(game, moment, best.action);
  const more = words.better({ what: better, chance: percent(best.chance), lost: percent(lost) });
  return [line, lost >= BLUNDER ? pc.red(more) : more];
}

function sumUp({ options: { language }, found }: Judging, game: Game): void {
  const words = thinkingWords[language];
  if (found.length === 0) print(words.nothingToJudge({}));
  for (const seat of seatsIn(found)) {
    const tally = tallyOf(found.filter((each) => each.seat === seat).map(({ lost }) => lost));
    print(wrap(words.summary({ ...tally, who: whoIs(language, game, seat), lost: percent(tally.lost) })));
  }
}

const seatsIn = (found: readonly Reviewed[]): readonly Seat[] =>
  [...new Set(found.map(({ seat }) => seat))].sort((a, b) => a - b);
