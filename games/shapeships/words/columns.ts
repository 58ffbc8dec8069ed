/** Rows of cells, each column as wide as its widest cell; numbers stand to the right. */
export function formatColumns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  return rows.map((row) => `  ${row.map((cell, at) => pad(cell, widths[at] ?? 0)).join("  ")}`.trimEnd()).join("\n");
}

const pad = (cell: string, width: number) => (/^[-+]?\d+$/.test(cell) ? cell.padStart(width) : cell.padEnd(width));
