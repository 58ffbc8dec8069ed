import type { Words } from "@umpire/kernel";
import type { Point, Tactics } from "../rules/shape.ts";

const at = ({ x, y }: Point) => `(${x},${y})`;

export const en: Words<Tactics> = {
  refusal: {
    "bad-lineup": ({ side, problem }) =>
      `The line-up of P${side + 1} names ${problem}, which is no unit type of the pack.`,
    "unknown-action": ({ type }) => `There is no action ${type}. There are: MOVE, ATTACK, MOVE_AND_ATTACK, END_TURN.`,
    "game-over": () => "The game is over.",
    "not-your-turn": ({ currentPlayer }) => `It is the turn of ${currentPlayer}.`,
    "move-names-a-target": ({ target }) => `A MOVE has no target; leave ${target} out, or use MOVE_AND_ATTACK.`,
    "position-required": () => "A position is needed.",
    "target-required": () => "The id of a target is needed.",
    "off-board": ({ position }) => `${at(position)} is off the board.`,
    "tile-occupied": ({ position, unit }) => `${unit} stands at ${at(position)}.`,
    "target-unknown": ({ target }) => `There is no unit ${target}.`,
    "target-dead": ({ target }) => `${target} has fallen already.`,
    "target-friendly": ({ target }) => `${target} is one of your own.`,
    "position-mismatch": ({ target, position }) =>
      `${target} does not stand at ${at(position)}; an ATTACK names its tile.`,
    "no-unit-can-reach": ({ position }) => `No unit of yours reaches ${at(position)} on a straight line.`,
    "no-unit-in-range": ({ target }) => `No unit of yours has ${target} in range on a straight line.`,
    "ambiguous-mover": ({ units }) => `${units.join(" and ")} could both go there; name one as unitId.`,
    "ambiguous-attacker": ({ units }) => `${units.join(" and ")} could both attack; name one as unitId.`,
    "ambiguous-after-move": ({ units }) =>
      `After the step ${units.join(" and ")} could all hit it; name one as unitId.`,
    stunned: ({ unit }) => `${unit} is stunned and can do nothing.`,
    rooted: ({ unit }) => `${unit} is rooted and cannot move; it may attack.`,
    "out-of-range-after-move": ({ unit, target }) => `From there ${unit} does not have ${target} in range.`,
    "unit-unknown": ({ unit }) => `There is no unit ${unit}.`,
    "unit-dead": ({ unit }) => `${unit} has fallen.`,
    "unit-not-yours": ({ unit }) => `${unit} is not yours.`,
    "already-acted": ({ unit }) => `${unit} has acted in this turn.`,
    "bad-state": ({ path, problem }) => `This is no state of the game: ${path}: ${problem}.`,
    "bad-buff": ({ path, problem }) => `This is no buff: ${path}: ${problem}.`,
  },
  event: {
    moved: ({ unit, from, to }) => `${unit} moves from ${at(from)} to ${at(to)}.`,
    hit: ({ unit, target, damage, hp }) => `${unit} hits ${target} for ${damage}; ${hp} hp left.`,
    poisoned: ({ unit, damage, hp }) => `Poison takes ${damage} from ${unit}; ${hp} hp left.`,
    fell: ({ unit }) => `${unit} falls.`,
    "buff-gained": ({ unit, buffId, duration, healed }) =>
      `${unit} gains ${buffId} for ${duration} turn ${duration === 1 ? "end" : "ends"}${healed ? ` and heals ${healed}` : ""}.`,
    "buff-ended": ({ unit, buffId }) => `${buffId} on ${unit} runs out.`,
    "turn-ended": ({ player }) => `${player} ends the turn.`,
    won: ({ player }) => `${player} is the only side left standing.`,
    drawn: ({ reason }) =>
      reason === "turn-cap" ? "The last turn is over: a draw." : "Both sides have fallen: a draw.",
  },
  terms: {
    turn: "your turn",
    "last-side-standing": "one side left",
    "double-fall": "both sides fallen",
    "turn-cap": "the last turn is over",
  },
};
