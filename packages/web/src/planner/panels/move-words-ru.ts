import type { MoveWords } from "./move-words.ts";

const rules = new Intl.PluralRules("ru");

function some(count: number, one: string, few: string, many: string): string {
  const forms: { readonly [rule: string]: string } = { one, few, many };
  return `${count} ${forms[rules.select(count)] ?? few}`;
}

export const ru: MoveWords = {
  title: "Ход",
  mover: "Кто движется",
  active: "Активная система",
  none: "ещё нет",
  clear: "Убрать",
  pick: "Выберите систему на карте или в списке: станет видно, какие корабли до неё доходят, каким путём и с каким риском.",
  ownToken: (system) =>
    `В ${system} лежит жетон приказа того, кто движется: снова активировать её нельзя (LRR 89.1). Ниже всё так, как если бы его не было.`,
  rules: "Правила",
  preset: { official: "Официальные", requirements: "По требованиям" },
  presetSays: {
    official: "Изданные правила: справочник и примечания к нему.",
    requirements: "Буква документа с требованиями: строже к туманностям, сверхновым и астероидным полям.",
  },
  differs: "Чем они различаются здесь?",
  differsNot: "Для этих кораблей ничем: по обоим правилам одно и то же.",
  because: (says) => `По требованиям ${says}.`,
  together: (says) => `Ни одно требование само этого не меняет, только вместе: ${says.join("; ")}.`,
  beside: "По требованиям ещё и так:",
  orderRefused: (why) => `такой приказ не разрешён: ${why}`,
  ships: "Корабли",
  noShips: (player) => `${player}: кораблей на карте нет. Поставьте их на вкладке «Флоты».`,
  tally: (going, able) => `идут ${going} из ${some(able, "корабля", "кораблей", "кораблей")}, которые могут дойти`,
  everyone: "Приказы всем",
  all: "Идут все",
  nobody: "Не идёт никто",
  usual: "Как обычно",
  inSystem: (system) => `В ${system}`,
  shipsIn: (ships, system) => `${ships} в ${system}`,
  several: (count, name) => (count === 1 ? name : `${count} × ${name}`),
  damaged: "есть повреждения",
  badge: {
    ...{ reaches: "Доходит", barred: "Не доходит", aboard: "На борту", there: "Уже там" },
    ...{ refused: "Не разрешено", waits: "Остаётся" },
  },
  aboardOf: (ships) => `на борту: ${ships}`,
  isThere: "Уже в активной системе, никуда не идёт.",
  goes: (count) => (count === 1 ? "Идёт" : "Идут"),
  scope: "Менять",
  scopeAll: (count) => (count === 2 ? "у обоих" : `у всех ${count}`),
  scopeOne: "у одного",
  ways: "Путь",
  ownWay: "свой путь",
  cargo: (used, capacity, isEach) => `На борту${isEach ? " каждого" : ""}: ${used} из ${capacity}`,
  load: (unit, system) => `${unit} из ${system}`,
  pickUp: (unit, system) => `взять по пути в ${system}: ${unit}`,
  outOf: (count) => `из ${count}`,
  emptyHold: (capacity) => `Мест: ${capacity}; на этом пути брать нечего.`,
  via: "Взять в другом месте",
  viaPick: "пройти через …",
  reset: "Как обычно",
  show: (system) => `Показать ${system}`,
  remedies: "Хватило бы любого из этих эффектов:",
  add: (effect) => `Добавить: ${effect}`,
  addForOne: (effect) => `Добавить одному: ${effect}`,
  refusedOrder: (path) => `Приказ идти ${path} не разрешён, поэтому корабль не движется.`,
  warnings: "Обратите внимание",
  overPool: (system, ships, fighters, pool) =>
    `В ${system} в счёт пойдёт ${some(ships, "корабль", "корабля", "кораблей")}, ${fighters === 0 ? "не считая истребителей" : `из них ${fighters} за истребители без места`}; в запасе флота место для ${pool} (LRR 37).`,
  overPoolHelp: "Оставьте часть кораблей или увеличьте запас флота.",
  raisePool: (pool) => `Запас флота ${pool}`,
  crowded: (system, needed, capacity) =>
    `В ${system} истребителям и наземным войскам нужно мест: ${needed}, а есть ${capacity}; кому не хватит, тех убирают (LRR 16.3).`,
  crowdedHelp: "Возьмите их с собой или оставьте корабль, у которого есть место.",
  twice: (unit, system) => `Из ${system} взято больше, чем там есть: ${unit}.`,
  twiceHelp: "Возьмите меньше или верните кораблю обычный груз.",
  resetShip: (ship) => `Как обычно: ${ship}`,
};
