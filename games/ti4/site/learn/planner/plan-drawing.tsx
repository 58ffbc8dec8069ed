import { Later, useLanguage } from "@umpire/ui";
import { useId, useMemo } from "react";
import { cellsOf, hiddenLinks } from "../../../board/cells.ts";
import { boundsOf } from "../../../board/geometry.ts";
import { Scene } from "../../../board/scene.tsx";
import type { BoardProps, BoardShade } from "../../../board/types.ts";
import { barredBy, pathsOf, stacksOf, tokensOf } from "../../../page/board/view.ts";
import { pillOf } from "../../../page/odds/pill.ts";
import { pageWords } from "../../../page/page-words.ts";
import { tileMapOf } from "../../../page/plan/edit.ts";
import { shadesOf } from "../../../page/threats/levels.ts";
import { actionOf } from "../../../planner/action.ts";
import { assessOn } from "../../../planner/assess.ts";
import { outcomeOf } from "../../../planner/outcome.ts";
import { type Plan, type PlanBoard, toBoard } from "../../../planner/plan.ts";
import { playerName } from "../../../planner/player-names.ts";
import { threatsTo } from "../../../planner/threats.ts";
import { ti4Words } from "../../../words/languages.ts";
import { ti4Names } from "../../../words/names/by-language.ts";

type Language = BoardProps["language"];

/** What the planner says on the map: ways and the answer, or what is in the way. */
function saidOf(plan: Plan, out: PlanBoard, language: Language) {
  const assessment = assessOn(plan, out);
  if (assessment === null) return { paths: [], barred: [], pill: null };
  const paths = pathsOf(assessment);
  if (paths.length === 0) return { paths, barred: barredBy(assessment), pill: null };
  const outcome = outcomeOf(actionOf(assessment, plan.plan), ti4Words[language].unitText);
  return { paths, barred: [], pill: outcome.ok ? pillOf(plan, outcome.value, language) : null };
}

/** Who can come to each of these systems. */
function threatsIn(plan: Plan, systems: readonly string[], to: number, language: Language) {
  const found = systems.map((system) => {
    const threats = threatsTo(plan, system, to);
    return [system, threats.ok ? threats.value : []] as const;
  });
  return shadesOf(plan, to, new Map(found), language);
}

type PlanDrawingProps = {
  readonly plan: Plan;
  /** The systems that are shown, with what lies between them. */
  readonly near: readonly string[];
  /** The player whose dangers colour the map. */
  readonly threatened?: number;
};

const noShades: ReadonlyMap<string, BoardShade> = new Map();

/** A part of the planner's map with what it says of a plan, and nothing to press. */
export function PlanDrawing({ plan, near, threatened }: PlanDrawingProps) {
  const language = useLanguage();
  const id = useId();
  const drawn = useMemo(() => drawnOf(plan, near), [plan, near]);
  const said = useMemo(() => drawn && saidOf(plan, drawn.out, language), [plan, drawn, language]);
  const shades = useMemo(
    () => (threatened === undefined ? noShades : threatsIn(plan, near, threatened, language)),
    [plan, near, threatened, language],
  );
  if (drawn === null || said === null) return null;
  const { out, map, cells, links, box } = drawn;
  const names = ti4Names[language];
  const board: BoardProps = {
    ...said,
    language,
    galaxy: out.galaxy,
    map,
    mode: "picture",
    stacks: stacksOf(plan, out),
    tokens: tokensOf(plan),
    players: plan.players.map((_, seat) => ({ name: playerName(language, plan, seat) })),
    active: plan.plan.active,
    selected: null,
    shades,
    unitName: names.unit,
    wormholeName: names.wormhole,
    anomalyName: (type) => pageWords[language].anomaly[type] ?? type,
    onPick: () => undefined,
    onPickHex: () => undefined,
  };
  return (
    <svg
      className="ti4-board ti4-drawing ti4-mini night"
      data-mode="move"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      <Later>
        <Scene board={board} cells={cells} links={links} tabStop="" id={id} />
      </Later>
    </svg>
  );
}

/** Where the systems of a plan lie; null where its map is none. */
function drawnOf(plan: Plan, near: readonly string[]) {
  const made = toBoard(plan);
  if (!made.ok) return null;
  const map = tileMapOf(plan);
  const { galaxy } = made.value;
  const cells = cellsOf(galaxy, map, { withEmpty: false, isWide: true });
  const shown = cells.filter((cell) => cell.kind === "system" && near.includes(cell.system.id));
  return { out: made.value, map, cells, links: hiddenLinks(galaxy, cells), box: boundsOf(shown) };
}
