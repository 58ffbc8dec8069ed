import { useLanguage } from "@umpire/ui";
import { useMemo, useState } from "react";
import { navigate } from "../../shell/router.ts";
import { sightOf } from "../connection/snapshot.ts";
import { useMatch } from "../context.ts";
import { sayNames, sayRefusal } from "../log/describe.ts";
import { sitAgain } from "../seats/seating.ts";
import { useKeptFocus } from "../use-kept-focus.ts";
import { useMatchWords } from "../words/words.ts";
import { AskOnce } from "./confirm-button.tsx";
import { Hint } from "./hint.tsx";
import { isSettled } from "./undo.ts";

function Resign() {
  const { store } = useMatch();
  const { deeds } = useMatchWords();
  const { resign, resignAsk, resignYes, resignNo } = deeds;
  const end = () => store.wish({ type: "resign" });
  return <AskOnce label={resign} question={resignAsk} yes={resignYes} no={resignNo} onYes={end} />;
}

function Draw({ offers }: { readonly offers: readonly number[] }) {
  const { store, table, names } = useMatch();
  const { deeds } = useMatchWords();
  const { seat } = table;
  if (seat !== null && offers.includes(seat)) return <p className="muted">{deeds.drawOffered}</p>;
  if (offers.length === 0)
    return (
      <button type="button" onClick={() => store.wish({ type: "offer-draw" })}>
        {deeds.offerDraw}
      </button>
    );
  return (
    <>
      <p role="status">{deeds.drawAsked(sayNames(names, offers))}</p>
      <button type="button" onClick={() => store.wish({ type: "accept-draw" })}>
        {deeds.acceptDraw}
      </button>
    </>
  );
}

/** What would be refused is not offered. */
function Undo() {
  const { store, table, game } = useMatch();
  const { deeds } = useMatchWords();
  const { undoable, seat } = table;
  const last = undoable.at(-1);
  const isOffered = useMemo(() => last !== undefined && !isSettled(game, seat, last), [game, seat, last]);
  if (!isOffered) return null;
  return (
    <button type="button" onClick={() => store.wish({ type: "undo" })}>
      {deeds.undo}
    </button>
  );
}

function Playing() {
  const { table } = useMatch();
  const sight = sightOf(table.view);
  const isAgainstPeople = table.view.players.some((player, at) => player?.bot === false && at !== table.seat);
  return (
    <>
      <Undo />
      {isAgainstPeople && <Draw offers={sight?.offers ?? []} />}
      <Resign />
      <Hint />
    </>
  );
}

/** Another match with the same people: once all of them want it, one click leads there and takes the seat. */
function Rematch() {
  const { store, table, names, game, own } = useMatch();
  const { deeds } = useMatchWords();
  const language = useLanguage();
  const [trouble, setTrouble] = useState<string | null>(null);
  const { by, match } = table.view.rematch;
  const go = async (next: string) => {
    const player = table.seat === null ? null : table.view.players[table.seat];
    const seated = own && player ? await sitAgain(language, next, player.name, own.token) : null;
    if (seated === null || seated.ok) navigate(`/match/${next}`);
    else setTrouble(sayRefusal(language, game, seated.refusal));
  };
  if (match !== null)
    return (
      <>
        <button type="button" className="primary" onClick={() => go(match)}>
          {deeds.rematchGo}
        </button>
        {trouble !== null && <p role="alert">{trouble}</p>}
      </>
    );
  if (table.seat === null) return null;
  if (by.includes(table.seat)) return <p className="muted">{deeds.rematchAsked}</p>;
  return (
    <>
      {by.length > 0 && <p role="status">{deeds.rematchWanted(sayNames(names, by))}</p>}
      <button type="button" onClick={() => store.wish({ type: "rematch" })}>
        {deeds.rematch}
      </button>
    </>
  );
}

/** What was refused, until it is closed or something else is asked for. */
function Refused() {
  const { connection, store, game } = useMatch();
  const { deeds } = useMatchWords();
  const language = useLanguage();
  const { refused } = connection;
  return (
    <div role="alert">
      {refused !== null && (
        <p className="card match-notice error">
          {sayRefusal(language, game, refused)}
          <button type="button" aria-label={deeds.dismiss} onClick={store.dismiss}>
            ×
          </button>
        </p>
      )}
    </div>
  );
}

export function Deeds() {
  const { table, connection } = useMatch();
  const { deeds, players } = useMatchWords();
  const { status, match } = table.view;
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section className="deeds" aria-label={deeds.label} {...kept}>
      <Refused />
      <div className="row">
        {table.seat === null && <p className="muted">{players.watching}</p>}
        {table.seat !== null && status === "running" && <Playing />}
        {status === "over" && (
          <>
            <a className="button" href={`/replay/${match}`}>
              {deeds.replay}
            </a>
            <Rematch />
          </>
        )}
        {connection.wishes.length > 0 && <p className="muted">{deeds.sending}</p>}
      </div>
    </section>
  );
}
