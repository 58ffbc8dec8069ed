import { type Position, useLanguage } from "@umpire/ui";
import { useId, useMemo } from "react";
import { ti4 } from "../../game.ts";
import { ti4Names } from "../../words/languages.ts";
import { cellsOf, hiddenLinks } from "../cells.ts";
import { boundsOf } from "../geometry.ts";
import { Scene } from "../scene.tsx";
import type { BoardShade } from "../types.ts";
import { formatChance } from "./describe-forecast.ts";
import { namingFor } from "./naming.ts";
import { pathsOf, stacksOf, tokensOf } from "./scene.ts";
import { homesOf, ownersOf, readTable, type Table } from "./table.ts";
import "./mini-board.css";

/** A war in its second round: what the game is like. */
const shown = {
  map: "crown",
  starts: [
    {
      home: "South",
      space: { carrier: 1, cruiser: 1, fighter: 2 },
      fleets: { Anvil: { carrier: 1, fighter: 2 } },
      garrisons: { Ironfold: { infantry: 1 }, Verdance: { infantry: 1 } },
    },
    {
      home: "North",
      space: { carrier: 2 },
      fleets: { Crown: { cruiser: 1, fighter: 2 } },
      garrisons: { Basalt: { infantry: 1 }, Concord: { infantry: 1 } },
    },
  ],
};
const moves = [
  { ship: "South/carrier/1", path: ["South", "Maw", "Crown"], cargo: [] },
  { ship: "Anvil/carrier/1", path: ["Anvil", "Shroud", "Crown"], cargo: [] },
];

function demonstration(): Table {
  const rules = ti4.presets["official"];
  const options = ti4.parse.options(shown);
  const begun = options.ok && rules !== undefined ? ti4.setup(options.value, rules, noDice) : null;
  if (rules === undefined || begun === null || !begun.ok) throw new TypeError("the position that is shown is none");
  return readTable({ ...rules }, { ...begun.value.state });
}

const noDice = { int: () => 0, pool: () => [] };
const noShades = new Map<string, BoardShade>();

/** The map of a position, with nothing to press; without one, a war that has begun. */
export function SkirmishMiniBoard({ position }: { readonly position: Position | null }) {
  const language = useLanguage();
  const id = useId();
  const table = useMemo(
    () => (position === null ? demonstration() : readTable(position.rules, position.view)),
    [position],
  );
  const { galaxy, state } = table;
  const drawn = useMemo(() => {
    const cells = cellsOf(galaxy, { string: "" }, { withEmpty: false, isWide: true });
    return { cells, links: hiddenLinks(galaxy, cells), box: boundsOf(cells) };
  }, [galaxy]);
  const naming = namingFor(language, []);
  const { x, y, width, height } = drawn.box;
  const board = {
    ...({ language, galaxy, map: { string: "" }, mode: "picture", players: [], barred: [], shades: noShades } as const),
    ...{ stacks: stacksOf(state), tokens: tokensOf(state), owners: ownersOf(state), homes: homesOf(state) },
    active: position === null ? "Crown" : (state.tactical?.system ?? null),
    selected: null,
    paths: position === null ? pathsOf(table, 0, "Crown", { moves }, (chance) => formatChance(language, chance)) : [],
    unitName: naming.unit,
    wormholeName: ti4Names[language].wormhole,
    anomalyName: ti4Names[language].source,
    placeName: naming.place,
    onPick: () => undefined,
    onPickHex: () => undefined,
  };
  return (
    <svg
      className="ti4-board ti4-drawing ti4-mini"
      data-mode="table"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Scene board={board} cells={drawn.cells} links={drawn.links} tabStop="" id={id} />
    </svg>
  );
}
