export * from "./canonical.ts";
export * from "./chance.ts";
export { defineGame } from "./define-game.ts";
export type { Definition, Reader, Schemas } from "./definition.ts";
export type { Entry, KernelEvent, KernelEvents, MatchEvent, Order, Pins, Table } from "./fold.ts";
export { advance, allSeats, begin, nextOf, refuseEntry, viewOf } from "./fold.ts";
export type * from "./game.ts";
export { hashText } from "./hash-text.ts";
export * from "./json.ts";
export type { Match, Moved, Observation } from "./match.ts";
export {
  acceptDraw,
  cannotDecide,
  decide,
  declineDraw,
  isKernelEvent,
  observe,
  offerDraw,
  outcomesOf,
  outOfTime,
  resign,
  start,
  takeBack,
  timeOut,
  visibleEvents,
} from "./match.ts";
export * from "./record.ts";
export * from "./refusal.ts";
export * from "./registry.ts";
export { type Rng, rngFrom, withRolls } from "./rng.ts";
export { RulesError } from "./rules-error.ts";
export { parser, type StandardSchema } from "./schema.ts";
export { sealedDice } from "./sealed-dice.ts";
export { barrierOf, rewind, undo } from "./undo.ts";
export { byLanguage } from "./words/by-language.ts";
export { eventSentence, refusalSentence, type Spoken, sentenceFrom, termFor } from "./words/sentences.ts";
export { kernelWords } from "./words/words.ts";
