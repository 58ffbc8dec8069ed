import { createContext, useContext } from "react";
import type { Point, TacticsAction, TacticsEvent } from "../rules/shape.ts";
import type { Effects } from "./grid/effects.ts";
import type { ChoiceContext } from "./grid/tile-look.ts";
import type { TurnEnd } from "./turn-events.ts";
import type { Names, TacticsWords } from "./words/words.ts";

/** What all parts of the board share: the view, what is chosen on it, its words, and what the viewer can do. */
export type BoardModel = ChoiceContext & {
  readonly words: TacticsWords;
  readonly names: Names;
  /** What has happened in this turn, or in the one before while nothing has. */
  readonly turnEvents: readonly TacticsEvent[];
  /** How the last step ended a turn, if it did. */
  readonly turnEnd: TurnEnd | null;
  readonly effects: Effects;
  /** Another one for every step, so that an animation runs once. */
  readonly stepKey: string;
  /** The tile under the pointer or the focus. */
  readonly hovered: Point | null;
  readonly hover: (point: Point | null) => void;
  /** The tile that was pressed or walked to last: what cannot be done there says why. */
  readonly asked: Point | null;
  readonly ask: (point: Point) => void;
  readonly press: (point: Point) => void;
  /** Holds a unit over a tile, or beside all of them. */
  readonly carry: (unit: string, over: Point | null) => void;
  readonly aim: (action: TacticsAction) => void;
  readonly back: () => void;
  /** Sends a decision; null where none can be sent. */
  readonly act: ((action: TacticsAction) => void) | null;
};

const BoardContext = createContext<BoardModel | null>(null);

export const BoardProvider = BoardContext.Provider;

export function useBoard(): BoardModel {
  const model = useContext(BoardContext);
  if (model === null) throw new Error("useBoard is called outside a board");
  return model;
}
