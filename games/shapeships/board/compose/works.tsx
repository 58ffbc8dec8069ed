import { useId } from "react";
import { describeShip } from "../../book/describe.ts";
import type { DrawingItem } from "../../book/items.ts";
import { describeRefusal, useBoard } from "../model.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import type { ComposeProps } from "./compose.tsx";
import type { WorkOffer } from "./offers.ts";

type WorksProps = {
  readonly title: string;
  readonly works: readonly WorkOffer[];
  readonly edit: ComposeProps["edit"];
};

/** Ships that build or are converted in the drawing; each has one choice. */
export function Works({ title, works, edit }: WorksProps) {
  if (works.length === 0) return null;
  return (
    <section className="ss-offers" aria-label={title}>
      <h4>{title}</h4>
      <ul>
        {works.map((work) => (
          <WorkCard key={work.by.id} work={work} edit={edit} />
        ))}
      </ul>
    </section>
  );
}

function WorkCard({
  work: { by, kind, offers },
  edit,
}: {
  readonly work: WorkOffer;
  readonly edit: WorksProps["edit"];
}) {
  const { book, pack, words, language } = useBoard();
  const why = useId();
  const isTaken = offers.some(({ count }) => count > 0);
  const refusal = isTaken ? null : (offers.find((offer) => offer.refusal !== null)?.refusal ?? null);
  return (
    <li className={`ss-offer${refusal === null ? "" : " ss-barred"}${isTaken ? " ss-taken" : ""}`}>
      <ShipShape pack={pack} ship={kind.id} size={44} />
      <p>
        <strong>
          {book.name(kind.id)} {by.id}
        </strong>
      </p>
      <div className="ss-does gap-1 fine">
        <p className="muted">{describeShip(kind, book)}</p>
        {refusal !== null && (
          <p className="warn" id={why}>
            {describeRefusal(refusal, words, language)}
          </p>
        )}
        <div className="row">
          {offers.map((offer) => (
            <WorkButton key={JSON.stringify(offer.item)} offer={offer} into={intoOf(kind)} why={why} edit={edit} />
          ))}
        </div>
      </div>
    </li>
  );
}

const intoOf = ({ powers }: WorkOffer["kind"]) => powers.find((power) => power.when === "conversion")?.into ?? "";

type ButtonProps = {
  readonly offer: WorkOffer["offers"][number];
  readonly into: string;
  readonly why: string;
  readonly edit: WorksProps["edit"];
};

function WorkButton({ offer: { item, count, refusal }, into, why, edit }: ButtonProps) {
  const { book, pack } = useBoard();
  const isBarred = count === 0 && refusal !== null;
  const ship = madeBy(item) ?? into;
  return (
    <button
      type="button"
      className="ss-chip"
      aria-pressed={count > 0}
      aria-disabled={isBarred}
      aria-describedby={isBarred ? why : undefined}
      onClick={() => !isBarred && edit({ edit: count > 0 ? "remove" : "add", item })}
    >
      <ShipShape pack={pack} ship={ship} size={20} />
      {book.name(ship)}
    </button>
  );
}

const madeBy = (item: DrawingItem) => ("makers" in item ? item.makers.makes : null);
