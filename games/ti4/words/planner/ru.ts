import { countRu, pluralRu } from "@umpire/toolkit";
import type { RollKind } from "../../combat/modifiers.ts";
import type { AnomalyType } from "../../galaxy/tiles.ts";
import { ru } from "../rules/ru.ts";
import { into, of, Who, who } from "./sides-ru.ts";
import { formatSigned, isNearlySure, isTiny, roundToHundredths, type Ti4PlannerWords } from "./words.ts";

const every = (count: number) => (count === 2 ? "оба корабля" : `все корабли (${count})`);
const anomalies = (types: readonly AnomalyType[]) => types.map((type) => ru.anomaly[type]).join(", ");
const hitsOf = (hits: number) => (hits === 0 ? "нет попаданий" : countRu(hits, "попадание", "попадания", "попаданий"));
const decimal = (value: number) => `${roundToHundredths(value)}`.replace(".", ",");
const afterRounds = (count: number) => (count === 1 ? "1 раунда" : `${count} раундов`);
const points = (count: number) =>
  `${decimal(count)} ${pluralRu(roundToHundredths(count), "пункт", "пункта", "пунктов")}`;
const rolls: { readonly [K in RollKind]: string } = {
  ...{ combat: "боевые броски", cannon: "броски космических пушек" },
  ...{ barrage: "броски заградительного огня", bombardment: "броски бомбардировки" },
};

function until(round: number | null): string {
  if (round === null) return "";
  return round === 1 ? " в раунде 1" : ` в первые ${round} ${pluralRu(round, "раунд", "раунда", "раундов")}`;
}

/** What it costs, or the rare case that it helps. */
function costs(what: string, without: string, lost: number, chance: string): string {
  if (roundToHundredths(lost) === 0) return `${what} не стоит ничего: ${without} вероятность победы та же.`;
  const verb = lost > 0 ? "стоит" : "даёт";
  return `${what} ${verb} ${points(Math.abs(lost))}: ${without} вероятность победы была бы ${chance}.`;
}
const steps = {
  ...{ cannon: "Космические пушки", barrage: "Заградительный огонь", bombardment: "Бомбардировка" },
  start: "Начало боя",
} as const;

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
    ifBeginsAt: ({ wormholes }) => `только кораблям, которые начинают дома или у червоточины (${wormholes.join(", ")})`,
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
  percent: (chance) => {
    if (isNearlySure(chance)) return ">99,99\u00a0%";
    return isTiny(chance) ? "<0,01\u00a0%" : `${`${Number((chance * 100).toFixed(2))}`.replace(".", ",")}\u00a0%`;
  },
  combat: {
    text: {
      fleets: ({ attacker, defender }) => `${attacker} против ${defender}.`,
      against: ({ defender }) => `Против ${defender}.`,
      where: ({ place, anomalies }) =>
        `${place === "space" ? "Космический бой" : "Наземный бой"}${anomalies.length === 0 ? "" : `, ${anomalies.join(", ")}`}.`,
      byRules: ({ rules }) => `Правила: ${rules}.`,
      holds: ({ side, effects }) => `У ${of[side]}: ${effects.join(", ")}.`,
      bystanders: ({ side, units }) => `У ${of[side]} здесь не участвуют: ${units.join(", ")}.`,
      stops: ({ rounds }) => `Бой прекращают после ${afterRounds(rounds)}.`,
      retreats: ({ side, rounds }) => `${Who[side]} уходит после ${afterRounds(rounds)}.`,
      damaged: ({ count }) => `(повреждено: ${count})`,
      shielded: () => "Планетарный щит не даёт атакующему бомбить.",
      scarred: () =>
        "В энтропийном шраме никто не выдерживает урон, не бросают ни заградительный огонь, ни космические пушки, ни бомбардировку.",
      grounded: () => "Истребители I в этом астероидном поле не сражаются.",
      idleEffect: ({ side, effect }) =>
        `${side === "attacker" ? "У атакующего" : "У защитника"} здесь ничего не даёт: ${effect}.`,
      modifiers: () => "Что меняет броски:",
      modifier: ({ side, on, only, amount, until: last, source }) =>
        `${rolls[on]} ${only === null ? "" : "истребителей "}${of[side]} ${formatSigned(amount)}${until(last)}: ${source}`,
      ends: () => "Чем это может кончиться:",
      likeliestEnds: ({ count, shown }) => `Самые вероятные исходы, ${shown} из ${count}:`,
      left: ({ side, fleet }) => `${who[side]}: ${fleet}`,
      nobodyLeft: ({ place }) =>
        place === "space" ? "не остаётся никого" : "не остаётся никого, и планета остаётся за защитником",
      groundDraw: () => "При ничьей планета остаётся за защитником.",
      rounds: () => "Сколько длится бой, в раундах:",
      roundsUnknown: () => "Сколько длится бой, считать было бы слишком долго.",
      lost: ({ attacker, defender }) =>
        `Потери в ресурсах, в среднем: у атакующего ${decimal(attacker)}, у защитника ${decimal(defender)}.`,
      bestOrder: ({ side, units }) =>
        units.length < 2
          ? `У ${of[side]} терять можно отряды только одного вида.`
          : `${Who[side]} лучше всего теряет отряды в таком порядке: ${units.join(", ")}.`,
      bestSustaining: ({ side, units }) =>
        `${Who[side]} лучше всего выдерживает урон в таком порядке: ${units.join(", ")}.`,
      notModelled: () => "Не учтено:",
      comes: ({ ship, count }) => `${ship} ${count === 1 ? "идёт" : "идут"}.`,
      aboard: ({ cargo, count }) => `${count === 1 ? "на борту" : "на борту каждого"}: ${cargo}`,
      pickedUp: ({ cargo, system }) => `${cargo} из ${system}`,
      idle: ({ ship, count }) =>
        `${ship} ${count === 1 ? "остаётся" : "остаются"} на месте: в позиции ${count === 1 ? "он не движется" : "они не движутся"}.`,
      mayArrive: () => "Что может дойти:",
      nothing: () => "ничего",
      theRest: ({ count }) => `всё остальное (исходов: ${count})`,
      chanceToWin: () => "Вероятность победы по всему, что может дойти:",
      price: () => "Чего стоят аномалии, в пунктах вероятности победы:",
      riftCosts: ({ system, points: lost, without }) =>
        costs(`гравитационный колодец ${system}`, "без него", lost, without),
      nebulaCosts: ({ system, points: lost, without }) => costs(`туманность ${system}`, "без неё", lost, without),
      noPrice: () => "Ни гравитационный колодец, ни туманность этой вероятности не уменьшают.",
    },
    rolls,
    end: {
      ...{ attacker: "победа атакующего", defender: "победа защитника" },
      ...{ draw: "ничья", undecided: "не решено" },
    },
    effect: {
      combat: (amount) => `свои боевые броски ${formatSigned(amount)}`,
      combatWhileCards: (amount) => `свои боевые броски ${formatSigned(amount)}, по раунду за карту`,
      fightersFirstRound: (amount) => `боевые броски своих истребителей ${formatSigned(amount)} в раунде 1`,
      enemyCannon: (amount) => `броски чужих космических пушек ${formatSigned(amount)}`,
      enemyBombardment: (amount) => `броски чужой бомбардировки ${formatSigned(amount)}`,
      silencesEnemyCannon: () => "чужие космические пушки не стреляют",
      extraDie: () => "ещё один кубик космической пушке или бомбардировке одного отряда",
      cannonSparesFighters: () => "попадания своих космических пушек идут в корабли, но не в истребители",
      assault: (ships) =>
        `у кого ${ships} корабля без истребителей или больше, тот до боя снимает у противника один такой корабль`,
      repairsEachRound: () => "каждый раунд чинится один повреждённый отряд",
      repairsAll: () => "один раз чинятся все повреждённые отряды",
      cancels: (hits) => `карта отменяет ${hits} ${pluralRu(hits, "попадание", "попадания", "попаданий")} раунда`,
      destroysSustaining: () => "карта уничтожает корабль, который только что выдержал попадание",
      nebula: (amount) => `туманность даёт защитнику ${formatSigned(amount)} вместо +1`,
      fieldGroundsFighters: () => "неулучшенные истребители в астероидном поле не сражаются",
      place: (place) => (place === "space" ? "только в космическом бою" : "только в наземном бою"),
      counted: () => "таких карт может быть несколько",
    },
  },
  fight: {
    text: {
      rolled: ({ side, hits }) => `${who[side]}: ${hitsOf(hits)}`,
      dice: ({ unit, value, faces }) => `${unit} на ${value}: ${faces}`,
      added: ({ amount, source }) => `${formatSigned(amount)} ${source}`,
      nobodyHit: () => "Попадать не в кого.",
      held: ({ side, hits, card }) => `${card} отменяет ${hitsOf(hits)} ${into[side]}.`,
      of: ({ side, what }) => `${who[side]} — ${what}`,
      sustained: ({ units }) => `выдержали: ${units}`,
      lost: ({ units }) => `потеряны: ${units}`,
      struck: ({ units, card }) => `потеряны из-за ${card}: ${units}`,
      repaired: ({ units }) => `починены: ${units}`,
      assaulted: ({ units, card }) => `потеряны из-за ${card}: ${units}`,
      left: ({ sides }) => `осталось — ${sides}`,
      retreated: ({ side, round }) => `${Who[side]} отступает в конце раунда ${round}.`,
      over: ({ winner, round, place }) => {
        const when = round === 0 ? "ещё до первого раунда" : `в раунде ${round}`;
        const kept = place === "ground" ? " Планета остаётся за защитником." : "";
        return winner === null ? `Не осталось никого: ничья ${when}.${kept}` : `${Who[winner]} побеждает ${when}.`;
      },
      review: () => "Удача и выбор, в пунктах вероятности победы атакующего (плюс — в пользу того, кто бросал):",
      tooManyToReview: () => "Отрядов так много, что вероятности, а с ними удачу и выбор, не сосчитать.",
      costly: () => "Выбор, который чего-то стоил:",
      nothingCost: () => "Никакой выбор ничего не стоил.",
      total: ({ side, luck, choices, sum }) => `${who[side]}: удача ${luck}, выбор ${choices}, вместе ${sum}`,
      before: () => "Вероятности до первого кубика, если биться до конца:",
    },
    side: who,
    step: (step, round) => (step === "combat" ? `Раунд ${round}` : steps[step]),
    inRound: (round) => (round === 0 ? "До раунда 1" : `Раунд ${round}`),
    luckColumns: ["когда", "кто", "попаданий", "ожидалось", "пункты"],
    choiceColumns: ["когда", "кто", "пункты", "лучше было бы"],
    staying: "остаться",
    number: (figures) => figures.replace(".", ","),
  },
};
