import { ti4Words } from "@umpire/games";
import { type Camp, type CombatWords, type RollKind, rounded } from "./combat.ts";

const plural = new Intl.PluralRules("ru");

function form(count: number, one: string, few: string, many: string, part: string = few): string {
  const found = plural.select(count);
  return found === "one" ? one : found === "few" ? few : found === "other" ? part : many;
}

const decimal = (value: number) => `${rounded(value)}`.replace(".", ",");
const plus = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
const afterRounds = (count: number) => (count === 1 ? "1 раунда" : `${count} раундов`);
const points = (count: number) => `${decimal(count)} ${form(rounded(count), "пункт", "пункта", "пунктов", "пункта")}`;
const of: { readonly [C in Camp]: string } = { attacker: "атакующего", defender: "защитника" };
const who: { readonly [C in Camp]: string } = { attacker: "атакующий", defender: "защитник" };
const Who: { readonly [C in Camp]: string } = { attacker: "Атакующий", defender: "Защитник" };
const rolls: { readonly [K in RollKind]: string } = {
  ...{ combat: "боевые броски", cannon: "броски космических пушек" },
  ...{ barrage: "броски заградительного огня", bombardment: "броски бомбардировки" },
};

function until(round: number | null): string {
  if (round === null) return "";
  return round === 1 ? " в раунде 1" : ` в первые ${round} ${form(round, "раунд", "раунда", "раундов")}`;
}

/** What it costs, or the rare case that it helps. */
function costs(what: string, without: string, lost: number, chance: string): string {
  if (rounded(lost) === 0) return `${what} не стоит ничего: ${without} вероятность победы та же.`;
  const verb = lost > 0 ? "стоит" : "даёт";
  return `${what} ${verb} ${points(Math.abs(lost))}: ${without} вероятность победы была бы ${chance}.`;
}

export const combatRu: CombatWords = {
  refusal: {
    "two-fleets": () => 'Задайте два флота: "3 cruiser2 + 4 fighter" против "2 dreadnought + 1 pds".',
    "bad-fleet": ({ text }) =>
      `«${text}» — не часть флота. Пишите, сколько и чего, через +: "3 cruiser2 + 2 dreadnought (1 damaged)".`,
    "too-many-of-a-kind": ({ unit, limit }) =>
      `Отрядов ${unit} слишком много: считается не больше ${limit} одинаковых.`,
    "unknown-anomaly": ({ anomaly }) =>
      `Аномалии «${anomaly}» нет. Есть: ${Object.entries(ti4Words.ru.anomaly)
        .map(([id, name]) => `${id} (${name})`)
        .join(", ")}.`,
    "bad-effect-count": ({ text, limit }) =>
      `«${text}»: после двоеточия стоит число таких карт, от 1 до ${limit}, как в morale-boost:2.`,
    "bad-rounds": ({ text, limit }) => `--rounds ${text}: бой прекращают после 1–${limit} раундов.`,
    "bad-retreat": ({ text, limit }) =>
      `--retreat ${text}: пишите, кто и после скольких раундов уходит (от 1 до ${limit}), как в attacker:2.`,
    "bad-path": ({ text }) =>
      `«${text}» — не путь корабля. Пишите его имя и системы от своей до активной: "carrier1: HOME25 74 41 18".`,
    "bad-cargo": ({ text }) =>
      `«${text}» — не груз корабля. Пишите его имя и что он везёт: "carrier1: 4 fighter + 2 infantry@74".`,
    "cargo-there": ({ ship, system }) =>
      `${ship} уже стоит в ${system}: что с ним, задайте кораблями, --ship "4x fighter@${system}".`,
    "no-defender": () => "Кто там защищается? Назовите его отряды в --against или в поле `defender`.",
    "none-arrives": ({ active }) => `В ${active} не идёт ни один корабль, и там никого нет: боя не будет.`,
  },
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
      `${rolls[on]} ${only === null ? "" : "истребителей "}${of[side]} ${plus(amount)}${until(last)}: ${source}`,
    ends: () => "Чем это может кончиться:",
    likeliestEnds: ({ count, shown }) => `Самые вероятные исходы, ${shown} из ${count}:`,
    left: ({ side, fleet }) => `${who[side]}: ${fleet}`,
    nobodyLeft: () => "не остаётся никого",
    rounds: () => "Сколько длится бой, в раундах:",
    roundsUnknown: () => "Сколько длится бой, считать было бы слишком долго.",
    lost: ({ attacker, defender }) =>
      `Потери в ресурсах, в среднем: у атакующего ${decimal(attacker)}, у защитника ${decimal(defender)}.`,
    bestOrder: ({ side, units }) =>
      units.length < 2
        ? `У ${of[side]} терять можно отряды только одного вида.`
        : `${Who[side]} лучше всего теряет отряды в таком порядке: ${units.join(", ")}.`,
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
    howToTypeCombatEffects: () =>
      "В бою, так их пишут в --attacker и --defender: duranium-armor; morale-boost:2 — две такие карты.",
  },
  end: {
    ...{ attacker: "победа атакующего", defender: "победа защитника" },
    ...{ draw: "ничья", undecided: "не решено" },
  },
  effectColumns: ["id", "что делает в бою"],
  effect: {
    combat: (amount) => `свои боевые броски ${plus(amount)}`,
    combatWhileCards: (amount) => `свои боевые броски ${plus(amount)}, по раунду за карту`,
    fightersFirstRound: (amount) => `боевые броски своих истребителей ${plus(amount)} в раунде 1`,
    enemyCannon: (amount) => `броски чужих космических пушек ${plus(amount)}`,
    enemyBombardment: (amount) => `броски чужой бомбардировки ${plus(amount)}`,
    silencesEnemyCannon: () => "чужие космические пушки не стреляют",
    extraDie: () => "ещё один кубик космической пушке или бомбардировке одного отряда",
    cannonSparesFighters: () => "попадания своих космических пушек идут в корабли, но не в истребители",
    assault: (ships) =>
      `у кого ${ships} корабля без истребителей или больше, тот до боя снимает у противника один такой корабль`,
    repairsEachRound: () => "каждый раунд чинится один повреждённый отряд",
    repairsAll: () => "один раз чинятся все повреждённые отряды",
    cancels: (hits) => `карта отменяет ${hits} ${form(hits, "попадание", "попадания", "попаданий")} раунда`,
    destroysSustaining: () => "карта уничтожает корабль, который только что выдержал попадание",
    nebula: (amount) => `туманность даёт защитнику ${plus(amount)} вместо +1`,
    fieldGroundsFighters: () => "неулучшенные истребители в астероидном поле не сражаются",
    place: (place) => (place === "space" ? "только в космическом бою" : "только в наземном бою"),
    counted: () => "таких карт может быть несколько",
  },
};
