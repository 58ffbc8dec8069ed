import { observationOf } from "@umpire/client";
import type { Seat } from "@umpire/kernel";
import type { ReactNode } from "react";
import { useMatch } from "../context.ts";
import { formatNames } from "../seats/names.ts";
import { useKeptFocus } from "../use-kept-focus.ts";
import { useMatchWords } from "../words/words.ts";

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
    <div className="notice row spread">
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

const Notice = ({ text }: { readonly text: string }) => <p className="notice">{text}</p>;

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

/** A takeback that another asks this seat for, or that its own was declined; null where there is neither. */
function useTakeback(seat: Seat): ReactNode {
  const { store, snapshot, names } = useMatch();
  const { offers: words } = useMatchWords();
  const { takeback = null, declined } = snapshot.view.proposals ?? {};
  if (declined?.takeback.includes(seat)) return <Notice text={words.takebackDeclined} />;
  if (takeback === null || takeback.by === seat || takeback.accepted.includes(seat)) return null;
  return (
    <Question
      text={words.takeback(formatNames(names, [takeback.by]))}
      accept={words.acceptTakeback}
      onAccept={() => store.send({ type: "accept-takeback" })}
      decline={words.decline}
      onDecline={() => store.send({ type: "decline-takeback" })}
    />
  );
}

function OffersTo({ seat }: { readonly seat: Seat }) {
  const { offers: words } = useMatchWords();
  const kept = useKeptFocus<HTMLElement>();
  const [draw, takeback] = [useDraw(seat), useTakeback(seat)];
  const isEmpty = draw === null && takeback === null;
  return (
    <section className={isEmpty ? "visually-hidden" : "offers"} aria-label={words.label} {...kept}>
      <div role="status" className="grid">
        {draw}
        {takeback}
      </div>
    </section>
  );
}

/** What others propose to this seat, and what came of its own proposals. */
export function Offers() {
  const { seat, view } = useMatch().snapshot;
  if (seat === null || view.status !== "running" || observationOf(view)?.resigned.includes(seat)) return null;
  return <OffersTo seat={seat} />;
}
