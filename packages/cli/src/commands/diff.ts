import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { canonical, type Entry, err, type Game, ok, type Refusal, type Registry, type Result } from "@umpire/kernel";
import { byCodeUnit } from "@umpire/toolkit";
import { packVariant, presetVariant, type Variant } from "../balance/variant.ts";
import { wrap } from "../layout.ts";
import { type Comparison, compareRules, type Decided, type Said } from "../rule-change.ts";
import { describeEvent, describeRefusal, setSchemaLanguage } from "../sentences.ts";
import { type DiffWords, diffWords } from "../words/diff.ts";
import type { Language } from "../words/words.ts";
import { foldFile } from "./records.ts";
import { describeEnd, type ExitCode, print, showRefusal } from "./show.ts";

type Options = { readonly json?: true; readonly language: Language };

/** What was found of one record: how the two compare, or why it was left out. */
type Found =
  | { readonly file: string; readonly game: Game; readonly comparison: Comparison }
  | { readonly file: string; readonly game: Game | null; readonly refusal: Refusal };

/** Folds recorded matches under two sets of rules, and shows for each the first step at which they part. */
export function diffRecords(games: Registry, typed: readonly string[], options: Options): ExitCode {
  setSchemaLanguage(options.language);
  const [one, other, ...paths] = typed;
  const refusal = refuseTyped(games, one, other, paths);
  if (refusal !== null || one === undefined || other === undefined) {
    showRefusal(options.language, null, refusal ?? missing, options.json);
    return 2;
  }
  const found = paths.flatMap(filesIn).map((file) => {
    const each = compareFile(games, file, [one, other]);
    tell(each, [one, other], options);
    return each;
  });
  return sumUp(found, options);
}

const missing: Refusal = {
  ...{ code: "bad-request", path: "--rules" },
  problem: "two sets of rules, each a preset or a JSON file, then the records: --rules A B records/",
};

/** A name that no game has as a preset is a file, or a mistake that is told once and not of every record. */
function refuseTyped(games: Registry, one?: string, other?: string, paths: readonly string[] = []): Refusal | null {
  if (one === undefined || other === undefined || paths.length === 0) return missing;
  const unknown = [one, other].find((name) => !isPreset(games, name) && !existsSync(name));
  if (unknown !== undefined) {
    const known = [...new Set(games.games.flatMap(({ presets }) => Object.keys(presets)))].join(", ");
    return { code: "bad-request", path: "--rules", problem: `${unknown}: no such file; the presets are: ${known}` };
  }
  const nowhere = paths.find((path) => !existsSync(path));
  return nowhere === undefined ? null : { code: "no-such-file", file: nowhere, problem: "it does not exist" };
}

const isPreset = (games: Registry, name: string) => games.games.some(({ presets }) => Object.hasOwn(presets, name));

/** A file, or those of a folder and the folders in it, by name; what is hidden stays so. */
function filesIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !name.startsWith("."));
  return names.sort(byCodeUnit).flatMap((name) => filesIn(join(path, name)));
}

function compareFile(games: Registry, file: string, names: readonly [string, string]): Found {
  const read = readDecided(games, file);
  if (!read.ok) return { file, game: null, refusal: read.refusal };
  const { game, decided } = read.value;
  const [one, other] = [variantOf(game, names[0]), variantOf(game, names[1])];
  if (!one.ok) return { file, game, refusal: one.refusal };
  if (!other.ok) return { file, game, refusal: other.refusal };
  return { file, game, comparison: compareRules(game, decided, [one.value, other.value]) };
}

const variantOf = (game: Game, name: string): Result<Variant> =>
  Object.hasOwn(game.presets, name) || !existsSync(name) ? presetVariant(game, name) : packVariant(game, name);

/** The decisions of a record that verifies: one that was altered says nothing about any rules. */
function readDecided(games: Registry, file: string): Result<{ game: Game; decided: Decided }> {
  const log: Entry[] = [];
  const last = foldFile(games, file, ({ entry }) => void (entry !== null && log.push(entry)));
  if (!last.ok) return err(last.refusal);
  const { game, table } = last.value;
  return ok({ game, decided: { options: table.options, seed: table.seed, log } });
}

function tell(found: Found, names: readonly [string, string], { json, language }: Options): void {
  if (json) print(JSON.stringify(asJson(found, names, language)));
  else for (const line of linesOf(found, names, diffWords[language], language)) print(wrap(line, 0, 6));
}

function linesOf(
  found: Found,
  names: readonly [string, string],
  words: DiffWords,
  language: Language,
): readonly string[] {
  const { file, game } = found;
  if ("refusal" in found) return [words.unread({ file, problem: describeRefusal(language, game, found.refusal) })];
  const { comparison } = found;
  if (comparison.status === "not-begun")
    return [words.notBegun({ file, problem: describeRefusal(language, game, comparison.refusal) })];
  if (comparison.status === "same") {
    const { steps, refusal } = comparison;
    if (refusal === null) return [words.same({ file, steps })];
    return [words.stopped({ file, step: steps, problem: describeRefusal(language, game, refusal) })];
  }
  const { step, entry, by } = comparison;
  const [one, other] = describeBoth(found.game, comparison, language);
  return [
    words.different({ file, step, by }),
    ...(entry === null ? [] : [words.decided({ entry: spell(entry) })]),
    words.said({ rules: names[0], what: one }),
    words.said({ rules: names[1], what: other }),
  ];
}

/** Beyond this a decision is no line any more. */
const LONGEST = 160;

function spell(entry: Entry): string {
  const spelt = canonical(entry.type === "decide" ? entry.orders.map(({ seat, action }) => [seat, action]) : entry);
  return spelt.length > LONGEST ? `${spelt.slice(0, LONGEST)}…` : spelt;
}

type Different = Comparison & { readonly status: "different" };

/** What each says where they part; where the sentences are the same, the events themselves. */
function describeBoth(game: Game, { said, by }: Different, language: Language): readonly [string, string] {
  const words = diffWords[language];
  const [one, other] = said;
  const at = firstApart(one, other);
  const describeOne = ({ refusal, over, events }: Said): string => {
    if (refusal !== null) return describeRefusal(language, game, refusal);
    if (by === "outcome") return over === null ? words.goesOn({}) : describeEnd(language, game, over);
    const event = events[at];
    return event === undefined ? words.nothingMore({}) : describeEvent(language, game, event);
  };
  const sentences = [describeOne(one), describeOne(other)] as const;
  if (sentences[0] !== sentences[1]) return sentences;
  return [canonical(one.events[at] ?? null), canonical(other.events[at] ?? null)];
}

/** The place of the first event that differs. */
function firstApart(one: Said, other: Said): number {
  const at = one.events.findIndex((event, place) => canonical(event) !== canonical(other.events[place] ?? null));
  return at < 0 ? one.events.length : at;
}

function asJson(found: Found, names: readonly [string, string], language: Language): object {
  const { file, game } = found;
  const spoken = (refusal: Refusal) => ({ ...refusal, message: describeRefusal(language, game, refusal) });
  if ("refusal" in found) return { file, ok: false, refusal: spoken(found.refusal) };
  const { comparison } = found;
  if (comparison.status !== "different") {
    const { refusal } = comparison;
    return { file, ok: true, ...comparison, refusal: refusal === null ? null : spoken(refusal) };
  }
  const { status, step, entry, by, said } = comparison;
  const at = firstApart(said[0], said[1]);
  const each = said.map(({ refusal, over, events }, side) => {
    return { rules: names[side], refusal: refusal === null ? null : spoken(refusal), over, event: events[at] ?? null };
  });
  return { file, ok: true, status, step, by, entry, said: each };
}

/** 0 where all are the same, 1 where one is not, 2 where some could not be looked at. */
function sumUp(found: readonly Found[], { json, language }: Options): ExitCode {
  const count = (status: Comparison["status"]) =>
    found.filter((each) => "comparison" in each && each.comparison.status === status).length;
  const [same, different, notBegun] = [count("same"), count("different"), count("not-begun")];
  const unread = found.length - same - different - notBegun;
  if (!json) print(diffWords[language].summary({ records: found.length, same, different, notBegun, unread }));
  if (different + notBegun > 0) return 1;
  return unread > 0 || found.length === 0 ? 2 : 0;
}
