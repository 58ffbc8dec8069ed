import type { Refusal } from "@umpire/kernel";
import type { Language } from "@umpire/ui";
import { wordFor } from "@umpire/ui";
import { openRefusals } from "../planner/words.ts";
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
  /** The answer at the active system for the moving player, in a line or two. */
  readonly pill: {
    readonly takes: (who: string) => string;
    readonly wins: (who: string) => readonly string[];
    readonly comes: (who: string) => readonly string[];
  };
  readonly working: string;
  readonly dismiss: string;
  readonly kept: string;
  readonly strays: (systems: string) => string;
  readonly unreadable: string;
};

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
  pill: {
    takes: (who) => `${who} takes`,
    wins: (who) => [`${who} wins`, "in space"],
    comes: (who) => [`${who} stays`, "in the system"],
  },
  working: "Working out the odds …",
  dismiss: "Close this message",
  kept: "What was on the table is still there.",
  strays: (systems) =>
    `Some units stand in places that are not on this map (${systems}). They are kept, and take no part.`,
  unreadable: "This file cannot be read. Open a position file of the command line, or a link.",
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
  pill: {
    takes: (who) => `${who} берёт`,
    wins: (who) => [`${who} побеждает`, "в космосе"],
    comes: (who) => [`${who} остаётся`, "в системе"],
  },
  working: "Считаем шансы …",
  dismiss: "Закрыть сообщение",
  kept: "Всё, что было на столе, осталось.",
  strays: (systems) => `Часть отрядов стоит там, чего нет на этой карте (${systems}). Они сохранены, но не участвуют.`,
  unreadable: "Этот файл не читается. Откройте файл позиции для командной строки или ссылку.",
};

export const pageWords: { readonly [language in Language]: PageWords } = { en, ru };

/** What is wrong with a position from outside, in a sentence. */
export function describeRefusal(language: Language, refusal: Refusal): string {
  const sentences = { ...ti4Words[language].refusal, ...openRefusals[language] } as {
    readonly [code: string]: ((refusal: never) => string) | undefined;
  };
  return wordFor(sentences, refusal.code)?.(refusal as never) ?? pageWords[language].unreadable;
}
