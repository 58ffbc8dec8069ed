import type { Cell, Mark, Picture, Piece } from "@umpire/toolkit";
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from "react";
import { useLanguage } from "../language.ts";
import { describeMark, describePiece, type Naming } from "./describe.ts";
import { boxOf, cellAfter, type Frame, linesOf } from "./geometry.ts";
import type { Light } from "./selection.ts";
import { type ShowWords, useShowWords } from "./words/words.ts";

/** How a table may be pressed. */
export type Pressing = {
  readonly lights: ReadonlyMap<string, Light>;
  readonly press: (place: string) => void;
  readonly names: readonly string[];
};

/** What a cell holds, in words. */
type Filling = {
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  readonly light: Light | undefined;
};

function describeCell(words: ShowWords, naming: Naming, { name }: Cell, { pieces, marks, light }: Filling): string {
  const held = pieces.length === 0 ? [words.empty] : pieces.map((piece) => describePiece(naming, piece));
  const state = light === undefined ? [] : [light === "chosen" ? words.chosen : words.ready];
  return [name, ...held, ...marks.map((mark) => describeMark(naming, mark)), ...state].join(", ");
}

const placeIn = ({ target }: SyntheticEvent): string | null =>
  (target instanceof Element && target.closest<HTMLElement>("[data-place]")?.dataset["place"]) || null;

/** The board is one stop of the tab key; arrows go from cell to cell. */
function useRoving({ cells }: Frame, { lights, press }: Pressing) {
  const [focused, setFocused] = useState<string | null>(null);
  const root = useRef<HTMLTableElement>(null);
  const lit = cells.find(({ place }) => lights.has(place) && lights.get(place) !== "also");
  const stop = focused ?? (lit ?? cells[0])?.place;
  const onKeyDown = (event: KeyboardEvent) => {
    const here = cells.find(({ place }) => place === placeIn(event));
    if (here === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = cellAfter(cells, here, event.key);
    if (to !== null) root.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(to.place)}"]`)?.focus();
    else if (event.key === "Enter" || event.key === " ") press(here.place);
    else if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
  };
  return { root, stop, onKeyDown, onFocus: (event: SyntheticEvent) => setFocused(placeIn(event)) };
}

const byPlace = <T extends { readonly at: string | number }>(things: readonly T[] | undefined, place: string) =>
  (things ?? []).filter(({ at }) => String(at) === place);

type CellProps = Pressing & {
  readonly cell: Cell;
  readonly frame: Frame;
  readonly picture: Picture;
  readonly isStop: boolean;
};

/** One cell: what stands there, in words. */
function GridCell({ cell, frame, picture, lights, names, isStop }: CellProps) {
  const words = useShowWords();
  const language = useLanguage();
  const light = lights.get(cell.place);
  const pieces = byPlace(picture.pieces, cell.place);
  const marks = byPlace(picture.marks, cell.place);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells can be walked is a grid
      role="gridcell"
      className="show-cell"
      data-place={cell.place}
      data-light={light}
      data-full={pieces.length > 0 || undefined}
      data-mark={marks[0]?.mark}
      data-seat={marks[0]?.seat}
      style={boxOf(frame, cell)}
      tabIndex={isStop ? 0 : -1}
      aria-selected={light === "chosen"}
      aria-label={describeCell(words, { language, names }, cell, { pieces, marks, light })}
    />
  );
}

type CellsProps = Pressing & {
  readonly title: string;
  readonly howTo: string;
  readonly frame: Frame;
  readonly picture: Picture;
};

/** Cells over the drawing of a board, which can be walked and pressed. */
export function Cells({ title, howTo, frame, picture, ...pressing }: CellsProps) {
  const { root, stop, onKeyDown, onFocus } = useRoving(frame, pressing);
  const onClick = (event: SyntheticEvent) => {
    const place = placeIn(event);
    if (place !== null) pressing.press(place);
  };
  return (
    <table
      ref={root}
      className="show-cells"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells can be walked is a grid
      role="grid"
      aria-label={title}
      aria-describedby={howTo}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <tbody>
        {linesOf(frame.cells).map((line) => (
          // biome-ignore lint/a11y/noRedundantRoles: without a layout of its own, it would be no row to some browsers
          <tr key={line[0]?.place} role="row">
            {line.map((cell) => (
              <GridCell key={cell.place} {...{ cell, frame, picture, ...pressing }} isStop={cell.place === stop} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
