import type { Words } from "@umpire/kernel";
import type { Point, Tactics } from "../rules/shape.ts";

const at = ({ x, y }: Point) => `(${x},${y})`;

/** Messages of the state reader; those of the schema are in its own language already. */
const problems: { readonly [problem: string]: string } = {
  "another unit has this id": "такой id уже есть",
  "alive exactly where hp is above 0": "жив ровно тот, у кого hp больше 0",
  "off the board": "вне доски",
  "another living unit is there": "там стоит другой живой юнит",
  "another tile is there": "на этом месте уже есть другая клетка с баффом",
  "a reserved name": "это имя занято и не может быть id",
  "the id of a known buff": "нужен id известного баффа",
};

export const ru: Words<Tactics> = {
  refusal: {
    "bad-lineup": ({ side, problem }) => `В составе P${side + 1} назван ${problem}: такого типа в наборе нет.`,
    "unknown-action": ({ type }) => `Действия ${type} нет. Есть: MOVE, ATTACK, MOVE_AND_ATTACK, END_TURN.`,
    "game-over": () => "Игра окончена.",
    "not-your-turn": ({ currentPlayer }) => `Сейчас ход ${currentPlayer}.`,
    "move-names-a-target": ({ target }) => `У MOVE нет цели; уберите ${target} или возьмите MOVE_AND_ATTACK.`,
    "position-required": () => "Нужна клетка.",
    "target-required": () => "Нужно имя цели.",
    "off-board": ({ position }) => `Клетка ${at(position)} вне доски.`,
    "tile-occupied": ({ position, unit }) => `На клетке ${at(position)} стоит ${unit}.`,
    "target-unknown": ({ target }) => `Юнита ${target} нет.`,
    "target-dead": ({ target }) => `${target} уже пал.`,
    "target-friendly": ({ target }) => `${target} — свой.`,
    "position-mismatch": ({ target, position }) =>
      `${target} стоит не на ${at(position)}; ATTACK называет клетку цели.`,
    "no-unit-can-reach": ({ position }) => `Никто из ваших не дойдёт до ${at(position)} по прямой.`,
    "no-unit-in-range": ({ target }) => `Ни у кого из ваших нет ${target} в досягаемости по прямой.`,
    "ambiguous-mover": ({ units }) => `Туда могли бы пойти ${units.join(" и ")}; назовите одного в unitId.`,
    "ambiguous-attacker": ({ units }) => `Атаковать могли бы ${units.join(" и ")}; назовите одного в unitId.`,
    "ambiguous-after-move": ({ units }) =>
      `После шага ударить могли бы ${units.join(" и ")}; назовите одного в unitId.`,
    stunned: ({ unit }) => `${unit} оглушён и ничего не может.`,
    rooted: ({ unit }) => `${unit} обездвижен; атаковать он может.`,
    "out-of-range-after-move": ({ unit, target }) => `Оттуда ${unit} не достаёт до ${target}.`,
    "unit-unknown": ({ unit }) => `Юнита ${unit} нет.`,
    "unit-dead": ({ unit }) => `${unit} пал.`,
    "unit-not-yours": ({ unit }) => `${unit} — не ваш.`,
    "already-acted": ({ unit }) => `${unit} в этот ход уже действовал.`,
    "bad-state": ({ path, problem }) => `Это не состояние игры: ${path}: ${problems[problem] ?? problem}.`,
    "bad-buff": ({ path, problem }) => `Это не бафф: ${path}: ${problems[problem] ?? problem}.`,
  },
  event: {
    moved: ({ unit, from, to }) => `${unit} идёт с ${at(from)} на ${at(to)}.`,
    hit: ({ unit, target, damage, hp }) => `${unit} бьёт ${target} на ${damage}; осталось ${hp}.`,
    poisoned: ({ unit, damage, hp }) => `Яд отнимает ${damage} у ${unit}; осталось ${hp}.`,
    fell: ({ unit }) => `${unit} пал.`,
    "buff-gained": ({ unit, buffId, duration, healed }) =>
      `${unit} получает ${buffId}, концов хода: ${duration}${healed ? `, лечение: ${healed}` : ""}.`,
    "buff-ended": ({ unit, buffId }) => `${buffId} на ${unit} закончился.`,
    "turn-ended": ({ player }) => `${player} заканчивает ход.`,
    won: ({ player }) => `На ногах только ${player}.`,
    drawn: ({ reason }) => (reason === "turn-cap" ? "Последний ход сделан: ничья." : "Пали обе стороны: ничья."),
  },
  terms: {
    turn: "ваш ход",
    "last-side-standing": "осталась одна сторона",
    "double-fall": "пали обе стороны",
    "turn-cap": "последний ход сделан",
  },
};
