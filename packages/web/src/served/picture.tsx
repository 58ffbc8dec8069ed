import { decide, type Game, type Json, type Match, nextOf, observe, sealedDice, start } from "@umpire/kernel";
import type { MiniBoard, Position } from "@umpire/ui";
import { type AnyShow, StillTable } from "@umpire/ui/show";
import { tryTo } from "../match/log/describe.ts";
import { loadBundle } from "./bundle.ts";

/** Decisions after which a table shows what its game is like. */
const MOST_STEPS = 12;
/** How long they may take, in milliseconds: the page waits for them. */
const MOST_TIME = 40;

/** A match a step on, each seat deciding by chance; null where it is over. */
function stepOn(game: Game, match: Match, step: number): Match | null {
  const next = nextOf(game, match);
  if (!("awaiting" in next)) return null;
  let on = match;
  for (const seat of next.awaiting) {
    const action = game.sample(observe(game, on, seat).view, seat, sealedDice("picture", step), on.rules);
    const decided = decide(game, on, seat, action);
    if (!decided.ok) return null;
    on = decided.value.match;
  }
  return "over" in nextOf(game, on) ? null : on;
}

/** The table some steps into a match, seen by those who watch. */
function someTable(game: Game): Position | null {
  const options = game.parse.options({});
  const begun = options.ok ? start(game, "picture", options.value) : options;
  if (!begun.ok) return null;
  let { match } = begun.value;
  const end = performance.now() + MOST_TIME;
  for (let step = 0; step < MOST_STEPS && performance.now() < end; step += 1) {
    const next = tryTo(() => stepOn(game, match, step));
    if (next === null) break;
    match = next;
  }
  return { rules: match.rules as Json, view: observe(game, match, "spectator").view };
}

function drawerOf(game: Game, show: AnyShow): MiniBoard {
  const first = tryTo(() => someTable(game));
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
