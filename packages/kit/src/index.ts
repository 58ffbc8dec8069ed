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
export type { AddCommand } from "./command.ts";
export type { Kit, Localized } from "./kit.ts";
export { type KitRead, kitFrom } from "./kit-from.ts";
export { type Kits, kitsOf, type Product } from "./kits.ts";
export {
  type Answer,
  answered,
  badField,
  nameRules,
  type Question,
  refused,
  underPath,
} from "./question.ts";
export { type StrategyRead, strategyFrom } from "./strategy-from.ts";
export type { Contender, Ending, Played, PlayedSide, Study, Use, Uses } from "./study.ts";
export { type Commands, type Language, languages, type Moment, type Reading, type Terminal } from "./terminal.ts";
