/** One of these, each as likely. */
export function pick<T>(rng: { int(bound: number): number }, items: readonly T[]): T {
  const item = items[rng.int(items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}
