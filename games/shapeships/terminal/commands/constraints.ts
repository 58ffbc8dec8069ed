import {
  type ExitCode,
  ofOption,
  print,
  product,
  readText,
  setSchemaLanguage,
  showRefusal,
} from "@umpire/cli/terminal";
import { expandRules, type Json, type Result, readJson } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import type { ConstraintViolation } from "../../audit/messages.ts";
import { shapeships } from "../../game.ts";
import { checkRules } from "../../pack/check-rules.ts";
import { auditLog } from "../../referee/questions.ts";
import { constraintWords } from "../words/constraints.ts";

type Options = { readonly json?: true; readonly language: Language };

/** Says every violation of the six constraints in a rules pack, and if there is none whether it can be played. */
export function checkPack(file: string, options: Options): ExitCode {
  setSchemaLanguage(options.language);
  const pack = readJsonFile(file);
  const found = pack.ok ? checkRules(completed(pack.value)) : pack;
  if (!pack.ok || !found.ok || found.value.length > 0) return printViolations(file, found, options);
  const playable = expandRules(shapeships, pack.value);
  if (!playable.ok) {
    showRefusal(options.language, shapeships, ofOption(`${file}#`, playable.refusal), options.json);
    return 1;
  }
  printViolations(file, found, options);
  if (!options.json) print(constraintWords[options.language].playable(file));
  return 0;
}

/** What a pack leaves out is the fleet's. */
function completed(pack: Json): Json {
  const isObject = typeof pack === "object" && pack !== null && !Array.isArray(pack);
  return isObject ? { ...shapeships.presets["standard"], ...pack } : pack;
}

/** Says every violation of the six constraints in a record, or in a list of events as JSON. */
export function auditFile(file: string, options: Options): ExitCode {
  setSchemaLanguage(options.language);
  const text = readText(file);
  return printViolations(file, text.ok ? auditText(text.value) : text, options);
}

/** A record is text of its own; what begins like JSON is a list of events, or an object that has one. */
function auditText(text: string): Result<readonly ConstraintViolation[]> {
  if (!/^\s*[[{]/.test(text)) return auditLog(product().games, { record: text });
  const read = readJson(text);
  if (!read.ok) return read;
  const { value } = read;
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return auditLog(product().games, {
    events: isObject && "events" in value ? (value["events"] ?? null) : value,
    pack: null,
  });
}

function readJsonFile(file: string): ReturnType<typeof readJson> {
  const text = readText(file);
  return text.ok ? readJson(text.value) : text;
}

function printViolations(
  file: string,
  found: Result<readonly ConstraintViolation[]>,
  { json, language }: Options,
): ExitCode {
  if (!found.ok) {
    const { refusal } = found;
    const isUnread = refusal.code === "no-such-file" || refusal.code === "bad-json";
    showRefusal(language, shapeships, refusal.code === "no-such-file" ? refusal : ofOption(`${file}#`, refusal), json);
    // A file that cannot be read is a mistake of usage; one whose contents are wrong has been answered: no.
    return isUnread ? 2 : 1;
  }
  const violations = found.value;
  if (json) print(JSON.stringify({ ok: true, violations }));
  else if (violations.length === 0) print(constraintWords[language].keeps(file));
  else for (const { message, at } of violations) print(`${message}\n  ${file}#${at}\n`);
  return violations.length === 0 ? 0 : 1;
}
