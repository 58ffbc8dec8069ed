import { type Position, useLanguage } from "@umpire/ui";
import { useId, useMemo } from "react";
import { ti4Names } from "../../words/languages.ts";
import { cellsOf, hiddenLinks } from "../cells.ts";
import { boundsOf } from "../geometry.ts";
import { Scene } from "../scene.tsx";
import type { BoardProps, BoardShade } from "../types.ts";
import { namingFor } from "./naming.ts";
import { stacksOf, tokensOf } from "./scene.ts";
import { homesOf, ownersOf, readTable } from "./table.ts";

const noShades = new Map<string, BoardShade>();

/** The map of a position, with nothing to press. */
export function PositionBoard({ position }: { readonly position: Position }) {
  const language = useLanguage();
  const id = useId();
  const { galaxy, state } = useMemo(() => readTable(position.rules, position.view), [position]);
  const drawn = useMemo(() => {
    const cells = cellsOf(galaxy, { string: "" }, { withEmpty: false, isWide: true });
    return { cells, links: hiddenLinks(galaxy, cells), box: boundsOf(cells) };
  }, [galaxy]);
  const naming = namingFor(language, []);
  const { x, y, width, height } = drawn.box;
  const board: BoardProps = {
    language,
    galaxy,
    map: { string: "" },
    mode: "picture",
    stacks: stacksOf(state),
    tokens: tokensOf(state),
    owners: ownersOf(state),
    homes: homesOf(state),
    players: [],
    active: state.tactical?.system ?? null,
    selected: null,
    paths: [],
    barred: [],
    shades: noShades,
    unitName: naming.unit,
    wormholeName: ti4Names[language].wormhole,
    anomalyName: ti4Names[language].source,
    placeName: naming.place,
    onPick: () => undefined,
    onPickHex: () => undefined,
  };
  return (
    <svg
      className="ti4-board ti4-drawing ti4-mini night"
      data-mode="table"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Scene board={board} cells={drawn.cells} links={drawn.links} tabStop="" id={id} />
    </svg>
  );
}
