import { Later } from "@umpire/ui";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { type Cell, cellFinder, cellsOf, hiddenLinks } from "./cells.ts";
import { boundsOf, corners, pointsOf, RADIUS } from "./geometry.ts";
import { Controls } from "./input/controls.tsx";
import type { Ghost } from "./input/gestures.ts";
import { EDGE, useCamera } from "./input/use-camera.ts";
import { useKeys } from "./input/use-keys.ts";
import { usePointer } from "./input/use-pointer.ts";
import { GhostArt } from "./pieces/ghost.tsx";
import { isLive, Scene } from "./scene.tsx";
import type { BoardProps } from "./types.ts";
import { boardWords } from "./words.ts";

const HOVER = pointsOf(corners(RADIUS - 3));

/** Where the systems lie, which links are not drawn, and the room that all of it takes. */
function useCells({ galaxy, map: { string, centre }, mode }: BoardProps, isWide: boolean) {
  const withEmpty = mode === "map";
  const cells = useMemo(
    () => cellsOf(galaxy, centre === undefined ? { string } : { string, centre }, { withEmpty, isWide }),
    [galaxy, string, centre, withEmpty, isWide],
  );
  const links = useMemo(() => hiddenLinks(galaxy, cells), [galaxy, cells]);
  const find = useMemo(() => cellFinder(cells), [cells]);
  const box = useMemo(() => widened(boundsOf(cells)), [cells]);
  return { cells, links, find, box };
}

/** The galaxy: draws what it is given, and says what is picked, dragged and dropped. It fills its container. */
export function GalaxyBoard(props: BoardProps) {
  const { mode, language } = props;
  const id = useId();
  const words = boardWords[language];
  const [isWide, setWide] = useState(false);
  const { cells, links, find, box } = useCells(props, isWide);
  const parts = {
    root: useRef<HTMLDivElement>(null),
    drawing: useRef<SVGSVGElement>(null),
    ghost: useRef<HTMLDivElement>(null),
    hover: useRef<SVGPolygonElement>(null),
  };
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const camera = useCamera(parts, box, ({ width, height }) => setWide(width > 1.2 * height));
  const latest = useRef({ props, cells, find });
  useEffect(() => {
    latest.current = { props, cells, find };
  });
  useFocus(camera, cells, props.focus ?? null);
  const pointer = usePointer({ parts, camera, latest, show: setGhost });
  const live = cells.filter((cell) => isLive(cell, props));
  const keys = useKeys({ props, live, camera, root: parts.root });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={parts.root}
      className="ti4-board night"
      data-mode={mode}
      data-dragging={ghost !== null}
      role="group"
      aria-label={words.board}
      aria-describedby={`${id}-how`}
      {...pointer}
      {...keys.handlers}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it would be the tooltip of every hex; the group around it has a name */}
      <svg ref={parts.drawing} className="ti4-drawing" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
        <Later>
          <Scene board={props} cells={cells} links={links} tabStop={keys.tabStop} id={id} />
        </Later>
        <polygon ref={parts.hover} className="ti4-hover" points={HOVER} />
      </svg>
      <p id={`${id}-how`} className="visually-hidden">
        {words.howTo}
      </p>
      {words.hints[mode] !== null && <p className="ti4-hint fine muted">{words.hints[mode]}</p>}
      <Controls camera={camera} words={words} />
      <div ref={parts.ghost} className="ti4-ghost" hidden={ghost === null}>
        {ghost !== null && <GhostArt ghost={ghost} />}
      </div>
    </div>
  );
}

/** Goes to a system when it becomes the one to look at, and back to the whole map when there is none. */
function useFocus(camera: ReturnType<typeof useCamera>, cells: readonly Cell[], focus: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current === focus) return;
    last.current = focus;
    const cell = cells.find((each) => each.kind === "system" && each.system.id === focus);
    if (cell === undefined) camera.fit();
    else camera.goTo(cell);
  }, [camera, cells, focus]);
}

const widened = ({ x, y, width, height }: ReturnType<typeof boundsOf>) => ({
  x: x - EDGE,
  y: y - EDGE,
  width: width + 2 * EDGE,
  height: height + 2 * EDGE,
});
