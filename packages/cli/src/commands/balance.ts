import { existsSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fastDice } from "@umpire/bots";
import { err, type Game, ok, type Refusal, type Result } from "@umpire/kernel";
import { botNames } from "@umpire/kit";
import { balancePage } from "../balance/page.ts";
import { describeBalance } from "../balance/report.ts";
import { type Column, runColumns } from "../balance/run.ts";
import { type BalanceColumn, foundIn } from "../balance/sheets.ts";
import { studiedKit } from "../balance/studies.ts";
import { optionsUnder, packVariant, presetVariant, type Variant } from "../balance/variant.ts";
import { balanceWords } from "../balance/words/words.ts";
import { barOf } from "../bar.ts";
import { io } from "../io.ts";
import { wrap } from "../layout.ts";
import { setSchemaLanguage } from "../sentences.ts";
import type { Language } from "../words/words.ts";
import { ofOption } from "./rules.ts";
import { type ExitCode, print, showRefusal } from "./show.ts";

export type BalanceOptions = {
  readonly rules?: readonly string[];
  readonly pack?: readonly string[];
  readonly bots: readonly string[];
  readonly games: number;
  readonly out?: string;
  readonly force?: true;
  readonly json?: true;
  readonly language: Language;
};

/** Plays many games between bots under each set of rules, and reports how balanced they are, beside each other. */
export async function reportBalance(id: string, options: BalanceOptions): Promise<ExitCode> {
  const { json, language } = options;
  setSchemaLanguage(language);
  const { game, study } = studiedKit(id);
  const asked = columnsOf(game, options);
  const refusals = [...refusedOptions(options), ...asked.flatMap((column) => (column.ok ? [] : [column.refusal]))];
  // All of them, not the first: the author of five packs wants to mend them in one go.
  for (const refusal of refusals) showRefusal(language, game, refusal, json);
  if (refusals.length > 0) return 2;
  const columns = asked.flatMap((column) => (column.ok ? [column.value] : []));
  const balances = await runColumns(id, columns, options.games, (done, of) => showProgress(done, of, language));
  if (io().stderr.isTTY) io().stderr.write("\n");
  tell(id, columns, foundIn(study, columns, balances), options);
  return 0;
}

function tell(id: string, columns: readonly Column[], found: readonly BalanceColumn[], options: BalanceOptions): void {
  const { out, json, language } = options;
  const words = balanceWords[language];
  const heading = words.heading({ game: studiedKit(id).title?.[language] ?? id });
  const played = words.played({ games: found[0]?.balance.games ?? 0, bots: options.bots });
  if (json) printJson(id, columns, found);
  else print([heading, wrap(played), "", describeBalance(found, language)].join("\n"));
  if (out === undefined) return;
  write(out, balancePage({ heading, played, found }, language));
  if (!json) print(`\n${words.written({ file: out })}`);
}

/** One column for each set of rules and each bot; the presets come first. */
function columnsOf(game: Game, { rules = [], pack = [], bots: names }: BalanceOptions): readonly Result<Column>[] {
  const [first = ""] = Object.keys(game.presets);
  const presets = rules.length + pack.length === 0 ? [first] : rules;
  const isOnlyOne = (file: string) => pack.filter((each) => basename(each) === basename(file)).length === 1;
  const variants = [
    ...presets.map((name) => presetVariant(game, name)),
    ...pack.map((file) => packVariant(game, file, isOnlyOne(file) ? basename(file) : file)),
  ];
  return variants.flatMap((variant) =>
    variant.ok ? names.map((bot) => columnOf(game, variant.value, bot, names.length > 1)) : [variant],
  );
}

function columnOf(
  game: Game,
  { name: rulesName, rules, options }: Variant,
  bot: string,
  isOneOf: boolean,
): Result<Column> {
  const given = optionsUnder(game, {}, options);
  if (!given.ok) return given;
  const name = isOneOf ? balanceWords.en.column({ rules: rulesName, bot }) : rulesName;
  const column = { name, rules, options: given.value, bot };
  // What only shows at the table, a line-up of units that the pack has not, is told before a thousand games.
  const begun = game.setup(given.value, rules, fastDice(0));
  return begun.ok ? ok(column) : err(ofOption(`${rulesName}#`, begun.refusal));
}

/** What would only come out after all the work, or not at all. */
function refusedOptions({ bots: names, out, force }: BalanceOptions): readonly Refusal[] {
  const unknown = names.filter((name) => !botNames.some((each) => each === name));
  const problem = `${unknown.join(", ")}; there are: ${botNames.join(", ")}`;
  const folder = out === undefined ? "." : dirname(out);
  return [
    ...(unknown.length > 0 ? [{ code: "bad-request", path: "--bots", problem }] : []),
    ...(existsSync(folder) ? [] : [{ code: "no-such-file", file: folder, problem: "it does not exist" }]),
    ...(out !== undefined && existsSync(out) && !force ? [{ code: "file-exists", file: out }] : []),
  ];
}

function showProgress(done: number, of: number, language: Language): void {
  if (!io().stderr.isTTY) return;
  io().stderr.write(`\r${barOf(done, of)} ${balanceWords[language].progress({ done, of })}`);
}

/** First beside it, then in its place: a file that is there is whole. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function printJson(game: string, columns: readonly Column[], found: readonly BalanceColumn[]): void {
  const reports = found.map(({ name, balance, differs }, at) => {
    return { name, bot: columns[at]?.bot, ...balance, differs: [...differs] };
  });
  print(JSON.stringify({ ok: true, game, columns: reports }));
}
