import { capitalize } from "../format.ts";
import { turnsOfTile } from "../turns-left.ts";
import { enLabels } from "./en-labels.ts";
import type { NameForms, TacticsWords, Whose } from "./words.ts";

const unitTypes = { SWORDSMAN: "Swordsman", ARCHER: "Archer", TANK: "Tank" };
const buffs: { readonly [id: string]: string } = {
  RAGE: "Rage",
  HASTE: "Haste",
  MARKED: "Mark",
  POISON: "Poison",
  STUN: "Stun",
  ROOT: "Root",
};

const alike = (name: string): NameForms => ({ subject: name, object: name, whose: name });
const turns = (count: number) => `${count} ${count === 1 ? "turn" : "turns"}`;
const both = (names: readonly string[]) => names.join(" and ");
const bonus = (amount: number, what: string) =>
  amount === 0 ? [] : [`${amount > 0 ? "+" : "−"}${Math.abs(amount)} ${what}`];

const numbers = ["no", "one", "two", "three", "four"];
const number = (count: number) => numbers[count] ?? String(count);
const ofSide = (whose: Whose) => (typeof whose === "string" ? (whose === "own" ? "yours" : "theirs") : whose.name);
const whoever = (whose: Whose) =>
  typeof whose === "string" ? (whose === "own" ? "you" : "the other side") : whose.name;

const plan: TacticsWords["plan"] = {
  step: (cell) => `step to ${cell}`,
  gains: (buff) => `gain ${buff}`,
  gives: (buff, unit) => `put ${buff} on ${unit.object}`,
  hits: (unit, damage) => `hit ${unit.object} for ${damage}`,
  fells: (unit) => `${unit.subject} is down`,
  poisons: (unit, damage) => `poison takes ${damage} from ${unit.whose}`,
  wins: "and you win",
  draws: "and it is a draw",
  risks: (risks) =>
    risks.length === 1 && risks[0] !== undefined
      ? `${capitalize(risks[0].unit.subject)} can hit back for ${risks[0].damage}.`
      : `It can be hit back: ${risks.map(({ unit, damage }) => `${unit.subject} −${damage}`).join(", ")}.`,
  safe: "Nobody can hit back next turn.",
  idle: (units) =>
    `${capitalize(units.map(({ subject }) => subject).join(" and "))} ${units.length === 1 ? "has" : "have"} not acted.`,
};

const verdict: TacticsWords["verdict"] = {
  youWin: "You win",
  youLose: "You lose",
  draw: "A draw",
  wins: (name) => `${name} wins`,
  down: (whose, count) => {
    const all = count === 2 ? "both" : `all ${number(count)}`;
    if (typeof whose !== "string") return `${capitalize(all)} units of ${whose.name} are down.`;
    return `${capitalize(all)} ${whose === "own" ? "of your" : "enemy"} units are down.`;
  },
  stand: (whose, count) => `${capitalize(number(count))} of ${ofSide(whose)} ${count === 1 ? "stands" : "stand"}.`,
  bothDown: "The last units fell together.",
  lastTurn: (count) => `${count} turns are over, and both sides stand.`,
  resigned: (whose) => `${capitalize(whoever(whose))} resigned.`,
  outOfTime: (whose) => `${capitalize(whoever(whose))} ran out of time.`,
  agreed: "Both sides agreed to it.",
  blow: (turn) => `Turn ${turn}: the blow that decided it`,
  figures: {
    turns: (count) => (count === 1 ? "turn" : "turns"),
    standing: (count) => (count === 1 ? "unit left" : "units left"),
    health: "health left",
  },
  close: "Look at the board",
  open: "Show the result",
};

export const en: TacticsWords = {
  ...enLabels,
  plan,
  verdict,
  ended: {
    charge: (isViewer, player) =>
      isViewer ? "You stepped and struck: your turn is over." : `${player} stepped and struck: that ended the turn.`,
    choice: (isViewer, player) => (isViewer ? "You ended your turn." : `${player} ended the turn.`),
    absence: (isViewer, player) =>
      isViewer ? "You were away: your turn is over." : `${player} was away: the turn is over.`,
  },
  turnsLeft: (count, isOwn) =>
    count === 0 ? "until this turn ends" : `for ${count} of ${isOwn ? "your" : "their"} turns`,
  unitType: (type) => (type === null ? "Unit" : unitTypes[type]),
  unit: (type, number, owner) => {
    const name = `${type === null ? "Unit" : unitTypes[type]}${number === null ? "" : ` ${number}`}`;
    if (owner === "own") return alike(`your ${name}`);
    return alike(owner === "enemy" ? `enemy ${name}` : `${owner.name}’s ${name}`);
  },
  buff: (id) => (Object.hasOwn(buffs, id) ? buffs[id] : undefined) ?? id,
  effect: ({ buffId, modifiers, flags }, { markedBonus, poisonTick }) => {
    const parts = [
      ...bonus(modifiers.bonusAttack, "attack"),
      ...bonus(modifiers.bonusMoveRange, "move"),
      ...bonus(modifiers.bonusAttackRange, "range"),
      ...(modifiers.bonusHp > 0 ? [`heals ${modifiers.bonusHp} at once`] : []),
      ...(flags.stunned ? ["can neither move nor strike"] : []),
      ...(flags.rooted ? ["cannot move, may strike"] : []),
      ...(flags.poison
        ? [poisonTick === "turn-end" ? "−1 hp at the end of every turn" : "−1 hp when its own turn begins"]
        : []),
      ...(buffId === "MARKED" && markedBonus > 0 ? [`every blow takes ${markedBonus} more`] : []),
    ];
    return parts.length === 0 ? "does nothing under these rules" : parts.join(", ");
  },
  tile: ({ target, duration }, buff) =>
    `${buff} tile: the first to step here ${target === "self" ? `gains ${buff}` : `puts ${buff} on the nearest enemy`} for ${turns(turnsOfTile({ target, duration }))} of its own`,
  hpOf: (hp, start) => (start === null ? `${hp} health` : `${hp} of ${start}`),
  event: {
    moved: ({ unit, to }, { unit: call, cell }) => `${call(unit).subject} moves to ${cell(to)}.`,
    hit: ({ unit, target, damage, hp }, { unit: call }) =>
      `${call(unit).subject} hits ${call(target).object}: −${damage}, ${hp} left.`,
    poisoned: ({ unit, damage, hp }, { unit: call }) => `Poison takes ${damage} from ${call(unit).whose}, ${hp} left.`,
    fell: ({ unit }, { unit: call }) => `${call(unit).subject} falls.`,
    "buff-gained": ({ unit, buffId, duration, healed }, { unit: call, buff }) =>
      `${call(unit).subject} gains ${buff(buffId)} for ${turns(duration)}${healed > 0 ? ` and heals ${healed} hp` : ""}.`,
    "buff-ended": ({ unit, buffId }, { unit: call, buff }) => `${buff(buffId)} on ${call(unit).object} wears off.`,
    "turn-ended": ({ player }, names) =>
      names.isViewer(player) ? "Your turn is over." : `${names.player(player)}’s turn is over.`,
    won: ({ player }, names) =>
      names.isViewer(player)
        ? "Only your side is left standing: you win."
        : `${names.player(player)} wins: no other side is left.`,
    drawn: ({ reason }) =>
      reason === "turn-cap" ? "That was the last turn: a draw." : "Both sides have fallen: a draw.",
  },
  refusal: {
    "bad-lineup": ({ problem }) => `there is no unit type ${problem}.`,
    "unknown-action": ({ type }) => `there is no action ${type}.`,
    "game-over": () => "the game is over.",
    "not-your-turn": ({ currentPlayer }, { player }) => `it is the turn of ${player(currentPlayer)}.`,
    "move-names-a-target": () => "a mere step strikes nobody.",
    "position-required": () => "a tile is needed.",
    "target-required": () => "a target is needed.",
    "off-board": ({ position }, { cell }) => `${cell(position)} is off the board.`,
    "tile-occupied": ({ position, unit }, { cell, unit: call }) => `${call(unit).subject} stands on ${cell(position)}.`,
    "target-unknown": ({ target }) => `there is no unit ${target}.`,
    "target-dead": ({ target }, { unit }) => `${unit(target).subject} has fallen already.`,
    "target-friendly": ({ target }, { unit }) => `${unit(target).subject} is on your side.`,
    "position-mismatch": ({ target, position }, { unit, cell }) =>
      `${unit(target).subject} does not stand on ${cell(position)}.`,
    "no-unit-can-reach": ({ position }, { cell }) =>
      `${cell(position)} is out of reach: a step goes along one row or column, no further than the move value.`,
    "no-unit-in-range": ({ target }, { unit }) =>
      `${unit(target).subject} is out of range: a blow goes along one row or column, no further than the range.`,
    "ambiguous-mover": ({ units }, { unit }) => `${both(units.map((id) => unit(id).subject))} could both go there.`,
    "ambiguous-attacker": ({ units }, { unit }) => `${both(units.map((id) => unit(id).subject))} could both strike.`,
    "ambiguous-after-move": ({ units }, { unit }) =>
      `${both(units.map((id) => unit(id).subject))} could all strike then.`,
    stunned: ({ unit }, { unit: call }) => `${call(unit).subject} is stunned and can do nothing.`,
    rooted: ({ unit }, { unit: call }) => `${call(unit).subject} is rooted: it cannot move, only strike.`,
    "out-of-range-after-move": ({ unit, target }, { unit: call }) =>
      `from there ${call(unit).subject} does not have ${call(target).object} in range.`,
    "unit-unknown": ({ unit }) => `there is no unit ${unit}.`,
    "unit-dead": ({ unit }, { unit: call }) => `${call(unit).subject} has fallen.`,
    "unit-not-yours": ({ unit }, { unit: call }) => `${call(unit).subject} does not take your orders.`,
    "already-acted": ({ unit }, { unit: call }) => `${call(unit).subject} has acted in this turn.`,
    "bad-state": ({ problem }) => `this is no state of the game: ${problem}.`,
    "bad-buff": ({ problem }) => `this is no buff: ${problem}.`,
  },
};
