import { countRu } from "@umpire/toolkit";

type Words = {
  readonly title: string;
  readonly what: string;
  readonly whose: string;
  readonly start: string;
  readonly again: string;
  readonly stop: string;
  readonly progress: string;
  readonly working: (done: number, total: number) => string;
  readonly done: (total: number, dangerous: number) => string;
  readonly stopped: (done: number, total: number) => string;
  readonly failed: string;
  readonly changed: string;
  readonly colour: string;
  readonly noColour: string;
  readonly legend: string;
  readonly levels: readonly [string, string, string, string, string];
  readonly label: string;
  readonly table: string;
  readonly system: string;
  readonly who: string;
  readonly ships: (count: number) => string;
  readonly space: string;
  readonly planet: string;
  readonly notFought: string;
  readonly tooMuch: string;
  readonly others: (count: number) => string;
  readonly select: (system: string) => string;
  readonly level: (level: number) => string;
  readonly nobody: (systems: string) => string;
  readonly nobodyAnywhere: string;
  readonly alone: string;
  readonly percent: (chance: number) => string;
};

const systems = (count: number) => countRu(count, "система", "системы", "систем");

const en: Words = {
  title: "Threats",
  what: "Who can come to each system next turn, with everything that reaches it, and how it would end.",
  whose: "In danger",
  start: "Look for threats",
  again: "Look again",
  stop: "Stop",
  progress: "Systems looked at",
  working: (done, total) => `${done} of ${total} systems`,
  done: (total, dangerous) =>
    `${total} systems looked at. ${
      dangerous === 0 ? "Nothing of yours is in danger." : `In danger of yours: ${dangerous}.`
    }`,
  stopped: (done, total) => `Stopped after ${done} of ${total} systems.`,
  failed: "This could not be worked out. Look again, or change the position.",
  changed: "The position has changed: look again.",
  colour: "Colour the map",
  noColour: "Do not colour the map",
  legend: "What the colours mean",
  levels: [
    "nobody can come",
    "lost with less than 25%; or one player can come",
    "lost with 25% or more; or two players can come",
    "lost with 50% or more, or not known; or three players can come",
    "lost with 75% or more; or four players or more can come",
  ],
  label: "On the map: the first letter of who is the danger, and the chance to lose the space or the planet.",
  table: "What can come, the greatest danger first",
  system: "System",
  who: "Who, with what",
  ships: (count) => `${count}\u00a0${count === 1 ? "ship" : "ships"}`,
  space: "Wins in space",
  planet: "Takes the planet",
  notFought: "–",
  tooMuch: "too many units",
  others: (count) => `Where you have nothing: ${count} ${count === 1 ? "system" : "systems"}`,
  select: (system) => `Select system ${system}`,
  level: (level) => `danger ${level} of 4`,
  nobody: (list) => `Nobody can come to: ${list}.`,
  nobodyAnywhere: "Nobody can come to any system.",
  alone: "There is one player: nobody can come. Add another one on the Fleets tab.",
  percent: (chance) => `${Math.round(chance * 100)}%`,
};

const ru: Words = {
  title: "Угрозы",
  what: "Кто может прийти в каждую систему следующим ходом всем, что до неё доходит, и чем это кончится.",
  whose: "Кому грозит",
  start: "Искать угрозы",
  again: "Искать снова",
  stop: "Остановить",
  progress: "Просмотрено систем",
  working: (done, total) => `${done} из ${total}`,
  done: (total, dangerous) =>
    `Просмотрено: ${systems(total)}. ${
      dangerous === 0 ? "Вашим системам ничто не грозит." : `Из ваших под угрозой: ${dangerous}.`
    }`,
  stopped: (done, total) => `Остановлено: просмотрено ${done} из ${total}.`,
  failed: "Сосчитать не получилось. Попробуйте снова или измените позицию.",
  changed: "Позиция изменилась: ищите снова.",
  colour: "Раскрасить карту",
  noColour: "Не раскрашивать карту",
  legend: "Что значат цвета",
  levels: [
    "никто не придёт",
    "потеря с вероятностью меньше 25\u00a0%; или может прийти один игрок",
    "потеря с вероятностью от 25\u00a0%; или могут прийти двое",
    "потеря с вероятностью от 50\u00a0% или неизвестной; или могут прийти трое",
    "потеря с вероятностью от 75\u00a0%; или могут прийти четверо и больше",
  ],
  label: "На карте: первая буква того, кто опаснее, и вероятность потерять космос или планету.",
  table: "Что может прийти, сначала самое опасное",
  system: "Система",
  who: "Кто и чем",
  ships: (count) => countRu(count, "корабль", "корабля", "кораблей").replace(" ", "\u00a0"),
  space: "Победит в космосе",
  planet: "Займёт планету",
  notFought: "–",
  tooMuch: "слишком много отрядов",
  others: (count) => `Где у вас ничего нет: ${systems(count)}`,
  select: (system) => `Выбрать систему ${system}`,
  level: (level) => `опасность ${level} из 4`,
  nobody: (list) => `Никто не придёт в: ${list}.`,
  nobodyAnywhere: "Ни в одну систему никто не придёт.",
  alone: "Игрок один, прийти некому. Добавьте ещё одного на вкладке «Флоты».",
  percent: (chance) => `${Math.round(chance * 100)}\u00a0%`,
};

export const words: { readonly en: Words; readonly ru: Words } = { en, ru };
