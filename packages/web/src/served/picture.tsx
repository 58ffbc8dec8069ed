import { type Game, type Json, observe, start } from "@umpire/kernel";
import type { MiniBoard, Position } from "@umpire/ui";
import { type AnyShow, StillTable } from "@umpire/ui/show";
import { tryTo } from "../match/log/describe.ts";
import { loadBundle } from "./bundle.ts";

/** The table as a match begins, seen by those who watch. */
function beginning(game: Game): Position | null {
  const options = game.parse.options({});
  const begun = options.ok ? start(game, "picture", options.value) : options;
  if (!begun.ok) return null;
  const { match } = begun.value;
  return { rules: match.rules as Json, view: observe(game, match, "spectator").view };
}

function drawerOf(game: Game, show: AnyShow): MiniBoard {
  const first = tryTo(() => beginning(game));
  return ({ position }) => {
    const shown = position ?? first;
    // What cannot be drawn must not take the page with it: its author is told on the board.
    const table = shown && tryTo(() => StillTable({ show, ...shown }));
    return table ?? null;
  };
}

const nothing: MiniBoard = () => null;

/** The small picture of a game from the server: what it shows of its table. */
export async function pictureOf(bundle: string): Promise<{ readonly default: MiniBoard }> {
  const { kit } = await loadBundle(bundle).catch(() => ({ kit: null }));
  return { default: kit?.show === undefined ? nothing : drawerOf(kit.game, kit.show) };
}
