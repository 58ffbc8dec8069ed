import type { PriceWords } from "./price-words.ts";

const rules = new Intl.PluralRules("ru");

function formOf(count: number, one: string, few: string, many: string): string {
  const forms: { readonly [rule: string]: string } = { one, few, many };
  return forms[rules.select(count)] ?? few;
}

export const ru: PriceWords = {
  title: "Шансы и цена",
  pick: "Выберите систему на карте: станет видно, чем кончится движение туда.",
  nobodyGoes: "Туда не идёт ни один корабль, и там никого нет: считать нечего. Почему, видно на вкладке «Ход».",
  working: "Считаем …",
  failed: "Сосчитать не удалось. Измените что-нибудь, чтобы попробовать снова.",
  tooMany:
    "Помогут меньшее число отрядов или их видов, бой с остановкой после нескольких раундов или обычный порядок потерь. Бросить кубики на вкладке «Бросить» можно и так.",
  options: "Как сражаются",
  limit: "Остановиться или отступить",
  limitRounds: "после стольких раундов",
  toTheEnd: "бой до конца",
  best: "Обе стороны теряют отряды в лучшем для себя порядке",
  landOn: "Высадка",
  anyPlanet: "на первую чужую планету",
  planet: (name, owner) => (owner === null ? `${name} (ничья)` : `${name} (${owner})`),
  takes: (planet, chance) => `берёт планету ${planet} с вероятностью ${chance}`,
  winsInSpace: (chance) => `побеждает в космосе с вероятностью ${chance}`,
  leavesShips: (chance) => `сохраняет там хотя бы один корабль с вероятностью ${chance}`,
  headline: (who, chances) => `${who} ${chances.join(" и ")}.`,
  nobodyInTheWay: (system) => `Чужих кораблей в ${system} нет: боя в космосе не будет.`,
  nobodyLands: "Наземных войск на борту нет: высаживаться некому.",
  arrives: "Что дойдёт",
  nothing: "ничего",
  more: (count, chance) => `Ещё ${count}, вместе ${chance}`,
  fewer: "Показать меньше",
  cannons: "Кто стреляет из космических пушек",
  noCannons: "Ничьи космические пушки до системы не достают.",
  cannonsOf: (who, units) => `${who}: ${units}`,
  thirdParty: "третья сторона",
  space: "В космосе",
  wins: (who) => `побеждает ${who}`,
  draw: "не остаётся никого",
  undecided: "не решено",
  survivors: "Что остаётся в космосе",
  leftOf: (who, fleet) => `${who}: ${fleet}`,
  nobodyLeft: "никого не остаётся",
  groundDraw: "никого не остаётся, и планета остаётся за защитником",
  damaged: (count) => `повреждено ${count}`,
  rounds: "Раунды",
  roundsUnknown: "Сколько длится бой, считать было бы слишком долго.",
  andMore: (round) => `${round}+`,
  lost: "Потери в ресурсах, в среднем",
  lostOf: (who, resources) => `${who} ${resources}`,
  lostNote: "Только в космическом бою: то, что забирают гравитационные колодцы, сюда не входит.",
  modifiers: "Что меняет броски",
  noModifiers: "Броски не меняет ничего.",
  order: "Порядок потерь",
  orderOf: (who, units) => `${who}: ${units}`,
  sustainOf: (who, units) => `${who}, порядок выдерживания урона: ${units}`,
  ground: "На планете",
  ownerOf: (planet, owner) => (owner === null ? `${planet} — ничья планета.` : `Хозяин планеты ${planet} — ${owner}.`),
  taken: "взята",
  held: "не взята",
  onGround: "Что остаётся на планете",
  nobodyOnGround: "никого",
  price: "Чего стоит путь",
  goal: {
    arrival: "В пунктах вероятности, что там в конце будет корабль.",
    space: "В пунктах вероятности победы в космосе.",
    planet: "В пунктах вероятности взять планету.",
  },
  costs: (what, points, figures, without) => {
    if (points === 0) return `${what}: не стоит ничего, без этого вероятность та же.`;
    const unit = formOf(Math.abs(points), "пункт", "пункта", "пунктов");
    return `${what}: ${points > 0 ? "стоит" : "даёт"} ${figures} ${unit}, без этого вероятность была бы ${without}.`;
  },
  rift: (system) => `Гравитационный колодец в ${system}`,
  nebula: (system) => `Туманность в ${system}`,
  noPrice: "По пути не бросают ни у одного гравитационного колодца, и система — не туманность: путь не стоит ничего.",
  unmodelled: "Что не учтено",
  always: [
    "Учтены только технологии и карты, которые есть у игроков здесь, и карты играют при первой возможности.",
    "Все оставшиеся наземные войска высаживаются на одну планету.",
  ],
};
