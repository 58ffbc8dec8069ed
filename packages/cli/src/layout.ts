import { io } from "./io.ts";

/** As wide as the terminal, within what reads well; a pipe is taken for 100 columns. */
export const terminalWidth = (): number => Math.max(60, Math.min(100, io().stdout.columns ?? 100));

/** Breaks a text between words; its first line stands after `indent` blanks, the others after `hanging`. */
export function wrap(text: string, indent = 0, hanging: number = indent): string {
  const lines: string[] = [];
  let line = " ".repeat(indent);
  let isEmpty = true;
  for (const word of text.split(" ")) {
    if (!isEmpty && line.length + 1 + word.length > terminalWidth()) {
      lines.push(line);
      line = " ".repeat(hanging);
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join("\n");
}

/** Breaks each line of a text by itself. */
export const wrapLines = (text: string, indent = 0, hanging: number = indent): string =>
  text
    .split("\n")
    .map((line) => wrap(line, indent, hanging))
    .join("\n");

/** The last column is the one with sentences in it; narrower than this it would be a ribbon. */
const NARROWEST = 30;

/** Rows of cells, each column as wide as its widest cell; whole numbers stand to the right, the last column wraps. */
export function columns(rows: readonly (readonly string[])[], indent = 2): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.slice(0, -1).entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  return rows.map((row) => oneRow(row, widths, indent)).join("\n");
}

function oneRow(row: readonly string[], widths: readonly number[], indent: number): string {
  const cells = row.slice(0, -1).map((cell, at) => pad(cell, widths[at] ?? 0));
  const before = [" ".repeat(indent), ...cells.map((cell) => `${cell}  `)].join("");
  const last = row.at(-1) ?? "";
  if (last === "") return before.trimEnd();
  if (terminalWidth() - before.length < NARROWEST && before.length + last.length > terminalWidth())
    return `${before.trimEnd()}\n${wrap(last, indent + 4)}`;
  return before + wrap(last, before.length).trimStart();
}

const pad = (cell: string, width: number) => (/^\d+$/.test(cell) ? cell.padStart(width) : cell.padEnd(width));
