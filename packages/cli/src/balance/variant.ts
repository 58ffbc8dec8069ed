import { err, expandRules, type Game, type Json, type JsonObject, ok, type Result, readJson } from "@umpire/kernel";
import { ofOption, readText } from "../commands/rules.ts";
import { kitOf } from "../kits.ts";

/** Rules to be compared with others, and what they change in a match's options. */
export type Variant = { readonly name: string; readonly rules: JsonObject; readonly options: JsonObject };

/** A preset by its name. */
export function presetVariant(game: Game, name: string): Result<Variant> {
  const rules = expandRules(game, name);
  return rules.ok ? ok({ name, rules: rules.value, options: {} }) : err(ofOption("--rules", rules.refusal));
}

/** A file with whatever differs from the default preset. Whatever is wrong is told with the file's name and the field. */
export function packVariant(game: Game, file: string, name: string = file): Result<Variant> {
  const text = readText(file);
  if (!text.ok) return text;
  const read = readJson(text.value);
  if (!read.ok && read.refusal.code === "bad-json")
    return err({ code: "no-such-file", file, problem: String(read.refusal["problem"]) });
  if (!read.ok) return err(ofOption(`${file}#`, read.refusal));
  const { switches, options } = splitPack(game, read.value);
  const rules = expandRules(game, switches);
  if (!rules.ok) return err(ofOption(`${file}#`, rules.refusal));
  const fits = optionsUnder(game, {}, options);
  return fits.ok ? ok({ name, rules: rules.value, options }) : err(ofOption(`${file}#`, fits.refusal));
}

/** A pack is rules, unless its game says what of it goes into the options of a match. */
function splitPack(game: Game, pack: Json): { readonly switches: Json; readonly options: JsonObject } {
  const split = kitOf(game).splitPack;
  return split !== undefined && isObject(pack) ? split(pack) : { switches: pack, options: {} };
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The options of a match with what a variant changes in them. */
export function optionsUnder(game: Game, given: Json, changes: JsonObject): Result<Json> {
  const whole = game.parse.options(given);
  if (!whole.ok || Object.keys(changes).length === 0) return whole;
  const base = isObject(whole.value) ? whole.value : {};
  const [was, is] = [base["pack"], changes["pack"]];
  const pack = isObject(was) && isObject(is) ? { pack: { ...was, ...is } } : {};
  return game.parse.options({ ...base, ...changes, ...pack });
}
