import { type Json, refusalSentence, type Seat } from "@umpire/kernel";
import { type BoardProps, type Language, useLanguage } from "@umpire/ui";
import { createContext, useContext, useMemo, useState } from "react";
import { ti4 } from "../../game.ts";
import type { SkirmishEvent } from "../../skirmish/play.ts";
import type { SkirmishAction } from "../../skirmish/shape.ts";
import { type Rolled, rolledIn } from "./dice.ts";
import { type Draft, firstDraft } from "./draft.ts";
import { type Forecast, forecastOf } from "./forecast.ts";
import { type Naming, namingFor } from "./naming.ts";
import { readTable, refuse, type SkirmishTable } from "./table.ts";
import { type TableWords, tableWords } from "./words/words.ts";

/** What all parts of the board share: the table, the decision that is being made on it, and what would come of it. */
export type TableModel = {
  readonly table: SkirmishTable;
  /** The seat that sees it; null for a spectator. */
  readonly seat: Seat | null;
  readonly language: Language;
  readonly words: TableWords;
  readonly naming: Naming;
  readonly names: readonly string[];
  /** The dice of the last step, until they are put away. */
  readonly dice: Rolled | null;
  readonly putAway: () => void;
  /** What powers have done in the last step. */
  readonly used: readonly SkirmishEvent[];
  readonly draft: Draft;
  readonly edit: (draft: Draft) => void;
  /** The ship whose way and cargo are being chosen, the systems it is led through, and one no way of it leads through. */
  readonly led: Led | null;
  readonly lead: (led: Led | null) => void;
  /** Back to where the decision began; null where nothing was changed. */
  readonly reset: (() => void) | null;
  readonly forecast: Forecast | null;
  /** Why the draft is no decision, in words. */
  readonly refusal: string | null;
  /** Sends another decision than the draft; null where there is none to make. */
  readonly send: ((action: SkirmishAction) => void) | null;
  /** Sends the draft; null where that is none yet. */
  readonly act: (() => void) | null;
};

export type Led = {
  readonly ship: string;
  readonly through: readonly string[];
  readonly missed: string | null;
};

const TableContext = createContext<TableModel | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (model === null) throw new Error("useTable is called outside a table");
  return model;
}

/** The draft made on this table: another table begins with one of its own. */
function useDraft(table: SkirmishTable, seat: Seat | null) {
  const first = useMemo(() => (seat === null ? null : firstDraft(table, seat)), [table, seat]);
  const [made, setMade] = useState<{ readonly table: SkirmishTable; readonly draft: Draft }>({ table, draft: first });
  const draft = made.table === table ? made.draft : first;
  const edit = (next: Draft) => setMade({ table, draft: next });
  const [leading, setLeading] = useState<{ readonly table: SkirmishTable; readonly led: Led | null }>({
    table,
    led: null,
  });
  const lead = (led: Led | null) => setLeading({ table, led });
  const reset = () => {
    edit(first);
    lead(null);
  };
  const led = leading.table === table ? leading.led : null;
  return { draft, edit, led, lead, reset: draft === first ? null : reset };
}

/** The rules' reason, with places as the reader knows them. */
function describeRefusal(language: Language, { place }: Naming, refusal: ReturnType<typeof refuse>): string | null {
  if (refusal === null) return null;
  const named = Object.fromEntries(
    Object.entries(refusal).map(([field, value]) => [
      field,
      (field === "system" || field === "planet") && typeof value === "string" ? place(value) : value,
    ]),
  );
  return refusalSentence(language, [], ti4, { ...named, code: refusal.code }) ?? refusal.code;
}

/** Everything that follows from what the board was given, worked out once for a view, and what the viewer picks. */
export function useTableModel(props: BoardProps): TableModel {
  const { seat, act: submit } = props;
  const language = useLanguage();
  // By their text: the same view sent again must not take away what the viewer has picked.
  const given = JSON.stringify([props.rules, props.view]);
  const seen = JSON.stringify(props.events);
  const table = useMemo(() => {
    const [rules, view]: [Json, Json] = JSON.parse(given);
    return readTable(rules, view);
  }, [given]);
  const events = useMemo((): readonly SkirmishEvent[] => JSON.parse(seen), [seen]);
  const [away, setAway] = useState<typeof events | null>(null);
  const dice = useMemo(() => (away === events ? null : rolledIn(events, table)), [away, events, table]);
  const used = useMemo(() => events.filter(({ type }) => type === "power"), [events]);
  const called = props.names.join("\n");
  const naming = useMemo(() => namingFor(language, called.split("\n")), [language, called]);
  const decider = submit === null || table.state.awaited !== seat ? null : seat;
  const { draft, edit, led, lead, reset } = useDraft(table, decider);
  const forecast = useMemo(
    () => (decider === null ? null : forecastOf(table, decider, draft)),
    [table, decider, draft],
  );
  const refused = useMemo(
    () => (decider === null || draft === null ? null : refuse(table, decider, draft)),
    [table, decider, draft],
  );
  const send = decider === null || submit === null ? null : (action: SkirmishAction) => submit(action);
  return {
    table,
    seat,
    language,
    naming,
    names: props.names,
    dice,
    used,
    draft,
    edit,
    led,
    lead,
    forecast,
    send,
    words: tableWords[language],
    putAway: () => setAway(events),
    reset: decider === null ? null : reset,
    refusal: describeRefusal(language, naming, refused),
    act: send === null || draft === null || refused !== null ? null : () => send(draft),
  };
}
