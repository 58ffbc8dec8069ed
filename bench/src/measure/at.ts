/** Round and round through a list. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new RangeError("an empty list");
  return found;
}
