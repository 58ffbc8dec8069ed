import { list, text, whole, z } from "../schema.ts";
import { boardsOf, cellsOf } from "./layout.ts";
import type { Picture } from "./picture.ts";

/** Bounds of a picture: a page draws all of it. */
const MAX = { cells: 1000, things: 1000, rows: 100, text: 200 };

const words = z.union([text(MAX.text), z.strictObject({ en: text(MAX.text), ru: text(MAX.text) })]);
const place = z.union([whole(0, MAX.cells), text(MAX.text)]);
const seat = whole(0, 99);
const hex = { q: whole(-99, 99), r: whole(-99, 99) };
const coordinate = z.number().check(z.minimum(-99), z.maximum(99));
const shape = z.enum(["disc", "pawn", "stones", "ship", "hit", "miss"]);

const ofBoard = {
  key: z.optional(text(40).check(z.regex(/^[^\s]+$/, "a board's key is one word"))),
  title: z.optional(words),
  surface: z.optional(z.enum(["lawn", "sheet", "night"])),
  turned: z.optional(z.boolean()),
  names: z.optional(list(text(MAX.text), MAX.cells)),
};
const board = z.union([
  z.strictObject({
    ...ofBoard,
    grid: z.readonly(z.tuple([whole(1, 40), whole(1, 40)])),
    origin: z.optional(z.enum(["top-left", "bottom-left"])),
  }),
  z.strictObject({
    ...ofBoard,
    hexes: list(z.object(hex), MAX.cells).check(z.minLength(1)),
    rim: z.optional(list(z.object({ ...hex, seat }), MAX.cells)),
  }),
  z.strictObject({
    ...ofBoard,
    points: list(z.tuple([coordinate, coordinate]), MAX.cells).check(z.minLength(1)),
    lines: z.optional(list(z.tuple([whole(0, MAX.cells), whole(0, MAX.cells)]), MAX.cells)),
  }),
  z.strictObject({ ...ofBoard, track: whole(1, 200) }),
]);

const look = { key: text(MAX.text), seat: z.optional(seat), label: z.optional(words) };
const count = z.optional(whole(0, 9999));
const sign = z.optional(text(4));
const piece = z.strictObject({
  ...look,
  at: place,
  shape: z.optional(shape),
  text: sign,
  count,
  from: z.optional(place),
});
const item = z.union([
  z.strictObject({
    ...look,
    card: z.nullable(words),
    suit: z.optional(z.enum(["spades", "hearts", "diamonds", "clubs"])),
  }),
  z.strictObject({ ...look, die: z.nullable(whole(0, 99)) }),
  z.strictObject({ ...look, token: shape, text: sign, count }),
]);
const row = z.strictObject({
  key: text(MAX.text),
  title: z.optional(words),
  seat: z.optional(seat),
  items: list(item, MAX.things),
});
const counter = z.strictObject({
  title: words,
  value: z.union([z.number(), words]),
  of: z.optional(z.number()),
  seat: z.optional(seat),
});
const mark = z.strictObject({ at: place, mark: z.enum(["last", "win", "goal"]), seat: z.optional(seat) });
const method = z.optional(z.custom((value) => typeof value === "function", "a function"));

const schema = z.strictObject({
  board: z.optional(z.union([board, list(board, 8)])),
  pieces: z.optional(list(piece, MAX.things)),
  marks: z.optional(list(mark, MAX.things)),
  rows: z.optional(list(row, MAX.rows)),
  counters: z.optional(list(counter, MAX.rows)),
  scores: z.optional(list(z.number(), 100)),
  progress: z.optional(words),
  places: method,
  name: method,
});

/** A picture that was read, or the field that is wrong. */
export type PictureRead =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly problem: string };

/** The first thing that stands twice. */
const twice = (keys: readonly string[]): string | undefined => keys.find((key, at) => keys.indexOf(key) !== at);

/** What no schema says: places exist, and keys tell things apart. */
function brokenReference(picture: Picture): string | null {
  const { pieces = [], marks = [], rows = [] } = picture;
  const cells = boardsOf(picture).flatMap((each) => cellsOf(each).map((cell) => cell.place));
  const things = [...pieces, ...rows.flatMap(({ items }) => items)].map(({ key }) => key);
  const double = twice([...cells, ...things]) ?? twice(rows.map(({ key }) => key));
  if (double !== undefined) return `two things have the key "${double}"`;
  const known = new Set(cells);
  const lost = [...pieces, ...marks].find(({ at }) => !known.has(String(at)));
  return lost === undefined ? null : `there is no place "${lost.at}"`;
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string; readonly errors?: readonly Issue[][] };

/** The first thing that is wrong; where several kinds were possible, with the kind that is nearest. */
function innermost(issues: readonly Issue[]): Issue {
  const [issue = { path: [], message: "not a picture" }] = issues;
  const [nearest] = (issue.errors ?? []).toSorted((a, b) => a.length - b.length);
  if (nearest === undefined) return issue;
  const { path, message } = innermost(nearest);
  return { path: [...issue.path, ...path], message };
}

/** A picture that can be drawn, or why this is none: the path of the field and what is wrong with it. */
export function readPicture(value: unknown): PictureRead {
  const read = schema.safeParse(value);
  if (!read.success) {
    const { path, message } = innermost(read.error.issues);
    return { ok: false, problem: `/${path.join("/")}: ${message}` };
  }
  const picture = value as Picture;
  const problem = brokenReference(picture);
  return problem === null ? { ok: true, picture } : { ok: false, problem };
}
