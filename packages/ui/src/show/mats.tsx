import { type Counter, type Item, type Picture, type Row, textIn } from "@umpire/toolkit";
import type { KeyboardEvent } from "react";
import { useLanguage } from "../language.ts";
import { SideMark } from "../parts/side-mark.tsx";
import type { Pressing } from "./cells.tsx";
import { describeItem, describeValue } from "./describe.ts";
import { ItemLook, itemLook } from "./item.tsx";
import "./mats.css";

/** Left and right go along the things of a row that can be chosen. */
function walkRow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  if (at < 0) return;
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

type ThingProps = Pressing & { readonly item: Item };

function Thing({ item, lights, press, names }: ThingProps) {
  const language = useLanguage();
  const light = lights.get(item.key);
  const name = describeItem({ language, names }, item);
  const kind = "card" in item ? "card" : "die" in item ? "die" : "token";
  const shared = { className: "show-thing", "data-thing": item.key, "data-look": itemLook(item), "data-kind": kind };
  if (light === undefined)
    return (
      <span {...shared} role="img" aria-label={name}>
        <ItemLook item={item} />
      </span>
    );
  return (
    <button
      type="button"
      {...shared}
      data-light={light}
      data-place={item.key}
      aria-label={name}
      aria-pressed={light === "chosen"}
      onClick={() => press(item.key)}
    >
      <ItemLook item={item} />
    </button>
  );
}

function Things({ row, ...pressing }: Pressing & { readonly row: Row }) {
  const language = useLanguage();
  const title = row.title === undefined ? undefined : textIn(language, row.title);
  return (
    <div className="show-things">
      {title !== undefined && <p className="muted fine show-title">{title}</p>}
      <ul className="list cluster centred tight" aria-label={title} onKeyDown={walkRow}>
        {row.items.map((item) => (
          <li key={item.key}>
            <Thing item={item} {...pressing} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Counters({ counters }: { readonly counters: readonly Counter[] }) {
  const language = useLanguage();
  return (
    <dl className="row show-counters">
      {counters.map((counter) => (
        <div key={textIn(language, counter.title)}>
          <dt className="muted fine">{textIn(language, counter.title)}</dt>
          <dd>{describeValue(language, counter)}</dd>
        </div>
      ))}
    </dl>
  );
}

type MatProps = Pressing & { readonly picture: Picture; readonly seat: number | undefined };

const ofSeat = <T extends { readonly seat?: number }>(things: readonly T[] | undefined, seat: number | undefined) =>
  (things ?? []).filter((each) => each.seat === seat);

/** What lies before a player, or on the table before everybody. */
export function Mat({ picture, seat, ...pressing }: MatProps) {
  const rows = ofSeat(picture.rows, seat).filter(({ items }) => items.length > 0);
  const counters = ofSeat(picture.counters, seat);
  if (rows.length === 0 && counters.length === 0) return null;
  const name = seat === undefined ? undefined : pressing.names[seat];
  return (
    <section className="row centred show-mat" data-seat={seat} aria-label={name}>
      {seat !== undefined && name !== undefined && (
        <p className="line strong">
          <SideMark side={seat} />
          <span translate="no">{name}</span>
        </p>
      )}
      {rows.map((row) => (
        <Things key={row.key} row={row} {...pressing} />
      ))}
      {counters.length > 0 && <Counters counters={counters} />}
    </section>
  );
}
