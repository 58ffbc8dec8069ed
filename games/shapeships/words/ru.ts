import type { Words } from "@umpire/kernel";
import type { BattleOrder, Drawing, Energy, Reason, SettledRow, Settlement, Shapeships, Side } from "../rules/shape.ts";
import { formatColumns } from "./columns.ts";
import { listOf, naming } from "./naming.ts";

/** What the fleet is called. A pack of one's own is called by its ids. */
const names: { readonly [id: string]: string } = {
  lattice: "Решётка",
  corona: "Корона",
  strut: "Распорка",
  gusset: "Косынка",
  caliper: "Кронциркуль",
  scaffold: "Леса",
  winch: "Лебёдка",
  keystone: "Замковый камень",
  drawbridge: "Подъёмный мост",
  counterfort: "Контрфорс",
  mote: "Пылинка",
  prism: "Призма",
  lens: "Линза",
  cusp: "Остриё",
  burr: "Репей",
  nimbus: "Нимб",
  corolla: "Венчик",
  umbra: "Тень",
  flare: "Вспышка",
  halo: "Гало",
  refraction: "Преломление",
  shatter: "Раскол",
  amber: "янтарь",
  indigo: "индиго",
};

/** What codes are called; no id of a ship is looked up here, or a ship called `draw` would be. */
const codes: { readonly [code: string]: string } = {
  faction_choice: "выбор фракций",
  build_phase: "строительство",
  battle_phase: "бой",
  end_of_turn_resolution: "подведение итогов хода",
  dice_roll: "бросок кубика",
  line_generation: "получение линий",
  ships_that_build: "строящие корабли",
  drawing: "чертёж",
  completion: "завершение",
  energy_generation: "получение энергии",
  first_strike: "первый удар",
  simultaneous_declaration: "объявление",
  conditional_response: "ответ",
  declaration: "объявление",
  response: "ответ",
  settlement: "расчёт",
  outcome: "исход",
  cleanup: "уборка",
  win: "нокаут",
  narrow_win: "оба в нокауте, побеждает большее здоровье",
  draw: "оба в нокауте поровну",
  turn_cap: "вышло предельное число ходов",
  dusk: "Сумерки",
  keel: "киль",
  saved: "накоплено",
  damage: "урон",
  heal: "лечение",
  destroy: "уничтожить",
  steal: "похитить",
  copy: "скопировать",
  paired_destroy: "уничтожить пару",
  other_ship: "за другие корабли",
  other_copy: "за другие того же вида",
  type: "за свои типы",
  enemy_type: "за типы другой стороны",
  roll: "за бросок",
  extra_roll: "за лишний кубик",
  made_this_turn: "за построенные в этот ход",
  declared_action: "за действия, объявленные другой стороной",
  energy_spent: "за потраченную энергию",
  missing_health: "за недостающее здоровье",
  spawned: "порождён",
  copied: "копия",
};

const terms = { ...codes, ...names };

const { term, name, source, sourceName, named } = naming(names, codes);
const seatName = (side: Side) => (side === 0 ? "Север" : "Юг");

const why: { readonly [W in SettledRow["why"]]: string } = {
  persists: "в очереди: считается, что бы ни стало с источником",
  source_lives: "в очереди: источник цел",
  source_gone: "не считается: источника больше нет",
  survived: "постоянный: корабль дожил до конца хода",
  dusk: "не считается: в сумерках нет лечения",
  system: "по правилам: наступили сумерки",
};

/** `5 + 4 за другие корабли`; `6 за действия (3)`, где каждое даёт больше или считаются не все. */
function parts(because: readonly Reason[]): string {
  const said = because.flatMap((part) => {
    if (part.op === "base") return part.amount === 0 && because.length > 1 ? [] : [`${part.amount}`];
    const counted = part.count === undefined || part.count === part.amount ? "" : ` (${part.count})`;
    return [`${part.amount} ${source(part.source)}${counted}`];
  });
  return because.length < 2 ? "" : ` (${said.join(" + ")})`;
}

function settlement(side: Side, { before, damage, healing, ceiling, health, rows }: Settlement): string {
  const head = `${seatName(side)}: ${before} − урон ${damage} + лечение ${healing} = ${health}`;
  const capped = before - damage + healing > ceiling ? `, потолок ${ceiling}` : "";
  const lines = rows.map(({ source: from, ship, type, counted, value, because, why: reason }) => [
    `${sourceName(from)}${ship === null ? "" : ` ${ship}`}`,
    term(type),
    `${value}`,
    "в счёт",
    `${counted}`,
    `${why[reason]}${parts(because)}`,
  ]);
  return [`${head}${capped}.`, ...(lines.length === 0 ? [] : [formatColumns(lines)])].join("\n");
}

function drawn({ basics, upgrades, makers, conversions }: Drawing): string {
  const items = [
    ...makers.map(({ ship, makes }) => `${ship} строит ${name(makes)}`),
    ...basics.map(({ ship, count, number }) => `${name(ship)} × ${count}${number === undefined ? "" : ` (${number})`}`),
    ...conversions.map(({ ship }) => `превращает ${ship}`),
    ...upgrades.map(({ ship }) => name(ship)),
  ];
  return listOf(items, "ничего");
}

function ordered({ charges, solarPowers }: BattleOrder): string {
  const items = [
    ...charges.map(({ ship, effect, target, own }) => [ship, term(effect), own, target].filter(Boolean).join(" ")),
    ...solarPowers.map(({ power, target, spend }) =>
      [name(power), spend, target].filter((each) => each !== undefined).join(" "),
    ),
  ];
  return listOf(items, "пас");
}

const energyOf = (energy: Energy) =>
  listOf(
    Object.entries(energy)
      .filter(([, amount]) => amount > 0)
      .map(([colour, amount]) => `${name(colour)} ${amount}`),
    "нет",
  );

export const ru: Words<Shapeships> = {
  terms,
  refusal: {
    // The seed's message stays in its own language: it is quoted to the letter.
    violation: ({ problem, path }) => `${problem}\n(место: ${path || "/"})`,
    "wrong-order": ({ step }) => `Это приказ не для шага «${term(step)}».`,
    "unknown-faction": ({ faction, known }) => `Фракции ${faction} нет. Есть: ${known.map(name).join(", ")}.`,
    "unknown-ship": ({ ship }) => `Корабля ${ship} в этом наборе нет.`,
    "not-a-basic": ({ ship }) => `${name(ship)} — улучшенный корабль: место ему среди улучшений.`,
    "not-an-upgrade": ({ ship }) => `${name(ship)} — базовый корабль: место ему среди базовых.`,
    "other-faction": ({ ship, faction }) => `${name(ship)} — корабль фракции ${name(faction)}.`,
    "not-enough-lines": ({ needed, lines }) => `Приказ стоит линий: ${needed}, а есть ${lines}. Ничего не начерчено.`,
    "too-many": ({ ship, most }) => `После приказа кораблей «${name(ship)}» стало бы больше ${most}.`,
    "fleet-full": ({ ships, most }) =>
      `Больше ${most} кораблей в игре ни у кого не бывает, а с этим приказом стало бы ${ships}: начертите, постройте или украдите меньше.`,
    "missing-component": ({ ship, component }) => `Для «${name(ship)}» не хватает корабля «${name(component)}».`,
    "component-charged": ({ ship, component }) =>
      `У «${name(component)}» остались заряды; сначала потратьте их, потом стройте «${name(ship)}».`,
    "not-a-component": ({ ship, component }) => `${component} не входит в «${name(ship)}» или лишний.`,
    "number-required": ({ ship, highest }) => `Для «${name(ship)}» нужно выбрать число от 1 до ${highest}.`,
    "number-unexpected": ({ ship }) => `Для «${name(ship)}» число не выбирают.`,
    "not-a-maker": ({ ship }) => `${ship} не строит кораблей.`,
    "cannot-make": ({ ship, makes }) => `${ship} не строит «${name(makes)}».`,
    "not-convertible": ({ ship }) => `${ship} нельзя превратить.`,
    "too-young": ({ ship }) => `${ship} построен в этот ход; строить он будет со следующего.`,
    "no-charges": ({ ship }) => `У ${ship} не осталось зарядов.`,
    "named-twice": ({ ship }) => `${ship} назван в приказе дважды.`,
    "ship-not-in-play": ({ ship }) => `Корабля ${ship} нет.`,
    "ship-destroyed": ({ ship }) => `${ship} больше нет.`,
    "ship-not-yours": ({ ship }) => `${ship} — не ваш.`,
    "already-acted": ({ ship }) => `${ship} в этот ход уже действовал.`,
    "no-such-effect": ({ ship, effect }) => `У ${ship} нет заряда на «${effect}».`,
    "wrong-window": ({ source: from, window }) => `«${name(from)}» нельзя применить здесь: ${term(window)}.`,
    "target-required": ({ source: from }) => `Для «${name(from)}» нужна цель.`,
    "own-required": ({ source: from }) => `Для «${name(from)}» нужен и свой корабль той же цены.`,
    "target-unexpected": ({ source: from }) => `У «${name(from)}» такой цели не бывает.`,
    "target-not-theirs": ({ ship }) => `${ship} — не корабль соперника.`,
    "target-not-yours": ({ ship }) => `${ship} — не ваш корабль.`,
    "target-upgraded": ({ ship }) => `${ship} — улучшенный корабль, с ним этого сделать нельзя.`,
    "target-protected": ({ ship, by }) => `${ship} под защитой ${by}.`,
    "target-other-cost": ({ own, target }) => `${own} и ${target} стоят по-разному.`,
    "unknown-power": ({ power }) => `Солнечной силы ${power} нет.`,
    "not-enough-energy": ({ colour, needed, energy }) =>
      `На всё нужно энергии «${name(colour)}»: ${needed}, а есть ${energy}.`,
    "spend-required": ({ power }) => `Скажите, сколько потратить на «${name(power)}».`,
    "spend-unexpected": ({ power }) => `У «${name(power)}» цена твёрдая.`,
  },
  event: {
    "factions-chosen": ({ factions }) => `Север играет за фракцию ${name(factions[0])}, Юг — ${name(factions[1])}.`,
    step: ({ turn, phase, step }) => `Ход ${turn} · ${term(phase)} · ${term(step)}`,
    rolled: ({ base, rerolled, extra, reads }) =>
      [
        `На кубике ${base}${rerolled.length === 0 ? "" : ` (после ${rerolled.join(", ")})`}.`,
        ...(extra === null ? [] : [`На лишнем кубике ${extra}.`]),
        ...(reads[0] === base && reads[1] === base ? [] : [`Для Севера это ${reads[0]}, для Юга ${reads[1]}.`]),
      ].join(" "),
    lines: ({ lines, because }) => `Линии: Север ${lines[0]}${parts(because[0])}, Юг ${lines[1]}${parts(because[1])}.`,
    makers: ({ makers }) =>
      `Могут строить: у Севера ${listOf(makers[0], "никто")}, у Юга ${listOf(makers[1], "никто")}.`,
    completed: ({ orders, built, consumed, lines, lost }) =>
      ([0, 1] as const)
        .map((side) => {
          const gone = consumed[side].length === 0 ? "" : ` Ушли в дело: ${consumed[side].map(named).join(", ")}.`;
          const made = built[side].length === 0 ? "" : ` Готовы: ${built[side].map(named).join(", ")}.`;
          return `${seatName(side)} чертит: ${drawn(orders[side])}.${made}${gone} Накоплено: ${lines[side]}${lost[side] === 0 ? "" : `; сверх предела пропало ${lost[side]}`}.`;
        })
        .join("\n"),
    queued: ({ effect: { type, value, target, source: from, ship, because } }) =>
      `В очереди: ${sourceName(from)}${ship === null ? "" : ` ${ship}`}, ${term(type)} ${value}, ${seatName(target)}${parts(because)}.`,
    energy: ({ energy }) => `Энергия: Север ${energyOf(energy[0])}; Юг ${energyOf(energy[1])}.`,
    struck: ({ by, target }) => `${named(by)} бьёт первым: ${named(target)}.`,
    revealed: ({ window, orders }) =>
      `Приказы открыты (${term(window)}). Север: ${ordered(orders[0])}. Юг: ${ordered(orders[1])}.`,
    destroyed: ({ side, id, ship }) => `${seatName(side)} теряет ${name(ship)} ${id}.`,
    stolen: ({ to, id, ship }) => `${name(ship)} ${id}: теперь хозяин — ${seatName(to)}.`,
    copied: ({ side, ship }) => `К стороне ${seatName(side)} придёт копия: ${name(ship)}.`,
    settled: ({ players }) => [settlement(0, players[0]), settlement(1, players[1])].join("\n"),
    outcome: ({ result, winner, health }) => {
      const said = `Север ${health[0]}, Юг ${health[1]}`;
      if (result === "go_on") return `${said}: дуэль продолжается.`;
      return winner === null
        ? `${said}: ничья.`
        : `${said}: побеждает ${seatName(winner)}${result === "win" ? "" : " с малым перевесом"}.`;
    },
    arrived: ({ side, id, ship, origin }) =>
      `${name(ship)} ${id} вступает в игру за ${seatName(side)} (${term(origin)}).`,
    "turn-ended": ({ turn }) => `Ход ${turn} окончен.`,
  },
};
