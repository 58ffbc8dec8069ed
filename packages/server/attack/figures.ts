/** Percentiles of waiting times, in milliseconds. */
export type Spread = { readonly count: number; readonly p50: number; readonly p99: number; readonly max: number };

export function spreadOf(waits: readonly number[]): Spread {
  const sorted = Float64Array.from(waits).sort();
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}

export const medianOf = (values: readonly number[]): number => spreadOf(values).p50;

export type Counts = { readonly [what: string]: number };

export const shortened = (ms: number): string => ms.toFixed(ms < 10 ? 2 : 1);

export const spelt = ({ p50, p99, max }: Spread): string => [p50, p99, max].map(shortened).join(" / ");

/** A table in Markdown. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** The most frequent first. */
export const listed = (counts: Counts): string =>
  Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([what, count]) => `${what} ${count.toLocaleString("en")}`)
    .join(", ");
