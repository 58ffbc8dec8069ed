import { useLanguage } from "@umpire/ui";
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId, useMemo, useRef, useState } from "react";
import type { Point } from "../../rules/shape.ts";
import { isPlanned } from "../choice/choice.ts";
import { type BoardModel, useBoard } from "../model.ts";
import { ownSide, samePoint } from "../view.ts";
import { drawingWords } from "../words/drawing.ts";
import { pointAfter, rowsOf } from "./cells.ts";
import { chalkOf } from "./chalk.ts";
import { Lawn } from "./lawn.tsx";
import { describeTile, type TileLook, tileLook } from "./tile-look.ts";
import { useDrag } from "./use-drag.ts";
import "./grid.css";

/** The tile that an event is about. */
function pointOf({ target }: SyntheticEvent): Point | null {
  const key = target instanceof Element ? target.closest<HTMLElement>("[data-tile]")?.dataset["tile"] : undefined;
  const [x, y] = (key ?? "").split(",").map(Number);
  return x === undefined || y === undefined || Number.isNaN(x) ? null : { x, y };
}

/** The board is one stop of the tab key; arrows go from tile to tile, Enter chooses, and does what is planned there. */
function useRoving(model: BoardModel, root: RefObject<HTMLTableElement | null>) {
  const [focused, setFocused] = useState<Point | null>(null);
  const stop = focused ?? firstStop(model);
  const go = ({ x, y }: Point) => root.current?.querySelector<HTMLElement>(`[data-tile="${x},${y}"]`)?.focus();
  const enter = (point: Point) => {
    const { action } = model.choice;
    if (action !== null && isPlanned(model.view, model.choice, point)) model.act?.(action);
    else model.press(point);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const here = pointOf(event);
    if (here === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = pointAfter(model.view, here, event.key);
    if (to !== null) go(to);
    else if (event.key === "Enter" || event.key === " ") enter(here);
    else if (event.key === "Escape") model.back();
    else return;
    event.preventDefault();
  };
  return { stop, setFocused, onKeyDown };
}

/** The first unit that can act, or else the viewer's own corner. */
function firstStop({ view, options }: BoardModel): Point {
  const own = view.state.units.filter(({ alive, owner }) => alive && owner === (ownSide(view) ?? "P1"));
  const first = own.find(({ id }) => options.byUnit.has(id)) ?? own[0];
  return first?.position ?? { x: 0, y: 0 };
}

/** The board: a drawing, and over it a grid of cells that can be walked and pressed. */
export function Grid() {
  const model = useBoard();
  const { view, words, hover, ask, press, foresight, effects, turnEvents, stepKey } = model;
  const root = useRef<HTMLTableElement>(null);
  const { stop, setFocused, onKeyDown } = useRoving(model, root);
  const { lifted, wasDragged, handlers } = useDrag(model, root);
  const chalk = useMemo(() => (foresight === null ? null : chalkOf(view, foresight)), [view, foresight]);
  const id = useId();
  const rows = rowsOf(view).map((row) => row.map((point) => tileLook(model, point)));
  const onFocus = (event: SyntheticEvent) => {
    const point = pointOf(event);
    if (point === null) return;
    ask(point);
    setFocused(point);
  };
  const onClick = (event: SyntheticEvent) => {
    const point = pointOf(event);
    if (point === null || wasDragged.current) return;
    // A tap gives some browsers no focus, and the reason is wanted there too.
    ask(point);
    press(point);
  };
  return (
    <div className="tac-lawn">
      <Lawn
        looks={rows.flat()}
        trail={turnEvents}
        words={drawingWords[useLanguage()]}
        {...{ view, chalk, effects, stepKey, lifted }}
      />
      <table
        ref={root}
        className="tac-grid"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells can be walked is a grid
        role="grid"
        aria-label={words.board}
        aria-describedby={id}
        {...handlers}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onPointerOver={(event) => event.pointerType === "mouse" && hover(pointOf(event))}
        onPointerLeave={() => hover(null)}
      >
        <tbody>
          {rows.map((row) => (
            // biome-ignore lint/a11y/noRedundantRoles: laid out as a grid, it would be no row to some browsers
            <tr key={row[0]?.point.y} role="row">
              {row.map((look) => (
                <Cell key={look.point.x} look={look} isStop={samePoint(look.point, stop)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={id} className="visually-hidden">
        {words.howTo}
      </p>
    </div>
  );
}

/** One cell: what the drawing shows there, in words. */
function Cell({ look, isStop }: { readonly look: TileLook; readonly isStop: boolean }) {
  const { view, words, names } = useBoard();
  const { point } = look;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells can be walked is a grid
      role="gridcell"
      className="tac-cell"
      data-tile={`${point.x},${point.y}`}
      data-light={look.light ?? undefined}
      data-threat={look.threat ?? undefined}
      data-chosen={look.isChosen || undefined}
      data-aimed={look.isAimed || undefined}
      data-ready={look.canAct || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-selected={look.isChosen || look.isAimed}
      aria-label={describeTile(look, view, words, names)}
    />
  );
}
