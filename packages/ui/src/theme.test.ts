import { describe, expect, test } from "vitest";
import css from "./theme.css?raw";

type Theme = 0 | 1;
const themes = [
  ["light", 0],
  ["dark", 1],
] as const;

/** A colour of the palette in one theme, as three numbers. */
function colour(name: string, theme: Theme): readonly number[] {
  const found = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\\))?;`).exec(css);
  const hex = found?.[theme + 1] ?? found?.[1];
  if (hex === undefined) throw new Error(`no colour --${name}`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(channels: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [darker = 0, lighter = 0] = [one, other].map((name) => luminance(colour(name, theme))).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const seats = [0, 1, 2, 3, 4, 5, 6, 7];
const grounds = ["bg", "surface", "surface-2", "surface-3"];
const boards = ["lawn-a", "lawn-b", "sheet", "night", "night-2", "night-3"];

/** What is read: 4.5 at least. Each row: an ink, and the grounds it stands on. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ["text", grounds],
  ["text-2", grounds],
  ["link", grounds],
  ["warn", grounds],
  ["danger", [...grounds, "danger-bg"]],
  ["ok", [...grounds, "ok-bg"]],
  ["score-ink", ["score", "score-2", "solid"]],
  ["score-ink-2", ["score", "score-2"]],
  ["ball-ink", ["ball"]],
  ["ball", ["score", "score-2"]],
  ["chalk", boards],
  ["night-ink", ["night", "night-2", "night-3"]],
  ["night-ink-2", ["night", "night-2", "night-3"]],
  ["b0", ["sheet", "night", "night-2"]],
  ["b5", ["sheet", "night", "night-2"]],
  ["b1", ["night", "night-2"]],
];

/** What is only seen: 3 at least. */
const marks: readonly (readonly [string, readonly string[]])[] = [
  ...seats.map((seat) => [`p${seat}`, ["bg", "surface", "surface-2"]] as const),
  ...seats.map((seat) => [`b${seat}`, ["night", "night-2", "sheet"]] as const),
  ["focus", ["bg", "surface", "surface-2"]],
  ["line-strong", ["surface", "bg"]],
  ["anomaly", ["night", "night-2", "night-3"]],
];

describe.each(themes)("the %s palette", (_name, theme) => {
  test.each(texts)("--%s can be read on its grounds", (ink, on) => {
    for (const ground of on) expect(contrast(ink, ground, theme), ground).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)("--%s stands out from its grounds", (mark, on) => {
    for (const ground of on) expect(contrast(mark, ground, theme), ground).toBeGreaterThanOrEqual(3);
  });

  test.each(["p", "b"])("players can be told apart: --%s", (kind) => {
    for (const one of seats)
      for (const other of seats.filter((each) => each !== one)) {
        const [a, b] = [colour(`${kind}${one}`, theme), colour(`${kind}${other}`, theme)];
        const distance = Math.hypot(...a.map((channel, index) => channel - (b[index] ?? 0)));
        expect(distance, `${one} ${other}`).toBeGreaterThan(55);
      }
  });
});
