import { terminalWidth } from "@umpire/cli/terminal";

export type Bar = { readonly label: string; readonly chance: number; readonly paint?: (text: string) => string };

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
const INDENT = 2;
const GAP = 2;

/** A line a bar: its name, how likely it is, and a bar that is as long as this is of `full`. */
export function drawBars(
  bars: readonly Bar[],
  percent: (chance: number) => string,
  full: number,
  widest: number,
): string {
  const labels = Math.max(...bars.map(({ label }) => label.length));
  const said = bars.map(({ chance }) => percent(chance));
  const numbers = Math.max(...said.map((text) => text.length));
  const room = Math.min(widest, terminalWidth() - INDENT - labels - GAP - numbers - GAP);
  const lines = bars.map(({ label, chance, paint = (text) => text }, at) => {
    const bar = blocks((chance / full) * room);
    const before = [" ".repeat(INDENT), label.padEnd(labels), " ".repeat(GAP), (said[at] ?? "").padStart(numbers)].join(
      "",
    );
    return bar === "" ? before : `${before}${" ".repeat(GAP)}${paint(bar)}`;
  });
  return lines.join("\n");
}

/** To an eighth of a column; whatever is there at all is seen. */
function blocks(length: number): string {
  const eighths = length > 0 ? Math.max(1, Math.round(length * 8)) : 0;
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
}
