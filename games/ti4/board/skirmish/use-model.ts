import { type Json, refusalSentence, type Seat } from "@umpire/kernel";
import { type BoardProps, type Language, useLanguage } from "@umpire/ui";
import { useMemo, useState } from "react";
import { ti4 } from "../../game.ts";
import type { SkirmishEvent } from "../../skirmish/play.ts";
import type { SkirmishAction } from "../../skirmish/shape.ts";
import { rolledIn } from "./dice.ts";
import type { Draft } from "./draft.ts";
import { latePlaying } from "./late-playing.ts";
import type { Led, Playing, TableModel } from "./model.ts";
import { type Naming, namingFor } from "./naming.ts";
import { readTable, refuse, type SkirmishTable } from "./table.ts";
import { tableWords } from "./words/words.ts";

/** The draft made on this table: another table begins with one of its own. */
function useDraft(playing: Playing | null, table: SkirmishTable, seat: Seat | null) {
  const first = useMemo(
    () => (seat === null || playing === null ? null : playing.firstDraft(table, seat)),
    [playing, table, seat],
  );
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
  const playing = latePlaying.useLate(seat !== null);
  const decider = submit === null || playing === null || table.state.awaited !== seat ? null : seat;
  const { draft, edit, led, lead, reset } = useDraft(playing, table, decider);
  const forecast = useMemo(
    () => (decider === null || playing === null ? null : playing.forecastOf(table, decider, draft)),
    [playing, table, decider, draft],
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
    playing,
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
