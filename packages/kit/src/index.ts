export {
  type BotName,
  botNames,
  type Decision,
  type Evaluate,
  type Judge,
  type Strategies,
  type Strategy,
  type Tables,
  type TablesRead,
  type Valued,
} from "./bot.ts";
export type { Kit, Localized } from "./kit.ts";
export { type Kits, kitsOf } from "./kits.ts";
export type { Contender, Ending, Played, PlayedSide, Study, Use, Uses } from "./study.ts";
