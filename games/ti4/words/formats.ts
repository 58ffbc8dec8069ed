import type { UnitCounts } from "../units/force.ts";

/** `3 cruiser2 + 4 fighter`: as it is typed. */
export const formatFleet = (units: UnitCounts): string =>
  Object.entries(units)
    .map(([unit, count]) => `${count} ${unit}`)
    .join(" + ");

type DieFacts = {
  readonly unit: string;
  readonly die: number;
  readonly value: number;
  readonly added: readonly { readonly amount: number; readonly source: string; readonly rule: string }[];
  readonly hit: boolean;
  readonly before?: number;
  readonly hits?: number;
};

/** How units and the sources of modifiers are called. */
type Naming = {
  readonly unit: (id: string) => string;
  readonly source: (id: string) => string;
  readonly rule: (rule: string) => string;
};

export const inBrackets = (rule: string): string => ` (${rule})`;

/**
 * `cruiser 7: 4 9* +1 nebula (LRR 59.3)`: each unit with what it needs, its dice, those that hit, what was added; `2→9*` was
 * rolled again, and `10***` hits three times.
 */
export function formatDice(
  dice: readonly DieFacts[],
  { unit: nameOf, source: sourceOf, rule: cite }: Naming = ids,
): string {
  const groups = new Map<string, { readonly faces: string[]; readonly added: DieFacts["added"] }>();
  for (const { unit, value, die, hit, added, before, hits = Number(hit) } of dice) {
    const key = `${nameOf(unit)} ${value}`;
    const group = groups.get(key) ?? { faces: [], added };
    group.faces.push(`${before === undefined ? "" : `${before}→`}${die}${"*".repeat(hits)}`);
    groups.set(key, group);
  }
  const formatAdded = (added: DieFacts["added"]) =>
    added
      .map(
        ({ amount, source, rule }) => ` ${amount < 0 ? "−" : "+"}${Math.abs(amount)} ${sourceOf(source)}${cite(rule)}`,
      )
      .join("");
  return [...groups].map(([key, { faces, added }]) => `${key}: ${faces.join(" ")}${formatAdded(added)}`).join("; ");
}

const ids: Naming = { unit: String, source: String, rule: inBrackets };
