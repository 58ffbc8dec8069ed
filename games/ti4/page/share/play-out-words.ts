import { countRu } from "@umpire/toolkit";

type Words = {
  readonly title: string;
  readonly what: string;
  readonly seats: (names: readonly string[]) => string;
  readonly leftOut: (parts: readonly string[]) => string;
  /** What no skirmish has. */
  readonly always: string;
  readonly effects: (names: readonly string[]) => string;
  readonly units: (stands: readonly string[]) => string;
  readonly stand: (who: string, fleet: string, place: string) => string;
  readonly damaged: (count: number) => string;
  readonly pool: (ships: number) => string;
};

const en: Words = {
  title: "Play it out from here",
  what: "A skirmish that begins with this position: its map, planets and their owners, ships, ground forces, lasting technologies, command tokens, and whose turn it is.",
  seats: ([first = "", ...others]) => `You begin as ${first}; then in turn: ${others.join(", ")}.`,
  leftOut: (parts) => `Left out: ${parts.join("; ")}.`,
  always:
    "other abilities of factions, leaders, cards, laws, objectives, politics and trade; upgrades of what is built later",
  effects: (names) => `of effects, ${names.join(", ")}`,
  units: (stands) => `of units, ${stands.join(", ")}`,
  stand: (who, fleet, place) => `${fleet} of ${who} ${place}`,
  damaged: (count) =>
    `damage: ${count === 1 ? "a unit that has some is" : `${count} units that have some are`} repaired`,
  pool: (ships) => `Everybody’s fleet pool is ${ships}, the largest of the position.`,
};

const ru: Words = {
  title: "Доиграть отсюда",
  what: "Стычка, которая начинается с этой позиции: её карта, планеты и их хозяева, корабли, наземные войска, постоянные технологии, жетоны приказа и чей сейчас ход.",
  seats: ([first = "", ...others]) => `Вы начинаете: ${first}; потом по очереди: ${others.join(", ")}.`,
  leftOut: (parts) => `Не вошло: ${parts.join("; ")}.`,
  always:
    "прочие способности фракций, лидеры, карты, законы, цели, политика и торговля; улучшения того, что построят потом",
  effects: (names) => `из эффектов — ${names.join(", ")}`,
  units: (stands) => `из отрядов — ${stands.join(", ")}`,
  stand: (who, fleet, place) => `${fleet} (${who}) ${place}`,
  damaged: (count) => `${countRu(count, "повреждение", "повреждения", "повреждений")}: всё починено`,
  pool: (ships) => `Запас флота у всех ${ships}, как самый большой в позиции.`,
};

export const words: { readonly en: Words; readonly ru: Words } = { en, ru };
