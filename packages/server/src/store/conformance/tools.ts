import { onTestFinished } from "vitest";
import { ALL } from "../pages.ts";
import type { Append, Store, Summary } from "../store.ts";

/** Opens the same place, also while it is open. */
export type Open = () => Promise<Store>;
/** A new empty place. */
export type NewStore = () => Open;

export const T = 1_800_000_000_000;
export const summary: Summary = { status: "running", isPublic: true, game: "hands", text: "{}" };

export const texts = (count: number, what = "entry"): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${what} ${index + 1}`);

/** An append to a match that nobody has claimed, unless it says otherwise. */
export const to = (match: string, rest: Partial<Append> = {}): Append => ({
  match,
  expected: 0,
  key: null,
  epoch: 0,
  at: T,
  entries: ["entry 1"],
  answer: "",
  summary: null,
  ...rest,
});

/** Open until the test ends. */
export async function opened(open: Open): Promise<Store> {
  const store = await open();
  onTestFinished(() => store.close());
  return store;
}

export const textsOf = async (store: Store, match: string): Promise<readonly string[]> =>
  (await store.read(match, 0, ALL)).map(({ text }) => text);
