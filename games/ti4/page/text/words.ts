type Words = {
  readonly title: string;
  readonly plan: string;
  readonly active: (player: string, system: string) => string;
  readonly noActive: (player: string) => string;
  readonly deactivate: string;
  readonly ships: string;
  readonly noShips: string;
  readonly ship: string;
  readonly from: string;
  readonly answer: string;
  readonly systems: string;
  readonly show: string;
  readonly filters: { readonly all: string; readonly units: string; readonly special: string };
  readonly none: string;
  readonly system: string;
  readonly what: string;
  readonly neighbours: string;
  readonly activate: string;
  readonly activateIt: (system: string) => string;
  readonly select: string;
  readonly selectIt: (system: string) => string;
  readonly isActive: string;
  readonly isSelected: string;
  readonly empty: string;
  readonly added: (what: string) => string;
  readonly wormhole: (name: string) => string;
  readonly inSpace: (player: string, units: string) => string;
  readonly onPlanet: (planet: string, player: string, units: string) => string;
  readonly held: string;
  readonly token: (player: string) => string;
  readonly noNeighbours: string;
};

const en: Words = {
  title: "The position as text",
  plan: "The plan",
  active: (player, system) => `${player} moves; system ${system} is active.`,
  noActive: (player) => `${player} moves; no system is active. Activate one in the list of systems below.`,
  deactivate: "Deactivate it",
  ships: "Ships of whoever moves",
  noShips: "There are no ships to move.",
  ship: "Ship",
  from: "From",
  answer: "Answer",
  systems: "Systems",
  show: "Show",
  filters: { all: "all systems", units: "systems with units", special: "anomalies and wormholes" },
  none: "There is no such system.",
  system: "System",
  what: "What is there",
  neighbours: "Next to it",
  activate: "Activate",
  activateIt: (system) => `Activate ${system}`,
  select: "Select",
  selectIt: (system) => `Select ${system}`,
  isActive: "active",
  isSelected: "selected",
  empty: "empty space",
  added: (what) => `${what} (added)`,
  wormhole: (name) => `wormhole ${name}`,
  inSpace: (player, units) => `${player} in space: ${units}`,
  onPlanet: (planet, player, units) => `${player} on ${planet}: ${units}`,
  held: "nothing, but it is held",
  token: (player) => `command token of ${player}`,
  noNeighbours: "nothing",
};

const ru: Words = {
  title: "Позиция текстом",
  plan: "План",
  active: (player, system) => `Ходит ${player}; активна система ${system}.`,
  noActive: (player) => `Ходит ${player}; активной системы нет. Активируйте её в списке систем ниже.`,
  deactivate: "Снять активацию",
  ships: "Корабли того, кто ходит",
  noShips: "Двигать нечего: кораблей нет.",
  ship: "Корабль",
  from: "Откуда",
  answer: "Ответ",
  systems: "Системы",
  show: "Показать",
  filters: { all: "все системы", units: "системы с отрядами", special: "аномалии и червоточины" },
  none: "Таких систем нет.",
  system: "Система",
  what: "Что там",
  neighbours: "Рядом",
  activate: "Активировать",
  activateIt: (system) => `Активировать ${system}`,
  select: "Выбрать",
  selectIt: (system) => `Выбрать ${system}`,
  isActive: "активна",
  isSelected: "выбрана",
  empty: "пустой космос",
  added: (what) => `${what} (добавлено)`,
  wormhole: (name) => `червоточина ${name}`,
  inSpace: (player, units) => `${player} в космосе: ${units}`,
  onPlanet: (planet, player, units) => `${player} на ${planet}: ${units}`,
  held: "отрядов нет, но планета занята",
  token: (player) => `жетон приказа: ${player}`,
  noNeighbours: "ничего",
};

export const words: { readonly en: Words; readonly ru: Words } = { en, ru };
