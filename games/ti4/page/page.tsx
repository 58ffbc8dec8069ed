import type { Refusal } from "@umpire/kernel";
import { Later, remember, useLanguage } from "@umpire/ui";
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { GalaxyBoard } from "../board/galaxy-board.tsx";
import type { BoardStack } from "../board/types.ts";
import { makeLink, readLink } from "../planner/link.ts";
import { playerName } from "../planner/player-names.ts";
import { ti4Names } from "../words/names/by-language.ts";
import { barredBy, pathsOf, stacksOf, tokensOf } from "./board/view.ts";
import { rehoused } from "./fleets/settle.ts";
import { applyTool, dropTile, moveTile, turnTile } from "./map/map-edit.ts";
import { MovePanel } from "./move/move.tsx";
import { AnswerBar } from "./odds/answer-bar.tsx";
import { AnswerContext, nothingAnswered } from "./odds/context.ts";
import { usePill } from "./odds/pill.ts";
import { describeRefusal, pageWords } from "./page-words.ts";
import { activated, tileMapOf } from "./plan/edit.ts";
import { LAST, type Opening, openingOf } from "./plan/opening.ts";
import { type Panel, panels } from "./plan/reducer.ts";
import { type Planner, PlannerState, usePlanner } from "./plan/state.tsx";
import "./page.css";

/** The first panel comes with the page, each other when it is opened. */
const panelOf: { readonly [panel in Panel]: ComponentType } = {
  map: lazy(() => import("./map/map.tsx").then(({ MapPanel }) => ({ default: MapPanel }))),
  fleets: lazy(() => import("./fleets/fleets.tsx").then(({ FleetsPanel }) => ({ default: FleetsPanel }))),
  move: MovePanel,
  price: lazy(() => import("./odds/odds.tsx").then(({ OddsPanel }) => ({ default: OddsPanel }))),
  threats: lazy(() => import("./threats/threats.tsx").then(({ ThreatsPanel }) => ({ default: ThreatsPanel }))),
  roll: lazy(() => import("./roll/roll.tsx").then(({ RollPanel }) => ({ default: RollPanel }))),
  share: lazy(() => import("./share/share.tsx").then(({ SharePanel }) => ({ default: SharePanel }))),
};
const TextView = lazy(() => import("./text/text.tsx").then(({ TextView }) => ({ default: TextView })));

/** What can be dragged, and what a click means. */
const modeOf = (panel: Panel): "map" | "fleets" | "move" => (panel === "map" || panel === "fleets" ? panel : "move");

function pick({ view, look, change }: Planner, system: string | null, index: number): void {
  const { tool, panel, seat } = view;
  if (tool !== null) change((plan) => applyTool(plan, tool, { system, index, seat }));
  else if (system === null) change((plan) => turnTile(plan, index));
  else if (panel === "move" || panel === "price" || panel === "roll") change((plan) => activated(plan, system));
  if (system !== null) look({ system });
}

type Dragged = { readonly from: string; readonly stack: BoardStack; readonly unit: string | null };

/** What is dragged over the board, and the effect of the drop. */
function useDrag(planner: Planner) {
  const dragged = useRef<Dragged | null>(null);
  const { plan, view, out, look, change, drop } = planner;
  const mode = modeOf(view.panel);
  const isOwn = (stack: BoardStack) => stack.player === plan.plan.mover && stack.where === "space";
  return {
    onDragStack: (from: string, stack: BoardStack, unit: string | null) => {
      dragged.current = mode === "move" && !isOwn(stack) ? null : { from, stack, unit };
    },
    onDragOver: (system: string | null) => {
      const isMoving = mode === "move" && dragged.current !== null && dragged.current.from !== system;
      look({ hover: isMoving ? system : null });
    },
    onDropStack: (to: string) => {
      const held = dragged.current;
      dragged.current = null;
      look({ hover: null });
      if (held === null || held.from === to) return;
      const { from, stack, unit } = held;
      if (mode === "move") drop({ from, unit, to });
      else {
        const planet = stack.where === "space" ? null : stack.where;
        const system = out.galaxy.systems.find(({ id }) => id === to);
        if (system !== undefined)
          change((now) => rehoused(now, { system: from, planet }, system, stack.player, unit) ?? now);
      }
    },
  };
}

function Board() {
  const planner = usePlanner();
  const language = useLanguage();
  const { plan, view, out, shown, assessment, change } = planner;
  const mode = modeOf(view.panel);
  const map = useMemo(() => tileMapOf(plan), [plan]);
  const stacks = useMemo(() => stacksOf(plan, out), [plan, out]);
  const tokens = useMemo(() => tokensOf(plan), [plan]);
  const players = useMemo(
    () => plan.players.map((_, seat) => ({ name: playerName(language, plan, seat) })),
    [plan, language],
  );
  const isPlanning = mode === "move" && assessment !== null;
  const paths = useMemo(() => (isPlanning ? pathsOf(assessment) : []), [isPlanning, assessment]);
  const barred = useMemo(() => (isPlanning ? barredBy(assessment) : []), [isPlanning, assessment]);
  const names = ti4Names[language];
  const pill = usePill();
  return (
    <GalaxyBoard
      {...{ language, map, mode, stacks, tokens, players, paths, barred, galaxy: out.galaxy }}
      active={shown.plan.active}
      selected={view.system}
      pill={isPlanning ? pill : null}
      shades={view.shades ?? noShades}
      unitName={names.unit}
      wormholeName={names.wormhole}
      anomalyName={(type) => pageWords[language].anomaly[type] ?? type}
      onPick={(system, index) => pick(planner, system, index)}
      onPickHex={(index) => pick(planner, null, index)}
      onDropTile={(index, token) => change((now) => dropTile(now, index, token))}
      onMoveTile={(from, to) => change((now) => moveTile(now, from, to))}
      {...useDrag(planner)}
    />
  );
}

const noShades = new Map<string, never>();

/** The position is kept in the address and in this browser; a change of the address opens another position. */
function useAddress(tell: (refusal: Refusal | null) => void): void {
  const { plan, change } = usePlanner();
  const own = useRef("");
  useEffect(() => {
    const write = () => {
      own.current = makeLink(plan);
      remember(LAST, own.current);
      history.replaceState(history.state, "", `#${own.current}`);
    };
    const later = setTimeout(write, 250);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(later);
      removeEventListener("pagehide", write);
    };
  }, [plan]);
  useEffect(() => {
    const read = ({ newURL }: HashChangeEvent) => {
      // Not the current address: the position may have been written into it in between.
      const text = new URL(newURL).hash.slice(1);
      if (text === own.current || text === "") return;
      const linked = readLink(text);
      tell(linked.ok ? null : linked.refusal);
      if (linked.ok) change(() => linked.value);
    };
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [change, tell]);
}

function Tabs() {
  const { view, look } = usePlanner();
  const words = pageWords[useLanguage()];
  const tabs = useRef<HTMLDivElement>(null);
  const go = (panel: Panel | undefined) => {
    if (panel === undefined) return;
    look({ panel, tool: null });
    tabs.current?.querySelector<HTMLElement>(`#tab-${panel}`)?.focus();
  };
  const at = panels.indexOf(view.panel);
  const step = (by: number) => go(panels[(at + by + panels.length) % panels.length]);
  const keys: { readonly [key: string]: () => void } = {
    ...{
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      Home: () => go(panels[0]),
      End: () => go(panels.at(-1)),
    },
  };
  return (
    <div
      className="planner-tabs tabs"
      role="tablist"
      aria-label={words.panels}
      ref={tabs}
      onKeyDown={(event) => {
        const act = keys[event.key];
        if (act === undefined) return;
        event.preventDefault();
        act();
      }}
    >
      {panels.map((panel) => (
        <button
          key={panel}
          type="button"
          role="tab"
          id={`tab-${panel}`}
          aria-selected={panel === view.panel}
          aria-controls="planner-panel"
          tabIndex={panel === view.panel ? 0 : -1}
          onClick={() => go(panel)}
        >
          {words.panel[panel]}
        </button>
      ))}
    </div>
  );
}

function Toolbar({ isText, onText }: { readonly isText: boolean; readonly onText: () => void }) {
  const { undo, redo, canUndo, canRedo } = usePlanner();
  const words = pageWords[useLanguage()];
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    addEventListener("keydown", act);
    return () => removeEventListener("keydown", act);
  }, [undo, redo]);
  return (
    <div className="table-head">
      <h1 className="large grow">{words.title}</h1>
      <button type="button" className="minor" onClick={undo} aria-disabled={!canUndo}>
        {words.undo}
      </button>
      <button type="button" className="minor" onClick={redo} aria-disabled={!canRedo}>
        {words.redo}
      </button>
      <button type="button" className="minor" aria-pressed={isText} onClick={onText}>
        {isText ? words.asMap : words.asText}
      </button>
    </div>
  );
}

function Notice({ refusal, onClose }: { readonly refusal: Refusal; readonly onClose: () => void }) {
  const language = useLanguage();
  const { kept, dismiss } = pageWords[language];
  return (
    <div className="notice error line spread" role="alert">
      <p>
        {describeRefusal(language, refusal)} {kept}
      </p>
      <button type="button" aria-label={dismiss} onClick={onClose}>
        ×
      </button>
    </div>
  );
}

/** Units in places that are not on this map are kept, and dealt with where fleets are. */
function Strays() {
  const { out, view, look } = usePlanner();
  const words = pageWords[useLanguage()];
  if (out.strays.length === 0 || view.panel === "fleets") return null;
  return (
    <div className="notice error line spread">
      <p>{words.strays([...new Set(out.strays.map(({ system }) => system))].join(", "))}</p>
      <button type="button" onClick={() => look({ panel: "fleets", tool: null })}>
        {words.panel.fleets}
      </button>
    </div>
  );
}

function Desk({ refusal: first }: { readonly refusal: Refusal | null }) {
  const { view } = usePlanner();
  const [isText, setText] = useState(false);
  const [refusal, setRefusal] = useState(first);
  const words = pageWords[useLanguage()];
  useAddress(useCallback((wrong: Refusal | null) => setRefusal(wrong), []));
  const [answered, setAnswered] = useState(nothingAnswered);
  const Shown = panelOf[view.panel];
  return (
    <AnswerContext value={answered}>
      <div className="table planner">
        <Toolbar isText={isText} onText={() => setText(!isText)} />
        <section className="stage" aria-label={words.board}>
          <Suspense>{isText ? <TextView /> : <Board />}</Suspense>
        </section>
        <div className="rail">
          {refusal && <Notice refusal={refusal} onClose={() => setRefusal(null)} />}
          <Strays />
          <AnswerBar answered={answered} tell={setAnswered} />
          <Tabs />
          <div className="planner-panel" role="tabpanel" id="planner-panel" aria-labelledby={`tab-${view.panel}`}>
            <Later>
              <Suspense>
                <Shown />
              </Suspense>
            </Later>
          </div>
        </div>
      </div>
    </AnswerContext>
  );
}

export function PlannerPage() {
  const [{ plan, refusal }] = useState<Opening>(() => openingOf(location.hash));
  return (
    <PlannerState first={plan}>
      <Desk refusal={refusal} />
    </PlannerState>
  );
}
