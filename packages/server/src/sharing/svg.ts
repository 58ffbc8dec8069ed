import { escapeHtml, PICTURE } from "../http/page-html.ts";
import type { Card, CardRow } from "./card.ts";

const { width: WIDTH, height: HEIGHT } = PICTURE;

const MARGIN = 72;
const LINE = WIDTH - 2 * MARGIN;

/** Of the design system: the scoreboard, its ink, the ball. */
const colors = { score: "#0f4535", band: "#16563f", ink: "#f3f6ec", quiet: "#b9d3c5", ball: "#d9ec3f" };

/** What XML 1.0 does not allow would make the whole picture unreadable: control characters, half a pair. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const xmlOf = (text: string): string => escapeHtml(text.replace(NO_XML, ""));

/** The mean width of a letter, by the height of the type. */
const fonts = {
  loud: { family: "Sofia Sans Extra Condensed", weight: 800, advance: 0.37 },
  plain: { family: "Onest", weight: 500, advance: 0.55 },
  heavy: { family: "Onest", weight: 800, advance: 0.62 },
};

/** The condensed face has the letters of Bulgarian, and the renderer cannot ask it for others. */
const loudFor = (text: string): "loud" | "heavy" => (/\p{Script=Cyrillic}/u.test(text) ? "heavy" : "loud");

type Style = { readonly font: keyof typeof fonts; readonly size: number; readonly fill: string };

function textAt(x: number, y: number, text: string, { font, size, fill }: Style, anchor = "start"): string {
  const { family, weight } = fonts[font];
  const face = `font-family="${family}" font-weight="${weight}" font-size="${size}"`;
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" ${face} fill="${fill}">${xmlOf(text)}</text>`;
}

/** How many letters of a size fit into this width. */
const lettersIn = (width: number, font: keyof typeof fonts, size: number): number =>
  Math.floor(width / (fonts[font].advance * size));

/** The largest size, up to a limit, at which a text is hardly wider than this. */
const sizeFor = (text: string, width: number, most: number, font: keyof typeof fonts): number =>
  Math.min(most, Math.floor(width / (fonts[font].advance * Math.max(1, [...text].length))));

/** A text in lines of limited length; what does not fit into the last of them is left out. */
export function wrapped(text: string, letters: number, lines: number): readonly string[] {
  const done: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = done.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) done[done.length - 1] = `${last} ${word}`;
    else done.push(word);
  }
  if (done.length <= lines) return done;
  return [...done.slice(0, lines - 1), `${done[lines - 1]} …`];
}

const SENTENCE = 34;

/** The sentence at the foot, and below it our name with the hex and the flag. */
function footOf({ text }: Card): string {
  const lines = wrapped(text, lettersIn(LINE, "plain", SENTENCE), 2);
  const style: Style = { font: "plain", size: SENTENCE, fill: colors.quiet };
  const top = HEIGHT - 140 - (lines.length - 1) * 44;
  const hex = `<path d="M10 3h12l8 13-8 13H10L2 16zM12 8v16" fill="none" stroke="${colors.ink}" stroke-width="2.5"/>`;
  const flag = `<path d="M12 9h11l-3.5 4 3.5 4H12z" fill="${colors.ink}"/>`;
  return [
    ...lines.map((line, at) => textAt(MARGIN, top + at * 44, line, style)),
    `<g transform="translate(${MARGIN - 4} ${HEIGHT - 104}) scale(1.6)">${hex}${flag}</g>`,
    textAt(MARGIN + 62, HEIGHT - 62, "Umpire", { font: "loud", size: 48, fill: colors.ink }),
  ].join("");
}

/** Max rows of the scoreboard; a table may have more seats. */
const MOST_ROWS = 4;

/** A player's row: the ball where the call is theirs, the points at its end; who has not won steps back. */
function rowOf({ name, score, mark }: CardRow, top: number, height: number, isOver: boolean): string {
  const font = loudFor(name);
  const width = LINE - 112 - (score === null ? 0 : 160);
  const size = sizeFor(name, width, height * (font === "loud" ? 0.72 : 0.56), font);
  const middle = top + height / 2;
  const fill = isOver && mark === null ? colors.quiet : colors.ink;
  const points: Style = { font: "loud", size: height * 0.72, fill };
  return [
    `<svg x="${MARGIN}" y="${top}" width="${LINE}" height="${height}" viewBox="${MARGIN} ${top} ${LINE} ${height}">`,
    `<rect x="${MARGIN}" y="${top}" width="${LINE}" height="${height}" rx="8" fill="${colors.band}"/>`,
    mark === "call" ? `<circle cx="${MARGIN + 40}" cy="${middle}" r="16" fill="${colors.ball}"/>` : "",
    textAt(MARGIN + 80, middle + size * 0.34, name, { font, size, fill }),
    score === null ? "" : textAt(WIDTH - MARGIN - 32, middle + points.size * 0.33, String(score), points, "end"),
    "</svg>",
  ].join("");
}

function scoreboardOf({ label, rows }: Card): string {
  const shown = rows.slice(0, MOST_ROWS);
  const isOver = rows.some(({ mark }) => mark === "won");
  const height = shown.length > 2 ? 72 : 124;
  const style: Style = { font: "plain", size: sizeFor(label, LINE, 40, "plain"), fill: colors.quiet };
  const boards = shown.map((row, at) => rowOf(row, 124 + at * (height + 8), height, isOver));
  return [textAt(MARGIN, 92, label, style), ...boards].join("");
}

/** A page without players: its title, in two lines or smaller in three. */
function headingOf({ label }: Card): string {
  const font = loudFor(label);
  const [large, small] = font === "loud" ? [128, 96] : [96, 72];
  const two = wrapped(label, lettersIn(LINE, font, large), 3);
  const [size, lines] = two.length < 3 ? [large, two] : [small, wrapped(label, lettersIn(LINE, font, small), 3)];
  const style: Style = { font, size, fill: colors.ink };
  return lines.map((line, at) => textAt(MARGIN, 172 + at * size * 0.95, line, style)).join("");
}

/** The lines of a court in chalk, behind everything. */
const court = `<path d="M680-8V638M1040-8V638M680 315h360" fill="none" stroke="${colors.ink}" stroke-width="4" opacity=".1"/>`;

/** The picture of a card as SVG. */
export function svgOf(card: Card): string {
  const body = card.rows.length === 0 ? headingOf(card) : scoreboardOf(card);
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  const ground = `<rect ${size} fill="${colors.score}"/>${court}`;
  const frame = `xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg ${frame}>${ground}${body}${footOf(card)}</svg>`;
}
