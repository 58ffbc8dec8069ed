import type { StandingOf } from "@umpire/ui";
import { type Side, sides } from "../rules/shape.ts";
import { signed } from "../words/naming.ts";
import { readRules, readView, withWords } from "./model.ts";

/** North is blue, South is orange. */
export const colourOf = (side: Side): number => (side === 0 ? 0 : 5);

/** What the scoreboard shows: both players' health and factions, and where the turn is. */
export const standing: StandingOf = ({ rules, view, language }) => {
  const pack = readRules(rules);
  const { words, book } = withWords(pack, language);
  const { players, status, turn, step } = readView(view, pack);
  const seats = sides.map((side) => {
    const { faction, health } = players[side];
    return {
      side: colourOf(side),
      figure: signed(health),
      figureLabel: words.healthLabel,
      detail: faction === null ? words.sides[side] : book.name(faction),
    };
  });
  if (status === "choosing_factions") return { seats, progress: words.compose.hand.faction };
  return { seats, progress: step === null ? words.turn(turn) : `${words.turn(turn)} · ${book.term(step)}` };
};
