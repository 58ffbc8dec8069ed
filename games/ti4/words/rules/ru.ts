import { anomaliesRu, formatFleetRu, namesRu } from "../names/ru.ts";
import type { Ti4Words } from "./words.ts";

const fleets = ({ attacker, defender }: Record<"attacker" | "defender", Parameters<typeof formatFleetRu>[0]>) =>
  `${formatFleetRu(attacker)} против ${formatFleetRu(defender)}`;

export const ru: Ti4Words = {
  unitText: {
    jolnar_flagship: "ещё два попадания за каждый кубик, на котором до поправок выпало 9 или 10",
    letnev_flagship: "лишает планеты щитов и чинится в начале каждого раунда",
    winnu_flagship: "бросает по кубику за каждый чужой корабль, кроме истребителей; здесь считается один",
    yin_flagship: "когда гибнет, забирает с собой все корабли своей системы",
    argent_flagship: "не даёт космическим пушкам стрелять по кораблям хозяина",
    argent_destroyer2: "его заградительный огонь на 9 и 10 уничтожает и пехоту в космосе",
    sardakk_dreadnought2: "после раунда его можно уничтожить самому, чтобы уничтожить до двух кораблей",
    sardakk_flagship: "даёт остальным кораблям хозяина +1 к боевым броскам",
    mentak_flagship: "не даёт чужим кораблям выдерживать попадания",
    l1z1x_flagship: "его попадания и попадания дредноутов идут в корабли, но не в истребители",
    naaz_voltron: "сражается и на планете; здесь считается только в космосе",
    own: "способность его собственной карточки",
  },
  refusal: {
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
  },
  anomaly: anomaliesRu,
  effect: {
    "no-moving-in": () => "корабли не могут в неё войти",
    "no-moving-through": () => "корабли не могут пройти сквозь неё",
    sealed: () => "кораблям в неё не попасть никаким способом",
    "only-as-active": () => "корабли входят, только если она активная система",
    "move-value-1": (amount) => `у кораблей, начавших в ней шаг движения, движение ${amount}`,
    "move-value-capped": () =>
      "увеличивает его только выход из гравитационного колодца, и ни один эффект от этого не освобождает",
    "no-effect-opens": () => "ни один эффект не пускает ни сквозь неё, ни в неактивную",
    "defending-ships-bonus": (amount) => `корабли защитника получают +${amount} к боевым броскам`,
    "defending-ground-bonus": (amount) => `наземные войска защитника получают +${amount} к боевым броскам`,
    "all-rolls-bonus": (amount) => `защитник получает +${amount} ко всем броскам`,
    "exit-bonus": (amount) => `каждый выход даёт кораблю +${amount} к движению`,
    "exit-bonus-once": (amount) => `первый выход за движение даёт кораблю +${amount} к движению`,
    "exit-die-removes": (amount) => `перед каждым выходом бросок: на 1–${amount} корабль убирают`,
    "exit-die-destroys": (amount) => `перед каждым выходом бросок: на 1–${amount} корабль уничтожен`,
    "every-ship-rolls": () =>
      "бросает каждый корабль, истребители на борту — каждый за себя, и ни один эффект от броска не избавляет",
    "no-unit-abilities": () => "способности отрядов в ней не действуют, ни её отрядов, ни против них",
  },
  plain: (system) => `${system} — не аномалия.`,
  described: (system, names, effects) => `${system} — аномалия (${names.join(", ")}): ${effects.join("; ")}.`,
};
