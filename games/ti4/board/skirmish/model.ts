import type { Seat } from "@umpire/kernel";
import type { Language } from "@umpire/ui";
import { createContext, useContext } from "react";
import type { SkirmishEvent } from "../../skirmish/play.ts";
import type { SkirmishAction } from "../../skirmish/shape.ts";
import type { Rolled } from "./dice.ts";
import type { Draft } from "./draft.ts";
import type { Forecast } from "./forecast.ts";
import type { Naming } from "./naming.ts";
import type * as playing from "./playing.ts";
import type { SkirmishTable } from "./table.ts";
import type { TableWords } from "./words/words.ts";

/** What decisions are made with. */
export type Playing = typeof playing;

/** What all parts of the board share: the table, the decision that is being made on it, and what would come of it. */
export type TableModel = {
  readonly table: SkirmishTable;
  /** The seat that sees it; null for a spectator. */
  readonly seat: Seat | null;
  readonly language: Language;
  readonly words: TableWords;
  readonly naming: Naming;
  readonly names: readonly string[];
  /** Null for who only watches, and until it is there. */
  readonly playing: Playing | null;
  /** The dice of the last step, until they are put away. */
  readonly dice: Rolled | null;
  readonly putAway: () => void;
  /** What powers have done in the last step. */
  readonly used: readonly SkirmishEvent[];
  readonly draft: Draft;
  readonly edit: (draft: Draft) => void;
  /** The ship whose way and cargo are being chosen, the systems it is led through, and one no way of it leads through. */
  readonly led: Led | null;
  readonly lead: (led: Led | null) => void;
  /** Back to where the decision began; null where nothing was changed. */
  readonly reset: (() => void) | null;
  readonly forecast: Forecast | null;
  /** Why the draft is no decision, in words. */
  readonly refusal: string | null;
  /** Sends another decision than the draft; null where there is none to make. */
  readonly send: ((action: SkirmishAction) => void) | null;
  /** Sends the draft; null where that is none yet. */
  readonly act: (() => void) | null;
};

export type Led = {
  readonly ship: string;
  readonly through: readonly string[];
  readonly missed: string | null;
};

const TableContext = createContext<TableModel | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (model === null) throw new Error("useTable is called outside a table");
  return model;
}
