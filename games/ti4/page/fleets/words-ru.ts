import type { FleetsWords } from "./words.ts";

export const fleetsWordsRu: FleetsWords = {
  title: "Флоты",
  players: {
    title: "Игроки",
    add: "Добавить игрока",
    remove: (name) => `Убрать: ${name}`,
    removeHow: "Вместе со всем, что у него есть; отмена вернёт.",
    name: "Имя",
    pool: "Запас флота",
    tokens: "Ставить жетоны приказа",
    tokensHow: "Выбирайте системы на карте; второй раз — убрать жетон.",
  },
  quick: {
    title: "Ввести текстом",
    place: "Поставить",
    how: "ставит; несколько — через точку с запятой или с новой строки. Без места: выбранная система. Ещё:",
    examples: ["2 авианосца 4 пехоты @ 41", "красный: 3 крейсера II @ Lazar", "жетон @ 18"],
    will: "Будет поставлено:",
    done: "Поставлено:",
    wrong: "Не понято:",
  },
  refusal: {
    unit: (typed, near) =>
      near.length === 0
        ? `Отряда «${typed}» нет. Пишите как на карточке: крейсер, авианосец II, пехота.`
        : `Отряда «${typed}» нет. Может быть, ${near.join(", ")}?`,
    fleet: (text) =>
      `${text === "" ? "То, что стоит перед местом" : `«${text}»`} — не отряд: пишите сколько и чего, например 2 авианосца.`,
    crowd: (unit, limit) => `${unit}: не больше ${limit} одинаковых.`,
    where: "Скажите где, после знака @: система или планета. Или выберите систему на карте.",
    place: (place) => `На этой карте нет ни системы, ни планеты «${place}».`,
    planet: (system, planet, planets) =>
      planets.length === 0
        ? `В системе ${system} нет планет.`
        : `В системе ${system} нет планеты «${planet}»; есть ${planets.join(", ")}.`,
    player: (player, players) => `Игрока «${player}» нет. Есть ${players.join(", ")}; можно и по номеру.`,
    damaged: (unit) => `${unit}: повреждено бывает только то, что выдерживает урон, и не больше, чем есть.`,
    noPlanet: (unit, system) => `${unit}: ставится на планету, а в системе ${system} свободной для него нет.`,
    held: (planet, player) => `${planet}: её держит ${player}. Сначала уберите эти отряды или назовите другую планету.`,
  },
  space: "Космос",
  token: "жетон приказа",
  inSpace: (system) => `в системе ${system}`,
  onPlanet: (planet, system) => `на планете ${planet} (${system})`,
  tokenIn: (system) => `жетон приказа в системе ${system}`,
  units: (name, count, damaged) => `${count} × ${name}${damaged > 0 ? ` (повреждено: ${damaged})` : ""}`,
  strays: {
    title: "Без места на этой карте",
    how: "Эти отряды сохранены, но не участвуют, пока их куда-нибудь не поставят.",
    put: (system) => `Поставить в ${system}`,
    pick: "Выберите систему, чтобы поставить их туда.",
    remove: "Убрать",
    putOf: (who, system) => `Поставить в ${system}: ${who}`,
    removeOf: (who) => `Убрать: ${who}`,
  },
  here: {
    title: (system) => `Система ${system}`,
    pick: "Выберите систему на карте, чтобы увидеть и изменить, что в ней стоит.",
    empty: "Здесь никого нет.",
    edit: (player) => `Отряды: ${player}`,
    damaged: (unit) => `Повреждено: ${unit}`,
    damagedShort: "повреждено",
    tokenHere: "Жетон приказа здесь",
    heldBy: (player) => `Эту планету держит ${player}.`,
    switchTo: (player) => `Изменить отряды: ${player}`,
    more: "Ещё отряды",
    search: "Поиск улучшений и отрядов фракций",
    nothing: "Такого отряда нет.",
  },
  effects: {
    title: (player) => `Технологии, карты и способности: ${player}`,
    search: "Поиск по названию или тексту",
    groups: { movement: "Движение", combat: "Бой", both: "Движение и бой" },
    counted: (chosen, all) => (chosen === 0 ? `${all}` : `${chosen} из ${all}`),
    nothing: "Такого нет.",
    ship: (unit, system, number) => `${unit} № ${number}, система ${system}`,
    forShip: (effect) => `Корабль, на который действует ${effect}`,
    forSystem: (effect) => `Система, на которую действует ${effect}`,
    noShips: "нужен корабль",
    gone: (what) => `${what} (нет на карте)`,
  },
};
