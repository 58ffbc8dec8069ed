/** One operation of a history: from when it was asked for to when it was answered, infinity for no answer. */
export type Call<I, O> = {
  readonly begun: number;
  readonly ended: number;
  readonly input: I;
  readonly output: O | null;
};

/** What one thing does when it is used by one after the other. */
export type Model<S, I, O> = {
  readonly first: S;
  /** The state after an operation; null where it could not have answered so. Of one without an answer, `output` is null. */
  readonly step: (state: S, input: I, output: O | null) => S | null;
  /** States that are the same have the same text. */
  readonly keyOf: (state: S) => string;
};

type Tried<S> = { readonly index: number; readonly before: S };

/** A set of small numbers, with a text of its own. */
function newBits(size: number) {
  const bits = new Array<0 | 1>(size).fill(0);
  return {
    has: (index: number) => bits[index] === 1,
    add: (index: number) => void bits.splice(index, 1, 1),
    remove: (index: number) => void bits.splice(index, 1, 0),
    text: () => bits.join(""),
  };
}

/**
 * Whether a history could come of operations that each take effect at one instant between their begin and their end: the
 * search of Wing and Gong with the memory of Lowe, as in Porcupine. An operation that nobody has answered may take effect
 * at any time later, or never.
 */
export function isLinearizable<S, I, O>(model: Model<S, I, O>, history: readonly Call<I, O>[]): boolean {
  const calls = history.toSorted((a, b) => a.begun - b.begun);
  const done = newBits(calls.length);
  const seen = new Set<string>();
  const tried: Tried<S>[] = [];
  let state = model.first;
  let from = 0;
  for (;;) {
    if (calls.every(({ ended }, index) => done.has(index) || ended === Number.POSITIVE_INFINITY)) return true;
    const next = nextCall(model, calls, done, seen, state, from);
    if (next !== null) {
      done.add(next.index);
      tried.push({ index: next.index, before: state });
      state = next.state;
      from = 0;
      continue;
    }
    const last = tried.pop();
    if (last === undefined) return false;
    done.remove(last.index);
    state = last.before;
    from = last.index + 1;
  }
}

/** The first call from an index on that may be the next to take effect, and leads to something new. */
function nextCall<S, I, O>(
  model: Model<S, I, O>,
  calls: readonly Call<I, O>[],
  done: ReturnType<typeof newBits>,
  seen: Set<string>,
  state: S,
  from: number,
): { readonly index: number; readonly state: S } | null {
  // Nothing takes effect after the end of another one that has not.
  const latest = calls.reduce(
    (least, { ended }, index) => (done.has(index) ? least : Math.min(least, ended)),
    Number.POSITIVE_INFINITY,
  );
  for (const [index, { begun, input, output }] of calls.entries()) {
    if (begun > latest) return null;
    if (index < from || done.has(index)) continue;
    const after = model.step(state, input, output);
    if (after === null) continue;
    done.add(index);
    const text = `${done.text()} ${model.keyOf(after)}`;
    done.remove(index);
    if (seen.has(text)) continue;
    seen.add(text);
    return { index, state: after };
  }
  return null;
}
