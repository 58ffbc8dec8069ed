import type { Refusal } from "@umpire/kernel";
import type { Language } from "@umpire/ui";
import { wordFor } from "@umpire/ui";
import { ti4Words } from "../words/languages.ts";
import type { Panel } from "./plan/reducer.ts";

type PageWords = {
  readonly title: string;
  readonly undo: string;
  readonly redo: string;
  readonly asText: string;
  readonly asMap: string;
  readonly panels: string;
  readonly panel: { readonly [panel in Panel]: string };
  readonly board: string;
  /** Short enough for a hex. */
  readonly anomaly: { readonly [type: string]: string };
  readonly dismiss: string;
  readonly kept: string;
  readonly strays: (systems: string) => string;
  readonly link: { readonly [code: string]: (refusal: Refusal) => string };
};

const count = (value: unknown): number => Number(value);

const en: PageWords = {
  title: "Planner",
  undo: "Undo",
  redo: "Redo",
  asText: "As text",
  asMap: "As a map",
  panels: "What to do",
  panel: {
    ...{ map: "Map", fleets: "Fleets", move: "Move", price: "Odds", threats: "Threats", roll: "Roll it" },
    share: "Share",
  },
  board: "The galaxy",
  anomaly: ti4Words.en.anomaly,
  dismiss: "Close this message",
  kept: "What was on the table is still there.",
  strays: (systems) =>
    `Some units stand in places that are not on this map (${systems}). They are kept, and take no part.`,
  link: {
    "link-cut": ({ missing }) =>
      `This link is cut short: ${count(missing)} of its characters are missing at the end. Ask for it again, whole.`,
    "link-version": ({ version }) =>
      `This link was made by another version of the planner (${String(version)}), which cannot be read any more. Ask for a new one.`,
    "link-broken": () => "This is no link to a position. Copy it again from the planner, from the # on.",
    "link-too-long": ({ limit }) => `This is too long for a link: at most ${count(limit)} characters.`,
  },
};

const ru: PageWords = {
  title: "Планировщик",
  undo: "Отменить",
  redo: "Вернуть",
  asText: "Текстом",
  asMap: "Картой",
  panels: "Что делать",
  panel: {
    ...{ map: "Карта", fleets: "Флоты", move: "Ход", price: "Шансы", threats: "Угрозы", roll: "Бросок" },
    share: "Ссылка",
  },
  board: "Галактика",
  anomaly: {
    ...ti4Words.ru.anomaly,
    "asteroid-field": "астероиды",
    "gravity-rift": "колодец",
    "entropic-scar": "шрам",
  },
  dismiss: "Закрыть сообщение",
  kept: "Всё, что было на столе, осталось.",
  strays: (systems) => `Часть отрядов стоит там, чего нет на этой карте (${systems}). Они сохранены, но не участвуют.`,
  link: {
    "link-cut": ({ missing }) =>
      `Ссылка обрезана: в конце не хватает знаков: ${count(missing)}. Попросите прислать её целиком.`,
    "link-version": ({ version }) =>
      `Ссылка сделана другой версией планировщика (${String(version)}), её уже не прочитать. Попросите новую.`,
    "link-broken": () => "Это не ссылка на позицию. Скопируйте её из планировщика заново, начиная с #.",
    "link-too-long": ({ limit }) => `Слишком длинно для ссылки: не больше ${count(limit)} знаков.`,
  },
};

export const pageWords: { readonly [language in Language]: PageWords } = { en, ru };

/** What is wrong with a position from outside, in a sentence. */
export function sayRefusal(language: Language, refusal: Refusal): string {
  const { link } = pageWords[language];
  const { refusal: rules } = ti4Words[language];
  const said =
    wordFor(link, refusal.code) ??
    wordFor(rules as { readonly [code: string]: ((refusal: never) => string) | undefined }, refusal.code);
  return said?.(refusal as never) ?? link["link-broken"]?.(refusal) ?? refusal.code;
}
