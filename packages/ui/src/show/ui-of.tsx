import type { Game } from "@umpire/kernel";
import { chooser, textIn } from "@umpire/toolkit";
import type { GameUi, Standing } from "../board.ts";
import { type AnyShow, dataName, pictureOf } from "./model.ts";
import { ShownBoard } from "./shown-board.tsx";
import { showWords } from "./words/words.ts";

/** What a game brings to the browser that shows its table in words; its own words tell what happens. */
export function uiOf(game: Game, show: AnyShow): Omit<GameUi, "describeEvents"> {
  return {
    Board: (props) => <ShownBoard {...{ game, show, props }} />,
    standing(context): Standing {
      const { scores = [], progress = "" } = pictureOf(show, context);
      const figureLabel = showWords(context.language).score;
      return {
        seats: scores.map((score) => ({ figure: String(score), figureLabel })),
        // Of a match that is over the page says why.
        progress: "over" in context.next ? "" : textIn(context.language, progress),
      };
    },
    describeAction(context) {
      const choose = chooser(pictureOf(show, context), context.language, dataName(game, context.language));
      return (action) => choose(action).name;
    },
  };
}
