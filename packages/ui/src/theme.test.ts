import { describe, expect, test } from "vitest";
import css from "./theme.css?raw";

type Theme = 0 | 1;
const themes = [
  ["light", 0],
  ["dark", 1],
] as const;

/** A colour of the palette in one theme, as three numbers. */
function colour(name: string, theme: Theme): readonly number[] {
  const both = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const hex = both?.[theme + 1];
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

const players = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => `p${index}`);
const texts = ["text", "text-2", "accent", "danger", "ok", "warn"];

describe.each(themes)("the %s palette", (_name, theme) => {
  test.each(texts)("--%s can be read on every ground", (text) => {
    for (const ground of ["bg", "surface", "surface-2"])
      expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test("--accent-text can be read on --accent", () => {
    expect(contrast("accent-text", "accent", theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([...players, "focus", "anomaly"])("--%s stands out from every ground", (mark) => {
    for (const ground of ["bg", "surface", "surface-2"])
      expect(contrast(mark, ground, theme)).toBeGreaterThanOrEqual(3);
  });

  test("players can be told apart", () => {
    for (const one of players)
      for (const other of players.filter((each) => each !== one)) {
        const [a, b] = [colour(one, theme), colour(other, theme)];
        const distance = Math.hypot(...a.map((channel, index) => channel - (b[index] ?? 0)));
        expect(distance, `${one} ${other}`).toBeGreaterThan(55);
      }
  });
});
