import { useMemo } from "react";
import { ti4Names } from "../../../words/names/by-language.ts";
import { GalaxyBoard } from "../../galaxy-board.tsx";
import type { BoardPill, BoardShade } from "../../types.ts";
import type { Draft } from "../draft.ts";
import { useTable } from "../model.ts";
import { pathsOf, stacksOf, tokensOf } from "../scene.ts";
import { homesOf, ownersOf, type SkirmishTable } from "../table.ts";

const noShades = new Map<string, BoardShade>();

/** The string of a map of tiles, for its hyperlanes. */
function stringOf({ state: { map } }: SkirmishTable): { readonly string: string; readonly centre?: string } {
  if (typeof map !== "object" || map === null || !("string" in map)) return { string: "" };
  const { string, centre } = map as { readonly string: string; readonly centre?: string };
  return centre === undefined ? { string } : { string, centre };
}

/** The system that the draft is about, where it is not the active one. */
const selectedOf = (draft: Draft): string | null =>
  draft?.type === "activate" ? draft.system : draft?.type === "retreat" ? draft.to : null;

export function TableMap() {
  const model = useTable();
  const { table, language, naming, names, draft, edit, forecast, words, seat, send, dice, putAway, playing } = model;
  const { state, galaxy } = table;
  const map = useMemo(() => stringOf(table), [table]);
  const scene = useMemo(
    () => ({ stacks: stacksOf(state), tokens: tokensOf(state), owners: ownersOf(state), homes: homesOf(state) }),
    [state],
  );
  const players = useMemo(() => names.map((name) => ({ name })), [names]);
  const paths = useMemo(() => {
    if (forecast === null || seat === null || playing === null) return [];
    const movement = draft?.type === "move" ? draft : { moves: forecast.moves };
    return pathsOf(table, seat, forecast.system, movement, (chance) => playing.formatChance(language, chance));
  }, [table, seat, draft, forecast, language, playing]);
  const pill: BoardPill | null =
    forecast === null || playing === null ? null : playing.describePill(forecast, words, naming, language);
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
        if (send === null || playing === null) return;
        if (!playing.leads(model, system)) edit(playing.pressed(model, system));
      }}
      onPickHex={() => undefined}
    />
  );
}
