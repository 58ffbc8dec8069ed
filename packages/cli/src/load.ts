import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Game, no, type Registry, type Result, registry, yes } from "@umpire/kernel";

/** A game by its id, or by the path of a module that exports one. */
export async function loadGame(games: Registry, name: string): Promise<Result<Game>> {
  if (!/[/\\.]/.test(name)) return games.find(name);
  if (!existsSync(name)) return no({ code: "no-such-file", file: name, problem: "it does not exist" });
  try {
    const module = await importModule(resolve(name));
    return gameOf(name, Object.values(module));
  } catch (error) {
    return no({ code: "not-a-game", file: name, problem: error instanceof Error ? error.message : String(error) });
  }
}

/** The games there are, and one more from its file, so that records of one's own game can be read. */
export async function withGame(games: Registry, file: string | undefined): Promise<Result<Registry>> {
  if (file === undefined) return yes(games);
  const loaded = await loadGame(games, file);
  return loaded.ok ? yes(registry([loaded.value, ...games.editions])) : loaded;
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

const METHODS = ["seats", "setup", "next", "view", "hears", "check", "legal", "sample", "imagine", "absent", "resolve"];
const FIELDS = ["id", "edition", "longest", "presets", "parse"];

/** The one game among the exports. What looks like a game and lacks something is told what it lacks. */
function gameOf(file: string, exports: readonly unknown[]): Result<Game> {
  const candidates = exports.filter((value) => typeof value === "object" && value !== null && "resolve" in value);
  const [candidate, another] = [...new Set(candidates)];
  if (candidate === undefined) return no({ code: "not-a-game", file, problem: "it exports no object with a resolve" });
  if (another !== undefined) return no({ code: "not-a-game", file, problem: "it exports several; export one" });
  const missing = missingFrom(candidate);
  if (missing.length > 0) return no({ code: "not-a-game", file, problem: `the game lacks ${missing.join(", ")}` });
  return yes(candidate as Game);
}

function missingFrom(candidate: object): readonly string[] {
  const has = (name: string) => Reflect.get(candidate, name);
  const fields = FIELDS.filter((name) => has(name) === undefined);
  return [...fields, ...METHODS.filter((name) => typeof has(name) !== "function")];
}
