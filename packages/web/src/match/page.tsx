import { rulesPath } from "@umpire/ui";
import { type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Loading } from "../shell/loading.tsx";
import { gameIn, useSides, useSite, useTitleOf } from "../site.ts";
import { BoardPlace } from "./board-frame.tsx";
import { Deeds } from "./commands/commands.tsx";
import type { Connection } from "./connection/connection.ts";
import { LineState, Outdated } from "./connection/connection-status.tsx";
import type { Table } from "./connection/snapshot.ts";
import { type MatchStore, openStore } from "./connection/store.ts";
import { MatchContext, type Shown } from "./context.ts";
import { CopyField } from "./copy-field.tsx";
import { More, matchAddress } from "./details.tsx";
import { Failed } from "./failure-page.tsx";
import { played } from "./load-game.ts";
import { Chat } from "./log/chat.tsx";
import { Log } from "./log/log.tsx";
import { JoinCard } from "./seats/join-card.tsx";
import { namesOf } from "./seats/names.ts";
import { Players } from "./seats/players.tsx";
import { dropSeat, keepLinkedSeat, type OwnSeat, ownSeat, takeSeatFromAddress } from "./storage.ts";
import { TurnSign } from "./turn-status.tsx";
import { useHeading } from "./use-heading-focus.ts";
import { useMatchWords } from "./words/words.ts";
import "./page.css";

/** The seat that this browser has in a match, and the token of another one that a link has brought, if any. */
type Seats = { readonly own: OwnSeat | null; readonly offered: string | null };

function seatsIn(match: string): Seats {
  const brought = takeSeatFromAddress(match);
  return { own: ownSeat(match), offered: brought.is === "another" ? brought.token : null };
}

/** The same, also where a link comes while the page is open. */
function useSeats(match: string) {
  const [seats, setSeats] = useState(() => seatsIn(match));
  useEffect(() => {
    const look = () => {
      if (location.hash.startsWith("#seat=")) setSeats(seatsIn(match));
    };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [match]);
  return [seats, setSeats] as const;
}

/** A link has brought another seat than this browser has: which one shall it be? */
function OtherSeat({ change, stay }: { readonly change: () => void; readonly stay: () => void }) {
  const { otherSeat } = useMatchWords();
  return (
    <section className="card match-notice stack" role="alert">
      <p>{otherSeat.text}</p>
      <p className="row">
        <button type="button" className="primary" onClick={stay}>
          {otherSeat.stay}
        </button>
        <button type="button" onClick={change}>
          {otherSeat.change}
        </button>
      </p>
    </section>
  );
}

function Invite({ table }: { readonly table: Table }) {
  const { invite } = useMatchWords();
  return (
    <section className="card stack" aria-labelledby="invite-title">
      <h2 id="invite-title">{invite.title}</h2>
      <p className="muted">{invite.text}</p>
      <CopyField label={invite.link} text={matchAddress(table.view.match)} />
    </section>
  );
}

/** Whoever is a guest for the last free seat has nobody to invite. */
const isInviting = ({ seat, view }: Table): boolean =>
  view.players.filter((player) => player === null).length > (seat === null ? 1 : 0);

/** In a rematch no seat is free: they are kept for those who played. */
const isWelcome = ({ seat, view }: Table): boolean => seat === null && view.players.includes(null);

function Head({
  game,
  connection,
  store,
}: {
  readonly game: string;
  readonly connection: Connection;
  readonly store: MatchStore;
}) {
  const { deeds } = useMatchWords();
  const book = gameIn(useSite(), game)?.book;
  const titleOf = useTitleOf();
  return (
    <header className="match-head">
      <h1>{titleOf(game)}</h1>
      {book !== undefined && (
        <a href={rulesPath(book)} target="_blank" rel="noreferrer">
          {deeds.rules}
        </a>
      )}
      <LineState connection={connection} store={store} />
      {connection.isOutdated && <Outdated />}
    </header>
  );
}

type Playing = Omit<Shown, "game" | "tell" | "call" | "names"> & {
  /** Whether the seat was taken on this very page, by a form that is gone now. */
  readonly hasSat: boolean;
  readonly sat: () => void;
  /** What has to be answered first. */
  readonly notice: ReactNode;
};

/** How a match has just ended, and what one can do now, is at the top. */
function useTopAtEnd(isOver: boolean): void {
  const before = useRef(isOver);
  useEffect(() => {
    if (isOver && !before.current) scrollTo({ top: 0 });
    before.current = isOver;
  }, [isOver]);
}

/** A match of a game that is here. */
function Playing({ store, connection, table, own, hasSat, sat, notice }: Playing) {
  const words = useMatchWords();
  const { game: id, edition, status, players } = table.view;
  const found = use(played(useSite(), id, edition));
  const sides = useSides(id);
  const names = useMemo(() => namesOf(words, sides, players), [words, sides, players]);
  const isOver = status === "over";
  useHeading(hasSat);
  useTopAtEnd(isOver);
  if (found === null) return <Failed {...words.failed["unknown-edition"]} />;
  const { game, Board, Plain, tell, call } = found;
  return (
    <MatchContext value={{ store, connection, table, own, game, tell, call, names }}>
      <div className="match" data-game={id}>
        <Head game={id} connection={connection} store={store} />
        <div className="match-top">
          {notice}
          {status === "open" && <Players />}
          <TurnSign isSaidBelow={Board !== Plain} />
          {isOver && <Deeds />}
        </div>
        <div className="match-board">
          {status === "open" && isWelcome(table) && <JoinCard sat={sat} />}
          {status === "open" && isInviting(table) && <Invite table={table} />}
          <BoardPlace Board={Board} Plain={Plain} />
        </div>
        <aside className="match-aside">
          {!isOver && <Deeds />}
          <Log />
          <Chat />
          <More />
        </aside>
      </div>
    </MatchContext>
  );
}

/** Nothing is known of the match yet. */
function Waiting({ connection, store }: { readonly connection: Connection; readonly store: MatchStore }) {
  const { failed } = useMatchWords();
  if (connection.line.is !== "waiting") return <Loading />;
  return (
    <div className="page stack">
      <h1>{failed.away.title}</h1>
      <p>{failed.away.text}</p>
      <LineState connection={connection} store={store} />
    </div>
  );
}

function WrongSeat({ watch }: { readonly watch: () => void }) {
  const { failed } = useMatchWords();
  const { title, text, watch: label } = failed["wrong-token"];
  return (
    <Failed title={title} text={text}>
      <button type="button" className="primary" onClick={watch}>
        {label}
      </button>
    </Failed>
  );
}

export function MatchPage({ match }: { readonly match: string }) {
  const { failed } = useMatchWords();
  const [{ own, offered }, setSeats] = useSeats(match);
  const keep = (offered: string | null) => setSeats({ own: ownSeat(match), offered });
  const [hasSat, setHasSat] = useState(false);
  const sat = () => {
    setHasSat(true);
    keep(offered);
  };
  const token = own?.token ?? null;
  const store = useMemo(() => openStore(match, token), [match, token]);
  useEffect(() => store.open(), [store]);
  const connection = useSyncExternalStore(store.subscribe, store.read);
  const { line, table, refused } = connection;
  if (line.is === "ended" && line.why === "unknown-match") {
    const isThere = refused !== null && refused.code !== "unknown-match";
    return isThere ? (
      <Failed title={failed.unopened} text={refused.message} />
    ) : (
      <Failed {...failed["unknown-match"]} />
    );
  }
  if (line.is === "ended")
    return (
      <WrongSeat
        watch={() => {
          dropSeat(match);
          keep(offered);
        }}
      />
    );
  if (table === null) return <Waiting connection={connection} store={store} />;
  const change = (token: string) => {
    keepLinkedSeat(match, token);
    keep(null);
  };
  const notice = offered !== null && <OtherSeat stay={() => keep(null)} change={() => change(offered)} />;
  return (
    <Suspense fallback={<Loading />}>
      <Playing {...{ store, connection, table, own, hasSat, sat }} notice={notice} />
    </Suspense>
  );
}
