import { canonical } from "@umpire/kernel";
import { formatAmount, type Group, groupAlike, nameSource } from "../../book/reckoning.ts";
import type { Settlement } from "../../rules/shape.ts";
import type { BoardModel } from "../model.ts";

type SettledRow = Settlement["rows"][number];

/** Like effects on one player's health, as one row: how much, of whom, and why it counts or does not. */
export type EffectRow = {
  readonly key: string;
  readonly nature: SettledRow["type"];
  readonly amount: number;
  readonly counts: boolean;
  readonly source: string;
  /** The kind of ship it comes from; null for a solar power and for dusk. */
  readonly ship: string | null;
  /** How many ships it comes from. */
  readonly ships: number;
  readonly why: SettledRow["why"];
  readonly notes: readonly string[];
  /** Whether it is not there without one's own draft. */
  readonly isDrafted: boolean;
};

/** The rows of a settlement; those that another one, without the draft, has not are marked. */
export function rowsOf(
  rows: readonly SettledRow[],
  model: Pick<BoardModel, "book">,
  without: readonly SettledRow[] = rows,
) {
  const known = new Set(without.map((row) => canonical(row)));
  const marked = rows.map((row) => ({ ...row, isDrafted: !known.has(canonical(row)) }));
  return groupAlike(marked, ({ source, type, value, counted, why, because, isDrafted }) => [
    ...[source, type, value, counted, why, isDrafted],
    because,
  ]).map((group, at) => rowOf(group, at, model));
}

function rowOf(
  group: Group<SettledRow & { isDrafted: boolean }>,
  at: number,
  { book }: Pick<BoardModel, "book">,
): EffectRow {
  const { source, type, value, counted, why, because, ship, isDrafted } = group.one;
  const counts = counted > 0 || value === 0;
  // What is lost would have counted with its multipliers.
  const each = counts ? counted : because.reduce((sum, part) => sum + part.amount, 0);
  return {
    key: `${at} ${source}`,
    nature: type,
    amount: each * group.count,
    counts,
    source: nameSource(source, group, book),
    ship: ship === null ? null : source,
    ships: group.ships.length,
    why,
    notes: formatAmount(group, each, book),
    isDrafted,
  };
}
