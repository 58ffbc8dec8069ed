import { type Json, pointer } from "@umpire/kernel";
import { differenceOf, isBranch, keysOf, within } from "./difference.ts";

/** What a viewer sees at a place of the state: the same, nothing, or something else. */
export type Cell = { readonly is: "same" } | { readonly is: "hidden" } | { readonly is: "other"; readonly value: Json };

/** A place of the state, beside what each viewer sees there. */
export type StateRow = {
  readonly path: string;
  readonly key: string;
  readonly depth: number;
  /** What the umpire has there; undefined for what only a view has. */
  readonly value: Json | undefined;
  readonly isBranch: boolean;
  /** For each view, in their order. */
  readonly cells: readonly Cell[];
};

/** What a view has at a place; "above" where a part that holds the place is hidden already. */
type Seen = Json | undefined | typeof ABOVE;
const ABOVE = Symbol("hidden above");

function cellOf(value: Json | undefined, seen: Seen): Cell {
  if (seen === ABOVE || (seen === undefined && value !== undefined)) return { is: "hidden" };
  if (seen === undefined || differenceOf(value, seen) === null) return { is: "same" };
  return { is: "other", value: seen };
}

/** What of a view stands below a place: where it has a word in the place of a list, what was in the list is hidden. */
const below = (seen: Seen, key: string): Seen => {
  if (seen === ABOVE || !isBranch(seen)) return ABOVE;
  return within(seen, key);
};

const isSame = ({ is }: Cell): boolean => is === "same";

/** Whether a viewer does not see all of this place. */
export const isMarked = ({ cells }: StateRow): boolean => !cells.every(isSame);

type StateNode = { readonly value: Json | undefined; readonly seen: readonly Seen[]; readonly path: string };

function* rowsBelow(place: StateNode, depth: number, isOpen: (row: StateRow) => boolean): Generator<StateRow> {
  const { value, seen, path } = place;
  for (const key of keysOf(value, ...seen.filter((each) => each !== ABOVE))) {
    const inner = {
      value: within(value, key),
      seen: seen.map((each) => below(each, key)),
      path: pointer(path, key),
    };
    const row = {
      ...{ path: inner.path, key, depth, value: inner.value },
      isBranch: [inner.value, ...inner.seen].some(
        (each) => each !== ABOVE && isBranch(each) && keysOf(each).length > 0,
      ),
      cells: inner.seen.map((each) => cellOf(inner.value, each)),
    };
    yield row;
    if (row.isBranch && isOpen(row)) yield* rowsBelow(inner, depth + 1, isOpen);
  }
}

/** The umpire's state place by place, beside what each viewer sees there; of branches those that are open are entered. */
export function* stateRows(
  state: Json,
  views: readonly Json[],
  isOpen: (row: StateRow) => boolean,
): Generator<StateRow> {
  yield* rowsBelow({ value: state, seen: views, path: "" }, 0, isOpen);
}

/** Longer values are written within a line where they are no longer than this. */
const SHORT = 28;

/** A value in a cell: as JSON where that is short, else how much is in it. */
export function summary(value: Json | undefined): string {
  if (value === undefined) return "";
  const text = JSON.stringify(value);
  if (!isBranch(value) || text.length <= SHORT) return text;
  const count = keysOf(value).length;
  return Array.isArray(value) ? `[${count}]` : `{${count}}`;
}
