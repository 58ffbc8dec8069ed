import { useLanguage } from "@umpire/ui";
import { useId, useMemo } from "react";
import { ti4Names } from "../../words/names/by-language.ts";
import { cellsOf, hiddenLinks } from "../cells.ts";
import { boundsOf } from "../geometry.ts";
import { Scene } from "../scene.tsx";
import type { BoardProps, BoardShade } from "../types.ts";
import { namingFor } from "./naming.ts";
import { stacksOf, tokensOf } from "./scene.ts";
import { homesOf, ownersOf, type SkirmishTable } from "./table.ts";

const noShades = new Map<string, BoardShade>();

type MapDrawingProps = {
  readonly table: SkirmishTable;
  /** What is planned: ways, and what is foreseen of it. */
  readonly plan?: Pick<BoardProps, "paths" | "pill">;
  /** The systems that the picture shows, with what lies between them; without them all. */
  readonly near?: readonly string[];
};

/** The map of a table, with nothing to press. */
export function MapDrawing({ table: { galaxy, state }, plan, near }: MapDrawingProps) {
  const language = useLanguage();
  const id = useId();
  const drawn = useMemo(() => {
    const cells = cellsOf(galaxy, { string: "" }, { withEmpty: false, isWide: true });
    const shown = cells.filter(
      (cell) => near === undefined || (cell.kind === "system" && near.includes(cell.system.id)),
    );
    return { cells, links: hiddenLinks(galaxy, cells), box: boundsOf(shown) };
  }, [galaxy, near]);
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
    paths: plan?.paths ?? [],
    pill: plan?.pill ?? null,
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
      preserveAspectRatio={`xMidYMid ${near === undefined ? "slice" : "meet"}`}
      aria-hidden="true"
    >
      <Scene board={board} cells={drawn.cells} links={drawn.links} tabStop="" id={id} />
    </svg>
  );
}
