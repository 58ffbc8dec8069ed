import type { KernelWords } from "./words.ts";

export const ru: KernelWords = {
  refusal: {
    "bad-json": ({ problem }) => `Это не JSON (${problem}). Пишите по одному значению JSON в строке.`,
    "bad-request": ({ path, problem }) =>
      `${path ? `Поле ${path}` : "Это"} не подходит: ${problems.get(problem) ?? problem}.`,
    "bad-rules": ({ path, problem }) => `Таких правил у игры нет: ${path}${path && ": "}${problem.replace(/\.$/, "")}.`,
    "unknown-game": ({ game, known }) => `Игры «${game}» нет. Есть: ${known.join(", ")}.`,
    "unknown-edition": ({ game, edition, known }) =>
      `Редакции ${edition} игры ${game} здесь нет, а другой партию не повторить. Есть: ${known.join(", ")}.`,
    "match-over": ({ reason }) => `Партия окончена (${reason}).`,
    "not-awaited": ({ seat, awaiting }) => `Сейчас ход не за местом ${seat}. Ждём: ${awaiting.join(", ")}.`,
    "not-legal": ({ seat }) => `Место ${seat} сейчас не может так сделать; спросите, что ему можно.`,
    "already-decided": ({ seat }) => `Место ${seat} уже решило; сначала можно взять решение назад.`,
    "already-resigned": ({ seat }) => `Место ${seat} уже сдалось.`,
    "nothing-to-take-back": ({ seat }) => `Месту ${seat} нечего брать назад.`,
    "undo-refused": ({ reason }) => `Отменить нельзя: ${barriers[reason]}.`,
    "draw-already-offered": ({ seat }) => `Место ${seat} уже предлагает ничью.`,
    "no-draw-offered": ({ seat }) => `Нет предложения ничьей, которое место ${seat} могло бы принять.`,
    "bad-record": ({ line, problem }) => `Строка ${line} записи не читается: ${problem}.`,
    "hash-mismatch": ({ step, line }) =>
      step === 0
        ? `Запись изменена: хеш в строке ${line} не сходится со строками 2–${line}.`
        : `Запись изменена: хеш не сходится на шаге ${step} (строка ${line}).`,
    "too-many-outcomes": ({ limit }) => `Исходов здесь больше ${limit}.`,
  },
  event: {
    "match:absent": ({ seat }) => `Место ${seat} отсутствует; за него решили правила.`,
    "match:resigned": ({ seat }) => `Место ${seat} сдаётся.`,
    "match:out-of-time": ({ seats }) => `Время вышло: место ${seats.join(", ")}.`,
    "match:undone": ({ seat }) => `Место ${seat} отменяет своё последнее решение.`,
    "match:draw-offered": ({ seat }) => `Место ${seat} предлагает ничью.`,
    "match:draw-declined": ({ seat }) => `Место ${seat} отклоняет ничью.`,
    "match:draw-agreed": () => "Согласована ничья.",
  },
  terms: { resigned: "сдача", time: "время", "draw-agreed": "ничья по согласию" },
};

const barriers = {
  "other-acted": "с тех пор действовало другое место",
  "dice-rolled": "были брошены кости",
  revealed: "раскрылось или могло раскрыться скрытое",
};

/** The kernel's own messages; those of a schema are in its own language already. */
const problems: ReadonlyMap<string, string> = new Map([
  ["not a finite number", "число не конечно"],
  ["a lone surrogate", "одиночный суррогат"],
  ["a key that is not allowed", "такой ключ не допускается"],
  ["nested deeper than 64", "вложенность глубже 64"],
  ["this field is missing", "поля нет"],
  ["the question is missing", "вопроса нет"],
  ["a request is an object", "запрос — это объект"],
  ["no such seat", "такого места нет"],
  ["no such seat here", "такого места здесь нет"],
  ["its log leads to another state", "журнал ведёт к другому состоянию"],
  ["a name that is not allowed", "такое имя не допускается"],
]);
