import { cancelMatch, leaveSeat, quitSeat, type Snapshot } from "@umpire/client";
import { type Board, useLanguage } from "@umpire/ui";
import { useMemo, useState } from "react";
import { navigate } from "../../shell/router.ts";
import { BoardGuard } from "../board-frame.tsx";
import { ConfirmButton } from "../commands/confirm-button.tsx";
import { useMatch } from "../context.ts";
import { describeRefusal } from "../log/describe.ts";
import { seatingIn } from "../storage.ts";
import { useMatchWords } from "../words/words.ts";
import { Invite } from "./invite.tsx";
import { previewOf } from "./preview.ts";
import { Sides } from "./sides.tsx";

/** A guest at the last free seat has nobody to invite. */
const isInviting = ({ seat, view }: Snapshot): boolean =>
  view.players.filter((player) => player === null).length > (seat === null ? 1 : 0);

/** Gives the seat up; who is alone at the table takes the match away with it. */
function Quit({ token }: { readonly token: string }) {
  const { snapshot, game } = useMatch();
  const { waiting } = useMatchWords();
  const language = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  const { view, seat } = snapshot;
  const isAlone = view.players.every((player, at) => at === seat || player === null || player.bot);
  const quit = async () => {
    const done = await quitSeat(seatingIn(language), view.match, token, isAlone ? cancelMatch : leaveSeat);
    if (done.ok) navigate("/");
    else setProblem(describeRefusal(language, game, done.refusal));
  };
  const { label, ask, yes } = isAlone ? waiting.cancel : waiting.leave;
  return (
    <div className="row">
      <ConfirmButton label={label} question={ask} yes={yes} no={waiting.stay} onYes={quit} />
      {problem !== null && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A preview of the table, as a spectator sees it: it is nobody's turn yet. */
function Preview({ Board }: { readonly Board: Board }) {
  const { snapshot, game, names } = useMatch();
  const { waiting } = useMatchWords();
  const { view } = snapshot;
  const observation = useMemo(() => previewOf(game, view), [game, view]);
  if (observation === null) return null;
  const { next, decided, own } = observation;
  return (
    <section className="stack waiting-table" aria-label={waiting.table}>
      <p className="muted">{waiting.table}</p>
      <BoardGuard instead={null}>
        <Board
          {...{ rules: view.rules, view: observation.view, next, decided, own, seat: null, names, events: [] }}
          act={null}
          takeBack={null}
        />
      </BoardGuard>
    </section>
  );
}

/** Before the match begins: whom to invite, which side to play, how to get away, and the table. */
export function WaitingRoom({ Board }: { readonly Board: Board }) {
  const { snapshot, own } = useMatch();
  const isSeated = snapshot.seat !== null && own !== null;
  return (
    <>
      {isInviting(snapshot) && <Invite />}
      {isSeated && (
        <div className="card row spread">
          <Sides token={own.token} />
          <Quit token={own.token} />
        </div>
      )}
      <Preview Board={Board} />
    </>
  );
}
