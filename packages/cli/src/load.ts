import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { err, type Game, ok, type Result } from "@umpire/kernel";
import { type Kit, type Kits, kitFrom, kitsOf } from "@umpire/kit";
import { keepKit, kitOf } from "./kits.ts";

/** A game by its id, or by the path of a module that exports one. */
export async function loadGame(games: Kits, name: string): Promise<Result<Game>> {
  const kit = await loadKit(games, name);
  return kit.ok ? ok(keepKit(kit.value)) : kit;
}

/** The same with what the game brings. */
export async function loadKit(games: Kits, name: string): Promise<Result<Kit>> {
  if (!/[/\\.]/.test(name)) return games.findKit(name);
  if (!existsSync(name)) return err({ code: "no-such-file", file: name, problem: "it does not exist" });
  try {
    const read = kitFrom(await importModule(resolve(name)));
    return read.ok ? ok(read.kit) : err({ code: "not-a-game", file: name, problem: read.problem });
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
  return ok(kitsOf([...own.map(kitOf), ...games.kits]));
}

/** Node 20 does not read TypeScript, tsx does; it is loaded where it is needed. */
export async function importModule(path: string): Promise<object> {
  const url = pathToFileURL(path).href;
  if (!/\.[cm]?ts$/.test(path)) return import(url);
  const { tsImport } = await import("tsx/esm/api");
  return tsImport(url, import.meta.url);
}
