import type { Words } from "@umpire/kernel";
import type { Skirmish, TableProblem } from "../../skirmish/shape.ts";
import { formatDice } from "../formats.ts";
import { formatFleetRu, namesRu } from "../names/ru.ts";
import { ru } from "../rules/ru.ts";

const player = (seat: number | null) => (seat === null ? "никто" : `игрок ${seat + 1}`);
const rolls = {
  combat: "бой",
  cannon: "космическая пушка",
  barrage: "заградительный огонь",
  bombardment: "бомбардировка",
};
const reasons: { readonly [why: string]: string } = {
  rift: "гравитационный колодец забрал",
  "rift-destroyed": "гравитационный колодец уничтожил",
  capacity: "нет места для",
  "fleet-pool": "в запасе флота нет места для",
  retreat: "при отступлении остались",
  control: "новый владелец уничтожил",
};

const problems: { readonly [P in TableProblem["problem"]]: (name: string, about: TableProblem) => string } = {
  "too-few-players": (name) => `в стычке от двух до восьми игроков, а не ${name}: нужны «starts» или карта с домами`,
  "unknown-system": (name) => `системы ${name} на этой карте нет`,
  "unknown-planet": (name) => `планеты ${name} на этой карте нет`,
  "twin-planets": (name) => `планет с именем ${name} две`,
  "shared-place": (name) => `у двух игроков одно место: ${name}`,
  "misplaced-unit": (name) => `отряда ${name} для этого места нет`,
  "too-many-pieces": (name, { count, pieces }) =>
    `с ${name} фигурок этого типа стало бы ${count}, а у игрока их ${pieces}: уберите лишние`,
  "unknown-effect": (name, { known }) => `эффекта ${name} для стычки нет; есть ${listed(known)}`,
  "played-once": (name, { known }) =>
    `${name} — карта, которую играют один раз, а эффект действует всегда; можно взять ${listed(known)}`,
  "unknown-ability": (name, { known }) => `способности ${name} нет; есть ${listed(known)}`,
};
const listed = (names: readonly string[] = []) => names.join(", ");

export const skirmishRu: Words<Skirmish> = {
  refusal: {
    ...ru.refusal,
    "wrong-step": ({ step, type }) => `Сейчас шаг «${step}»: ${type} на него не отвечает.`,
    "no-tokens": () => "На тактическое действие в этом раунде жетонов приказа не осталось.",
    "token-there": ({ system }) => `В ${system} уже лежит ваш жетон приказа.`,
    "no-ability": ({ ability }) => `Способности «${namesRu.source(ability)}» у вас нет, или она уже применена.`,
    "ability-elsewhere": ({ ability, system }) =>
      `«${namesRu.source(ability)}» в ${system} не действует: там нужен ваш док или ваши корабли.`,
    "no-drive": () => "У вас нет гравитационного привода.",
    "not-so-many": ({ unit, count }) => `Столько нет: ${count} × ${namesRu.unit(unit)}.`,
    "cannot-sustain": ({ unit }) => `Отряд «${namesRu.unit(unit)}» этот урон не выдержит.`,
    "not-to-be-hit": ({ unit }) => `Отряду «${namesRu.unit(unit)}» эти попадания назначить нельзя.`,
    "hits-left": ({ hits, assigned }) => `Попаданий ${hits}, назначено ${assigned}.`,
    "remove-exactly": ({ count }) => `Уходят ровно ${count}.`,
    "remove-fewer": ({ unit }) => `Столько убирать не нужно: хватит на один меньше (${namesRu.unit(unit)}).`,
    "nothing-of-yours": ({ system }) => `В ${system} нет ничего вашего: отступают к своим отрядам или планетам.`,
    "not-a-refuge": ({ system }) => `${system} не соседняя.`,
    "not-a-target": ({ planet }) => `${planet} здесь не цель.`,
    "not-producible": ({ unit }) => `Отряд «${namesRu.unit(unit)}» в стычке не строят.`,
    blockaded: ({ system, unit, by }) =>
      `Док в ${system} в блокаде, над ним корабли игрока ${by + 1}: пока там нет ваших кораблей, отряд «${namesRu.unit(unit)}» не построить, только наземные войска.`,
    "no-pieces": ({ unit, count, inPlay, pieces, left }) =>
      `Фигурок «${namesRu.unit(unit)}» вместе с улучшенными у игрока ${pieces}, из ваших на поле ${inPlay}: построить можно ещё ${left}, а не ${count}. Потерянные вернутся в запас.`,
    "too-expensive": ({ cost, treasury }) => `Это стоит ${cost}, а в казне ${treasury}.`,
    "over-production": ({ count, limit }) => `Док строит не больше ${limit}, а это ${count}.`,
    "over-fleet-pool": ({ ships, pool }) => `Запас флота ${pool}, а кораблей стало бы ${ships}.`,
    "bad-table": (about) =>
      `Так стол не накрыть: ${problems[about.problem](about.name, about)}${about.path === undefined ? "" : ` (${about.path})`}.`,
  },
  event: {
    activated: ({ seat, system }) => `${player(seat)} активирует ${system}.`,
    passed: ({ seat }) => `${player(seat)} пасует.`,
    "anomaly-placed": ({ seat, system, anomaly, source }) =>
      `${player(seat)}: в ${system} теперь ${namesRu.source(anomaly)} (${namesRu.source(source)}).`,
    "anomaly-removed": ({ system, anomaly, source }) =>
      `В ${system} больше нет: ${namesRu.source(anomaly)} (${namesRu.source(source)}).`,
    moved: ({ seat, ships }) =>
      `${player(seat)} ведёт ${ships.map(({ ship, path, cargo }) => `${ship} путём ${path.join(" → ")}${cargo.length === 0 ? "" : `, на борту ${cargo.map(({ unit, count }) => `${count} × ${namesRu.unit(unit)}`).join(", ")}`}`).join("; ")}.`,
    "rift-die": ({ ship, unit, system, die, lost, rule }) =>
      `${unit === undefined ? ship : `${namesRu.unit(unit)} на борту ${ship}`} покидает ${system}: ${die}, ${lost ? "потерян" : "цел"} (${rule}).`,
    removed: ({ seat, units, why, rule, system }) =>
      `${system}: ${reasons[why] ?? why} ${formatFleetRu(units)}, ${player(seat)} (${rule}).`,
    volley: ({ seat, roll, round, dice, hits }) =>
      `${player(seat)}, ${rolls[roll]}${round === 0 ? "" : `, раунд ${round}`}: ${formatDice(dice, namesRu)}: попаданий ${hits}.`,
    assigned: ({ seat, sustained, destroyed }) =>
      `${player(seat)}: ${[Object.keys(sustained).length > 0 ? `выдерживают ${formatFleetRu(sustained)}` : "", Object.keys(destroyed).length > 0 ? `потери: ${formatFleetRu(destroyed)}` : ""].filter((text) => text !== "").join(", ") || "без потерь"}.`,
    repaired: ({ seat, units }) => `${player(seat)} чинит ${formatFleetRu(units)}.`,
    "retreat-announced": ({ seat, to }) => `${player(seat)} отступит в ${to}.`,
    retreated: ({ seat, to }) => `${player(seat)} отступает в ${to}.`,
    "token-placed": ({ seat, system }) => `У игрока ${seat + 1} теперь жетон приказа в ${system}.`,
    "combat-over": ({ system, winner }) =>
      `Бой в ${system} окончен: ${winner === null ? "не осталось никого" : `космос держит ${player(winner)}`}.`,
    landed: ({ seat, planet, units }) => `${player(seat)} высаживает ${formatFleetRu(units)} на ${planet}.`,
    controlled: ({ seat, planet }) => `${planet}: теперь ${player(seat)}.`,
    held: ({ planet, seat }) => `${planet} остаётся: ${player(seat)}.`,
    produced: ({ seat, units, cost }) => `${player(seat)} строит ${formatFleetRu(units)} за ${cost}.`,
    "round-ended": ({ round, scores }) =>
      `Раунд ${round} окончен: ${scores.map((score, seat) => `${player(seat)} — ${score}`).join(", ")}.`,
  },
  terms: {
    turn: "ход",
    move: "движение",
    assign: "назначение попаданий",
    retreat: "отступление",
    bombard: "бомбардировка",
    land: "высадка",
    produce: "постройка",
    "fleet-pool": "лишние корабли",
    pass: "пас",
    score: "больше планет",
    tie: "планет поровну",
  },
};
