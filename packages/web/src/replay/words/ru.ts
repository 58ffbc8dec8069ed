import type { ReplayWords } from "./words.ts";

const plurals = new Intl.PluralRules("ru");
const genitive: { readonly [form: string]: string } = { one: "шаг", few: "шага", many: "шагов" };
const steps = (count: number): string => `${count} ${genitive[plurals.select(count)] ?? "шага"}`;

export const ru: ReplayWords = {
  title: (game) => `Запись: ${game} · Umpire`,
  empty: "Запись матча",
  open: {
    title: "Запись из файла",
    text: "Она читается и проверяется в этом браузере и никуда не отправляется.",
    file: "Выберите файл",
  },
  unreadable: "Это не запись, которую можно показать.",
  reading: "Запись читается и проверяется …",
  controls: {
    label: "Запись",
    first: "К началу",
    back: "На шаг назад",
    play: "Показывать",
    pause: "Пауза",
    next: "На шаг вперёд",
    last: "К концу",
    step: "Шаг",
    at: (step, all) => `Шаг ${step} из ${all}`,
    keys: "Стрелки — по шагам, клавиши начала и конца — к краям.",
    eyes: "Чьими глазами",
    all: "всех, все события",
    asSeat: (name) => `${name}, как было тогда`,
  },
  told: {
    title: "Что произошло на этом шаге",
    start: "Матч начинается.",
    quiet: "Ничего не слышно.",
    decided: "решение:",
    letter: "Решения так, как они записаны",
  },
  checks: {
    title: "Проверено в этом браузере",
    well: (count) => `Матч сыгран заново (${steps(count)}): все решения законны, все кости и все хеши верны.`,
    hash: "Последний хеш:",
    tampered: (line) => `Строка ${line} записи неверна.`,
    upTo: (count) => `До неё всё верно, можно показать: ${steps(count)}.`,
    promiseKept: "Тайна сервера подходит к поручительству, которое он показывает для этого матча.",
    promiseSeen: "Тайна сервера подходит к поручительству, которое этот браузер видел до начала матча.",
    promiseBroken: (found) => `Тайна в этой записи подходит к другому поручительству: ${found}`,
    promiseUnknown: "Поручительства сервера в записи нет. Введите его, чтобы проверить тайну.",
    promise: "Поручительство сервера",
    seedUsed: "То, что вы внесли в кости, было использовано.",
    seedMissing: "Того, что вы внесли в кости, в этой записи нет.",
    yes: "верно",
    no: "неверно",
    unknown: "не проверено",
  },
  download: "Скачать запись",
  other: "Открыть другую запись",
  match: "К матчу",
  link: "Ссылка на этот шаг",
};
