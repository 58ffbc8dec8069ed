import type { BotFault } from "../bundles/read-bot.ts";
import type { ServerWords } from "./words.ts";

const NO_SEAT = "Места здесь он не займёт.";
const DECIDED = "За него решили правила.";

function fault(of: BotFault): string {
  switch (of.is) {
    case "missing":
      return `такого файла нет. ${NO_SEAT}`;
    case "no-strategy":
      return `бота в нём нет: экспортируйте объект с методом choose под именем strategy. ${NO_SEAT}`;
    case "several-strategies":
      return `ботов в нём несколько: экспортируйте того, кто играет, под именем strategy. ${NO_SEAT}`;
    case "broken":
      return `${of.detail}. ${NO_SEAT}`;
    case "taken":
      return `бот «${of.detail}» уже есть; бот зовётся как его файл, так что назовите файл иначе. ${NO_SEAT}`;
    case "slow":
      return `он не загрузился за ${of.seconds} секунд. ${NO_SEAT}`;
    case "no-game":
      return `он не для тех игр, в которые здесь играют: ${of.games.join(", ")}. ${NO_SEAT}`;
    case "which-game":
      return `в нём не сказано, для какой он игры: ${of.games.join(", ")}. Добавьте: export const games = [${JSON.stringify(of.games[0])}]; ${NO_SEAT}`;
    case "throws":
      return `он завершился ошибкой: ${of.detail}. ${DECIDED}`;
    case "illegal":
      return `он выбрал то, чего правила не допускают (${of.detail}). ${DECIDED}`;
    case "endless":
      return `он не решил за ${of.seconds} секунд. ${DECIDED}`;
  }
}

export const botsRu: Pick<ServerWords, "badBot" | "seatable"> = {
  badBot: ({ file, line, fault: of }) => `${file}${line === null ? "" : `:${line}`}: ${fault(of)}`,
  seatable: (name, file, games) => `Бот ${name} (${file}) играет: ${games.join(", ")}`,
};
