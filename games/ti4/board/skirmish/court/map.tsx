import { useMemo } from "react";
import { ti4Names } from "../../../words/names/by-language.ts";
import { GalaxyBoard } from "../../galaxy-board.tsx";
import type { BoardPill, BoardShade } from "../../types.ts";
import { describePill, formatChance } from "../describe-forecast.ts";
import type { Draft } from "../draft.ts";
import { type TableModel, useTable } from "../model.ts";
import { ledThrough } from "../own-way.ts";
import { pathsOf, stacksOf, tokensOf } from "../scene.ts";
import { shipChoices, toggleShip } from "../ships.ts";
import { homesOf, ownersOf, type SkirmishTable } from "../table.ts";

const noShades = new Map<string, BoardShade>();

/** The string of a map of tiles, for its hyperlanes. */
function stringOf({ state: { map } }: SkirmishTable): { readonly string: string; readonly centre?: string } {
  if (typeof map !== "object" || map === null || !("string" in map)) return { string: "" };
  const { string, centre } = map as { readonly string: string; readonly centre?: string };
  return centre === undefined ? { string } : { string, centre };
}

/** What a press on a system makes of the decision. */
function pressed({ table, draft, seat }: TableModel, system: string): Draft {
  const task = table.step?.task;
  if (task === "turn") return { type: "activate", system };
  if (task === "retreat" && system !== table.state.tactical?.system) return { type: "retreat", to: system };
  if (task !== "move" || draft?.type !== "move" || seat === null) return draft;
  const choices = shipChoices(table, seat, table.state.tactical?.system ?? "");
  const here = choices.filter(({ ship, ways }) => ship.at === system && ways.length > 0);
  const moving = here.filter(({ ship }) => draft.moves.some((move) => move.ship === ship.id));
  const turned = moving.length > 0 ? moving : here;
  return turned.reduce((move, choice) => toggleShip(table, seat, move, choices, choice), draft);
}

/** While the way of a ship is open, a press leads it through that system. */
function leads({ table, draft, seat, led, edit, lead }: TableModel, system: string): boolean {
  if (led === null || draft?.type !== "move" || seat === null) return false;
  const choice = shipChoices(table, seat, table.state.tactical?.system ?? "").find(({ ship }) => ship.id === led.ship);
  if (choice === undefined || system === choice.ship.at || system === table.state.tactical?.system) return false;
  const way = ledThrough(table, seat, draft, choice, system, led.through);
  lead(way === null ? { ...led, missed: system } : { ...led, through: way.led, missed: null });
  if (way !== null) edit(way.draft);
  return true;
}

/** The system that the draft is about, where it is not the active one. */
const selectedOf = (draft: Draft): string | null =>
  draft?.type === "activate" ? draft.system : draft?.type === "retreat" ? draft.to : null;

export function TableMap() {
  const model = useTable();
  const { table, language, naming, names, draft, edit, forecast, words, seat, send, dice, putAway } = model;
  const { state, galaxy } = table;
  const map = useMemo(() => stringOf(table), [table]);
  const scene = useMemo(
    () => ({ stacks: stacksOf(state), tokens: tokensOf(state), owners: ownersOf(state), homes: homesOf(state) }),
    [state],
  );
  const players = useMemo(() => names.map((name) => ({ name })), [names]);
  const paths = useMemo(() => {
    if (forecast === null || seat === null) return [];
    const movement = draft?.type === "move" ? draft : { moves: forecast.moves };
    return pathsOf(table, seat, forecast.system, movement, (chance) => formatChance(language, chance));
  }, [table, seat, draft, forecast, language]);
  const pill: BoardPill | null = forecast === null ? null : describePill(forecast, words, naming, language);
  const called = ti4Names[language];
  return (
    <GalaxyBoard
      {...scene}
      {...{ language, galaxy, map, players, paths, pill, mode: "table" }}
      active={state.tactical?.system ?? null}
      selected={selectedOf(draft)}
      barred={[]}
      shades={noShades}
      unitName={naming.unit}
      wormholeName={called.wormhole}
      anomalyName={called.source}
      placeName={naming.place}
      focus={dice?.system ?? null}
      onPick={(system) => {
        putAway();
        if (send !== null && !leads(model, system)) edit(pressed(model, system));
      }}
      onPickHex={() => undefined}
    />
  );
}
