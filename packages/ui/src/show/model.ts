import { type Game, type Json, termFor } from "@umpire/kernel";
import { type Choice, chooser, type Picture, placeNames, readable } from "@umpire/toolkit";
import { readPicture } from "@umpire/toolkit/picture";
import type { BoardProps } from "../board.ts";
import type { Language } from "../language.ts";

/** A game's picture of its table; a method, so that one game's may stand for any. */
export type AnyShow = { show(view: Json, seat: number | null, rules: Json): Picture<Json> }["show"];

/** Max actions that are offered; a game with more wants a board of its own. */
export const MAX_ACTIONS = 2000;

/** What a game shows is no picture: its author is told why, players get a plain board. */
export class PictureError extends Error {}

/** A viewer's table, ready to be drawn. */
export type ShownTable = {
  readonly picture: Picture<Json>;
  readonly choices: readonly Choice[];
  /** Whether there are more actions than are offered. */
  readonly isCut: boolean;
  readonly placeNames: ReadonlyMap<string, string>;
  readonly nameOf: (action: Json) => string;
};

/** A picture that can be drawn; what cannot be drawn is thrown, with the reason. */
export function pictureOf(show: AnyShow, { view, seat, rules }: Pick<BoardProps, "view" | "seat" | "rules">) {
  const read = readPicture(show(view, seat, rules));
  if (!read.ok) throw new PictureError(read.problem);
  return read.picture as Picture<Json>;
}

function legalActions(game: Game, { view, seat, rules, act }: BoardProps): readonly Json[] {
  const actions: Json[] = [];
  if (seat === null || act === null) return actions;
  for (const action of game.legal(view, seat, rules as never)) {
    actions.push(action);
    if (actions.length > MAX_ACTIONS) break;
  }
  return actions;
}

/** What an action is called, where a picture has no better name for it. */
export const dataName = (game: Game, language: Language) => (action: unknown) =>
  readable(language, (code) => termFor(language, game, code), action);

export function tableOf(game: Game, show: AnyShow, props: BoardProps, language: Language): ShownTable {
  const picture = pictureOf(show, props);
  const choose = chooser(picture, language, dataName(game, language));
  const actions = legalActions(game, props);
  return {
    picture,
    choices: actions.slice(0, MAX_ACTIONS).map(choose),
    isCut: actions.length > MAX_ACTIONS,
    placeNames: placeNames(picture, language),
    nameOf: (action) => choose(action).name,
  };
}
