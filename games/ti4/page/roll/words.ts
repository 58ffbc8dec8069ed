import { countRu } from "@umpire/toolkit";

type Words = {
  readonly title: string;
  readonly what: string;
  readonly noActive: string;
  readonly nobodyMoves: (system: string) => string;
  readonly seed: string;
  readonly seedHelp: string;
  readonly newSeed: string;
  readonly roll: string;
  readonly again: string;
  readonly old: string;
  readonly kept: string;
  readonly movement: (system: string) => string;
  readonly noRifts: string;
  readonly nobodyArrives: string;
  readonly ship: (name: string, system: string, number: number | null) => string;
  readonly fighterOf: (fighter: string, ship: string) => string;
  readonly leaving: (system: string) => string;
  readonly lost: string;
  readonly through: string;
  readonly arrived: (units: string) => string;
  readonly lostOnTheWay: (units: string) => string;
  readonly battle: (system: string) => string;
  readonly landing: (planet: string) => string;
  readonly noBattle: string;
  readonly noLanding: string;
  readonly nobody: string;
  readonly next: string;
  readonly wholeStep: string;
  readonly all: string;
  readonly stepOf: (shown: number, total: number) => string;
  readonly rolled: (name: string, hits: number) => string;
  readonly face: (face: number, isHit: boolean) => string;
  readonly needs: (unit: string, value: number) => string;
  readonly nobodyHit: string;
  readonly held: (name: string, card: string, hits: number) => string;
  readonly did: (name: string, what: string) => string;
  readonly sustained: (units: string) => string;
  readonly lostUnits: (units: string) => string;
  readonly lostTo: (card: string, units: string) => string;
  readonly repaired: (units: string) => string;
  readonly nothing: string;
  readonly left: string;
  readonly retreated: (name: string, round: number) => string;
  readonly won: (name: string, round: number) => string;
  readonly draw: (round: number) => string;
  readonly groundDraw: string;
  readonly stays: string;
  readonly result: string;
  readonly planetTaken: (name: string, planet: string) => string;
  readonly planetHeld: (planet: string) => string;
  readonly keep: string;
  readonly keepHelp: string;
  readonly refuge: string;
  readonly noRefuge: string;
  readonly back: string;
  readonly ledger: string;
  readonly ledgerOf: { readonly space: string; readonly ground: string };
  readonly chances: (before: string, after: string) => string;
  readonly toTheEnd: string;
  readonly luck: string;
  readonly luckHelp: string;
  readonly sides: string;
  readonly columns: { readonly who: string; readonly luck: string; readonly choices: string; readonly sum: string };
};

const hitsEn = (hits: number) => (hits === 0 ? "no hits" : `${hits} ${hits === 1 ? "hit" : "hits"}`);
const hitsRu = (hits: number) => (hits === 0 ? "нет попаданий" : countRu(hits, "попадание", "попадания", "попаданий"));

const en: Words = {
  title: "Roll it",
  what: "Plays the movement that is declared with real dice: gravity rifts, the battle, the landing. The table stays as it is until you keep what is left.",
  noActive: "Activate a system first: tap it on the map, or choose it on the Move tab.",
  nobodyMoves: (system) =>
    `No ship moves to ${system}. Choose on the Move tab who goes, or activate another system that your ships reach.`,
  seed: "Seed of the dice",
  seedHelp: "The same seed and the same plan give the same dice again.",
  newSeed: "Other dice",
  roll: "Roll the movement",
  again: "Roll again with other dice",
  old: "The plan has changed since this was rolled: this is how the older plan went.",
  kept: "What was left is on the table now. Undo takes it back.",
  movement: (system) => `The way to ${system}`,
  noRifts: "No gravity rift is left on the way: nobody rolls, all arrive.",
  nobodyArrives: "Nobody arrives.",
  ship: (name, system, number) => `${name}${number === null ? "" : `, no. ${number},`} from ${system}`,
  fighterOf: (fighter, ship) => `${fighter} aboard ${ship}`,
  leaving: (system) => `leaves the rift ${system}`,
  lost: "lost",
  through: "through",
  arrived: (units) => `Arrived: ${units}.`,
  lostOnTheWay: (units) => `Lost on the way: ${units}.`,
  battle: (system) => `The battle in ${system}`,
  landing: (planet) => `The landing on ${planet}`,
  noBattle: "Nobody is there to fight.",
  noLanding: "Nobody lands.",
  nobody: "nobody",
  next: "Next step",
  wholeStep: "Whole round",
  all: "All at once",
  stepOf: (shown, total) => `Step ${shown} of ${total}`,
  rolled: (name, hits) => `${name}: ${hitsEn(hits)}`,
  face: (face, isHit) => (isHit ? `${face}, a hit` : `${face}`),
  needs: (unit, value) => `${unit}, hits on ${value}`,
  nobodyHit: "The hits find nobody.",
  held: (name, card, hits) => `${name}: ${card} cancels ${hitsEn(hits)}.`,
  did: (name, what) => `${name}: ${what}`,
  sustained: (units) => `sustained: ${units}`,
  lostUnits: (units) => `lost: ${units}`,
  lostTo: (card, units) => `lost to ${card}: ${units}`,
  repaired: (units) => `repaired: ${units}`,
  nothing: "nothing",
  left: "Left",
  retreated: (name, round) => `${name} retreats at the end of round ${round}.`,
  won: (name, round) => (round === 0 ? `${name} wins before the first round.` : `${name} wins in round ${round}.`),
  draw: (round) =>
    round === 0 ? "Nobody is left: a draw before the first round." : `Nobody is left: a draw in round ${round}.`,
  groundDraw: "The defender keeps the planet.",
  stays: "to stay",
  result: "What is left",
  planetTaken: (name, planet) => `${name} takes ${planet}.`,
  planetHeld: (planet) => `${planet} is held.`,
  keep: "Keep what is left",
  keepHelp: "The lost are removed, what has come stands in the active system with a command token. Cards stay in hand.",
  refuge: "Retreat to",
  noRefuge: "nowhere to go: stay there",
  back: "Back to the plan",
  ledger: "Luck and choices",
  ledgerOf: { space: "In space", ground: "On the planet" },
  chances: (before, after) => `The attacker's chance: ${before} before the first die, ${after} after the last.`,
  toTheEnd: "The chance before is that of a battle that is fought to the end.",
  luck: "Each roll",
  luckHelp: "Points of the attacker's chance to win; + is good for whoever rolled.",
  sides: "Together",
  columns: { who: "who", luck: "luck", choices: "choices", sum: "together" },
};

const ru: Words = {
  title: "Бросить кубики",
  what: "Разыгрывает объявленный ход настоящими кубиками: гравитационные колодцы, бой, высадку. Стол не меняется, пока вы не оставите то, что уцелело.",
  noActive: "Сначала активируйте систему: коснитесь её на карте или выберите на вкладке «Ход».",
  nobodyMoves: (system) =>
    `В ${system} не идёт ни один корабль. Выберите на вкладке «Ход», кто идёт, или активируйте систему, до которой ваши корабли доходят.`,
  seed: "Зерно кубиков",
  seedHelp: "То же зерно и тот же план дадут те же кубики.",
  newSeed: "Другие кубики",
  roll: "Бросить за движение",
  again: "Ещё раз, другими кубиками",
  old: "План с тех пор изменился: так прошёл прежний план.",
  kept: "Что уцелело, теперь на столе. «Отменить» вернёт всё назад.",
  movement: (system) => `Путь в ${system}`,
  noRifts: "На пути никто не выходит из гравитационного колодца: бросков нет, дошли все.",
  nobodyArrives: "Не дошёл никто.",
  ship: (name, system, number) => `${name}${number === null ? "" : ` № ${number}`} из ${system}`,
  fighterOf: (fighter, ship) => `${fighter} на борту: ${ship}`,
  leaving: (system) => `выходит из колодца ${system}`,
  lost: "потерян",
  through: "прошёл",
  arrived: (units) => `Дошли: ${units}.`,
  lostOnTheWay: (units) => `Потеряны в пути: ${units}.`,
  battle: (system) => `Бой в ${system}`,
  landing: (planet) => `Высадка на ${planet}`,
  noBattle: "Драться там не с кем.",
  noLanding: "Никто не высаживается.",
  nobody: "никто",
  next: "Следующий шаг",
  wholeStep: "Весь раунд",
  all: "Всё сразу",
  stepOf: (shown, total) => `Шаг ${shown} из ${total}`,
  rolled: (name, hits) => `${name}: ${hitsRu(hits)}`,
  face: (face, isHit) => (isHit ? `${face}, попадание` : `${face}`),
  needs: (unit, value) => `${unit}, попадает на ${value}`,
  nobodyHit: "Попадать не в кого.",
  held: (name, card, hits) => `${name}: карта «${card}» отменяет ${hitsRu(hits)}.`,
  did: (name, what) => `${name}: ${what}`,
  sustained: (units) => `урон выдержали: ${units}`,
  lostUnits: (units) => `потеряны: ${units}`,
  lostTo: (card, units) => `потеряны («${card}»): ${units}`,
  repaired: (units) => `починены: ${units}`,
  nothing: "ничего",
  left: "Осталось",
  retreated: (name, round) => `${name} отступает в конце раунда ${round}.`,
  won: (name, round) =>
    round === 0 ? `${name} побеждает ещё до первого раунда.` : `${name} побеждает в раунде ${round}.`,
  draw: (round) =>
    round === 0 ? "Не осталось никого: ничья ещё до первого раунда." : `Не осталось никого: ничья в раунде ${round}.`,
  groundDraw: "Планета остаётся за защитником.",
  stays: "остаться",
  result: "Что уцелело",
  planetTaken: (name, planet) => `${planet} теперь держит ${name}.`,
  planetHeld: (planet) => `${planet} удержана.`,
  keep: "Оставить то, что уцелело",
  keepHelp: "Потерянное убрано, всё дошедшее стоит в активной системе, там же жетон приказа. Карты остаются на руках.",
  refuge: "Отступить в",
  noRefuge: "некуда: остаться там",
  back: "Назад к плану",
  ledger: "Удача и выбор",
  ledgerOf: { space: "В космосе", ground: "На планете" },
  chances: (before, after) => `Вероятность победы атакующего: ${before} до первого кубика, ${after} после последнего.`,
  toTheEnd: "Вероятность до — для боя, который идёт до конца.",
  luck: "Каждый бросок",
  luckHelp: "В пунктах вероятности победы атакующего; плюс — в пользу того, кто бросал.",
  sides: "Вместе",
  columns: { who: "кто", luck: "удача", choices: "выбор", sum: "вместе" },
};

export const words: { readonly en: Words; readonly ru: Words } = { en, ru };
