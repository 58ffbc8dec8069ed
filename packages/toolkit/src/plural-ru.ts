/** The form of a Russian noun after a number: 1 корабль, 2 корабля, 5 кораблей, 0,5 корабля. */
export function pluralRu(count: number, one: string, few: string, many: string): string {
  if (!Number.isInteger(count)) return few;
  const [tens, ones] = [Math.abs(count) % 100, Math.abs(count) % 10];
  if (tens > 10 && tens < 20) return many;
  if (ones === 1) return one;
  return ones > 1 && ones < 5 ? few : many;
}

/** A number with its Russian noun in the right form. */
export const countRu = (count: number, one: string, few: string, many: string): string =>
  `${count} ${pluralRu(count, one, few, many)}`;
