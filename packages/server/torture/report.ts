/** The result of one trial. */
export type Row = {
  readonly test: string;
  readonly asked: number;
  readonly done: number;
  /** Commands acknowledged, and not stored. */
  readonly lost: number;
  /** Messages to somebody who may not see them. */
  readonly leaked: number;
  /** Entries that are there twice, or that nobody asked for. */
  readonly doubled: number;
  /** What else went wrong: crashes, timeouts, views that do not follow from the entries. */
  readonly troubles: readonly string[];
  /** Further figures. */
  readonly note: string;
};
export type Timed = Row & { readonly seconds: number };

/** A row with the time that it took. */
export async function measure(begin: () => Promise<Row>): Promise<Timed> {
  const begun = performance.now();
  const row = await begin();
  return { ...row, seconds: (performance.now() - begun) / 1000 };
}

/** What went wrong. */
export type Findings = Pick<Row, "lost" | "leaked" | "doubled" | "troubles">;

export const noFindings: Findings = { lost: 0, leaked: 0, doubled: 0, troubles: [] };

export function sumFindings(all: readonly Findings[]): Findings {
  const sum = (key: "lost" | "leaked" | "doubled") => all.reduce((count, found) => count + found[key], 0);
  return {
    lost: sum("lost"),
    leaked: sum("leaked"),
    doubled: sum("doubled"),
    troubles: all.flatMap(({ troubles }) => troubles),
  };
}

export const isGood = ({ asked, done, lost, leaked, doubled, troubles }: Row): boolean =>
  done >= asked && lost + leaked + doubled + troubles.length === 0;

const head = ["test", "asked", "done", "lost", "leaked", "doubled", "seconds", ""];

const cellsOf = (row: Timed): readonly string[] => [
  row.test,
  ...[row.asked, row.done, row.lost, row.leaked, row.doubled].map((count) => count.toLocaleString("en")),
  row.seconds.toFixed(1),
  isGood(row) ? row.note : ["FAILED", row.note].filter((part) => part !== "").join("; "),
];

/** Max troubles shown; the others are counted. */
const MAX_SHOWN = 12;

/** All rows as an aligned table, and below them what went wrong. */
export function formatReport(rows: readonly Timed[]): string {
  const lines = [head, ...rows.map(cellsOf)];
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const isText = (column: number) => column === 0 || column === head.length - 1;
  const padded = (text: string, column: number) => {
    const width = widths[column] ?? 0;
    return isText(column) ? text.padEnd(width) : text.padStart(width);
  };
  const table = lines.map((cells) => cells.map(padded).join("  ").trimEnd());
  return [...table, ...rows.flatMap(troublesOf)].join("\n");
}

function troublesOf({ test, troubles }: Row): readonly string[] {
  const told = troubles.slice(0, MAX_SHOWN).map((trouble) => `\u2716 ${test}: ${trouble}`);
  const more = troubles.length - told.length;
  return more > 0 ? [...told, `\u2716 ${test}: and ${more} more`] : told;
}
