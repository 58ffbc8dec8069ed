import type { Sentences } from "@umpire/kernel";
import { formatFleetRu, namesRu } from "../names/ru.ts";
import type { Ti4Refusals } from "./words.ts";

const fleets = ({ attacker, defender }: Record<"attacker" | "defender", Parameters<typeof formatFleetRu>[0]>) =>
  `${formatFleetRu(attacker)} против ${formatFleetRu(defender)}`;

/** Why maps, movement and battles are refused: the table of a skirmish needs these, and nothing else of the planner's. */
export const refusalsRu: Sentences<Ti4Refusals> = {
  "unknown-tile": ({ token }) => `Тайла ${token} нет.`,
  "bad-rotation": ({ token }) => `Тайл поворачивают на 0–5 шестых оборота; ${token} не подходит.`,
  "bad-map-token": ({ token }) => `«${token}» — не тайл строки карты.`,
  "duplicate-system": ({ system }) => `Систем с именем ${system} две.`,
  "unknown-system": ({ system }) => `Системы ${system} на этой карте нет.`,
  "not-a-system": ({ system }) => `${system} — гиперпуть, а не система.`,
  "unknown-unit": ({ unit }) => `Отряда ${unit} нет.`,
  "unknown-effect": ({ effect, known, id, takes }) => {
    if (known !== undefined) return `Эффекта ${effect} нет. Есть: ${known.join(", ")}.`;
    if (takes === null) return `${id} действует на все корабли: пишите без двоеточия и того, что за ним.`;
    return takes === "system"
      ? `${id} действует на корабли одной системы: пишите ${id}:СИСТЕМА.`
      : `${id} действует на один корабль: пишите ${id}:КОРАБЛЬ, с именем корабля.`;
  },
  "unknown-faction": ({ faction }) => `Фракции ${faction} нет.`,
  "effect-twice": ({ effect }) => `${effect} один, и действует на один корабль.`,
  "unknown-anomaly": ({ anomaly }) => `Аномалии «${anomaly}» нет.`,
  "unknown-ship": ({ ship, known = [] }) =>
    `Корабля ${ship} в запросе нет.${known.length === 0 ? "" : ` Есть: ${known.join(", ")}.`}`,
  "duplicate-ship": ({ ship }) => `Корабль ${ship} назван дважды.`,
  "cannot-move": () => "У него нет значения движения.",
  "start-has-token": ({ system }) => `Он стоит в ${system}, где лежит жетон приказа его хозяина.`,
  "not-adjacent": ({ system }) => `Туда не ведёт ни один шаг: ${system} не соседняя.`,
  "path-empty": () => "В пути хотя бы две системы: где корабль и активная.",
  "path-not-from-ship": ({ system }) => `Путь начинается в ${system}, а корабль не там.`,
  "path-not-to-active": ({ system }) => `Путь кончается в ${system}, а это не активная система.`,
  "blocked-by-ships": ({ system }) => `Чужие корабли в ${system} не дают пройти.`,
  "blocked-by-structures": ({ system }) => `Чужие постройки в ${system} закрывают её для прохода.`,
  "asteroid-field": ({ system }) => `${system} — астероидное поле: ни войти, ни пройти.`,
  supernova: ({ system }) => `${system} — сверхновая: ни войти, ни пройти.`,
  "nebula-not-active": ({ system }) => `${system} — туманность: в неё входят, только если она активная система.`,
  "nebula-through": ({ system }) => `${system} — туманность: в ней движение кончается, сквозь неё не идут.`,
  "too-far": ({ needed, move, system, anomaly, moveWithout }) =>
    anomaly === undefined
      ? `Нужно движение ${needed}, а у корабля ${move}.`
      : `Нужно движение ${needed}, а у корабля ${move}: он начинает в системе ${system} (${namesRu.source(anomaly)}), иначе было бы ${moveWithout}.`,
  "over-capacity": ({ capacity, needed }) => `Груз занимает ${needed}, а вместимость ${capacity}.`,
  "cargo-absent": ({ unit, system, path }) =>
    path === undefined
      ? `В ${system} столько не взять: ${namesRu.unit(unit)}.`
      : `Система ${system} не на пути ${path.join(" → ")}: отряд «${namesRu.unit(unit)}» там не взять.`,
  "cargo-not-carriable": ({ unit }) =>
    `Отряд «${namesRu.unit(unit)}» перевезти нельзя; можно истребители и наземные войска.`,
  "pickup-forbidden": ({ unit, system }) =>
    `Отряд «${namesRu.unit(unit)}» нельзя взять в ${system}: там жетон приказа.`,
  "rolled-already": () => "Кубик в этом движении уже брошен: новых кораблей объявлять нельзя.",
  "chaos-mapping": ({ system }) =>
    `${system} — астероидное поле с кораблями, которым оно дом: другим его не активировать.`,
  "empty-fleet": ({ side }) => (side === "attacker" ? "У атакующего нет отрядов." : "У защитника нет отрядов."),
  "too-many-damaged": ({ unit, damaged, units }) =>
    `Повреждено: ${damaged} × ${namesRu.unit(unit)}, а всего их ${units}; повреждено бывает только то, что выдерживает урон.`,
  "no-ground-retreat": () => "Из наземного боя не отступают.",
  "unit-needed": ({ ship }) => `${ship} будет сражаться: нужен отряд, а не одно движение.`,
  "too-many-units": ({ nearest }) =>
    nearest
      ? `Столько отрядов за секунду точно не сосчитать; самое большее: ${fleets(nearest)}.`
      : "Столько отрядов за секунду точно не сосчитать.",
  sealed: ({ system, anomaly }) =>
    `По этим правилам кораблям в систему ${system} (${namesRu.source(anomaly)}) не попасть никаким способом.`,
};
