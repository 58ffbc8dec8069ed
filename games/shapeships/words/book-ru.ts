import { countRu } from "@umpire/toolkit";
import type { BookWords, Per } from "./book-words.ts";
import { signed } from "./naming.ts";

const lines = (count: number, joining = false) =>
  joining
    ? countRu(count, "связующая линия", "связующие линии", "связующих линий")
    : countRu(count, "линия", "линии", "линий");
const charges = (count: number) => countRu(count, "заряд", "заряда", "зарядов");
const health = { damage: "урон", heal: "лечение" } as const;

/** The colours of the fleet: what it is, of what, to what. A designer's own colour goes by its id in every case. */
const colours: { readonly [id: string]: readonly [string, string, string] } = {
  amber: ["янтарь", "янтаря", "янтарю"],
  indigo: ["индиго", "индиго", "индиго"],
};
const colour = (id: string) => (Object.hasOwn(colours, id) ? colours[id] : undefined) ?? [id, id, id];

/** For each of what is counted, and what many of it are called. */
const counted: { readonly [P in Per]: readonly [string, string] } = {
  other_ship: ["каждый другой корабль своей стороны", "другие корабли своей стороны"],
  other_copy: ["каждый другой такой же корабль", "другие такие же корабли"],
  type: ["каждый тип кораблей своей стороны", "типы кораблей своей стороны"],
  enemy_type: ["каждый тип кораблей соперника", "типы кораблей соперника"],
  roll: ["каждое очко броска", "очки броска"],
  extra_roll: ["каждое очко лишнего кубика", "очки лишнего кубика"],
  made_this_turn: ["каждый корабль, построенный в этот ход", "корабли, построенные в этот ход"],
  declared_action: ["каждое действие, объявленное соперником", "действия, объявленные соперником"],
  energy_spent: ["каждую единицу потраченной энергии", "единицы потраченной энергии"],
  missing_health: ["каждую единицу здоровья, которой не хватает", "недостающее здоровье"],
};

const conditions = {
  roll_is_even: ", если бросок чётный",
  roll_is_chosen: ", если выпало выбранное число",
  health_was_lower: ", если в начале хода у своей стороны было меньше здоровья",
} as const;

/** A stem, its ending for `you`, and that for a side. */
const verbs = {
  stay: ["оста", "ётесь", "ётся"],
  lose: ["теря", "ете", "ет"],
  gain: ["получа", "ете", "ет"],
} as const;

const changes = (damage: number, healing: number) =>
  damage > 0 && healing > 0 ? ` (урон ${damage}, лечение ${healing})` : "";

export const bookRu: BookWords = {
  powers: {
    completion: "один раз, при постройке",
    continuous: "каждый ход",
    later: "каждый следующий ход",
    battle: "каждый бой",
    destruction: "при уничтожении",
    firstStrike: "первый удар, сам собой, за заряд",
    charge: {
      either: "заряд",
      declaration: "заряд, только в объявлении",
      response: "заряд, только в ответе",
    },
    and: " и ",
    or: " или ",
    health: (nature, amount) => `${health[nature]} ${amount}`,
    effect: {
      destroy: "уничтожает базовый корабль соперника",
      steal: "похищает базовый корабль соперника",
      copy: "копирует базовый корабль соперника, копия приходит в следующий ход",
      paired_destroy: "уничтожает свой базовый корабль и равный ему по цене базовый корабль соперника",
    },
    strike: {
      destroy: "уничтожает самый дешёвый базовый корабль соперника, построенный в этот ход",
      steal: "похищает самый дешёвый базовый корабль соперника, построенный в этот ход",
    },
    priceApart: " (твёрдая цена не считается)",
    fades: " (пропадает, если корабля к концу хода уже нет)",
    spawn: (count, ship) => `в конце хода появляется ${ship} ×${count}`,
    prevents: (what, ships) =>
      `${ships === "self" ? "его" : "базовые корабли своей стороны"} нельзя ${what === "prevent_steal" ? "похитить" : "уничтожить"}`,
    ceiling: (amount) => `потолок здоровья своей стороны выше на ${amount}`,
    multiply: (nature, of, times) =>
      `${health[nature]} своей стороны ${of === "all" ? "" : "от постоянных сил "}считается ${countRu(times, "раз", "раза", "раз")}`,
    income: (amount, joining) => `+${amount} к ${joining ? "связующим линиям" : "линиям"}`,
    extraDie: "бросает лишний кубик",
    readsAs: (face) => `для своей стороны на кубике всегда ${face}`,
    reroll: (upTo, times) =>
      `бросок не выше ${upTo} перебрасывается, не больше ${countRu(times, "раза", "раз", "раз")}`,
    makes: (ships, costsCharge) =>
      `строит ${ships.map((ship) => `«${ship}»`).join(" или ")}${costsCharge ? " за заряд" : ""}`,
    energy: (amount, id) => `+${amount} к ${colour(id)[2]}`,
    converts: (into, price) => `превращается в «${into}» за ${lines(price)}`,
    counted: (amount, count, per) => {
      const what = typeof per === "string" ? counted[per][1] : `свои корабли «${per.ship}»`;
      return `${amount} за ${what}${count === amount ? "" : ` (${count})`}`;
    },
    per: (per, group, roundsUp) => {
      const [one, many] =
        typeof per === "string" ? counted[per] : [`каждый свой корабль «${per.ship}»`, `свои корабли «${per.ship}»`];
      return group === 1 ? `за ${one}` : `за каждые ${group} (${many}${roundsUp ? ", с округлением вверх" : ""})`;
    },
    most: (most, onTop) => `(не больше ${onTop ? "+" : ""}${most})`,
    tiers: (copies) => `за ${Array.from({ length: copies }, (_, at) => at + 1).join("/")} таких кораблей`,
    condition: (condition) =>
      typeof condition === "string" ? conditions[condition] : `, если выпало ${condition.roll.join(" или ")}`,
  },
  prices: {
    lines,
    several: (count, ship) => (count === 1 ? ship : `${ship} ×${count}`),
    charges,
    oneCharge: (left) => `1 из ${countRu(left, "заряда", "зарядов", "зарядов")}`,
    energy: (amount, id) => `${colour(id)[0]} ${amount}`,
    anyEnergy: (id) => `сколько угодно ${colour(id)[1]}`,
    free: "даром",
  },
  reference: {
    frame: ({ health: start, ceiling, die, keel, savingCap, energyCap, dusk, doubleKnockout, turnCap }) => [
      `У каждого вначале ${start} здоровья (и никогда не больше ${ceiling}); цель — довести соперника до 0.`,
      `Каждый ход оба получают столько линий, сколько выпало на одном кубике (от 1 до ${die})${keel === 0 ? "" : `, и ещё ${keel}`}; копится не больше ${savingCap}. Энергии одного цвета хранится не больше ${energyCap}.`,
      ...(dusk === null
        ? []
        : [
            `Сумерки: с хода ${dusk.turn} лечение не считается, и каждый ход обоим достаётся на ${dusk.damage} урона больше.`,
          ]),
      doubleKnockout === "closest"
        ? "Если оба пали в один ход, побеждает большее число; поровну — ничья."
        : "Если оба пали в один ход, это ничья.",
      `Если до конца хода ${turnCap} никто не пал, это тоже ничья.`,
    ],
    solarPowers: "Солнечные силы (за энергию, в бою)",
    inAll: (all) => `(всего ${all})`,
    most: (most) => `не больше ${most}`,
    noLimit: "сколько угодно",
    chooses: (highest) => `с числом от 1 до ${highest}`,
    kind: { basic: "базовый", upgraded: "улучшенный" },
    only: { declaration: "только в объявлении", response: "только в ответе" },
    notes: [
      "Урон — сопернику, лечение — себе; и то и другое считается в конце хода.",
      "Базовые корабли можно уничтожить и похитить, улучшенные нельзя. Корабли, из которых собран улучшенный, уходят из игры.",
      "Заряд тратится и не возвращается; корабль действует раз в ход, а пока у него есть заряды, в улучшение не идёт.",
    ],
  },
  reckoning: {
    forTarget: (_nature, side) => `получает ${side}`,
    each: (amount) => `по ${amount}`,
    times: (count, amount) => `${count} × ${amount}`,
    arriving: (count, ship, side) => `придёт ${ship} ×${count}: ${side}`,
    forecast: (said) => `Если больше ничего не случится в этот ход: ${said}.`,
    change: (who, before, damage, healing, after) => {
      const detail = changes(damage, healing);
      const [stem, you, other] = verbs[before === after ? "stay" : before > after ? "lose" : "gain"];
      const does = who === null ? `вы ${stem}${you}` : `${who} ${stem}${other}`;
      const said =
        before === after ? `${does} при ${after}` : `${does} ${Math.abs(before - after)}, ${before} → ${signed(after)}`;
      return `${said}${detail}${after > 0 ? "" : ", нокаут"}`;
    },
    dusk: (turn, damage) =>
      `Сумерки с хода ${turn}: лечение больше не считается, и каждый ход обоим достаётся на ${damage} урона больше.`,
    dark: (damage, more) =>
      `Наступили сумерки: в конце этого хода обоим урон ${damage}, с каждым ходом на ${more} больше; лечение не считается.`,
    sum: (side, before, damage, healing, after) =>
      `${side}: ${before} − урон ${damage} + лечение ${healing} = ${signed(after)}`,
    capped: (ceiling) => `, выше ${ceiling} не бывает`,
    notCounted: (amount) => `(${amount})`,
    why: {
      persists: "из очереди",
      source_lives: "из очереди, и корабль цел",
      source_gone: "не считается: корабля больше нет",
      survived: "постоянно",
      dusk: "не считается: в сумерках нет лечения",
      system: "наступили сумерки",
    },
  },
};
