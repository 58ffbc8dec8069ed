import type { Json } from "@umpire/kernel";
import { type Shown, useShown } from "@umpire/ui";
import { useMemo } from "react";
import type { Opening } from "../battle/opening.ts";
import { useBoard } from "../model.ts";
import { hasBegun } from "./timeline.ts";
import type { Reveal } from "./use-reveal.ts";

/** The table with the health that has been counted so far. */
function withHealth({ state, settled }: Opening, isCounted: boolean): Json {
  if (settled === null) return state as unknown as Json;
  const players = state.players.map((player, side) => {
    const { health, before } = settled[side === 0 ? 0 : 1];
    return { ...player, health: isCounted ? health : before };
  });
  return { ...state, players } as unknown as Json;
}

/** While orders open, the scoreboard says so, and its numbers wait until they are counted. */
export function useScoreboard({ shown, stage }: Pick<Reveal, "shown" | "stage">): void {
  const { words } = useBoard();
  const isCounted = hasBegun("count", stage);
  const told = useMemo(
    (): Shown | null =>
      shown && { view: withHealth(shown, isCounted), verb: words.reveal.title, progress: words.turn(shown.turn) },
    [shown, isCounted, words],
  );
  useShown(told);
}
