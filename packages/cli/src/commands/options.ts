import { err, type Game, type Json, type Result, readJson } from "@umpire/kernel";
import { ofOption, readText } from "./rules.ts";

/**
 * What was typed after --options: the game's options as JSON, or the path of a file with them; without any, the game's
 * usual ones. A game that has none says what it wants.
 */
export function chooseOptions(game: Game, typed: string | undefined): Result<Json> {
  if (typed !== undefined) return isJson(typed) ? fromText(game, "--options", typed) : fromFile(game, typed);
  const usual = game.parse.options({});
  if (usual.ok) return usual;
  const { path = "", problem = usual.refusal.code } = usual.refusal;
  return err({ code: "options-needed", game: game.id, path, problem });
}

/** What was meant as JSON and is none is no path either. */
const isJson = (typed: string): boolean => /^\s*[[{]/.test(typed) || readJson(typed).ok;

function fromText(game: Game, source: string, text: string): Result<Json> {
  const read = readJson(text);
  const parsed = read.ok ? game.parse.options(read.value) : read;
  return parsed.ok ? parsed : err(ofOption(source, parsed.refusal));
}

/** Whatever is wrong in the file is told with its name and, as in a URL, with the field after `#`. */
function fromFile(game: Game, file: string): Result<Json> {
  const text = readText(file);
  return text.ok ? fromText(game, `${file}#`, text.value) : text;
}
