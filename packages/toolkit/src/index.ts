export { type Grid, grid } from "./grid.ts";
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
export { countRu, pluralRu } from "./plural-ru.ts";
