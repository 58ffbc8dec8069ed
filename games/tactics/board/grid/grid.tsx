import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useId, useRef, useState } from "react";
import type { Point } from "../../rules/shape.ts";
import { type BoardModel, useBoard } from "../model.ts";
import { ownSide, samePoint } from "../view.ts";
import { columnName, pointAfter, rowsOf } from "./cells.ts";
import { Tile } from "./tile.tsx";
import { tileLook } from "./tile-look.ts";
import "./grid.css";
import "./unit.css";

/** The tile that an event is about. */
function pointOf({ target }: SyntheticEvent): Point | null {
  const key = target instanceof Element ? target.closest<HTMLElement>("[data-tile]")?.dataset["tile"] : undefined;
  const [x, y] = (key ?? "").split(",").map(Number);
  return x === undefined || y === undefined || Number.isNaN(x) ? null : { x, y };
}

/** The board is one stop of the tab key; arrows go from tile to tile. */
function useRoving(model: BoardModel) {
  const root = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<Point | null>(null);
  const stop = focused ?? firstStop(model);
  const go = ({ x, y }: Point) => root.current?.querySelector<HTMLElement>(`[data-tile="${x},${y}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const here = pointOf(event);
    if (here === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = pointAfter(model.view, here, event.key);
    if (to !== null) go(to);
    else if (event.key === "Enter" || event.key === " ") model.press(here);
    else if (event.key === "Escape") model.back();
    else return;
    event.preventDefault();
  };
  return { root, stop, setFocused, onKeyDown };
}

/** The first unit that can act, or else the viewer's own corner. */
function firstStop({ view, options }: BoardModel): Point {
  const own = view.state.units.filter(({ alive, owner }) => alive && owner === (ownSide(view) ?? "P1"));
  const first = own.find(({ id }) => options.byUnit.has(id)) ?? own[0];
  return first?.position ?? { x: 0, y: 0 };
}

/** What a finger, a mouse and the focus do to the tile that they are at. */
function pointing({ hover, press }: BoardModel, setFocused: (point: Point) => void) {
  const onFocus = (event: SyntheticEvent) => {
    const point = pointOf(event);
    hover(point);
    if (point !== null) setFocused(point);
  };
  const onClick = (event: SyntheticEvent) => {
    const point = pointOf(event);
    if (point === null) return;
    // A tap gives some browsers no focus, and the reason is wanted there too.
    hover(point);
    press(point);
  };
  const onPointerOver = (event: PointerEvent) => event.pointerType === "mouse" && hover(pointOf(event));
  return { onFocus, onClick, onPointerOver, onPointerLeave: () => hover(null) };
}

/** The board: tiles, pieces, what is lit, and what would happen. */
export function Grid() {
  const model = useBoard();
  const { view, words } = model;
  const { root, stop, setFocused, onKeyDown } = useRoving(model);
  const id = useId();
  const rows = rowsOf(view);
  return (
    <div className="tac-board">
      <Edge className="tac-rows fine strong muted" names={rows.map((row) => String((row[0]?.y ?? 0) + 1))} />
      <table
        ref={root}
        className="tac-grid"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells can be walked is a grid
        role="grid"
        aria-label={words.board}
        aria-describedby={id}
        onKeyDown={onKeyDown}
        {...pointing(model, setFocused)}
      >
        <tbody>
          {rows.map((row) => (
            // biome-ignore lint/a11y/noRedundantRoles: laid out as a grid, it would be no row to some browsers
            <tr key={row[0]?.y} role="row">
              {row.map((point) => (
                <Tile key={`${point.x},${point.y}`} look={tileLook(model, point)} isStop={samePoint(point, stop)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Edge className="tac-columns fine strong muted" names={(rows[0] ?? []).map(({ x }) => columnName(x))} />
      <p id={id} className="visually-hidden">
        {words.howTo}
      </p>
    </div>
  );
}

/** The names of rows or columns along the edge; every tile says its own. */
function Edge({ className, names }: { readonly className: string; readonly names: readonly string[] }) {
  return (
    <div className={className} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
