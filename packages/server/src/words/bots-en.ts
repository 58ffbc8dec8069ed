import type { BotFault } from "../bundles/read-bot.ts";
import type { ServerWords } from "./words.ts";

const NO_SEAT = "It takes no seat here.";
const DECIDED = "The rules have decided for it.";

function fault(of: BotFault): string {
  switch (of.is) {
    case "missing":
      return `it does not exist. ${NO_SEAT}`;
    case "no-strategy":
      return `it exports no bot: export an object with a method choose as strategy. ${NO_SEAT}`;
    case "several-strategies":
      return `it exports several bots: export the one that plays as strategy. ${NO_SEAT}`;
    case "broken":
      return `${of.detail}. ${NO_SEAT}`;
    case "taken":
      return `there is a bot "${of.detail}" already; a bot is called as its file is, so name the file otherwise. ${NO_SEAT}`;
    case "slow":
      return `it cannot be read within ${of.seconds} seconds. ${NO_SEAT}`;
    case "no-game":
      return `it is for none of the games that are played here: ${of.games.join(", ")}. ${NO_SEAT}`;
    case "which-game":
      return `it does not say for which of the games it is: ${of.games.join(", ")}. Add: export const games = [${JSON.stringify(of.games[0])}]; ${NO_SEAT}`;
    case "throws":
      return `it failed: ${of.detail}. ${DECIDED}`;
    case "illegal":
      return `it chose what the rules do not allow (${of.detail}). ${DECIDED}`;
    case "endless":
      return `it has not decided within ${of.seconds} seconds. ${DECIDED}`;
  }
}

export const botsEn: Pick<ServerWords, "badBot" | "seatable"> = {
  badBot: ({ file, line, fault: of }) => `${file}${line === null ? "" : `:${line}`}: ${fault(of)}`,
  seatable: (name, file, games) => `The bot ${name} (${file}) plays ${games.join(", ")}`,
};
