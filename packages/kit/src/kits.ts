import { type Game, ok, type Registry, type Result, registry } from "@umpire/kernel";
import type { TablesRead } from "./bot.ts";
import type { Kit } from "./kit.ts";

/** Kits by game and edition: a registry of the games, with what each of them brings. */
export type Kits = Registry & {
  /** The kit of a game; of a game that is not listed, the game alone. */
  kitOf(game: Game): Kit;
  /** The kit of a game by its id and edition. */
  findKit(id: string, edition?: number): Result<Kit>;
  readonly kits: readonly Kit[];
  /** What was worked out for whichever of the games a packed file is for; else why it is for none. */
  readTables(packed: Uint8Array, unpack: (packed: Uint8Array) => Uint8Array): TablesRead;
};

/** What a program knows. */
export type Product = {
  /** The games with their kits, and the module that exports them as `games`, for workers. */
  readonly games: Kits;
  readonly module: string;
  /** The folder with the built web pages; without it, nothing can be served. */
  readonly site?: string;
};

/** A list of kits, found by the id and edition of their games. */
export function kitsOf(list: readonly Kit[]): Kits {
  // By the game itself, not by its id: a game of one's own may bear any id.
  const kits = new Map(list.map((kit) => [kit.game, kit]));
  const games = registry(list.map(({ game }) => game));
  const kitOf = (game: Game): Kit => kits.get(game) ?? { game };
  return {
    ...games,
    kits: list,
    kitOf,
    findKit(id, edition) {
      const found = games.find(id, edition);
      return found.ok ? ok(kitOf(found.value)) : found;
    },
    readTables(packed, unpack) {
      const read = list.flatMap((kit) => kit.readTables?.(packed, unpack) ?? []);
      return read.find(({ ok }) => ok) ?? read[0] ?? nobody;
    },
  };
}

const nobody: TablesRead = {
  ok: false,
  problem: { en: "no game here reads such files", ru: "ни одна игра здесь не читает таких файлов" },
};
