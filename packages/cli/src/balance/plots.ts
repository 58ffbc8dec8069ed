import type { ShareOf } from "@umpire/bots";

/** Text as it may stand in a page. */
export const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** So wide, in the picture's own units: on a phone these are about the screen's. */
const WIDTH = 340;
const LEFT = 118;
const RIGHT = WIDTH - 14;
const LINE = 17;
const HEAD = 19;

const x = (share: number) => round(LEFT + (RIGHT - LEFT) * share);
const round = (number: number) => Math.round(10 * number) / 10;

/** One line of a plot: whose it is, by number too, as each column has a colour; and something drawn at this height. */
type Line = { readonly name: string; readonly column: number };
type Rows<T> = readonly { readonly label: string; readonly lines: readonly (Line & T)[] }[];

type Caption = { readonly id: string; readonly title: string; readonly desc: string };

/** A picture that says in words what it shows. */
function picture({ id, title, desc }: Caption, height: number, inside: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="${id}-title ${id}-desc"><title id="${id}-title">${safe(title)}</title><desc id="${id}-desc">${safe(desc)}</desc>${inside}</svg>`;
}

/** A name that would run into the plot ends in dots; the table beside it has it in full. */
const LONGEST = 19;
const short = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** Groups of lines below each other, each with its name to the left and whatever `draw` makes of it. */
function rowsOf<T>(rows: Rows<T>, draw: (line: Line & T, y: number) => string): { height: number; inside: string } {
  const parts: string[] = [];
  let y = 4;
  for (const { label, lines } of rows) {
    y += HEAD;
    parts.push(`<text class="group" x="0" y="${y - 5}">${safe(label)}</text>`);
    for (const line of lines) {
      parts.push(`<text x="4" y="${y + 12}">${safe(short(line.name))}</text>`, draw(line, y));
      y += LINE;
    }
  }
  return { height: y + 4, inside: parts.join("") };
}

const scale = (height: number) =>
  [0, 0.25, 0.5, 0.75, 1]
    .map((at) => `<line class="${at === 0.5 ? "even" : "grid"}" x1="${x(at)}" x2="${x(at)}" y1="0" y2="${height}"/>`)
    .join("");

const percents = (height: number) =>
  [0, 0.5, 1]
    .map((at) => `<text class="tick" x="${x(at)}" y="${height + 12}" text-anchor="middle">${100 * at}</text>`)
    .join("");

/** Shares with their intervals, on a line from 0 to 1 with an even game in the middle. */
export function intervals(told: Caption, rows: Rows<{ readonly part: ShareOf | null }>): string {
  const { height, inside } = rowsOf(rows, ({ part, column }, y) => {
    if (part === null) return "";
    const middle = y + 8;
    const colour = `class="c${column % 6}"`;
    return `<line ${colour} stroke-width="3" x1="${x(part.low)}" x2="${x(part.high)}" y1="${middle}" y2="${middle}"/><circle ${colour} r="4" cx="${x(part.share)}" cy="${middle}"/>`;
  });
  return picture(told, height + 18, `${scale(height)}${inside}${percents(height)}`);
}

/** Shares as bars from 0 to 1. */
export function bars(told: Caption, rows: Rows<{ readonly share: number }>): string {
  const { height, inside } = rowsOf(rows, ({ share, column }, y) => {
    return `<rect class="c${column % 6}" x="${LEFT}" y="${y + 2}" width="${round(x(share) - LEFT)}" height="11" rx="2"/>`;
  });
  return picture(told, height + 18, `${scale(height)}${inside}${percents(height)}`);
}

/** Parts of a whole, one after the other in one bar. */
export function stacks(told: Caption, rows: Rows<{ readonly parts: readonly number[] }>): string {
  const { height, inside } = rowsOf(rows, ({ parts }, y) => {
    let from = 0;
    return parts
      .map((part, at) => {
        const start = x(from);
        from += part;
        return `<rect class="s${at}" x="${start}" y="${y + 2}" width="${round(x(from) - start)}" height="12"/>`;
      })
      .join("");
  });
  return picture(told, height + 18, `${inside}${percents(height)}`);
}

const FLOOR = 104;
const ROOF = 10;

/** How many games took how long; `most` and `longest` are those of all that stand beside each other. */
export function histogram(
  told: Caption,
  column: number,
  counts: readonly { readonly turns: number; readonly games: number }[],
  { most, longest }: { readonly most: number; readonly longest: number },
): string {
  const step = (WIDTH - 16) / (longest + 1);
  const at = (turns: number) => round(8 + step * turns);
  const columns = counts.map(({ turns, games }) => {
    const height = round(((FLOOR - ROOF) * games) / most);
    return `<rect class="c${column % 6}" x="${at(turns)}" y="${round(FLOOR - height)}" width="${round(Math.max(1, step - 1))}" height="${height}"/>`;
  });
  const every = longest > 30 ? 10 : longest > 12 ? 5 : 2;
  const ticks = Array.from({ length: Math.floor(longest / every) + 1 }, (_, tick) => tick * every).map(
    (turns) =>
      `<text class="tick" x="${round(at(turns) + step / 2)}" y="${FLOOR + 14}" text-anchor="middle">${turns}</text>`,
  );
  const floor = `<line class="grid" x1="8" x2="${WIDTH - 8}" y1="${FLOOR}" y2="${FLOOR}"/>`;
  return picture(told, FLOOR + 20, `${floor}${columns.join("")}${ticks.join("")}`);
}
