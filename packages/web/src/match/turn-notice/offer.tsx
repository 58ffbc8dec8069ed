import { observationOf, pendingSeats, type Snapshot, turnOf } from "@umpire/client";
import { useEffect, useRef, useState } from "react";
import { useMatch } from "../context.ts";
import { useMatchWords } from "../words/words.ts";
import { allowNotification, mayAskForNotification, refuseNotification } from "./notification.ts";

/** Whether this seat waits for a person, who may take a while; a bot does not. */
export function isWaitingForPeople({ view, seat }: Pick<Snapshot, "view" | "seat">): boolean {
  const observation = observationOf(view);
  const turn = turnOf({ view, seat });
  if (observation === null || (turn !== "theirs" && turn !== "decided")) return false;
  return pendingSeats(observation).some((each) => view.players[each]?.bot === false);
}

/** Becomes true when the visitor, never asked before, has decided on this very page and waits for a person. */
function useOffer() {
  const { snapshot } = useMatch();
  const turn = turnOf(snapshot);
  const before = useRef(turn);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (before.current === "yours" && isWaitingForPeople(snapshot) && mayAskForNotification()) setOffered(true);
    before.current = turn;
  }, [turn, snapshot]);
  return [isOffered, setOffered] as const;
}

/** Asked once, when it helps: after a decision, while another person thinks. */
export function NotificationOffer() {
  const { notification } = useMatchWords();
  const [isOffered, setOffered] = useOffer();
  if (!isOffered) return null;
  const answer = (say: () => unknown) => () => {
    say();
    setOffered(false);
  };
  return (
    <section className="card stack" aria-label={notification.label}>
      <p>{notification.ask}</p>
      <p className="row">
        <button type="button" onClick={answer(allowNotification)}>
          {notification.yes}
        </button>
        <button type="button" onClick={answer(refuseNotification)}>
          {notification.no}
        </button>
      </p>
    </section>
  );
}
