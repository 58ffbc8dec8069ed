/** One of these, each as likely. */
export function pick<T>(rng: { int(bound: number): number }, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError("nothing to pick from: the list is empty");
  return items[rng.int(items.length)] as T;
}
