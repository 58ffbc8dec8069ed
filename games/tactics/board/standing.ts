import type { StandingOf } from "@umpire/ui";
import type { TacticsState } from "../rules/shape.ts";
import { playerOf } from "../rules/shape.ts";
import { readView } from "./read-view.ts";
import { tacticsWords } from "./words/words.ts";

/** For the scoreboard: how many units each side has left, and which turn it is. */
export const standing: StandingOf = ({ language, names, ...given }) => {
  const { state, rules } = readView(given);
  const words = tacticsWords[language].standing;
  return {
    seats: names.map((_, seat) => ({ figure: String(left(state, seat)), figureLabel: words.left })),
    progress: rules.turnCap === null ? words.endless : words.turn(turnOf(state, rules.turnCap), rules.turnCap),
  };
};

const left = ({ units }: TacticsState, seat: number): number =>
  units.filter(({ alive, owner }) => alive && owner === playerOf(seat)).length;

/** The state counts the turns that have ended; the one that goes on is the next, the last stays the last. */
const turnOf = ({ turn = 0, gameOver }: TacticsState, cap: number): number => Math.min(gameOver ? turn : turn + 1, cap);
