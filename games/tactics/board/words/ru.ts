import { countRu } from "@umpire/toolkit";
import { capitalize } from "../format.ts";
import { turnsOfTile } from "../turns-left.ts";
import { ruLabels, turns } from "./ru-labels.ts";
import type { NameForms, TacticsWords, Whose } from "./words.ts";

type Noun = { readonly subject: string; readonly whose: string; readonly isAlive: boolean };

const unitTypes = {
  SWORDSMAN: { subject: "мечник", whose: "мечника", isAlive: true },
  ARCHER: { subject: "лучник", whose: "лучника", isAlive: true },
  TANK: { subject: "танк", whose: "танка", isAlive: false },
} as const satisfies { readonly [type: string]: Noun };
const titles = { SWORDSMAN: "Мечник", ARCHER: "Лучник", TANK: "Танк", other: "Боец" };
const someone: Noun = { subject: "боец", whose: "бойца", isAlive: true };

const buffs: { readonly [id: string]: string } = {
  RAGE: "ярость",
  HASTE: "ускорение",
  MARKED: "метка",
  POISON: "яд",
  STUN: "оглушение",
  ROOT: "путы",
};
/** What is gained: of the names above only these look different then. */
const gained: { readonly [id: string]: string } = { MARKED: "метку" };

const adjectives = { own: ["ваш", "вашего"], enemy: ["вражеский", "вражеского"] } as const;

/** What is not alive is struck in the same form in which it acts. */
function declined({ subject, whose, isAlive }: Noun, wrap: (noun: string, isWhose: boolean) => string): NameForms {
  const [one, other] = [wrap(subject, false), wrap(whose, true)];
  return { subject: one, whose: other, object: isAlive ? other : one };
}

const bonus = (amount: number, what: string) =>
  amount === 0 ? [] : [`${what} ${amount > 0 ? "+" : "−"}${Math.abs(amount)}`];
const buffName = (id: string) => (Object.hasOwn(buffs, id) ? buffs[id] : undefined) ?? id;
const gainedName = (id: string) => (Object.hasOwn(gained, id) ? gained[id] : undefined) ?? buffName(id);
const all = (names: readonly string[]) => names.join(" и ");

const collectives = ["никого", "один", "двое", "трое", "четверо"];
const collective = (count: number) => collectives[count] ?? String(count);
/** With whom something is left. */
const whom = (whose: Whose) =>
  typeof whose === "string" ? (whose === "own" ? "вас" : "соперника") : `игрока ${whose.name}`;

const plan: TacticsWords["plan"] = {
  step: (cell) => `шаг на ${cell}`,
  gains: (buff) => `бафф «${buff}» себе`,
  gives: (buff, unit) => `бафф «${buff}» на ${unit.object}`,
  hits: (unit, damage) => `удар, ${unit.subject} −${damage}`,
  fells: (unit) => `${unit.subject} погибает`,
  poisons: (unit, damage) => `яд отнимает у ${unit.whose} ${damage}`,
  wins: "и вы победили",
  draws: "и это ничья",
  risks: (risks) =>
    risks.length === 1 && risks[0] !== undefined
      ? `${capitalize(risks[0].unit.subject)} может ударить в ответ: −${risks[0].damage}.`
      : `В ответ могут ударить: ${risks.map(({ unit, damage }) => `${unit.subject} −${damage}`).join(", ")}.`,
  safe: "В следующий ход никто не достанет.",
  idle: (idle) =>
    idle.length === 1 && idle[0] !== undefined
      ? `${capitalize(idle[0].subject)} ещё не действовал.`
      : `Ещё не действовали: ${idle.map(({ subject }) => subject).join(", ")}.`,
};

const verdict: TacticsWords["verdict"] = {
  youWin: "Победа",
  youLose: "Поражение",
  draw: "Ничья",
  wins: (name) => `Победа: ${name}`,
  down: (whose, count) => {
    if (typeof whose !== "string") return `Все юниты игрока ${whose.name} погибли.`;
    const [pair, all] = whose === "own" ? ["ваших", "ваши"] : ["вражеских", "вражеские"];
    return count === 2 ? `Оба ${pair} юнита погибли.` : `Все ${all} юниты погибли.`;
  },
  stand: (whose, count) => `У ${whom(whose)} ${count === 1 ? "остался" : "осталось"} ${collective(count)}.`,
  bothDown: "Последние юниты погибли вместе.",
  lastTurn: (count) =>
    `${capitalize(countRu(count, "ход сделан", "хода сделаны", "ходов сделано"))}, стоят обе стороны.`,
  resigned: (whose) =>
    whose === "own" ? "Вы сдались." : `Сдался ${typeof whose === "string" ? "соперник" : `игрок ${whose.name}`}.`,
  outOfTime: (whose) => `Время вышло у ${whom(whose)}.`,
  agreed: "Стороны согласились на неё.",
  blow: (turn) => `Ход ${turn}: удар, который всё решил`,
  figures: { turns: () => "ходы", standing: () => "юниты в строю", health: "их здоровье" },
  close: "Посмотреть на доску",
  open: "Показать итог",
};

export const ru: TacticsWords = {
  ...ruLabels,
  plan,
  verdict,
  ended: {
    charge: (isViewer, player) =>
      isViewer ? "Шаг вместе с ударом: ваш ход окончен." : `${player}: шаг вместе с ударом, ход окончен.`,
    choice: (isViewer, player) => (isViewer ? "Вы закончили ход." : `${player} заканчивает ход.`),
    absence: (isViewer, player) => (isViewer ? "Вас не было: ваш ход окончен." : `${player} отсутствует: ход окончен.`),
  },
  turnsLeft: (count, isOwn) =>
    count === 0
      ? "до конца этого хода"
      : `ещё ${isOwn ? countRu(count, "ваш ход", "ваших хода", "ваших ходов") : countRu(count, "его ход", "его хода", "его ходов")}`,
  unitType: (type) => titles[type ?? "other"],
  unit: (type, number, owner) =>
    declined(type === null ? someone : unitTypes[type], (noun, isWhose) => {
      const name = number === null ? noun : `${noun} ${number}`;
      return typeof owner === "string" ? `${adjectives[owner][isWhose ? 1 : 0]} ${name}` : `${name} (${owner.name})`;
    }),
  buff: buffName,
  effect: ({ buffId, modifiers, flags }, { markedBonus, poisonTick }) => {
    const parts = [
      ...bonus(modifiers.bonusAttack, "атака"),
      ...bonus(modifiers.bonusMoveRange, "ход"),
      ...bonus(modifiers.bonusAttackRange, "дальность"),
      ...(modifiers.bonusHp > 0 ? [`сразу лечит ${modifiers.bonusHp}`] : []),
      ...(flags.stunned ? ["нельзя ни ходить, ни бить"] : []),
      ...(flags.rooted ? ["нельзя ходить, можно бить"] : []),
      ...(flags.poison
        ? [poisonTick === "turn-end" ? "−1 здоровья в конце каждого хода" : "−1 здоровья в начале своего хода"]
        : []),
      ...(buffId === "MARKED" && markedBonus > 0 ? [`каждый удар отнимает на ${markedBonus} больше`] : []),
    ];
    return parts.length === 0 ? "по этим правилам ничего не делает" : parts.join(", ");
  },
  tile: ({ target, buffId, duration }, buff) =>
    `клетка «${buff}»: кто первым сюда встанет, ${
      target === "self" ? `получит ${gainedName(buffId)}` : `наложит ${gainedName(buffId)} на ближайшего врага`
    } на ${countRu(turnsOfTile({ target, duration }), "свой ход", "своих хода", "своих ходов")}`,
  hpOf: (hp, start) => (start === null ? `здоровье ${hp}` : `здоровье ${hp} из ${start}`),
  event: {
    moved: ({ unit, to }, { unit: call, cell }) => `${call(unit).subject} идёт на ${cell(to)}.`,
    hit: ({ unit, target, damage, hp }, { unit: call }) =>
      `${call(unit).subject} бьёт ${call(target).object}: −${damage}, остаётся ${hp}.`,
    poisoned: ({ unit, damage, hp }, { unit: call }) => `яд отнимает у ${call(unit).whose} ${damage}, остаётся ${hp}.`,
    fell: ({ unit }, { unit: call }) => `${call(unit).subject} погибает.`,
    "buff-gained": ({ unit, buffId, duration, healed }, { unit: call }) =>
      `${call(unit).subject} получает ${gainedName(buffId)} на ${turns(duration)}${healed > 0 ? ` и лечит ${healed}` : ""}.`,
    "buff-ended": ({ unit, buffId }, { unit: call, buff }) =>
      `${call(unit).subject}: ${buff(buffId)} больше не действует.`,
    "turn-ended": ({ player }, names) =>
      names.isViewer(player) ? "ваш ход окончен." : `${names.player(player)} заканчивает ход.`,
    won: ({ player }, names) =>
      names.isViewer(player)
        ? "на доске только ваши: вы победили."
        : `${names.player(player)} побеждает: других на доске нет.`,
    drawn: ({ reason }) => (reason === "turn-cap" ? "это был последний ход: ничья." : "погибли обе стороны: ничья."),
  },
  refusal: {
    "bad-lineup": ({ problem }) => `типа ${problem} нет.`,
    "unknown-action": ({ type }) => `действия ${type} нет.`,
    "game-over": () => "игра окончена.",
    "not-your-turn": ({ currentPlayer }, { player }) => `сейчас ходит ${player(currentPlayer)}.`,
    "move-names-a-target": () => "простым шагом никого не ударить.",
    "position-required": () => "нужна клетка.",
    "target-required": () => "нужна цель.",
    "off-board": ({ position }, { cell }) => `клетка ${cell(position)} вне доски.`,
    "tile-occupied": ({ position, unit }, { cell, unit: call }) => `на ${cell(position)} стоит ${call(unit).subject}.`,
    "target-unknown": ({ target }) => `юнита ${target} нет.`,
    "target-dead": ({ target }, { unit }) => `${unit(target).subject} уже погиб.`,
    "target-friendly": ({ target }, { unit }) => `${unit(target).subject} на вашей стороне.`,
    "position-mismatch": ({ target, position }, { unit, cell }) =>
      `${unit(target).subject} стоит не на ${cell(position)}.`,
    "no-unit-can-reach": ({ position }, { cell }) =>
      `до ${cell(position)} не дойти: ходят вдоль одного ряда или столбца, не дальше своего хода.`,
    "no-unit-in-range": ({ target }, { unit }) =>
      `${unit(target).subject} вне досягаемости: бьют вдоль одного ряда или столбца, не дальше своей дальности.`,
    "ambiguous-mover": ({ units }, { unit }) => `туда могли бы пойти ${all(units.map((id) => unit(id).subject))}.`,
    "ambiguous-attacker": ({ units }, { unit }) => `ударить могли бы ${all(units.map((id) => unit(id).subject))}.`,
    "ambiguous-after-move": ({ units }, { unit }) =>
      `после шага ударить могли бы ${all(units.map((id) => unit(id).subject))}.`,
    stunned: ({ unit }, { unit: call }) => `${call(unit).subject} оглушён и ничего не может.`,
    rooted: ({ unit }, { unit: call }) => `${call(unit).subject} в путах: ходить нельзя, бить можно.`,
    "out-of-range-after-move": ({ unit, target }, { unit: call }) =>
      `оттуда ${call(unit).subject} не достаёт до цели: ${call(target).subject}.`,
    "unit-unknown": ({ unit }) => `юнита ${unit} нет.`,
    "unit-dead": ({ unit }, { unit: call }) => `${call(unit).subject} погиб.`,
    "unit-not-yours": ({ unit }, { unit: call }) => `${call(unit).subject} вас не слушается.`,
    "already-acted": ({ unit }, { unit: call }) => `${call(unit).subject} в этот ход уже действовал.`,
    "bad-state": ({ problem }) => `это не состояние игры: ${problem}.`,
    "bad-buff": ({ problem }) => `это не бафф: ${problem}.`,
  },
};
