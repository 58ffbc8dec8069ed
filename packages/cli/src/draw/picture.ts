import {
  type Board,
  boardsOf,
  type Cell,
  type Counter,
  cellsOf,
  type Item,
  type Picture,
  type Piece,
  type Row,
  textIn,
} from "@umpire/toolkit";
import type { Language } from "../words/words.ts";

/** A sign for each seat, since a colour is never the only one. */
const seats = ["●", "○", "▲", "◆", "■", "□", "△", "◇"];
const shapes = { hit: "x", miss: "~", ship: "#", stones: "", disc: "", pawn: "" };
const suits = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" };

const seatSign = (seat: number | undefined): string => (seat === undefined ? "" : (seats[seat % seats.length] ?? ""));

/** A piece in a sign or two: what is written on it, its shape, or whose it is. */
function pieceSign({ seat, shape = "disc", text, count }: Omit<Piece, "at">): string {
  if (count !== undefined) return String(count);
  return (text ?? shapes[shape]) || seatSign(seat) || "*";
}

/** The widest sign that a cell holds, and a space. */
const widthOf = (signs: readonly string[]): number => Math.max(...signs.map(({ length }) => length)) + 1;

/** What stands on a cell; of several things the last, which lies on top. An empty point is known by its number. */
function cellSign(board: Board, pieces: readonly Piece[], cell: Cell): string {
  const top = pieces.findLast(({ at }) => String(at) === cell.place);
  if (top !== undefined) return pieceSign(top);
  return "points" in board || "track" in board || board.names !== undefined ? cell.name : ".";
}

/** Cells where they lie: a line for each height, and as far to the right as they are. */
function drawBoard(board: Board, pieces: readonly Piece[]): readonly string[] {
  const cells = cellsOf(board);
  const signs = cells.map((cell) => cellSign(board, pieces, cell));
  const wide = "hexes" in board ? 2 : widthOf(signs);
  const left = Math.min(...cells.map(({ x }) => x));
  const lines = new Map<number, string>();
  for (const [at, cell] of [...cells.entries()].sort(([, a], [, b]) => a.y - b.y || a.x - b.x)) {
    const y = Math.round(cell.y * 100);
    const column = Math.round((cell.x - left) * wide);
    lines.set(y, (lines.get(y) ?? "").padEnd(column) + (signs[at] ?? ""));
  }
  return "grid" in board && board.names === undefined
    ? withNames(cells, [...lines.values()], wide)
    : [...lines.values()];
}

/** A grid's rows with their numbers, and the letters of its columns below. */
function withNames(cells: readonly Cell[], lines: readonly string[], wide: number): readonly string[] {
  const left = Math.min(...cells.map(({ x }) => x));
  const rows = cells.filter(({ x }) => x === left).sort((a, b) => a.y - b.y);
  const first = Math.min(...cells.map(({ y }) => y));
  const columns = cells.filter(({ y }) => y === first).sort((a, b) => a.x - b.x);
  const letters = columns.map(({ name }) => name.replace(/\d+$/, "").padEnd(wide)).join("");
  const numbered = lines.map((line, at) => `${(rows[at]?.name ?? "").replace(/^[A-Z]+/, "").padStart(3)} ${line}`);
  return [...numbered, `    ${letters}`];
}

function itemSign(language: Language, item: Item): string {
  if ("die" in item) return item.die === null ? "[?]" : `[${item.die}]`;
  if ("token" in item) return pieceSign({ ...item, shape: item.token });
  const face = item.card === null ? "??" : textIn(language, item.card);
  return `${seatSign(item.seat)}${face}${item.suit === undefined ? "" : suits[item.suit]}`;
}

function drawRow(language: Language, { seat, title, items }: Row): readonly string[] {
  if (items.length === 0) return [];
  const head = [seatSign(seat), title === undefined ? "" : `${textIn(language, title)}:`].filter((part) => part !== "");
  return [[...head, ...items.map((item) => itemSign(language, item))].join(" ")];
}

function drawCounter(language: Language, { seat, title, value, of }: Counter): string {
  const shown = typeof value === "number" ? String(value) : textIn(language, value);
  return `${[seatSign(seat), textIn(language, title)].filter((part) => part !== "").join(" ")}: ${shown}${of === undefined ? "" : ` / ${of}`}`;
}

/** A picture as text: boards, then what lies beside them, then numbers. */
export function drawPicture(language: Language, picture: Picture): string {
  const { pieces = [], rows = [], counters = [], scores = [], progress } = picture;
  const boards = boardsOf(picture).flatMap((board) => [
    ...(board.title === undefined ? [] : [textIn(language, board.title)]),
    ...drawBoard(board, pieces),
  ]);
  const standing = scores.map((score, seat) => `${seatSign(seat)} ${score}`).join("   ");
  return [
    ...boards,
    ...rows.flatMap((row) => drawRow(language, row)),
    ...counters.map((counter) => drawCounter(language, counter)),
    ...[standing, progress === undefined ? "" : textIn(language, progress)].filter((line) => line !== ""),
  ].join("\n");
}
