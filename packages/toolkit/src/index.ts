export { type Agenda, done, nextIn, type Phase, seatsFrom, together, turns } from "./agenda.ts";
export { byScore } from "./by-score.ts";
export { ascending, deal, draw, imaginedHands, seenHands, shuffle, without } from "./cards.ts";
export { type Grid, grid, ROUND, WAYS } from "./grid.ts";
export {
  type Direction,
  directions,
  distance,
  drawHexes,
  type Hex,
  type Labelled,
  neighbour,
  opposite,
  readHexes,
  ring,
  rotate,
  sizeOf,
  spiralHex,
  spiralIndex,
  turn,
} from "./hex.ts";
export { type Explained, explain, type Modifier, type Part } from "./modifiers.ts";
export { byCodeUnit } from "./order.ts";
export { pick } from "./pick.ts";
export { type Choice, chooser, placeNames } from "./picture/choices.ts";
export { boardsOf, type Cell, cellsOf, hexMiddle } from "./picture/layout.ts";
export {
  type ActionPlace,
  type Board,
  type Counter,
  type Item,
  type Mark,
  type Picture,
  type Piece,
  type PieceShape,
  type Place,
  type Row,
  type Show,
  type Suit,
  type Surface,
  type Text,
  textIn,
} from "./picture/picture.ts";
export { diceItems, marked, ownedPieces, piecesOn } from "./picture/pieces.ts";
export { playingCards } from "./playing-cards.ts";
export { countRu, pluralRu } from "./plural-ru.ts";
export { range } from "./range.ts";
export { readable, readableName } from "./readable.ts";
export { sides } from "./sides.ts";
