import { err, ok, type Refusal, type Registry, type Result } from "@umpire/kernel";
import type { Bundles } from "./bundles/bundles.ts";
import { damageOf, type Library, newSlices, replay } from "./match/replay.ts";
import { machine } from "./node-world.ts";
import type { Progress } from "./store/backup.ts";
import { StoreError } from "./store/error.ts";
import type { Inspection } from "./store/inspection.ts";
import { pagesAfter } from "./store/pages.ts";
import type { StoredEntry } from "./store/store.ts";

/** The result of checking a store. */
export type Checked = {
  readonly matches: number;
  readonly entries: number;
  /** The length of all entries. */
  readonly bytes: number;
  readonly problems: number;
};

export type CheckOptions = {
  readonly games: Registry;
  readonly bundles?: Pick<Bundles, "find">;
  /** Whether every match is folded under its edition, too. */
  readonly isFolding: boolean;
  /** Called with every match that has a problem, */
  readonly onProblem: (refusal: Refusal) => void;
  /** and with every problem that the database itself reports. */
  readonly onTrouble: (trouble: string) => void;
  readonly tell: Progress;
};

/** Max names in one request. */
const PAGE = 500;

/** The names of all matches. */
export async function* namesIn(store: Inspection): AsyncGenerator<string> {
  for (let last = ""; ; ) {
    const names = await store.names(last, PAGE);
    yield* names;
    if (names.length < PAGE) return;
    last = names.at(-1) ?? last;
  }
}

/** All entries of a match, or how they are damaged. */
async function entriesOf(store: Inspection, match: string): Promise<Result<readonly StoredEntry[]>> {
  const entries: StoredEntry[] = [];
  try {
    for await (const page of pagesAfter(store, match, 0)) entries.push(...page);
    return ok(entries);
  } catch (error) {
    const refusal = damageOf(error);
    if (refusal === null) throw error;
    return err(refusal);
  }
}

/** Why a match does not replay; null where it does. */
async function foldProblem(library: Library, entries: readonly StoredEntry[]): Promise<Refusal | null> {
  for await (const step of replay(library, [entries], newSlices(machine))) if (!step.ok) return step.refusal;
  return null;
}

const bytesOf = (entries: readonly StoredEntry[]): number =>
  entries.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

/** Checks a whole store: the database itself, the chain of every match, and whether it replays. */
export async function checkStore(store: Inspection, options: CheckOptions): Promise<Checked> {
  let [matches, entries, bytes, problems] = [0, 0, 0, 0];
  const found = (refusal: Refusal) => {
    problems += 1;
    options.onProblem(refusal);
  };
  const troubled = (trouble: string) => {
    problems += 1;
    options.onTrouble(trouble);
  };
  for (const trouble of await store.troubles()) troubled(trouble);
  try {
    const of = await store.count();
    for await (const match of namesIn(store)) {
      matches += 1;
      const kept = await entriesOf(store, match);
      if (!kept.ok) found(kept.refusal);
      const whole = kept.ok ? kept.value : [];
      entries += whole.length;
      bytes += bytesOf(whole);
      const problem = options.isFolding ? await foldProblem(options, whole) : null;
      if (problem !== null) found({ match, ...problem });
      options.tell(matches, Math.max(of, matches));
    }
  } catch (error) {
    // The list of matches itself cannot be read to its end.
    if (!(error instanceof StoreError) || error.code !== "damaged") throw error;
    troubled(error.message);
  }
  return { matches, entries, bytes, problems };
}
