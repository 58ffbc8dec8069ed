import { takeRematchSeat } from "@umpire/client";
import { useLanguage } from "@umpire/ui";
import { useEffect, useRef, useState } from "react";
import { navigate } from "../../shell/router.ts";
import { useMatch } from "../context.ts";
import { describeRefusal } from "../log/describe.ts";
import { formatNames } from "../seats/names.ts";
import { seatingIn } from "../storage.ts";
import { useMatchWords } from "../words/words.ts";

/** Goes to the rematch and takes the seat that is kept there; why it could not, in a sentence. */
function useGoing() {
  const { snapshot, game, own } = useMatch();
  const language = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  const go = async (next: string) => {
    const player = snapshot.seat === null ? null : snapshot.view.players[snapshot.seat];
    const seated = own && player ? await takeRematchSeat(seatingIn(language), next, player.name, own.token) : null;
    if (seated === null || seated.ok) navigate(`/match/${next}`);
    else setProblem(describeRefusal(language, game, seated.refusal));
  };
  return { problem, go };
}

/**
 * Everybody who played goes to the rematch when it is there. A rematch that was there before the page is not gone to: who
 * comes back to an old match wants to see it.
 */
function useGoingWhenThere(match: string | null, isPlayer: boolean, go: (next: string) => Promise<void>): void {
  const before = useRef(match);
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const isNew = before.current === null && match !== null;
    before.current = match;
    if (isNew && isPlayer) latest.current(match);
  }, [match, isPlayer]);
}

/** Asks for a rematch; once everybody agrees all of them go there, and spectators can follow. */
export function Rematch() {
  const { store, snapshot, names } = useMatch();
  const { commands } = useMatchWords();
  const { by, match } = snapshot.view.rematch;
  const { problem, go } = useGoing();
  useGoingWhenThere(match, snapshot.seat !== null, go);
  if (match !== null)
    return (
      <>
        <button type="button" className="act" onClick={() => go(match)}>
          {commands.rematchGo}
        </button>
        {problem !== null && <p role="alert">{problem}</p>}
      </>
    );
  if (snapshot.seat === null) return null;
  if (by.includes(snapshot.seat)) return <p className="muted">{commands.rematchAsked}</p>;
  return (
    <>
      {by.length > 0 && <p role="status">{commands.rematchWanted(formatNames(names, by))}</p>}
      <button type="button" className="act" onClick={() => store.send({ type: "rematch" })}>
        {commands.rematch}
      </button>
    </>
  );
}
