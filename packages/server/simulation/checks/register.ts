import type { History, Operation } from "../people/history.ts";
import type { Ledger } from "./ledger.ts";
import { rowOf } from "./ledger.ts";
import { type Call, isLinearizable, type Model } from "./linearizable.ts";

/** What is asked of a match: to look at its last entry, or to append under a key. */
type Input = { readonly type: "look" } | { readonly type: "append"; readonly key: string };
/** The number that was shown, or acknowledged. */
type Output = number;

/** By key: the number at which it is kept. */
type Kept = ReadonlyMap<string, number>;

/**
 * A match as a register of entries with a conditional append: the state is the number of the last entry. What a key has
 * appended is known from what is kept; servers append too, so between two commands the number may rise.
 */
const registerOf = (kept: Kept): Model<number, Input, Output> => ({
  first: 0,
  keyOf: String,
  step: (state, input, output) =>
    input.type === "look" ? looked(state, output) : appended(state, kept.get(input.key), output),
});

const looked = (state: number, output: Output | null): number | null =>
  output !== null && output >= state ? output : null;

function appended(state: number, seq: number | undefined, output: Output | null): number | null {
  // Not kept: it was refused, and has changed nothing.
  if (seq === undefined) return output === null ? state : null;
  return (output === null || output === seq) && seq > state ? seq : null;
}

const keptOf = (ledger: Ledger, match: string): Kept =>
  new Map(
    [...(rowOf(ledger, match)?.answers ?? [])].map(([key, answer]) => [key, JSON.parse(answer || "{}").seq ?? 0]),
  );

/** Looks are of anybody; a look is no later than what it shows. Only what was answered is judged, and what is kept. */
function callsOf(operations: readonly Operation[], kept: Kept): readonly Call<Input, Output>[] {
  return operations.flatMap((operation): readonly Call<Input, Output>[] => {
    const { begun, ended, seq, type } = operation;
    if (type === "look") return seq === null ? [] : [{ begun, ended, input: { type }, output: seq }];
    const { key } = operation;
    return kept.has(key) || seq !== null ? [{ begun, ended, input: { type: "append", key }, output: seq }] : [];
  });
}

/** A match whose history could not be that of one register; null where all could. */
export function torn(ledger: Ledger, { operations }: Pick<History, "operations">): string | null {
  const matches = new Set(operations.map(({ match }) => match));
  for (const match of matches) {
    const kept = keptOf(ledger, match);
    const calls = callsOf(
      operations.filter((each) => each.match === match),
      kept,
    );
    if (!isLinearizable(registerOf(kept), calls))
      return `what was asked of ${match} and answered is no history of one register`;
  }
  return null;
}
