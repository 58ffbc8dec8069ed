import type { Cell } from "../cells.ts";
import type { Point } from "../geometry.ts";
import type { BoardProps, BoardStack, BoardUnit } from "../types.ts";
import { boardPoint, clampZoom } from "./camera.ts";
import type { CameraControl } from "./use-camera.ts";

/** What follows the pointer. */
export type Ghost =
  | { readonly kind: "stack"; readonly player: number; readonly units: readonly BoardUnit[] }
  | { readonly kind: "tile"; readonly label: string };

/** What gestures need of the board; points are relative to its left upper corner. */
export type Host = {
  readonly camera: CameraControl;
  props(): BoardProps;
  cellAt(board: Point): Cell | undefined;
  cellOf(key: string): Cell | undefined;
  show(ghost: Ghost | null): void;
  lead(at: Point): void;
  hover(cell: Cell | null): void;
  capture(pointer: number): void;
};

/** What a drag may turn out to be once the pointer has moved far enough. */
type Grip =
  | { readonly kind: "pan" }
  | { readonly kind: "tile"; readonly cell: Cell }
  | { readonly kind: "stack"; readonly from: string; readonly stack: BoardStack; readonly unit: string | null };

type Drag = {
  readonly grip: Grip;
  readonly pointer: number;
  readonly begun: Point;
  moved: boolean;
  over: string | null;
};

const THRESHOLD = 5;

/** What is under the pointer as it goes down: a stack by its place in the list of its system, and one of its units. */
export type Grabbed = { readonly cell: string; readonly stack: number; readonly unit: string | null };

export type Gestures = {
  down(pointer: number, at: Point, grabbed: Grabbed | null): void;
  move(pointer: number, at: Point): void;
  up(pointer: number, at: Point): void;
  cancel(): void;
  /** Whether what has just ended was no click. */
  wasDrag(): boolean;
};

export function gesturesOf(host: Host): Gestures {
  const pointers = new Map<number, Point>();
  let drag: Drag | null = null;
  let wasDrag = false;
  const drop = (at: Point | null) => {
    if (drag?.moved) finish(host, drag, at);
    drag = null;
  };
  return {
    wasDrag: () => wasDrag,
    cancel: () => drop(null),
    down: (pointer, at, grabbed) => {
      if (pointers.size === 0) wasDrag = false;
      pointers.set(pointer, at);
      if (pointers.size > 1) {
        drop(null);
        wasDrag = true;
        for (const each of pointers.keys()) host.capture(each);
      } else drag = { grip: gripOf(host, grabbed, at), pointer, begun: at, moved: false, over: null };
    },
    move: (pointer, at) => {
      const before = pointers.get(pointer);
      if (before === undefined) return;
      const other = [...pointers].find(([id]) => id !== pointer)?.[1];
      pointers.set(pointer, at);
      if (other !== undefined) return pinch(host, before, at, other);
      if (drag === null) return pan(host, before, at);
      if (!drag.moved && Math.hypot(at.x - drag.begun.x, at.y - drag.begun.y) < THRESHOLD) return;
      wasDrag = true;
      carry(host, drag, before, at);
    },
    up: (pointer, at) => {
      if (!pointers.delete(pointer)) return;
      if (drag?.pointer === pointer) drop(at);
    },
  };
}

function gripOf(host: Host, grabbed: Grabbed | null, at: Point): Grip {
  const props = host.props();
  if (props.mode === "map") {
    const tile = host.cellAt(boardPoint(host.camera.now(), at));
    const isMovable = tile !== undefined && tile.kind !== "empty" && tile.index >= 0;
    return isMovable && props.onMoveTile !== undefined ? { kind: "tile", cell: tile } : { kind: "pan" };
  }
  const cell = grabbed === null ? undefined : host.cellOf(grabbed.cell);
  if (grabbed === null || cell?.kind !== "system" || props.onDragStack === undefined) return { kind: "pan" };
  const stack = props.stacks.get(cell.system.id)?.[grabbed.stack];
  return stack === undefined ? { kind: "pan" } : { kind: "stack", from: cell.system.id, stack, unit: grabbed.unit };
}

function carry(host: Host, drag: Drag, before: Point, at: Point): void {
  const last = drag.moved ? before : drag.begun;
  if (!drag.moved) begin(host, drag);
  drag.moved = true;
  if (drag.grip.kind === "pan") pan(host, last, at);
  else follow(host, drag, at);
}

function begin(host: Host, { grip, pointer }: Drag): void {
  host.capture(pointer);
  if (grip.kind === "tile") host.show({ kind: "tile", label: labelOf(grip.cell) });
  if (grip.kind !== "stack") return;
  const units = grip.stack.units.filter(({ unit, count }) => count > 0 && (grip.unit === null || unit === grip.unit));
  host.show({ kind: "stack", player: grip.stack.player, units });
  host.props().onDragStack?.(grip.from, grip.stack, grip.unit);
}

const labelOf = (cell: Cell): string =>
  cell.kind === "system" ? cell.system.id : cell.kind === "lane" ? cell.name : "";

function follow(host: Host, drag: Drag, at: Point): void {
  host.lead(at);
  const cell = targetAt(host, drag.grip, at);
  if ((cell?.key ?? null) === drag.over) return;
  drag.over = cell?.key ?? null;
  host.hover(cell);
  if (drag.grip.kind === "stack") host.props().onDragOver?.(cell?.kind === "system" ? cell.system.id : null);
}

/** The hex under the pointer, if what is dragged may be dropped there. */
function targetAt(host: Host, grip: Grip, at: Point): Cell | null {
  const cell = host.cellAt(boardPoint(host.camera.now(), at));
  if (cell === undefined) return null;
  return (grip.kind === "tile" ? cell.index >= 0 : cell.kind === "system") ? cell : null;
}

function finish(host: Host, { grip }: Drag, at: Point | null): void {
  if (grip.kind === "pan") return;
  const cell = at === null ? null : targetAt(host, grip, at);
  host.show(null);
  host.hover(null);
  const props = host.props();
  if (grip.kind === "tile") {
    if (cell !== null && cell.index !== grip.cell.index) props.onMoveTile?.(grip.cell.index, cell.index);
    return;
  }
  if (cell?.kind === "system" && cell.system.id !== grip.from) props.onDropStack?.(cell.system.id);
  props.onDragOver?.(null);
}

function pan({ camera }: Host, before: Point, at: Point): void {
  const { x, y, k } = camera.now();
  camera.move({ x: x + at.x - before.x, y: y + at.y - before.y, k });
}

/** Two fingers: what lies between them stays between them. */
function pinch({ camera }: Host, before: Point, at: Point, other: Point): void {
  const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
  const now = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
  const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
  const { x, y, k } = camera.now();
  const grown = clampZoom(k * (Math.hypot(at.x - other.x, at.y - other.y) / apart)) / k;
  camera.move({ x: now.x - (middle.x - x) * grown, y: now.y - (middle.y - y) * grown, k: k * grown });
}
