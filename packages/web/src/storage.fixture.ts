import { afterEach, beforeEach, vi } from "vitest";

/** The browser's storage in the tests of a file, empty before each: what it has, by key. */
export function keptInBrowser(): Map<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() =>
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    }),
  );
  afterEach(() => {
    kept.clear();
    vi.unstubAllGlobals();
  });
  return kept;
}
