import { type PointerEvent, type RefObject, useRef, useState } from "react";
import type { Point } from "../../rules/shape.ts";
import type { BoardModel } from "../model.ts";
import { samePoint, unitAt } from "../view.ts";
import { CELL, cellAt } from "./cells.ts";

/** How far a finger or the mouse goes before it drags and does not press, in px. */
const SLACK = 8;

type Hold = {
  readonly id: string;
  readonly from: Point;
  readonly x: number;
  readonly y: number;
  isOn: boolean;
  over: Point | null;
};

/** Where on the board a pointer is, as shares of its width and height. */
function sharesOf(root: HTMLElement, { clientX, clientY }: PointerEvent): readonly [number, number] {
  const { left, top, width, height } = root.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}

/**
 * Carries a unit that can act to where it is to go or whom it is to strike. While it is over a cell, the plan is that
 * of the cell; letting go leaves the plan to be confirmed, as pressing would.
 */
export function useDrag(model: BoardModel, root: RefObject<HTMLElement | null>) {
  const hold = useRef<Hold | null>(null);
  const wasDragged = useRef(false);
  const piece = useRef<SVGGElement>(null);
  const [lifted, setLifted] = useState<string | null>(null);
  const lead = (grid: HTMLElement, event: PointerEvent) => {
    const [across, down] = sharesOf(grid, event);
    const { width, height } = model.view.state.board;
    // Straight into the page: a drag renders the board anew only when it comes to another cell.
    piece.current?.setAttribute("transform", `translate(${across * width * CELL} ${down * height * CELL})`);
    return cellAt(model.view, across, down);
  };
  const onPointerDown = (event: PointerEvent) => {
    wasDragged.current = false;
    const at = root.current && cellAt(model.view, ...sharesOf(root.current, event));
    const unit = at && unitAt(model.view, at);
    if (!unit || event.button !== 0 || !model.options.byUnit.has(unit.id)) return;
    hold.current = { id: unit.id, from: at, x: event.clientX, y: event.clientY, isOn: false, over: null };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = hold;
    const grid = root.current;
    if (current === null || grid === null) return;
    const isFar = Math.hypot(event.clientX - current.x, event.clientY - current.y) > SLACK;
    if (!current.isOn && !isFar) return;
    if (!current.isOn) {
      current.isOn = true;
      grid.setPointerCapture(event.pointerId);
      setLifted(current.id);
    }
    const over = lead(grid, event);
    if (isSameCell(over, current.over)) return;
    current.over = over;
    model.carry(current.id, over === null || samePoint(over, current.from) ? null : over);
  };
  const letGo = () => {
    wasDragged.current = hold.current?.isOn ?? false;
    hold.current = null;
    setLifted(null);
  };
  return {
    lifted: lifted === null ? null : { id: lifted, ref: piece },
    /** Whether the click that follows belongs to a drag. */
    wasDragged,
    handlers: { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo },
  };
}

const isSameCell = (a: Point | null, b: Point | null) => a === b || (a !== null && b !== null && samePoint(a, b));
