import type { Item, Mark, Piece, PieceShape } from "./picture.ts";

/** A piece on every cell that belongs to a seat. */
export const ownedPieces = (owners: readonly (number | null)[], shape: PieceShape = "disc"): readonly Piece[] =>
  owners.flatMap((seat, at) => (seat === null ? [] : [{ key: `${shape} ${at}`, at, seat, shape }]));

/** The same piece on each of these cells of a board with a key. */
export const piecesOn = (
  board: string,
  cells: readonly number[],
  look: Pick<Piece, "shape" | "seat">,
): readonly Piece[] => cells.map((at) => ({ ...look, key: `${board} ${look.shape} ${at}`, at: `${board} ${at}` }));

/** The same mark on each of these cells. */
export const marked = (mark: Mark["mark"], cells: readonly (number | null)[]): readonly Mark[] =>
  cells.flatMap((at) => (at === null ? [] : [{ at, mark }]));

/** Dice side by side, each with its number from 1 in its key; null is one that cannot be seen. */
export const diceItems = (key: string, dice: readonly (number | null)[]): readonly Item[] =>
  dice.map((die, at) => ({ key: `${key} ${at + 1}`, die }));
