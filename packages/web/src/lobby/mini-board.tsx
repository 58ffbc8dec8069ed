import type { Position } from "@umpire/ui";
import { Suspense } from "react";
import { gameIn, useSite } from "../site.ts";
import "./mini-board.css";

type MiniBoardProps = { readonly game: string; readonly position: Position | null };

/** A game's small picture; an empty ground while it is loaded, and nothing where the game has none. */
export function MiniBoardOf({ game, position }: MiniBoardProps) {
  const MiniBoard = gameIn(useSite(), game)?.MiniBoard;
  if (MiniBoard === undefined) return null;
  return (
    <div className="mini-board" data-game={game} aria-hidden="true">
      <Suspense fallback={null}>
        <MiniBoard position={position} />
      </Suspense>
    </div>
  );
}
