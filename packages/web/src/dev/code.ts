import type { Game } from "@umpire/kernel";
import { bundlePath } from "@umpire/protocol";
import { type LoadedGame, loadGame } from "../match/load-game.ts";

/** The code of the file as it was built: the game with its board, and the name under which the file exports it. */
export type Code = LoadedGame & { readonly bundle: string; readonly exported: string };

const isGameOf = (value: unknown, { id }: Game): boolean =>
  typeof value === "object" && value !== null && "resolve" in value && "id" in value && value.id === id;

/** Loads what was built, its board too. */
export async function loadCode(bundle: string): Promise<Code> {
  const loaded = await loadGame({ games: [] }, "", 0, bundle);
  if (loaded === null) throw new Error("there is no such code");
  const module: object = await import(/* @vite-ignore */ bundlePath(bundle));
  const names = Object.entries(module).flatMap(([name, value]) => (isGameOf(value, loaded.game) ? [name] : []));
  dropStylesBut(bundle);
  return { ...loaded, bundle, exported: names.includes("game") ? "game" : (names[0] ?? "game") };
}

/** The styles of a board that was drawn before would go on to hold. */
function dropStylesBut(bundle: string): void {
  const own = bundlePath(bundle, "board.css");
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href*="/board.css"]'))
    if (new URL(link.href).pathname !== own) link.remove();
}
