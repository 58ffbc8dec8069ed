import { countRu } from "@umpire/toolkit";
import type { AnomalyType } from "../../galaxy/tiles.ts";
import { namesRu } from "../names/ru.ts";
import { percents } from "../percent.ts";
import { ru } from "../rules/ru.ts";
import type { Ti4PlannerWords } from "./words.ts";

const every = (count: number) => (count === 2 ? "оба корабля" : `все корабли (${count})`);
const anomalies = (types: readonly AnomalyType[]) => types.map((type) => ru.anomaly[type]).join(", ");

export const plannerRu: Ti4PlannerWords = {
  refusal: {
    "two-fleets": () => 'Задайте два флота: "3 cruiser2 + 4 fighter" против "2 dreadnought + 1 pds".',
    "bad-fleet": ({ text }) =>
      `«${text}» — не часть флота. Пишите, сколько и чего, через +: "3 cruiser2 + 2 dreadnought (1 damaged)".`,
    "too-many-of-a-kind": ({ unit, limit }) =>
      `Отрядов ${unit} слишком много: считается не больше ${limit} одинаковых.`,
    "none-arrives": ({ active }) => `В ${active} не идёт ни один корабль, и там никого нет: боя не будет.`,
    "unknown-unit": ({ unit, near }) =>
      near.length === 0 ? `Отряда ${unit} нет.` : `Отряда ${unit} нет. Похожие: ${near.join(", ")}.`,
  },
  text: {
    heading: ({ active, rules, effects }) =>
      `Активная система: ${active}. Правила: ${rules}.${effects.length === 0 ? "" : ` Эффекты: ${effects.join(", ")}.`}`,
    reaches: ({ ship, count, active }) => `${ship} ${count === 1 ? "доходит" : "доходят"} до ${active}.`,
    fails: ({ ship, count, active }) => `${ship} не ${count === 1 ? "доходит" : "доходят"} до ${active}.`,
    isThere: ({ ship, count, active }) => `${ship} уже ${count === 1 ? "стоит" : "стоят"} в ${active}.`,
    steps: ({ count }) => countRu(count, "шаг", "шага", "шагов"),
    moveIs: ({ value, reasons }) => `движение ${value} = ${reasons}`,
    printed: ({ amount }) => `${amount} по карточке`,
    setBy: ({ amount, source, printed }) =>
      amount === printed ? `${amount} ${source}` : `${amount} ${source} (вместо ${printed} по карточке)`,
    noDice: () => "без бросков: доходит",
    dice: ({ count, percent }) => `${countRu(count, "бросок", "броска", "бросков")}: доходит с вероятностью ${percent}`,
    moveOf: ({ move }) => `движение ${move}`,
    would: ({ path, changes }) => `Подошёл бы путь ${path}, если бы ${changes.join(" и ")}.`,
    effectsDo: ({ effects }) =>
      effects.length === 1
        ? `Хватило бы одного эффекта: ${effects.join()}.`
        : `Хватило бы любого из эффектов: ${effects.join(", ")}.`,
    aloneFor: ({ effect }) => `${effect} (только для этого корабля)`,
    mustBeCarried: () => "Сам такой отряд не движется: его везёт корабль, у которого есть место.",
    neverMoves: () => "Такая постройка не движется.",
    noShipReaches: () => "В активную систему не идёт ни один корабль.",
    noneRolls: ({ count }) =>
      count === 1
        ? "Флот самым надёжным путём: корабль доходит, бросков нет."
        : `Флот, каждый корабль самым надёжным путём: ${every(count)} доходят, бросков нет.`,
    allArrive: ({ count, percent }) =>
      count === 1
        ? `Флот самым надёжным путём: корабль доходит с вероятностью ${percent}.`
        : `Флот, каждый корабль самым надёжным путём: ${every(count)} доходят с вероятностью ${percent}.`,
    endings: () => "Чем это может кончиться:",
    likeliest: ({ count, shown }) => `Самые вероятные исходы, ${shown} из ${count}:`,
    allThere: ({ count }) => (count === 1 ? "доходит" : "доходят все"),
    lostOnly: ({ lost }) => `${lost.length === 1 ? "потерян" : "потеряны"}: ${lost.join(", ")}`,
    allLost: ({ count }) => (count === 1 ? "потерян" : "потеряны все"),
    byNumber: () => "Сколько кораблей потеряно:",
    lostOf: ({ lost, count }) => `${lost} из ${count}:`,
    tooMany: ({ count }) =>
      `Бросает ${countRu(count, "корабль", "корабля", "кораблей")}: таблица исходов была бы слишком длинной.`,
    threatsHeading: ({ rules }) =>
      `Что может прийти в каждую систему, если её активируют следующим ходом; каждый корабль самым надёжным путём. Правила: ${rules}.`,
    nobody: ({ systems }) => `Никто не дойдёт до: ${systems}.`,
    nobodyTo: ({ system }) => `До ${system} никто не дойдёт.`,
    canCome: ({ system, count }) => `В ${system} ${count === 1 ? "может" : "могут"} прийти:`,
    fleetHeading: ({ rules }) => `Куда может дойти этот флот, каждый корабль самым надёжным путём. Правила: ${rules}.`,
    outOfReach: ({ systems }) => `Не дойти до: ${systems}.`,
    same: ({ ship }) => `${ship}: по обоим правилам одно и то же.`,
    differs: ({ ship }) => `${ship}: правила расходятся.`,
    neither: ({ ship, active }) => `${ship}: до ${active} не доходит ни по одним правилам, по разным причинам.`,
    neitherAlike: ({ ship, active }) => `${ship}: до ${active} не доходит ни по одним правилам.`,
    diffHeading: ({ active, one, other }) => `Активная система: ${active}. Правила: ${one} и ${other}.`,
    allSame: ({ one, other }) => `По правилам ${one} и ${other} у всех кораблей одно и то же.`,
    doesReach: () => "доходит",
    doesNotReach: () => "не доходит",
    because: ({ name, says }) => `из-за ${name}: ${says}`,
    together: ({ names }) => `по одному переключатели ничего не меняют, вместе меняют: ${names.join(", ")}`,
    alsoDiffers: ({ name, says }) => `Где бросают кубики, важен и ${name}: ${says}.`,
    duplicateTile: ({ tile, system }) => `тайл ${tile} встречается не раз; этот назван ${system}.`,
    lanesJoin: ({ pairs }) => `Соединены гиперпутями: ${pairs}.`,
    wormholesJoin: ({ letter, systems }) => `Соединены червоточинами ${letter}: ${systems}.`,
    counted: ({ systems, pairs }) =>
      `${countRu(systems, "система", "системы", "систем")}, ${countRu(pairs, "пара соседних", "пары соседних", "пар соседних")}.`,
    plainSystems: ({ systems }) => `Пустой космос: ${systems}.`,
    homes: ({ systems }) => `Родные системы, никем не занятые: ${systems}.`,
    warning: ({ problem }) => `Предупреждение: ${problem}`,
  },
  change: {
    more: (amount) => `движение было больше на ${amount}`,
    noNebula: (system, more) =>
      more > 0
        ? `туманность ${system} не уменьшала движение, а само оно было больше на ${more}`
        : `туманность ${system} не уменьшала движение`,
    noShips: (system) => `в ${system} не было чужих кораблей`,
    noStructures: (system) => `чужие постройки не закрывали ${system}`,
    noToken: (system) => `в ${system} не было вашего жетона приказа`,
    noAnomaly: (system, anomaly) => `корабли пропускала аномалия в ${system} (${anomaly})`,
    aMove: () => "было значение движения",
    aLink: (system) => `из ${system} был путь дальше`,
  },
  ability: {
    sustain: () => "выдерживает попадание",
    barrage: ({ value, dice }) => `заградительный огонь ${value}×${dice}`,
    cannon: ({ value, dice, range }) => `космическая пушка ${value}×${dice}${range > 0 ? ", дальнобойная" : ""}`,
    bombard: ({ value, dice }) => `бомбардировка ${value}×${dice}`,
    shield: () => "планетарный щит",
    breaksShields: () => "планетарные щиты ему не помеха",
    noDirectHit: () => "карта «Прямое попадание» не действует",
    freeFighters: (count) => `места не занимают истребители рядом (${count})`,
  },
  effect: {
    into: (types) => `открыт вход: ${anomalies(types)}`,
    through: (types) => `открыт проход: ${anomalies(types)}`,
    fullMoveInNebula: () => "туманность не уменьшает движение",
    pastShips: () => "чужие корабли не мешают пройти",
    move: (amount) => `движение +${amount}`,
    movePerPassed: (amount) => `движение +${amount} за каждую систему на пути`,
    copiesBestMove: () => "вместо своего движения по карточке — лучшее среди кораблей",
    extraRiftBonus: (amount) => `ещё +${amount} к движению, один раз, за выход из гравитационного колодца`,
    noRiftBonus: () => "гравитационные колодцы не дают +1",
    noRiftDice: () => "у гравитационных колодцев не бросают",
    surge: ({ move, lostOn }) =>
      `корабль, начавший в гравитационном колодце, может взять ещё +${move} к движению, но гибнет на 1–${lostOn}`,
    joinsScars: () => "энтропийные шрамы соседствуют друг с другом",
    joinsAlphaBeta: () => "червоточины α и β соседствуют друг с другом",
    overridesBan: () => "даже если они под запретом",
    bansAlphaBeta: () => "корабли не идут через червоточины α и β",
    ifActiveNextToAnomaly: () => "только если рядом с активной системой есть аномалия",
    ifBeginsAt: ({ wormholes }) =>
      `только кораблям, которые начинают дома или у червоточины (${wormholes.map(namesRu.wormhole).join(", ")})`,
    ignoresTokens: () => "корабли уходят и оттуда, где лежит свой жетон приказа",
    structuresBar: () => "чужие корабли не проходят сквозь системы со своими постройками",
    ifActiveHeldByOthers: () => "только если в активной системе есть чужие корабли",
    ifOwnUnits: () => "только в системах с вашими отрядами",
    movementStepOnly: () => "только на шаге движения, не при отступлении",
    retreatsAnywhere: () => "корабли могут отступать туда, где у хозяина ничего нет",
    one: () => "для одного корабля за раз",
  },
  switch: {
    nebulaGroundBonus: "наземные войска, защищающие планету в туманности, тоже получают +1",
    riftOutcome: "корабль, пропавший в гравитационном колодце, уничтожен, а не просто убран",
    nebulaMoveHardCap:
      "у корабля, начавшего в туманности, движение 1, и прибавляет к нему только гравитационный колодец; от туманности не освобождает ни один эффект",
    supernovaSealed: "в сверхновую кораблям не попасть никаким способом, какие бы эффекты ни были",
    asteroidSealed: "в астероидное поле кораблям не попасть никаким способом, какие бы эффекты ни были",
    antimassThroughOnly: "Дефлекторы антимассы пропускают сквозь астероидное поле, но не в него",
    riftRollsForCarried:
      "при выходе из гравитационного колодца бросает каждый корабль, истребители на борту тоже, какие бы эффекты ни были",
    riftBonusOnce: "гравитационные колодцы дают +1 один раз за движение, сколько бы ни было выходов",
    anomalyStacking: "одинаковые аномалии одной системы считаются каждая за себя",
    nebulaAllRolls: "+1 туманности идёт ко всем броскам защитника",
    riftSequential: "корабли бросают по очереди, остальных можно перепланировать",
  },
  counted: (count, name) => `${count} × ${name}`,
  percent: percents.ru,
};
