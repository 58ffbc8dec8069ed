import type { Seat } from "@umpire/kernel";
import type { ReactNode } from "react";
import { observationOf } from "../connection/snapshot.ts";
import { useMatch } from "../context.ts";
import { formatNames } from "../log/describe.ts";
import { useKeptFocus } from "../use-kept-focus.ts";
import { useMatchWords } from "../words/words.ts";
import "./offers.css";

type QuestionProps = {
  readonly text: string;
  readonly accept: string;
  readonly onAccept: () => void;
  readonly decline: string;
  readonly onDecline: () => void;
};

/** Something that others propose, to be accepted or declined. */
function Question({ text, accept, onAccept, decline, onDecline }: QuestionProps) {
  return (
    <div className="card match-notice line">
      <p>{text}</p>
      <div className="row">
        <button type="button" className="primary" onClick={onAccept}>
          {accept}
        </button>
        <button type="button" onClick={onDecline}>
          {decline}
        </button>
      </div>
    </div>
  );
}

const Notice = ({ text }: { readonly text: string }) => <p className="card match-notice">{text}</p>;

/** A draw that others offer to this seat, or that its own offer was declined; null where there is neither. */
function useDraw(seat: Seat): ReactNode {
  const { store, snapshot, names } = useMatch();
  const { offers: words } = useMatchWords();
  const offers = observationOf(snapshot.view)?.offers ?? [];
  if (snapshot.view.proposals?.declined.draw.includes(seat)) return <Notice text={words.drawDeclined} />;
  if (offers.length === 0 || offers.includes(seat)) return null;
  return (
    <Question
      text={words.draw(formatNames(names, offers))}
      accept={words.acceptDraw}
      onAccept={() => store.send({ type: "accept-draw" })}
      decline={words.decline}
      onDecline={() => store.send({ type: "decline-draw" })}
    />
  );
}

function OffersTo({ seat }: { readonly seat: Seat }) {
  const { offers: words } = useMatchWords();
  const kept = useKeptFocus<HTMLElement>();
  const draw = useDraw(seat);
  return (
    <section className={draw === null ? "visually-hidden" : "offers grid"} aria-label={words.label} {...kept}>
      <div role="status">{draw}</div>
    </section>
  );
}

/** What others propose to this seat, and what came of its own proposals. */
export function Offers() {
  const { seat, view } = useMatch().snapshot;
  return seat === null || view.status !== "running" ? null : <OffersTo seat={seat} />;
}
