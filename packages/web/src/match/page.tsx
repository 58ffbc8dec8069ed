import { type Connection, linkedSeat, type MatchStore, observationOf, pendingSeats } from "@umpire/client";
import type { Seat } from "@umpire/kernel";
import { AfterContext, Icon, Later, rulesPath, type Shown, ShownContext, Tabs, useLanguage } from "@umpire/ui";
import { isSoundOn, playSound, storeSound } from "@umpire/ui/sound";
import { type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { loadOnce } from "../load-once.ts";
import { isLocalMatch } from "../local/shelf.ts";
import { Failure } from "../shell/failure.tsx";
import { Loading } from "../shell/loading.tsx";
import { gameIn, useSides, useSite, useTitleOf } from "../site.ts";
import { BoardFrame } from "./board-frame.tsx";
import { SeatClock } from "./clocks/seat-clock.tsx";
import { Commands } from "./commands/commands.tsx";
import { ConnectionStatus, Outdated, Reload } from "./connection/connection-status.tsx";
import { MatchContext, type MatchPageState, useMatch } from "./context.ts";
import { Details } from "./details.tsx";
import { FailurePage } from "./failure-page.tsx";
import { loadForPlayers, loadGame } from "./load-game.ts";
import { Chat } from "./log/chat.tsx";
import { describeRefusal } from "./log/describe.ts";
import { Log } from "./log/log.tsx";
import { Away } from "./offers/away.tsx";
import { Offers } from "./offers/offers.tsx";
import { MatchScoreboard } from "./scoreboard.tsx";
import { namesOf } from "./seats/names.ts";
import { OtherSeat } from "./seats/other-seat.tsx";
import { useOwnSeat, useSeats } from "./seats/use-seats.ts";
import { openServerStore, siteSeats } from "./storage.ts";
import { NotificationOffer } from "./turn-notice/offer.tsx";
import { TurnStatus } from "./turn-status.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useMatchWords } from "./words/words.ts";
import "./page.css";

/** A match that has begun needs none of it. */
const loadOpenTable = () => import("./waiting/open-table.tsx");

/** One switch for all sounds. */
function SoundSwitch() {
  const { commands } = useMatchWords();
  const [isOn, setOn] = useState(isSoundOn);
  const turn = () => {
    storeSound(!isOn);
    setOn(!isOn);
    playSound("ball");
  };
  return (
    <button
      type="button"
      className="sign"
      aria-label={commands.sound}
      title={commands.sound}
      aria-pressed={isOn}
      onClick={turn}
    >
      <Icon name={isOn ? "sound" : "mute"} />
    </button>
  );
}

function Head({
  game,
  connection,
  store,
}: {
  readonly game: string;
  readonly connection: Connection;
  readonly store: MatchStore;
}) {
  const { commands } = useMatchWords();
  const book = gameIn(useSite(), game)?.book;
  const titleOf = useTitleOf();
  return (
    <header className="table-head">
      <div className="grow">
        <h1>{titleOf(game)}</h1>
        <div className="row fine">
          {book !== undefined && (
            <a href={rulesPath(book)} target="_blank" rel="noreferrer">
              {commands.rules}
            </a>
          )}
          <div className={connection.status.is === "waiting" ? "toast notice error" : undefined}>
            <ConnectionStatus connection={connection} store={store} />
          </div>
        </div>
      </div>
      <SoundSwitch />
      {connection.isOutdated && <Outdated />}
    </header>
  );
}

type Playing = Omit<MatchPageState, "game" | "standing" | "describeEvents" | "describeAction" | "turns" | "names"> & {
  /** Whether the seat was taken on this very page, by a form that is gone now. */
  readonly hasJustSat: boolean;
  readonly onSeated: () => void;
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

/** What is said and done beside the board. */
function Rail() {
  const words = useMatchWords();
  const { snapshot } = useMatch();
  const match = (
    <>
      <Log />
      {!isLocalMatch(snapshot.view.match) && <Chat />}
    </>
  );
  return (
    <aside className="rail">
      <Later>
        <Tabs
          label={words.log.tabs}
          tabs={[
            { id: "match", title: words.log.tab, content: match },
            { id: "settings", title: words.details.title, content: <Details /> },
          ]}
        />
        {snapshot.view.status !== "over" && (
          <>
            {!isLocalMatch(snapshot.view.match) && <NotificationOffer />}
            <Commands />
          </>
        )}
      </Later>
    </aside>
  );
}

/** Who plays and whose call it is. */
function Standings({ shown }: { readonly shown: Shown | null }) {
  const { snapshot, game, standing, names } = useMatch();
  const { players } = useMatchWords();
  const { view, present, seat } = snapshot;
  const observation = observationOf(view);
  const noteOf = (each: Seat) => {
    const player = view.players[each];
    if (observation?.decided.includes(each)) return players.decided;
    if (player === undefined || player === null || player.bot) return null;
    return present.includes(each) ? players.here : players.gone;
  };
  return (
    <MatchScoreboard
      {...{ game, standing, seat, names, noteOf }}
      observation={observation && (shown === null ? observation : { ...observation, view: shown.view })}
      shown={shown}
      rules={view.rules}
      pending={observation === null ? [] : pendingSeats(observation)}
      clockOf={(each) => (view.clock.control.kind === "none" ? undefined : <SeatClock seat={each} />)}
      status={<TurnStatus />}
    />
  );
}

/** A board, and below it what can be done once the match is over, unless the board has a place for it. */
function WithActs({ isOver, children }: { readonly isOver: boolean; readonly children: ReactNode }) {
  const [isTaken, take] = useState(false);
  const after = useMemo(() => ({ acts: isOver ? <Commands /> : null, take }), [isOver]);
  return (
    <>
      <AfterContext value={after}>{children}</AfterContext>
      {isOver && !isTaken && <div className="tray">{after.acts}</div>}
    </>
  );
}

/** A match of a game that is here. */
export function Playing({ store, connection, snapshot, own, hasJustSat, onSeated, notice }: Playing) {
  const words = useMatchWords();
  const { game: id, edition, bundle, status, players, options } = snapshot.view;
  const site = useSite();
  const opening = status === "open" ? loadOnce(loadOpenTable) : null;
  const forPlayers = snapshot.seat === null ? null : loadForPlayers(site, id);
  const found = use(loadGame(site, id, edition, bundle, options));
  const open = opening && use(opening);
  if (forPlayers !== null) use(forPlayers);
  const sides = useSides(id);
  const names = useMemo(() => namesOf(words, sides, players), [words, sides, players]);
  const isOver = status === "over";
  const [shown, setShown] = useState<Shown | null>(null);
  useHeadingFocus(hasJustSat);
  useTopAtEnd(isOver);
  if (found === null) return <FailurePage {...words.failed["unknown-edition"]} />;
  const { game, standing, Board, Plain, describeEvents, describeAction, turns } = found;
  return (
    <MatchContext
      value={{ store, connection, snapshot, own, game, standing, describeEvents, describeAction, turns, names }}
    >
      <div className="table" data-game={id}>
        <Head game={id} connection={connection} store={store} />
        <Standings shown={shown} />
        <div className="stage">
          <Later>
            {notice}
            <Offers />
            <Away />
            {open !== null && <open.OpenTable Board={Board} onSeated={onSeated} />}
            <ShownContext value={setShown}>
              <WithActs isOver={isOver}>
                <BoardFrame Board={Board} Plain={Plain} />
              </WithActs>
            </ShownContext>
          </Later>
        </div>
        <Rail />
      </div>
    </MatchContext>
  );
}

/** Nothing is known of the match yet. */
function Waiting({ connection, store }: { readonly connection: Connection; readonly store: MatchStore }) {
  const { failed } = useMatchWords();
  if (connection.status.is !== "waiting") return <Loading />;
  return (
    <Failure title={failed.away.title}>
      <p>{failed.away.text}</p>
      <ConnectionStatus connection={connection} store={store} />
    </Failure>
  );
}

function WrongSeat({ watch }: { readonly watch: () => void }) {
  const { failed } = useMatchWords();
  const { title, text, watch: label } = failed["wrong-token"];
  return (
    <FailurePage title={title} text={text}>
      <button type="button" className="primary" onClick={watch}>
        {label}
      </button>
    </FailurePage>
  );
}

export function MatchPage({ match }: { readonly match: string }) {
  const { failed } = useMatchWords();
  const language = useLanguage();
  const [{ own, offered }, setSeats] = useSeats(match);
  const keep = (offered: string | null) => setSeats({ own: siteSeats.load(match), offered });
  const [hasJustSat, setJustSat] = useState(false);
  const onSeated = () => {
    setJustSat(true);
    keep(offered);
  };
  const token = own?.token ?? null;
  const store = useMemo(() => openServerStore(match, token), [match, token]);
  useEffect(() => store.open(), [store]);
  const connection = useSyncExternalStore(store.subscribe, store.read);
  const { status, snapshot, refusal } = connection;
  useOwnSeat(match, own, snapshot?.seat ?? null);
  if (status.is === "ended" && status.why !== "wrong-token") {
    const isThere = refusal !== null && refusal.code !== "unknown-match";
    return isThere ? (
      <FailurePage title={failed.unopened} text={describeRefusal(language, null, refusal)}>
        {connection.isOutdated && <Reload />}
      </FailurePage>
    ) : (
      <FailurePage {...failed["unknown-match"]} />
    );
  }
  if (status.is === "ended")
    return (
      <WrongSeat
        watch={() => {
          siteSeats.remove(match);
          keep(offered);
        }}
      />
    );
  if (snapshot === null) return <Waiting connection={connection} store={store} />;
  const change = (token: string) => {
    siteSeats.store(match, linkedSeat(token));
    keep(null);
  };
  const notice = offered !== null && <OtherSeat stay={() => keep(null)} change={() => change(offered)} />;
  return (
    <Suspense fallback={<Loading />}>
      <Playing {...{ store, connection, snapshot, own, hasJustSat, onSeated }} notice={notice} />
    </Suspense>
  );
}
