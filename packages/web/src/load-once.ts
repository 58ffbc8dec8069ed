const loaded = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** What this loads: the same promise every time, and another one where it has failed. */
export function loadOnce<T>(load: () => Promise<T>): Promise<T> {
  const known = loaded.get(load) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const promise = load();
  loaded.set(load, promise);
  promise.catch(() => loaded.delete(load));
  return promise;
}
