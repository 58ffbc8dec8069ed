import { existsSync, readFileSync, statSync } from "node:fs";
import { canonical, err, expandRules, type Game, ok, type Refusal, type Result, readJson } from "@umpire/kernel";
import { nameRules } from "@umpire/kit";
import { io } from "../io.ts";

/** The rules of a match, and what they are called where a match is announced. */
export type ChosenRules<Rules> = { readonly rules: Rules; readonly name: string };

/** Beyond this a list of switches is no name any more. */
const LONGEST_NAME = 60;

/** What was typed after --rules: a preset's name, switches as JSON, or the path of a file with switches as JSON. */
export function chooseRules(game: Game, typed: string | undefined): Result<ChosenRules<Game["presets"][string]>> {
  if (typed !== undefined && isPath(game, typed)) return rulesFromFile(game, typed);
  const given = typed?.startsWith("{") ? readJson(typed) : ok(typed);
  const expanded = given.ok ? expandRules(game, given.value) : given;
  if (!expanded.ok) return err(ofOption("--rules", expanded.refusal));
  return ok({ rules: expanded.value, name: shortName(game, expanded.value) });
}

function shortName(game: Game, rules: Game["presets"][string]): string {
  const name = nameRules(game, rules);
  if (typeof name === "string") return name;
  const spelt = canonical(rules);
  return spelt.length > LONGEST_NAME ? "custom" : spelt;
}

/** As a module of a game is told from its id; a preset that looks like a path is still a preset. */
const isPath = (game: Game, typed: string) =>
  !typed.startsWith("{") && !Object.hasOwn(game.presets, typed) && /[/\\.]/.test(typed);

/** Whatever is wrong in the file is told with its name and, as in a URL, with the field after `#`. */
function rulesFromFile(game: Game, file: string): Result<ChosenRules<Game["presets"][string]>> {
  const text = readText(file);
  if (!text.ok) return text;
  const read = readJson(text.value);
  if (!read.ok && read.refusal.code === "bad-json")
    return err({ code: "no-such-file", file, problem: String(read.refusal["problem"]) });
  const expanded = read.ok ? expandRules(game, read.value) : read;
  return expanded.ok ? ok({ rules: expanded.value, name: file }) : err(ofOption(`${file}#`, expanded.refusal));
}

/** A text file, or why it cannot be read. */
export function readText(file: string): Result<string> {
  try {
    if (file === "-") return ok(readFileSync(io().stdinFile, "utf8"));
    if (!existsSync(file)) return err({ code: "no-such-file", file, problem: "it does not exist" });
    if (statSync(file).isDirectory()) return err({ code: "no-such-file", file, problem: "it is a folder" });
    // Some editors put a mark before the text that no JSON has.
    return ok(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    return err({ code: "no-such-file", file, problem: error instanceof Error ? error.message : String(error) });
  }
}

/** The same refusal, as a fault of what was typed after an option. */
export function ofOption(option: string, { path = "", problem = "", ...refusal }: Refusal): Refusal {
  // A broken constraint keeps the sentence that the game has for it.
  const code = refusal.code === "bad-json" ? "bad-request" : "constraint" in refusal ? "violation" : refusal.code;
  return { ...refusal, code, path: `${option}${path}`, problem };
}
