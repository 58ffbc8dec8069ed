import type { Position } from "@umpire/ui";
import { useLanguage } from "@umpire/ui";
import { lazy } from "react";
import { Still } from "./grid/still.tsx";
import { plan, sample } from "./sample.ts";

/** What reads positions weighs many times the picture of the game, and most visitors have none. */
const PositionBoard = lazy(() => import("./position-board.tsx").then(({ PositionBoard: each }) => ({ default: each })));

/** A position in small; without one, a fight with what the umpire foresees of the next blow. */
export function MiniBoard({ position }: { readonly position: Position | null }) {
  const language = useLanguage();
  return position === null ? (
    <Still view={sample} language={language} plan={plan} />
  ) : (
    <PositionBoard position={position} />
  );
}
