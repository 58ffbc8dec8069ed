import { observationOf } from "@umpire/client";
import { Icon, keepsAnything, useLanguage } from "@umpire/ui";
import { useState } from "react";
import { isLocalMatch } from "../../local/shelf.ts";
import { useMatch } from "../context.ts";
import { describeRefusal } from "../log/describe.ts";
import { PlayAgain } from "../offers/play-again.tsx";
import { Rematch } from "../offers/rematch.tsx";
import { useKeptFocus } from "../use-kept-focus.ts";
import { useMatchWords } from "../words/words.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { Hint } from "./hint.tsx";
import { Undo } from "./undo.tsx";

function Resign() {
  const { store } = useMatch();
  const { commands } = useMatchWords();
  const { resign, resignAsk, resignYes, resignNo } = commands;
  const end = () => store.send({ type: "resign" });
  const label = (
    <>
      <Icon name="flag" />
      {resign}
    </>
  );
  return (
    <ConfirmButton
      className="quiet minor"
      label={label}
      question={resignAsk}
      yes={resignYes}
      no={resignNo}
      onYes={end}
    />
  );
}

/** Offers a draw, where nobody has yet; after a refusal only once something was decided. */
function Draw({ offers }: { readonly offers: readonly number[] }) {
  const { store, snapshot } = useMatch();
  const { commands } = useMatchWords();
  const { seat, view } = snapshot;
  if (seat !== null && offers.includes(seat)) return <p className="muted">{commands.drawOffered}</p>;
  if (offers.length > 0 || (seat !== null && view.proposals?.declined.draw.includes(seat))) return null;
  return (
    <button type="button" className="quiet minor" onClick={() => store.send({ type: "offer-draw" })}>
      <Icon name="person" />
      {commands.offerDraw}
    </button>
  );
}

function WhilePlaying() {
  const { snapshot } = useMatch();
  const observation = observationOf(snapshot.view);
  const isAgainstPeople = snapshot.view.players.some((player, at) => player?.bot === false && at !== snapshot.seat);
  return (
    <>
      <Undo />
      {isAgainstPeople && <Draw offers={observation?.offers ?? []} />}
      <Resign />
      <Hint />
    </>
  );
}

/** Why the last command was refused, until it is dismissed or another command is sent. */
function RefusalNotice() {
  const { connection, store, game } = useMatch();
  const { commands } = useMatchWords();
  const language = useLanguage();
  const { refusal } = connection;
  return (
    <div role="alert">
      {refusal !== null && (
        <p className="notice error line spread">
          {describeRefusal(language, game, refusal)}
          <button type="button" aria-label={commands.dismiss} onClick={store.dismiss}>
            ×
          </button>
        </p>
      )}
    </div>
  );
}

export function Commands() {
  const { snapshot, connection } = useMatch();
  const { commands, players } = useMatchWords();
  const { status, match } = snapshot.view;
  const kept = useKeptFocus<HTMLElement>();
  const [isKept] = useState(keepsAnything);
  return (
    <section className="commands" aria-label={commands.label} {...kept}>
      <RefusalNotice />
      <div className="row fine">
        {snapshot.seat === null && <p className="muted">{players.watching}</p>}
        {snapshot.seat !== null && status === "running" && <WhilePlaying />}
        {snapshot.seat !== null && status !== "over" && !isKept && <p className="muted">{commands.notKept}</p>}
        {status === "over" && (
          <>
            {isLocalMatch(match) ? <PlayAgain match={match} /> : <Rematch />}
            <a className="button" href={`/replay/${match}`}>
              {commands.replay}
            </a>
          </>
        )}
        {connection.pending.length > 0 && <p className="muted">{commands.sending}</p>}
      </div>
    </section>
  );
}
