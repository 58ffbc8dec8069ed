import { useId } from "react";
import type { DrawingItem } from "../../book/items.ts";
import { useBoard } from "../model.ts";
import { ShipShape } from "../ships/ship-shape.tsx";
import type { HandProps } from "./hand.tsx";
import type { WorkOffer } from "./offers.ts";
import { describeShortfall } from "./shortfall.ts";

type WorksProps = {
  readonly title: string;
  readonly works: readonly WorkOffer[];
  readonly edit: HandProps["edit"];
};

/** Ships that build or are converted in the drawing; each has one choice. */
export function Works({ title, works, edit }: WorksProps) {
  if (works.length === 0) return null;
  return (
    <ul className="list row" aria-label={title}>
      {works.map((work) => (
        <Work key={work.by.id} work={work} edit={edit} />
      ))}
    </ul>
  );
}

function Work({ work: { by, kind, offers }, edit }: Pick<WorksProps, "edit"> & { readonly work: WorkOffer }) {
  const model = useBoard();
  const { book, words } = model;
  const why = useId();
  const isTaken = offers.some(({ count }) => count > 0);
  const refusal = isTaken ? null : (offers.find((offer) => offer.refusal !== null)?.refusal ?? null);
  const into = kind.powers.find((power) => power.when === "conversion")?.into ?? "";
  return (
    <li className="cluster">
      <span>{words.compose.builds(`${book.name(kind.id)} ${by.id}`)}</span>
      {offers.map((offer) => (
        <WorkButton key={JSON.stringify(offer.item)} offer={offer} into={into} why={why} edit={edit} />
      ))}
      {refusal !== null && (
        <span className="warn fine" id={why}>
          {describeShortfall(refusal, [], model)}
        </span>
      )}
    </li>
  );
}

type ButtonProps = Pick<WorksProps, "edit"> & {
  readonly offer: WorkOffer["offers"][number];
  readonly into: string;
  readonly why: string;
};

function WorkButton({ offer: { item, count, refusal }, into, why, edit }: ButtonProps) {
  const { book, pack } = useBoard();
  const isBarred = count === 0 && refusal !== null;
  const ship = madeBy(item) ?? into;
  return (
    <button
      type="button"
      className="minor"
      aria-pressed={count > 0}
      aria-disabled={isBarred}
      aria-describedby={isBarred ? why : undefined}
      onClick={() => !isBarred && edit({ edit: count > 0 ? "remove" : "add", item })}
    >
      <ShipShape pack={pack} ship={ship} size={22} />
      {book.name(ship)}
    </button>
  );
}

const madeBy = (item: DrawingItem) => ("makers" in item ? item.makers.makes : null);
