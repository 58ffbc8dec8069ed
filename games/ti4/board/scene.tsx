import { Fragment, memo } from "react";
import type { Cell, SystemCell } from "./cells.ts";
import type { Owned } from "./describe.ts";
import { HexButton } from "./hex.tsx";
import { BarredArt, Links, OutlineArt, Patterns, ShadeArt } from "./overlays.tsx";
import { Dice, Paths, useDrawnPaths } from "./paths.tsx";
import { Pieces } from "./pieces/stacks.tsx";
import { PillArt } from "./pill.tsx";
import type { BoardProps, BoardStack } from "./types.ts";
import "./board.css";

type SceneProps = {
  readonly board: BoardProps;
  readonly cells: readonly Cell[];
  readonly links: readonly (readonly [Cell, Cell])[];
  readonly tabStop: string;
  readonly id: string;
};

const nobody: readonly BoardStack[] = [];
const noTokens: readonly number[] = [];
const nothingOwned: Owned = new Map();

/** Who controls the planets of a system. */
function ownedIn(cell: Cell, owners: BoardProps["owners"]): Owned {
  if (cell.kind !== "system" || owners === undefined) return nothingOwned;
  const own = cell.system.planets.flatMap(({ name }) => {
    const owner = owners.get(name);
    return owner === undefined ? [] : [[name, owner] as const];
  });
  return own.length === 0 ? nothingOwned : new Map(own);
}

/** The board in layers: hexes, what colours them, ways of ships, and above these what stands on the hexes. */
export const Scene = memo(function Scene({ board, cells, links, tabStop, id }: SceneProps) {
  const { language, paths, stacks, tokens, shades } = board;
  const drawn = useDrawnPaths(paths, cells, links);
  const systems = cells.filter((cell) => cell.kind === "system");
  const players = board.players.map(({ name }) => name);
  return (
    <>
      <Patterns id={id} />
      <Links pairs={links} />
      <Hexes board={board} cells={cells} players={players} tabStop={tabStop} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; hexes say all of it in words */}
      <g pointerEvents="none" aria-hidden="true">
        <Marks board={board} systems={systems} id={id} />
        <Paths drawn={drawn} />
        {systems.map((cell) => (
          <Pieces
            key={cell.key}
            cell={cell}
            stacks={stacks.get(cell.system.id) ?? nobody}
            tokens={tokens.get(cell.system.id) ?? noTokens}
            shade={shades.get(cell.system.id) ?? null}
            players={players}
            language={language}
            names={board}
          />
        ))}
        <Dice drawn={drawn} language={language} />
        <PillArt pill={board.pill ?? null} systems={systems} />
      </g>
    </>
  );
});

type HexesProps = {
  readonly board: BoardProps;
  readonly cells: readonly Cell[];
  readonly players: readonly string[];
  readonly tabStop: string;
};

function Hexes({ board, cells, players, tabStop }: HexesProps) {
  return cells.map((cell) => {
    const id = cell.kind === "system" ? cell.system.id : null;
    return (
      <HexButton
        key={cell.key}
        cell={cell}
        stacks={(id !== null && board.stacks.get(id)) || nobody}
        tokens={(id !== null && board.tokens.get(id)) || noTokens}
        shade={(id !== null && board.shades.get(id)) || null}
        owned={ownedIn(cell, board.owners)}
        home={(id !== null ? board.homes?.get(id) : undefined) ?? null}
        players={players}
        isActive={id !== null && board.active === id}
        isSelected={id !== null && board.selected === id}
        isBarred={id !== null && board.barred.includes(id)}
        isTabStop={cell.key === tabStop}
        isLive={isLive(cell, board)}
        language={board.language}
        names={board}
      />
    );
  });
}

/** Whether a hex can be picked. */
export const isLive = (cell: Cell, { mode }: BoardProps): boolean =>
  (cell.kind === "system" && mode !== "picture") || mode === "map";

type MarksProps = { readonly board: BoardProps; readonly systems: readonly SystemCell[]; readonly id: string };

function Marks({ board: { active, selected, barred, shades }, systems, id }: MarksProps) {
  return (
    <>
      {systems.map((cell) => (
        <Fragment key={cell.key}>
          <ShadeArt id={id} cell={cell} level={shades.get(cell.system.id)?.level ?? 0} />
          {barred.includes(cell.system.id) && <BarredArt id={id} cell={cell} />}
        </Fragment>
      ))}
      {systems.map((cell) => (
        <Fragment key={cell.key}>
          {selected === cell.system.id && <OutlineArt cell={cell} kind="selected" />}
          {active === cell.system.id && <OutlineArt cell={cell} kind="active" />}
        </Fragment>
      ))}
    </>
  );
}
