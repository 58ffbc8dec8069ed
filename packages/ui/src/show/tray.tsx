import type { Choice } from "@umpire/toolkit";
import type { BoardProps } from "../board.ts";
import { MAX_ACTIONS, type ShownTable } from "./model.ts";
import type { Selection } from "./selection.ts";
import { type ShowWords, useShowWords } from "./words/words.ts";

type TrayProps = Pick<BoardProps, "own" | "takeBack"> & {
  readonly table: ShownTable;
  readonly selection: Selection;
  readonly decide: (choice: Choice) => void;
};

/** What a person is to do now, in a sentence. */
export function hintFor({ hint }: ShowWords, { choices, picture }: ShownTable, { from, several }: Selection): string {
  if (several.length > 0) return hint.which;
  const firsts = choices.flatMap((choice) => choice.from ?? []);
  const isMove = firsts.every((place) => picture.pieces?.some(({ at }) => String(at) === place));
  if (from !== null) return isMove ? hint.to : hint.second;
  if (firsts.length > 0) return isMove ? hint.from : hint.first;
  const placed = choices.flatMap(({ at }) => at.slice(0, 1));
  if (placed.length === 0) return hint.button;
  const items = new Set(picture.rows?.flatMap((row) => row.items.map(({ key }) => key)));
  return placed.every((place) => items.has(place)) ? hint.item : hint.place;
}

/** Below the board: what is to be chosen, and the acts that have no place on it. */
export function Tray({ table, selection, own, takeBack, decide }: TrayProps) {
  const words = useShowWords();
  const { choices, isCut, nameOf } = table;
  const buttons = selection.several.length > 0 ? selection.several : choices.filter(({ at }) => at.length === 0);
  if (choices.length === 0 && own === null) return null;
  return (
    <div className="tray show-tray">
      <p aria-live="polite">{own === null ? hintFor(words, table, selection) : words.decided(nameOf(own))}</p>
      <div className="tray-acts">
        {own !== null && takeBack !== null && (
          <button type="button" onClick={takeBack}>
            {words.takeBack}
          </button>
        )}
        {buttons.map((choice) => (
          <button
            key={JSON.stringify(choice.action)}
            type="button"
            className={choices.length === 1 ? "act" : undefined}
            onClick={() => decide(choice)}
          >
            {choice.name}
          </button>
        ))}
      </div>
      {isCut && <p className="muted">{words.more(MAX_ACTIONS)}</p>}
    </div>
  );
}
