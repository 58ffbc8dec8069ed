import type { Language } from "./types.ts";

/** What the board says of its own; names of units, wormholes and anomalies come from the caller. */
type BoardWords = {
  readonly board: string;
  readonly howTo: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly system: (id: string) => string;
  readonly home: (id: string) => string;
  readonly homeShort: string;
  readonly hyperlane: (name: string) => string;
  readonly emptySpot: (index: number) => string;
  readonly beside: string;
  readonly noPlanets: string;
  readonly planet: (name: string, resources: number, influence: number) => string;
  readonly resources: string;
  readonly influence: string;
  readonly legendary: string;
  readonly spaceStation: string;
  readonly traits: { readonly [trait: string]: string };
  readonly specialties: { readonly [specialty: string]: string };
  readonly specialty: (name: string) => string;
  readonly wormhole: (name: string) => string;
  /** Where a hex has no room for the whole name. */
  readonly shortAnomalies: { readonly [type: string]: string };
  readonly added: (name: string, source: string) => string;
  readonly units: (unit: string, count: number, damaged: number) => string;
  readonly onPlanet: (player: string, planet: string) => string;
  readonly token: (player: string) => string;
  readonly owner: (player: string) => string;
  readonly active: string;
  readonly barred: string;
  readonly threat: (label: string) => string;
  readonly rolls: (count: number) => string;
  readonly player: (number: number) => string;
  readonly more: (count: number) => string;
  /** Below the map, by its mode; a table has sentences of its own. */
  readonly hints: {
    readonly map: string;
    readonly fleets: string;
    readonly move: string;
    readonly table: null;
    readonly picture: null;
  };
};

const en: BoardWords = {
  board: "Map of the galaxy",
  howTo: "Arrow keys go from hex to hex, Enter picks one, plus and minus zoom, zero shows the whole map.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show the whole map",
  system: (id) => `System ${id}`,
  home: (id) => `Empty home ${id}`,
  homeShort: "home",
  hyperlane: (name) => `Hyperlane ${name}`,
  emptySpot: (index) => `Empty spot ${index}`,
  beside: "beside the map",
  noPlanets: "no planets",
  planet: (name, resources, influence) => `${name}: resources ${resources}, influence ${influence}`,
  resources: "resources",
  influence: "influence",
  legendary: "legendary",
  spaceStation: "space station",
  traits: { cultural: "cultural", hazardous: "hazardous", industrial: "industrial" },
  specialties: { biotic: "biotic", cybernetic: "cybernetic", propulsion: "propulsion", warfare: "warfare" },
  specialty: (name) => `${name} technology`,
  wormhole: (name) => `wormhole ${name}`,
  shortAnomalies: { "gravity-rift": "rift", "asteroid-field": "asteroids" },
  added: (name, source) => `${name} (added: ${source})`,
  units: (unit, count, damaged) => `${count} × ${unit}${damaged > 0 ? `, damaged: ${damaged}` : ""}`,
  onPlanet: (player, planet) => `${player} on ${planet}`,
  token: (player) => `command token of ${player}`,
  owner: (player) => `controlled by ${player}`,
  active: "active system",
  barred: "in the way",
  threat: (label) => `threat: ${label}`,
  rolls: (count) => (count === 1 ? "1 die for the gravity rift" : `${count} dice for gravity rifts`),
  player: (number) => `Player ${number}`,
  more: (count) => `${count} more`,
  hints: {
    map: "Drag tiles to move them; pick a spot to change it",
    fleets: "Pick a system to edit its fleets; drag units to move them",
    move: "Pick a system; drag ships to where they should go",
    table: null,
    picture: null,
  },
};

const ru: BoardWords = {
  board: "Карта галактики",
  howTo: "Стрелки ведут от гекса к гексу, ввод выбирает, плюс и минус меняют масштаб, ноль показывает всю карту.",
  zoomIn: "Приблизить",
  zoomOut: "Отдалить",
  fit: "Показать всю карту",
  system: (id) => `Система ${id}`,
  home: (id) => `Пустой дом ${id}`,
  homeShort: "дом",
  hyperlane: (name) => `Гиперлиния ${name}`,
  emptySpot: (index) => `Пустое место ${index}`,
  beside: "рядом с картой",
  noPlanets: "нет планет",
  planet: (name, resources, influence) => `${name}: ресурсы ${resources}, влияние ${influence}`,
  resources: "ресурсы",
  influence: "влияние",
  legendary: "легендарная",
  spaceStation: "космическая станция",
  traits: { cultural: "культурная", hazardous: "опасная", industrial: "промышленная" },
  specialties: {
    biotic: "биотическая",
    cybernetic: "кибернетическая",
    propulsion: "двигательная",
    warfare: "военная",
  },
  specialty: (name) => `${name} технология`,
  wormhole: (name) => `червоточина ${name}`,
  shortAnomalies: { "gravity-rift": "колодец", "asteroid-field": "астероиды" },
  added: (name, source) => `${name} (добавлено: ${source})`,
  units: (unit, count, damaged) => `${count} × ${unit}${damaged > 0 ? `, повреждено: ${damaged}` : ""}`,
  onPlanet: (player, planet) => `${player} на планете ${planet}`,
  token: (player) => `жетон приказа: ${player}`,
  owner: (player) => `контролирует ${player}`,
  active: "активная система",
  barred: "преграждает путь",
  threat: (label) => `угроза: ${label}`,
  rolls: (count) => `бросков за гравитационный колодец: ${count}`,
  player: (number) => `Игрок ${number}`,
  more: (count) => `ещё ${count}`,
  hints: {
    map: "Перетаскивайте тайлы; выберите место, чтобы изменить его",
    fleets: "Выберите систему, чтобы изменить её флоты; отряды можно перетаскивать",
    move: "Выберите систему; тяните корабли туда, куда им лететь",
    table: null,
    picture: null,
  },
};

export const boardWords: { readonly [language in Language]: BoardWords } = { en, ru };
