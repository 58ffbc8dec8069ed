import { openRefusals } from "../../../planner/words.ts";
import { ti4PlannerWords } from "../../../words/planner/languages.ts";
import { combatRu } from "./combat-ru.ts";
import { fightRu } from "./fight-ru.ts";
import type { PlannerWords } from "./words.ts";

const { ru: game } = ti4PlannerWords;

export const ru: PlannerWords = {
  ...game,
  refusal: {
    ...game.refusal,
    ...openRefusals.ru,
    "bad-planet": ({ text }) =>
      `«${text}» — не планета для высадки. Пишите её название и что на ней: "Mecatol Rex: 2 infantry + pds" или "Mecatol Rex".`,
    "bad-ship": ({ text }) =>
      `«${text}» — не корабль. Пишите отряд и его систему (carrier@HOME25), несколько одинаковых (2x cruiser@74) или одно движение (move=2@A).`,
    "move-too-high": ({ text, limit }) => `«${text}»: движение бывает не больше ${limit}.`,
    "too-many-ships": ({ text, limit }) => `«${text}» — слишком много: в позиции не больше ${limit} кораблей.`,
    "unknown-unit": (detail) => `${game.refusal["unknown-unit"](detail)} Все, какие есть: umpire ti4 units.`,
    "empty-file": ({ file }) => (file === "-" ? "Стандартный ввод пуст." : `Файл ${file} пуст.`),
    "file-and-options": () => "Задайте файл позиции или флот в --map и --ship, но не то и другое.",
    "link-and-options": () => "Ссылка сама говорит, кто бьётся, где и с чем: уберите флоты и эти параметры.",
    "unknown-player": ({ player, known }) => `Игрока ${player} нет. Есть: ${known.join(", ")}.`,
    "no-active": () => "Какая система активна? Назовите её в --active или в поле `active` позиции.",
    "no-map": () => "Карты нет. Задайте её в --map или в поле `map` позиции.",
    "no-ships": () => "Кораблей нет. Добавьте их в --ship carrier@HOME25 или в поле `ships` позиции.",
    "unknown-rules": ({ rules, known }) =>
      `Правил «${rules}» нет. Есть: ${known.join(", ")}; или пишите переключатели объектом JSON.`,
    "centre-without-string": () => "--centre нужен карте-строке из тайлов; эта карта не такая.",
  },
  letter: { "asteroid-field": "П", nebula: "Т", supernova: "С", "gravity-rift": "К", "entropic-scar": "Ш" },
  mark: {
    active: "активная система",
    ships: "столько ваших кораблей",
    others: "чужие корабли",
    token: "ваш жетон приказа",
    path: "на пути a, b … из списка ниже",
    lane: "гиперпуть и его открытые стороны",
    wormhole: "червоточины",
    planets: "ресурсы/влияние планеты",
  },
  text: {
    ...game.text,
    moves: ({ player, active }) => `${player} активирует ${active}.`,
    noActive: () => "В этой позиции нет активной системы: активируйте её в планировщике и откройте новую ссылку.",
    onMap: () => "На карте:",
    held: () => "под контролем, отрядов нет",
    remarks: () => "Не понято или не учтено:",
    threatsTo: ({ system, player }) => `Что может прийти в ${system} следующим ходом против игрока ${player}:`,
    threat: ({ player, ships }) => `${player}: кораблей — ${ships}`,
    takesSpace: ({ chance }) => `победа в космосе: ${chance}`,
    takesPlanet: ({ planet, chance }) => `занимает ${planet}: ${chance}`,
    notWorkedOut: () => "отрядов слишком много, чтобы посчитать",
    unopposed: () => "биться там не с кем",
    worth: ({ chance }) => `Вероятность — ${chance}. Что из этого даёт или отнимает каждый эффект, в пунктах:`,
    without: ({ chance }) => `без него ${chance}`,
    idleEffects: ({ effects }) => `Здесь ничего не меняют: ${effects}.`,
    cannons: () => "Космические орудия, которые туда стреляют:",
    takes: ({ planet, chance }) => `Вероятность занять ${planet}: ${chance}.`,
    nobodyLands: () => "Высаживаться некому.",
    beside: ({ systems }) => `Рядом с полем: ${systems}.`,
    neighbours: ({ list }) => `соседи: ${list}`,
    howToTypeEffects: () =>
      "Так их пишут в --effect: flank-speed; gravity-drive:cruiser#1 — для корабля; silence-of-space:18 — для системы.",
  },
  unitColumns: ["id", "название", "цена", "бой", "движение", "места", "способности"],
  effectColumns: ["id", "для чего", "что делает"],
  takes: { ship: "корабль", system: "система" },
  combat: combatRu,
  fight: fightRu,
};
