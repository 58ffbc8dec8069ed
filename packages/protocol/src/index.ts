export * from "./answers.ts";
export * from "./changes.ts";
export * from "./constants.ts";
export { matchId } from "./fields.ts";
export * from "./manifest.ts";
export * from "./messages.ts";
export * from "./undoing.ts";
export { type Language, languages } from "./words/languages.ts";
export { type ProtocolRefusals, protocolWords } from "./words/words.ts";
