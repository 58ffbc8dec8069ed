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
};

const en: Words = {
  title: "Play it out from here",
  what: "A skirmish that begins with this position: its map, factions with what they do in battles, planets and their owners, ships, ground forces and their damage, lasting technologies, fleet pools, command tokens, and whose turn it is.",
  seats: ([first = "", ...others]) => `You begin as ${first}; then in turn: ${others.join(", ")}.`,
  leftOut: (parts) => `Left out: ${parts.join("; ")}.`,
  always:
    "what factions and leaders do besides moving and fighting, cards, laws, objectives, politics and trade; upgrades of what is built later",
  effects: (names) => `of effects, ${names.join(", ")}`,
  units: (stands) => `of units, ${stands.join(", ")}`,
  stand: (who, fleet, place) => `${fleet} of ${who} ${place}`,
};

const ru: Words = {
  title: "Доиграть отсюда",
  what: "Стычка, которая начинается с этой позиции: её карта, фракции с тем, что они умеют в бою, планеты и их хозяева, корабли, наземные войска и их повреждения, постоянные технологии, запасы флота, жетоны приказа и чей сейчас ход.",
  seats: ([first = "", ...others]) => `Вы начинаете: ${first}; потом по очереди: ${others.join(", ")}.`,
  leftOut: (parts) => `Не вошло: ${parts.join("; ")}.`,
  always:
    "всё, что фракции и лидеры делают помимо движения и боя, карты, законы, цели, политика и торговля; улучшения того, что построят потом",
  effects: (names) => `из эффектов — ${names.join(", ")}`,
  units: (stands) => `из отрядов — ${stands.join(", ")}`,
  stand: (who, fleet, place) => `${fleet} (${who}) ${place}`,
};

export const words: { readonly en: Words; readonly ru: Words } = { en, ru };
