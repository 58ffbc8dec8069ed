import { countRu, pluralRu } from "@umpire/toolkit";
import type { RollKind } from "../../combat/modifiers.ts";
import { into, of, Who, who } from "./sides-ru.ts";
import { formatSigned, roundToHundredths, type Ti4BattleWords } from "./words.ts";

const hitsOf = (hits: number) => (hits === 0 ? "нет попаданий" : countRu(hits, "попадание", "попадания", "попаданий"));
const decimal = (value: number) => `${roundToHundredths(value)}`.replace(".", ",");
const afterRounds = (count: number) => (count === 1 ? "1 раунда" : `${count} раундов`);
const points = (count: number) =>
  `${decimal(count)} ${pluralRu(roundToHundredths(count), "пункт", "пункта", "пунктов")}`;
const rolls: { readonly [K in RollKind]: string } = {
  ...{ combat: "боевые броски", cannon: "броски космических пушек" },
  ...{ barrage: "броски заградительного огня", bombardment: "броски бомбардировки" },
};
const manner = {
  early: "до первых потерь",
  late: "каждым типом в свою очередь",
  careful: "каждым типом в свою очередь, а теми, кого карта не уничтожит, сразу",
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

export const battleRu: Ti4BattleWords = {
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
      bestManner: ({ side, sustain }) => `${Who[side]} лучше всего выдерживает урон ${manner[sustain]}.`,
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
