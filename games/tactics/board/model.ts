import type { BoardProps } from "@umpire/ui";
import { createContext, useContext } from "react";
import type { TacticsAction } from "../rules/shape.ts";
import type { Effects } from "./grid/effects.ts";
import type { Moment } from "./grid/tile-look.ts";
import type { Point, TacticsEvent } from "./types.ts";
import type { Calls, TacticsWords } from "./words/words.ts";

/** What all parts of the board share: the moment, its words, and what the viewer can do about it. */
export type Table = Moment &
  Pick<BoardProps, "beside"> & {
    readonly words: TacticsWords;
    readonly calls: Calls;
    /** What has happened in this turn, or in the one before while nothing has. */
    readonly told: readonly TacticsEvent[];
    readonly effects: Effects;
    /** Another one for every step, so that what happened is shown once. */
    readonly step: string;
    /** The tile under the pointer or the focus. */
    readonly looked: Point | null;
    readonly look: (point: Point | null) => void;
    readonly press: (point: Point) => void;
    readonly aim: (action: TacticsAction) => void;
    readonly back: () => void;
    /** Sends a decision; null where none can be sent. */
    readonly act: ((action: TacticsAction) => void) | null;
  };

const TableContext = createContext<Table | null>(null);

export const TableProvider = TableContext.Provider;

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error("there is no table around");
  return table;
}
