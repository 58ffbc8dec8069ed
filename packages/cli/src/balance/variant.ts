import { expandRules, type Game, type Json, type JsonObject, no, type Result, readJson, yes } from "@umpire/kernel";
import { ofOption, readText } from "../commands/rules.ts";

/** Rules to be compared with others, and what they change in a match's options. */
export type Variant = { readonly name: string; readonly rules: JsonObject; readonly options: JsonObject };

/** A preset by its name. */
export function presetVariant(game: Game, name: string): Result<Variant> {
  const rules = expandRules(game, name);
  return rules.ok ? yes({ name, rules: rules.value, options: {} }) : no(ofOption("--rules", rules.refusal));
}

/** A file with whatever differs from the default preset. Whatever is wrong is told with the file's name and the field. */
export function packVariant(game: Game, file: string, name: string = file): Result<Variant> {
  const text = readText(file);
  if (!text.ok) return text;
  const read = readJson(text.value);
  if (!read.ok && read.refusal.code === "bad-json")
    return no({ code: "no-such-file", file, problem: String(read.refusal["problem"]) });
  if (!read.ok) return no(ofOption(`${file}#`, read.refusal));
  const { switches, options } = parted(read.value);
  const rules = expandRules(game, switches);
  if (!rules.ok) return no(ofOption(`${file}#`, rules.refusal));
  const fits = optionsUnder(game, {}, options);
  return fits.ok ? yes({ name, rules: rules.value, options }) : no(ofOption(`${file}#`, fits.refusal));
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A pack of Tactics, its types, tiles and line-up, goes into the options of a match; everything else is rules. */
function parted(pack: Json): { readonly switches: Json; readonly options: JsonObject } {
  if (!isObject(pack)) return { switches: pack, options: {} };
  const { unitTypes, lineup, ...rest } = pack;
  // In Tactics a list of tiles is the pack's, yes or no is the switch; no other game has either.
  const { tiles, ...others } = rest;
  const hasTiles = Array.isArray(tiles);
  const parts = { ...(unitTypes !== undefined && { unitTypes }), ...(hasTiles && { tiles }) };
  return {
    switches: hasTiles ? others : rest,
    options: { ...(lineup !== undefined && { lineup }), ...(Object.keys(parts).length > 0 && { pack: parts }) },
  };
}

/** The options of a match with what a variant changes in them. */
export function optionsUnder(game: Game, given: Json, changes: JsonObject): Result<Json> {
  const whole = game.parse.options(given);
  if (!whole.ok || Object.keys(changes).length === 0) return whole;
  const base = isObject(whole.value) ? whole.value : {};
  const [was, is] = [base["pack"], changes["pack"]];
  const pack = isObject(was) && isObject(is) ? { pack: { ...was, ...is } } : {};
  return game.parse.options({ ...base, ...changes, ...pack });
}
