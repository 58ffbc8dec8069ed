import type { Words } from "@umpire/kernel";
import { sourceName } from "../../skirmish/powers.ts";
import type { Skirmish, TableProblem } from "../../skirmish/shape.ts";
import { formatDice, inBrackets } from "../formats.ts";
import { formatFleetRu, namesRu } from "../names/ru.ts";
import { refusalsRu } from "../rules/refusals-ru.ts";
import type { EventNaming } from "./naming.ts";

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
  "too-many-damaged": (name) => `столько ${name} здесь нет, или повредить их нельзя`,
  "unknown-faction": (name, { known }) => `фракции ${name} нет; есть ${listed(known)}`,
  "unknown-effect": (name, { known }) => `эффекта ${name} для стычки нет; есть ${listed(known)}`,
  "played-once": (name, { known }) =>
    `${name} — карта, которую играют один раз, а эффект действует всегда; можно взять ${listed(known)}`,
  "unknown-ability": (name, { known }) => `способности ${name} нет; есть ${listed(known)}`,
};
/** What a power does when it does something, by its verb. */
const deeds: { readonly [verb: string]: string } = {
  assault: "корабль уничтожен",
  avenge: "месть за потерю",
  cancel: "попадание отменено",
  detonate: "уничтожено всё, что было в бою",
  dice: "ещё один кубик",
  echo: "ответное попадание",
  give: "корабль отдан за попадание",
  nudge: "промах на единицу стал попаданием",
  place: "прибывают отряды",
  reinforce: "прибывают отряды",
  retort: "ещё одно попадание",
  scrap: "корабли отданы, чтобы уничтожить другие",
  strike: "попадание в отряд по выбору владельца",
};
const listed = (names: readonly string[] = []) => names.join(", ");

/** What happens, told with whatever names the reader knows things by. */
export const describeRu = ({
  player,
  unit,
  fleet,
  ship,
  place,
  source: named,
  rule: cite,
}: EventNaming): Words<Skirmish>["event"] => ({
  activated: ({ seat, system }) => `${player(seat)} активирует систему ${place(system)}.`,
  passed: ({ seat }) => `${player(seat)} пасует.`,
  "anomaly-placed": ({ seat, system, anomaly, source }) =>
    `${player(seat)}: в системе ${place(system)} теперь ${named(anomaly)} (${named(source)}).`,
  "anomaly-removed": ({ system, anomaly, source }) =>
    `В системе ${place(system)} больше нет: ${named(anomaly)} (${named(source)}).`,
  moved: ({ seat, ships }) =>
    `${player(seat)} ведёт ${ships.map(({ ship: id, path, cargo }) => `${ship(id)} путём ${path.map(place).join(" → ")}${cargo.length === 0 ? "" : `, на борту ${cargo.map((load) => fleet({ [load.unit]: load.count })).join(", ")}`}`).join("; ")}.`,
  "rift-die": ({ ship: id, unit: aboard, system, die, lost, rule }) =>
    `${aboard === undefined ? ship(id) : `${unit(aboard)} на борту ${ship(id)}`} покидает систему ${place(system)}: ${die}, ${lost ? "потерян" : "цел"}${cite(rule)}.`,
  removed: ({ seat, units, why, rule, system }) =>
    `${place(system)}: ${reasons[why] ?? why} ${fleet(units)}, ${player(seat)}${cite(rule)}.`,
  volley: ({ seat, roll, round, dice, hits, power }) =>
    `${player(seat)}, ${power === undefined ? rolls[roll] : `«${named(power)}»`}${round === 0 ? "" : `, раунд ${round}`}: ${formatDice(dice, { unit, source: named, rule: cite })}: попаданий ${hits}.`,
  assigned: ({ seat, sustained, destroyed }) =>
    `${player(seat)}: ${[Object.keys(sustained).length > 0 ? `выдерживают ${fleet(sustained)}` : "", Object.keys(destroyed).length > 0 ? `потери: ${fleet(destroyed)}` : ""].filter((text) => text !== "").join(", ") || "без потерь"}.`,
  power: ({ seat, power, verb }) => `${player(seat)}, «${named(power)}»: ${deeds[verb] ?? "применено"}.`,
  arrived: ({ seat, units }) => `${player(seat)} получает ${fleet(units)}.`,
  repaired: ({ seat, units }) => `${player(seat)} ремонтирует ${fleet(units)}.`,
  "retreat-announced": ({ seat, to }) => `${player(seat)} отступит в систему ${place(to)}.`,
  retreated: ({ seat, to }) => `${player(seat)} отступает в систему ${place(to)}.`,
  "token-placed": ({ seat, system }) => `${player(seat)}: жетон приказа теперь в системе ${place(system)}.`,
  "combat-over": ({ system, winner }) =>
    `Бой в системе ${place(system)} окончен: ${winner === null ? "не осталось никого" : `в космосе победил ${player(winner)}`}.`,
  landed: ({ seat, planet, units }) => `${player(seat)} высаживает на планету ${place(planet)}: ${fleet(units)}.`,
  controlled: ({ seat, planet }) => `Планету ${place(planet)} теперь контролирует ${player(seat)}.`,
  held: ({ planet, seat }) => `Контроль над планетой ${place(planet)} сохраняет ${player(seat)}.`,
  produced: ({ seat, units, cost }) => `${player(seat)} строит за ${cost}: ${fleet(units)}.`,
  "round-ended": ({ round, scores }) =>
    `Раунд ${round} окончен: ${scores.map((score, seat) => `${player(seat)} — ${score}`).join(", ")}.`,
});

const plain: EventNaming = {
  player,
  unit: namesRu.unit,
  fleet: formatFleetRu,
  ship: String,
  place: String,
  source: (id) => sourceName("ru", namesRu.source(id)),
  rule: inBrackets,
};

export const skirmishRu: Words<Skirmish> = {
  refusal: {
    ...refusalsRu,
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
  event: describeRu(plain),
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
