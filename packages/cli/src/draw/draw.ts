import { type Game, termFor } from "@umpire/kernel";
import type { Kit, Moment, Terminal } from "@umpire/kit";
import { chooser, readable } from "@umpire/toolkit";
import { readPicture } from "@umpire/toolkit/picture";
import { kitOf } from "../kits.ts";
import type { Language } from "../words/words.ts";
import { drawPicture } from "./picture.ts";

/** Data as words, with the game's own terms. */
export const readData = (language: Language, game: Game, data: unknown): string =>
  readable(language, (code) => termFor(language, game, code), data);

/** A game that shows nothing: its view in words, a line for each part. */
const plain = (game: Game): Terminal => ({
  draw({ view, language }) {
    if (typeof view !== "object" || view === null || Array.isArray(view)) return readData(language, game, view);
    const lines = Object.entries(view).map(
      ([key, value]) => `${readData(language, game, key)}: ${readData(language, game, value)}`,
    );
    return lines.join("\n");
  },
});

type Seen = Pick<Moment, "view" | "rules"> & { readonly seat?: number };

/** A game's picture drawn as text; what is no picture is told, and the view stands in its place. */
function shown(game: Game, show: NonNullable<Kit["show"]>): Terminal {
  const read = ({ view, rules, seat }: Seen) => readPicture(show(view, seat ?? null, rules as never));
  return {
    draw(moment) {
      const picture = read(moment);
      if (picture.ok) return drawPicture(moment.language, picture.picture);
      return `${picture.problem}\n${plain(game).draw(moment)}`;
    },
    label({ language, ...seen }, action) {
      const picture = read(seen);
      const nameOf = (data: unknown) => readData(language, game, data);
      return picture.ok ? chooser(picture.picture, language, nameOf)(action).name : null;
    },
  };
}

/** How a game is shown and typed in the terminal. */
export function terminalOf(game: Game): Terminal {
  const { terminal, show } = kitOf(game);
  if (terminal !== undefined) return terminal;
  return show === undefined ? plain(game) : shown(game, show);
}
