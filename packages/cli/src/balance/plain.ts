import { availableParallelism } from "node:os";
import { namesOfBots, type PlainBalance, type PlainGame, plainBalanceOf } from "@umpire/bots";
import { err, type Game, type Json, type JsonObject, type Refusal, start, termFor } from "@umpire/kernel";
import { Tinypool } from "tinypool";
import { chooseOptions } from "../commands/options.ts";
import { chooseRules } from "../commands/rules.ts";
import { type ExitCode, print, showRefusal } from "../commands/show.ts";
import { product } from "../io.ts";
import { kitOf } from "../kits.ts";
import { columns, wrap } from "../layout.ts";
import type { Language } from "../words/words.ts";
import { formatPercent } from "./sheets.ts";
import { studied } from "./studies.ts";
import { balanceWords } from "./words/words.ts";

/** Some numbered matches of a bot against itself. */
export type PlainJob = {
  readonly module: string;
  /** The game's id, or the path of its module. */
  readonly source: string;
  readonly rules: JsonObject;
  readonly options: Json;
  readonly bot: string;
  readonly from: number;
  readonly to: number;
};

export type PlainOptions = {
  readonly rules?: readonly string[];
  readonly options?: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly json?: true;
  readonly language: Language;
  /** What only the games with a study of their own have. */
  readonly pack?: readonly string[];
  readonly out?: string;
  readonly force?: true;
};

type Planned = { readonly name: string; readonly job: Omit<PlainJob, "from" | "to"> };

/** Matches per task of a worker. */
const CHUNK = 5;
/** Kinds of actions that a report for people lists. */
const ACTIONS = 12;

/** Balance of a game without a study of its own: seats, endings, lengths and actions, from the untouched start. */
export async function reportPlainly(game: Game, source: string, wishes: PlainOptions): Promise<ExitCode> {
  const { json, language } = wishes;
  const planned = plan(game, source, wishes);
  if ("code" in planned) {
    showRefusal(language, game, planned, json);
    return 2;
  }
  const reports: (Planned & { readonly balance: PlainBalance })[] = [];
  for (const each of planned) reports.push({ ...each, balance: plainBalanceOf(await play(each.job, wishes.games)) });
  if (json) {
    const told = reports.map(({ name, job, balance }) => ({ name, bot: job.bot, ...balance }));
    print(JSON.stringify({ ok: true, game: game.id, columns: told }));
  } else for (const { name, job, balance } of reports) print(describe(game, `${name}, ${job.bot}`, balance, language));
  return 0;
}

function plan(game: Game, source: string, wishes: PlainOptions): readonly Planned[] | Refusal {
  const unheard = (["pack", "out", "force"] as const).filter((name) => wishes[name] !== undefined);
  if (unheard.length > 0) {
    return { code: "no-study", game: game.id, options: unheard.map((name) => `--${name}`), studied: studied() };
  }
  const known = namesOfBots(kitOf(game));
  const unknown = wishes.bots.find((bot) => !known.includes(bot));
  if (unknown !== undefined) return { code: "unknown-bot", bot: unknown, known };
  const options = chooseOptions(game, wishes.options);
  if (!options.ok) return options.refusal;
  const planned: Planned[] = [];
  for (const typed of wishes.rules ?? [undefined]) {
    const rules = chooseRules(game, typed);
    const begun = rules.ok ? start(game, "", options.value, rules.value.rules) : rules;
    if (!rules.ok || !begun.ok) return begun.ok ? err({ code: "bad-request" }).refusal : begun.refusal;
    const job = { module: product().module, source, rules: rules.value.rules, options: options.value };
    for (const bot of wishes.bots) planned.push({ name: rules.value.name, job: { ...job, bot } });
  }
  return planned;
}

async function play(job: Planned["job"], games: number): Promise<readonly PlainGame[]> {
  const file = new URL(import.meta.url.endsWith(".ts") ? "./plain-worker.ts" : "./plain-worker.js", import.meta.url);
  const pool = new Tinypool({ filename: file.href, minThreads: 0, maxThreads: availableParallelism() });
  try {
    const starts = Array.from({ length: Math.ceil(games / CHUNK) }, (_, at) => at * CHUNK);
    const played = starts.map(
      (from): Promise<readonly PlainGame[]> =>
        pool.run({ ...job, from, to: Math.min(games, from + CHUNK) } satisfies PlainJob),
    );
    // In the order of the jobs, whichever was first: the same command gives the same report.
    return (await Promise.all(played)).flat();
  } finally {
    await pool.destroy();
  }
}

function describe(game: Game, name: string, balance: PlainBalance, language: Language): string {
  const { plain, interval } = balanceWords[language];
  const percent = (share: number) => formatPercent(language, share);
  const row = (label: string, { share, low, high }: PlainBalance["drawn"], more = "") => [
    ...[label, percent(share), interval({ low: percent(low), high: percent(high) }), more],
  ];
  const { lower, median, upper } = balance.decisions;
  return [
    wrap(plain.title({ game: game.id, name, games: balance.games, different: balance.different })),
    columns([
      ["", plain.share, "95 %", ""],
      ...balance.seats.map((part, seat) => row(plain.seat({ seat }), part)),
      row(plain.drawn, balance.drawn),
      ...balance.reasons.map((part) => row(plain.ends({ reason: termFor(language, game, part.reason) }), part)),
      ...balance.actions
        .slice(0, ACTIONS)
        .map((part) => row(part.action, part, plain.times({ mean: part.mean.toFixed(1) }))),
    ]),
    plain.decisions({ lower, median, upper }),
  ].join("\n\n");
}
