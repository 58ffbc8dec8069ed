import { countRu } from "@umpire/toolkit";
import type { BotFault } from "../own-bots/trouble.ts";
import type { CliWords, Who } from "./words.ts";

const entriesOf = (count: number): string => countRu(count, "запись", "записи", "записей");

const called = ({ seat, name }: Who) => name ?? `место ${seat}`;
/** At the beginning of a sentence. */
const starting = (who: Who) => `${called(who).charAt(0).toUpperCase()}${called(who).slice(1)}`;

const botFaults: { readonly [fault in BotFault]: (detail: string) => string } = {
  missing: () => "не найден: такого файла нет",
  broken: (detail) => `не загружается: ${detail}`,
  "no-strategy": () => "не бот: экспортируйте объект с методом choose под именем strategy",
  "several-strategies": () => "не один: экспортируйте того, кто играет, под именем strategy",
  throws: (detail) => `завершился ошибкой: ${detail}`,
  illegal: (detail) => `выбрал то, чего правила не допускают: ${detail}`,
  endless: (detail) => `не решил за ${detail} секунд`,
};

export const ru: CliWords = {
  refusal: {
    "too-large": ({ limit }) => `В строке может быть не больше ${limit} байт.`,
    "unknown-question": ({ ask, known }) => `Вопроса «${ask}» нет. Есть: ${known.join(", ")}.`,
    "rules-pinned": () => "Правила партии заданы в её начале; поле `rules` здесь лишнее.",
    "options-needed": ({ game, path, problem }) =>
      `Игре ${game} нужны параметры: задайте их после --options, в JSON или путём к файлу JSON. Без них она говорит: ${path}${path && ": "}${problem.replace(/\.$/, "")}.`,
    "internal-error": ({ problem }) => `Судья здесь ошибся, ничего не изменилось: ${problem}.`,
    "wrong-commitment": ({ commitment, found }) =>
      `Кости другие: хеш секрета этой записи ${found}, а объявлен был ${commitment}.`,
    "no-such-file": ({ file, problem }) => `Файл ${file} не читается: ${problem}.`,
    "file-exists": ({ file }) => `Файл ${file} уже есть; с --force он будет переписан.`,
    "bad-table-file": ({ file, problem }) => `Файл ${file} нельзя использовать: ${problem}.`,
    "bad-bot": ({ file, line, fault, detail }) =>
      `Бот в файле ${file}${line === null ? "" : `, строка ${line},`} ${botFaults[fault](detail)}.`,
    "no-study": ({ game, options, studied }) =>
      `Отчёт об игре ${game} не знает ${options.join(", ")}: наборы правил из файлов и страница есть только у ${studied.join(" и ")}. Правила назовите через --rules — готовый набор или файл JSON с переключателями, а числа сохраните так: --json > report.json.`,
    "not-a-game": ({ file, problem }) => `В ${file} нет игры: ${problem}.`,
  },
  text: {
    begins: ({ game, rules, seed }) => `Партия ${game}. Правила: ${rules}. Зерно: ${seed}.`,
    prompt: ({ seat, step, choices, more }) =>
      [
        `Место ${seat}, ${step}:`,
        ...choices.map((choice, at) => `  ${at + 1}) ${choice}`),
        ...(more ? ["  … и другие: введите = и действие в JSON"] : []),
        "Номер из этого списка или: undo, resign, draw, help, quit > ",
      ].join("\n"),
    seated: ({ seats }) =>
      seats.some(({ name }) => name === null)
        ? `Вы на месте ${seats.map(({ seat }) => seat).join(" и ")}.`
        : `${seats.length === 1 ? "Ваша сторона" : "Ваши стороны"}: ${seats.map(called).join(" и ")}.`,
    left: () => "Партия не доиграна.",
    help: () =>
      "Введите номер действия из списка, его название или само действие в JSON; число само по себе — всегда номер из списка, поэтому действие, которое само число, пишется так: `=4`. `undo` (или `back`) отменяет ваше последнее решение, где это честно, " +
      "`resign` — сдаться, `draw` — предложить или принять ничью, `quit` — выйти. Когда ввод кончится, за вас доиграет случайный бот.",
    notUnderstood: ({ input }) => `«${input}» — не номер из списка, не действие и не команда.`,
    notInList: ({ input, last }) =>
      `Номера ${input} в списке нет: в нём номера от 1 до ${last}. Действие, которого в списке нет, введите в JSON после \`=\`.`,
    takenOver: ({ who }) =>
      who.name === null
        ? `За местом ${who.seat} никого нет: доигрывает случайный бот.`
        : `За сторону «${who.name}» играть некому: доигрывает случайный бот.`,
    lookAway: ({ who, back, word }) =>
      `${back === null ? "" : `(${starting(back)} ещё может решить заново: ввести ${word} здесь, до Enter.)\n`}За клавиатуру садится ${called(who)}; остальные отворачиваются. Нажмите Enter.`,
    pressEnter: ({ back, quit }) =>
      `Сначала нажмите Enter: приказы и команды — после него. Здесь есть только ${back === null ? "" : `\`${back}\`, чтобы решить заново, и `}\`${quit}\`.`,
    decided: ({ who }) => `${starting(who)}: решение принято.`,
    offered: ({ who, word, afterEnter }) =>
      `${starting(who)} предлагает ничью: ${afterEnter ? "после Enter " : ""}\`${word}\` примет её и закончит партию, приказ — играть дальше.`,
    acceptsDraw: ({ who, word }) =>
      `${starting(who)}: \`${word}\` примет ничью и закончит партию, Enter — играть дальше. > `,
    declined: () => "Бот играет дальше.",
    won: ({ winners, reason }) =>
      winners.some(({ name }) => name === null)
        ? `Партия окончена (${reason}). ${winners.length === 1 ? "Победило место" : "Победили места"} ${winners.map(({ seat }) => seat).join(" и ")}.`
        : `Партия окончена (${reason}). ${winners.length === 1 ? "Побеждает" : "Побеждают"} ${winners.map(called).join(" и ")}.`,
    drawn: ({ reason }) => `Партия окончена (${reason}). Победителя нет.`,
    underWay: ({ entries }) => `Партия продолжается, сделано: ${entriesOf(entries)}.`,
    saved: ({ file, game }) =>
      `Запись партии в файле ${file}. Проверить: npx umpire verify ${file}${game && ` --game ${game}`}`,
    verified: ({ game, edition, entries, over, hash }) =>
      `Верно: ${game}, редакция ${edition}, ${entriesOf(entries)}, ${over ? "партия окончена" : "партия продолжается"}, последний хеш ${hash}.`,
  },
  commands: {
    help: ["help", "помощь"],
    quit: ["quit", "выход"],
    undo: ["undo", "отмена"],
    back: ["back", "назад"],
    resign: ["resign", "сдаться"],
    draw: ["draw", "ничья"],
  },
  named: {
    "match:absent": (name) => `${name} отсутствует; за эту сторону решили правила.`,
    "match:resigned": (name) => `${name} сдаётся.`,
    "match:undone": (name) => `${name} отменяет своё последнее решение.`,
    "match:draw-offered": (name) => `${name} предлагает ничью.`,
    "already-decided": (name) => `${name}: решение уже принято; сначала можно взять его назад.`,
    "already-resigned": (name) => `${name} больше не играет: эта сторона сдалась.`,
    "nothing-to-take-back": (name) => `${name}: брать назад нечего.`,
    "draw-already-offered": (name) => `${name} уже предлагает ничью.`,
    "no-draw-offered": (name) => `${name}: нет предложения ничьей, которое можно было бы принять.`,
  },
};
