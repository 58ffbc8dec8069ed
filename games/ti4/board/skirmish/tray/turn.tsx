import { planetWithDock } from "../../../skirmish/board.ts";
import { describeForecast } from "../describe-forecast.ts";
import { useTable } from "../model.ts";
import { refuse } from "../table.ts";
import { OddsBar } from "./odds-bar.tsx";

/** What the chosen system promises. */
export function Turn() {
  const { draft, forecast, words, naming, language, table, seat, refusal } = useTable();
  if (draft?.type !== "activate" || forecast === null || seat === null || refusal !== null) return null;
  const treasury = table.state.players[seat]?.treasury ?? 0;
  const builds = treasury > 0 && planetWithDock(table.state, draft.system, seat) !== undefined;
  const said = [
    ...describeForecast(forecast, words, naming, language),
    ...(builds ? [words.turn.builds(treasury)] : []),
  ];
  return (
    <>
      <p className="grow" role="status">
        {said.join(" ") || words.turn.nothingComes}
      </p>
      <OddsBar />
    </>
  );
}

/** Abilities that work in the chosen system: each is used once, instead of a tactical action. */
export function Abilities() {
  const { draft, table, seat, words, naming, send } = useTable();
  if (draft?.type !== "activate" || seat === null) return null;
  const own = [...new Set(table.state.players[seat]?.abilities ?? [])];
  return own
    .map((ability) => ({ type: "ability", ability, system: draft.system }) as const)
    .filter((action) => refuse(table, seat, action) === null)
    .map((action) => (
      <button key={action.ability} type="button" onClick={() => send?.(action)}>
        {words.turn.ability(naming.source(action.ability))}
      </button>
    ));
}
