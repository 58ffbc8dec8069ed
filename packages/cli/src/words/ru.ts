import type { CliWords } from "./words.ts";

const plural = new Intl.PluralRules("ru");

function entriesOf(count: number): string {
  const form = plural.select(count);
  return `${count} ${form === "one" ? "запись" : form === "few" ? "записи" : "записей"}`;
}

export const ru: CliWords = {
  refusal: {
    "too-large": ({ limit }) => `В строке может быть не больше ${limit} байт.`,
    "unknown-question": ({ ask, known }) => `Вопроса «${ask}» нет. Есть: ${known.join(", ")}.`,
    "rules-pinned": () => "Правила партии заданы в её начале; поле `rules` здесь лишнее.",
    "internal-error": ({ problem }) => `Судья здесь ошибся, ничего не изменилось: ${problem}.`,
    "no-such-file": ({ file, problem }) => `Файл ${file} не читается: ${problem}.`,
    "not-a-game": ({ file, problem }) => `В ${file} нет игры: ${problem}.`,
  },
  text: {
    begins: ({ game, rules, seed }) => `Партия ${game}. Правила: ${rules}. Зерно: ${seed}.`,
    prompt: ({ seat, step, choices, more }) =>
      [
        `Место ${seat}, ${step}:`,
        ...choices.map((choice, at) => `  ${at + 1}) ${choice}`),
        ...(more ? ["  … и другие: введите действие в JSON"] : []),
        "Номер или: undo, resign, draw, help, quit > ",
      ].join("\n"),
    seated: ({ seats }) => `Вы на месте ${seats.join(" и ")}.`,
    left: () => "Партия не доиграна.",
    help: () =>
      "Введите номер действия, его название или само действие в JSON. `undo` (или `back`) отменяет ваше последнее решение, где это честно, " +
      "`resign` — сдаться, `draw` — предложить или принять ничью, `quit` — выйти. Когда ввод кончится, за вас доиграет случайный бот.",
    notUnderstood: ({ input }) => `«${input}» — не номер из списка, не действие и не команда.`,
    takenOver: ({ seat }) => `За местом ${seat} никого нет: доигрывает случайный бот.`,
    lookAway: ({ seat, back }) =>
      `${back === null ? "" : `(Место ${back} ещё может ввести back и решить заново.)\n`}Клавиатура у места ${seat}; остальные отворачиваются. Нажмите Enter.`,
    decided: ({ seat }) => `Место ${seat} решило.`,
    declined: () => "Бот играет дальше.",
    won: ({ winners, reason }) =>
      `Партия окончена (${reason}). ${winners.length === 1 ? "Победило место" : "Победили места"} ${winners.join(" и ")}.`,
    drawn: ({ reason }) => `Партия окончена (${reason}). Победителя нет.`,
    underWay: ({ entries }) => `Партия продолжается, сделано: ${entriesOf(entries)}.`,
    saved: ({ file, game }) =>
      `Запись партии в файле ${file}. Проверить: npx umpire verify ${file}${game && ` --game ${game}`}`,
    keepsConstraints: ({ file }) => `${file} соблюдает все шесть ограничений.`,
    playable: ({ file }) => `По нему можно играть: npx umpire play shapeships --rules ${file}`,
    verified: ({ game, edition, entries, over, hash }) =>
      `Верно: ${game}, редакция ${edition}, ${entriesOf(entries)}, ${over ? "партия окончена" : "партия продолжается"}, последний хеш ${hash}.`,
  },
};
