import { enLabels } from "./en-labels.ts";
import type { NameForms, TacticsWords } from "./words.ts";

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

export const en: TacticsWords = {
  ...enLabels,
  turns,
  unitType: (type) => (type === null ? "Unit" : unitTypes[type]),
  unit: (type, number, owner) => {
    const name = `${type === null ? "Unit" : unitTypes[type]}${number === null ? "" : ` ${number}`}`;
    if (owner === "own") return alike(`your ${name}`);
    return alike(owner === "enemy" ? `enemy ${name}` : `${name} of ${owner.name}`);
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
    `${buff} tile: the first to step here ${target === "self" ? `gains ${buff}` : `puts ${buff} on the nearest enemy`} for ${turns(duration)}`,
  hpOf: (hp, start) => (start === null ? `${hp} hp` : `${hp} of ${start} hp`),
  event: {
    moved: ({ unit, from, to }, { unit: call, cell }) =>
      `${call(unit).subject} moves from ${cell(from)} to ${cell(to)}.`,
    hit: ({ unit, target, damage, hp }, { unit: call }) =>
      `${call(unit).subject} strikes ${call(target).object}: −${damage} hp, ${hp} left.`,
    poisoned: ({ unit, damage, hp }, { unit: call }) =>
      `Poison takes ${damage} hp from ${call(unit).whose}, ${hp} left.`,
    fell: ({ unit }, { unit: call }) => `${call(unit).subject} falls.`,
    "buff-gained": ({ unit, buffId, duration, healed }, { unit: call, buff }) =>
      `${call(unit).subject} gains ${buff(buffId)} for ${turns(duration)}${healed > 0 ? ` and heals ${healed} hp` : ""}.`,
    "buff-ended": ({ unit, buffId }, { unit: call, buff }) => `${buff(buffId)} on ${call(unit).object} wears off.`,
    "turn-ended": ({ player }, names) =>
      names.isViewer(player) ? "Your turn ends." : `The turn of ${names.player(player)} ends.`,
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
