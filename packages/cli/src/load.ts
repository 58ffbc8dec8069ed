import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { err, type Game, ok, type Result } from "@umpire/kernel";
import { type Kits, kitsOf } from "@umpire/kit";

/** A game by its id, or by the path of a module that exports one. */
export async function loadGame(games: Kits, name: string): Promise<Result<Game>> {
  if (!/[/\\.]/.test(name)) return games.find(name);
  if (!existsSync(name)) return err({ code: "no-such-file", file: name, problem: "it does not exist" });
  try {
    const module = await importModule(resolve(name));
    return gameOf(name, Object.values(module));
  } catch (error) {
    return err({ code: "not-a-game", file: name, problem: error instanceof Error ? error.message : String(error) });
  }
}

/** The games there are, and those of files, so that records of one's own games can be read. */
export async function withGamesOf(games: Kits, files: readonly string[]): Promise<Result<Kits>> {
  const own: Game[] = [];
  for (const file of files) {
    const loaded = await loadGame(games, file);
    if (!loaded.ok) return loaded;
    const { id, edition } = loaded.value;
    if (own.some((other) => other.id === id && other.edition === edition)) {
      // Only the first of the two would ever be found.
      return err({ code: "bad-request", path: "--game", problem: `${id}, edition ${edition}, is given twice` });
    }
    own.push(loaded.value);
  }
  return ok(kitsOf([...own.map((game) => ({ game })), ...games.kits]));
}

/** Node 20 does not read TypeScript; where tsx is installed, it does. */
async function importModule(path: string): Promise<object> {
  const url = pathToFileURL(path).href;
  if (!/\.[cm]?ts$/.test(path)) return import(url);
  const tsx = await import("tsx/esm/api").catch(() => {
    throw new Error("to run TypeScript, type: npm install --save-dev tsx");
  });
  return tsx.tsImport(url, import.meta.url);
}

const METHODS = [
  "seats",
  "setup",
  "next",
  "view",
  "isVisible",
  "check",
  "legal",
  "sample",
  "determinize",
  "defaultAction",
  "resolve",
];
const FIELDS = ["id", "edition", "maxDecisions", "presets", "parse"];

/** The one game among the exports. What looks like a game and lacks something is told what it lacks. */
function gameOf(file: string, exports: readonly unknown[]): Result<Game> {
  const candidates = exports.filter((value) => typeof value === "object" && value !== null && "resolve" in value);
  const [candidate, another] = [...new Set(candidates)];
  if (candidate === undefined) return err({ code: "not-a-game", file, problem: "it exports no object with a resolve" });
  if (another !== undefined) return err({ code: "not-a-game", file, problem: "it exports several; export one" });
  const missing = missingFrom(candidate);
  if (missing.length > 0) return err({ code: "not-a-game", file, problem: `the game lacks ${missing.join(", ")}` });
  return ok(candidate as Game);
}

function missingFrom(candidate: object): readonly string[] {
  const has = (name: string) => Reflect.get(candidate, name);
  const fields = FIELDS.filter((name) => has(name) === undefined);
  return [...fields, ...METHODS.filter((name) => typeof has(name) !== "function")];
}
