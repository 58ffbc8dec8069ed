import { countRu } from "@umpire/toolkit";
import type { ArenaWords } from "./arena.ts";

const gamesOf = (count: number) => countRu(count, "партия", "партии", "партий");

const fileProblems = {
  "no-arena": "результатов арены в нём нет; с --force он будет переписан",
  "other-arena":
    "в нём другая арена (другая игра, другие правила, боты или числа либо другой выпуск); назовите другой файл или перепишите этот с --force",
  damaged: "в нём повреждена строка; с --force он будет переписан",
};

export const arenaRu: ArenaWords = {
  refusal: {
    "unknown-bot": ({ bot, known }) => `Бота «${bot}» нет. Есть: ${known.join(", ")}.`,
    "too-few-bots": () => "Для арены нужны хотя бы два бота, через запятую: --bots random,greedy.",
    "bot-twice": ({ bot }) => `Бот ${bot} назван дважды.`,
    "bad-games": ({ given, most }) =>
      `После --games не подходит «${given}»: число партий у пары ботов чётное, от 2 до ${most}, потому что каждая партия играется дважды с переменой мест.`,
    "bad-count": ({ option, given, least, most }) =>
      `После ${option} не подходит «${given}»: нужно целое число от ${least} до ${most}.`,
    "not-for-two": ({ game, seats }) =>
      `Для арены нужно хотя бы два места; за этим столом игры ${game} мест: ${seats}.`,
    "bad-arena-file": ({ file, problem }) => `С результатами в ${file} продолжить нельзя: ${fileProblems[problem]}.`,
    "cannot-write": ({ file, problem }) => `Файл ${file} не записывается: ${problem}.`,
    "file-and-queue": () => "С --queue результаты хранит база данных; --out здесь лишний.",
    "bad-queue": () => "После --queue идёт адрес PostgreSQL: postgresql://user@host/database.",
    "queue-away": ({ address, problem }) =>
      `Очередь ${address} недоступна: ${problem}. Проверьте, что PostgreSQL там работает, пускает вас и разрешает создать схему, и повторите ту же команду: сделанное не пропадёт.`,
  },
  text: {
    begins: ({ games, jobs, workers }) =>
      `${gamesOf(games)}, заданий: ${jobs}, одновременно: ${workers}. Остановить: Ctrl-C; та же команда продолжит с этого места.`,
    resumes: ({ done, of, file }) => `Продолжается с того места, где остановился ${file}: партий ${done} из ${of}.`,
    joins: ({ done, of, address }) =>
      `Общая работа, очередь ${address}: сыграно партий ${done} из ${of}. Другие машины присоединяются той же командой.`,
    progress: ({ done, of }) => `партий ${done} из ${of}`,
    paused: ({ file }) => `Остановлено. Сыгранное сохранено в ${file}; та же команда продолжит с этого места.`,
    left: () => "Здесь остановлено. Сыгранное — в базе данных; остальные играют дальше, продолжит и та же команда.",
    title: ({ game, rules, games }) => `Арена: ${game}, правила ${rules}, у каждой пары ботов ${gamesOf(games)}.`,
    pairs: ({ opening }) =>
      opening === 0
        ? "Партии играются парами: то же зерно, каждый бот по разу на каждом месте."
        : `Партии играются парами: то же зерно и то же начало (случайных решений: ${opening}), каждый бот по разу на каждом месте.`,
    ratings: () =>
      "Ничья считается за половину. Интервалы 95-процентные: для долей — Уилсона, для рейтингов — по стандартным ошибкам. Рейтинги Эло, по методу наибольшего правдоподобия по всем партиям; среднее — 1500.",
    bounds: () =>
      "\u2265 и \u2264 стоят перед ботом, который выиграл или проиграл все партии против остальных или против тех, у кого есть интервал: рейтинг — ближайший из возможных, на деле он может быть и дальше.",
    kept: ({ file }) => `Результаты в файле ${file}.`,
    drawn: ({ file }) => `Диаграмма в файле ${file}.`,
  },
  column: {
    ...{ bot: "бот", rating: "рейтинг", interval: "95 %", against: "против", games: "партий" },
    ...{ won: "выиграно", drawn: "вничью", lost: "проиграно", share: "доля" },
  },
  share: (share) => share.toFixed(3).replace(".", ","),
  chart: {
    title: ({ game }) => `Рейтинги ботов в игре ${game}`,
    about: ({ rules, games }) => `Эло с 95-процентными интервалами; правила ${rules}, у каждой пары ${gamesOf(games)}`,
    row: ({ bot, rating, low, high }) => {
      if (low === null && high === null) return `${bot}: около ${rating}, без границ с обеих сторон.`;
      if (high === null) return `${bot}: не меньше ${low}.`;
      return low === null ? `${bot}: не больше ${high}.` : `${bot}: ${rating}, от ${low} до ${high}.`;
    },
  },
};
