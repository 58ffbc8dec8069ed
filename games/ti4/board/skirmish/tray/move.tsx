import type { Seat } from "@umpire/kernel";
import { Icon } from "@umpire/ui";
import { Stepper } from "../../../page/parts/stepper.tsx";
import { describeCause } from "../../../words/describe-cause.ts";
import { UnitIcon } from "../../pieces/icons.tsx";
import { formatChance } from "../describe-forecast.ts";
import { type TableModel, useTable } from "../model.ts";
import { wayAlong } from "../own-way.ts";
import {
  cargoChoices,
  loadCargo,
  moveOf,
  type ShipChoice,
  shipChoices,
  takeWay,
  toggleShip,
  type Way,
} from "../ships.ts";
import type { Action } from "../table.ts";
import { OddsBar } from "./odds-bar.tsx";

type ShipProps = {
  readonly choice: ShipChoice;
  readonly choices: readonly ShipChoice[];
  readonly draft: Action<"move">;
  readonly seat: Seat;
  readonly isOpen: boolean;
  readonly setOpen: (ship: string | null) => void;
};

/** What a ship carries, and what the rifts of its way may cost. */
function factsOf(model: TableModel, { choice, draft }: ShipProps) {
  const { words, naming, language } = model;
  const move = moveOf(draft, choice.ship.id);
  if (move === undefined) return { note: words.move.stays, risk: null };
  const load = move.cargo.map(({ unit, count }) => naming.some(count, unit)).join(", ");
  const way = withOwnWay(model, choice, move.path).find(({ path }) => path.join() === move.path.join());
  const risk = way === undefined || way.survival === 1 ? null : words.move.risk(formatChance(language, way.survival));
  return { note: load === "" ? words.move.empty : words.move.carries(load), risk };
}

/** A ship that could come: a press sends it or keeps it. */
function ShipCard(props: ShipProps) {
  const model = useTable();
  const { table, edit, words, naming } = model;
  const { choice, choices, draft, seat, isOpen, setOpen } = props;
  const { ship } = choice;
  const isOn = moveOf(draft, ship.id) !== undefined;
  const { note, risk } = factsOf(model, props);
  const name = words.move.from(naming.title(ship.unit), naming.place(ship.at));
  return (
    <li className="skr-ship choice" data-on={isOn || undefined}>
      <button
        type="button"
        className="skr-send"
        aria-pressed={isOn}
        onClick={() => edit(toggleShip(table, seat, draft, choices, choice))}
      >
        <UnitIcon unit={ship.unit} player={seat} size={20} />
        <span className="grow">
          <b className="strong block clip">{name}</b>
          <small>
            {risk !== null && (
              <>
                <em className="warn strong">{risk}</em>
                {" · "}
              </>
            )}
            {note}
          </small>
        </span>
      </button>
      {isOn && (
        <button
          type="button"
          className="sign"
          aria-expanded={isOpen}
          aria-label={words.move.details(name)}
          onClick={() => setOpen(isOpen ? null : ship.id)}
        >
          <Icon name="settings" />
        </button>
      )}
    </li>
  );
}

/** A way in words: through where, and at what risk. */
function wayLabel({ words, naming, language }: TableModel, { path, survival, needsDrive }: Way): string {
  const risk = survival === 1 ? words.move.noRisk : words.move.risk(formatChance(language, survival));
  const drive = needsDrive ? [words.move.drive] : [];
  return `${path.map(naming.place).join(" → ")} (${[risk, ...drive].join(", ")})`;
}

/** The ways that are worth offering, and the one that the player has chosen instead. */
function withOwnWay({ table, seat, draft }: TableModel, choice: ShipChoice, path: readonly string[]): readonly Way[] {
  const { ways } = choice;
  if (seat === null || draft?.type !== "move" || ways.some((way) => way.path.join() === path.join())) return ways;
  const own = wayAlong(table, seat, choice, draft.drive === choice.ship.id, path);
  return own === null ? ways : [...ways, own];
}

/** The way and the cargo of one ship. */
function Details({ choice, choices, draft, seat }: Omit<ShipProps, "isOpen" | "setOpen">) {
  const model = useTable();
  const { table, edit, words, naming, led, lead } = model;
  const { ship } = choice;
  const move = moveOf(draft, ship.id);
  if (move === undefined) return null;
  const ways = withOwnWay(model, choice, move.path);
  const missed = led?.missed ?? null;
  const loads = cargoChoices(table, seat, draft, choices, ship.id);
  return (
    <fieldset className="skr-wide row bare">
      <legend>{words.move.from(naming.title(ship.unit), naming.place(ship.at))}</legend>
      {ways.map((way) => (
        <label key={way.path.join(" ")}>
          <input
            type="radio"
            name={`way ${ship.id}`}
            checked={way.path.join() === move.path.join()}
            onChange={() => {
              edit(takeWay(draft, ship.id, way));
              lead({ ship: ship.id, through: [], missed: null });
            }}
          />
          {wayLabel(model, way)}
        </label>
      ))}
      <p className="fine muted" role="status">
        {missed === null ? words.move.ownWay : words.move.noWay(naming.place(missed))}
      </p>
      {loads.map((load) => (
        <span key={`${load.unit} ${load.from}`} className="line">
          <UnitIcon unit={load.unit} player={seat} size={18} />
          <Stepper
            isLabelShown
            label={words.move.cargo(naming.title(load.unit), naming.place(load.from))}
            value={load.count}
            max={load.max}
            onChange={(count) => edit(loadCargo(draft, ship.id, load, count))}
          />
        </span>
      ))}
    </fieldset>
  );
}

/** Ships that cannot come, and what keeps each kind. */
function Kept({ kept }: { readonly kept: readonly ShipChoice[] }) {
  const { words, naming, language } = useTable();
  if (kept.length === 0) return null;
  const reasons = new Map(
    kept.map(({ ship, causes }) => {
      const why = causes.map((cause) => describeCause(language, cause)).join(" ");
      return [`${ship.unit} ${ship.at}`, `${words.move.from(naming.title(ship.unit), naming.place(ship.at))}: ${why}`];
    }),
  );
  return (
    <details className="fine muted">
      <summary>{words.move.cannot(kept.length)}</summary>
      <ul>
        {[...reasons].map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

/** Who comes, by which way, with what. */
export function Move() {
  const { table, draft, seat, words, naming, led, lead } = useTable();
  const open = led?.ship ?? null;
  const setOpen = (ship: string | null) => lead(ship === null ? null : { ship, through: [], missed: null });
  if (draft?.type !== "move" || seat === null) return null;
  const system = table.state.tactical?.system ?? "";
  const choices = shipChoices(table, seat, system);
  const able = choices.filter(({ ways }) => ways.length > 0);
  const opened = able.find(({ ship }) => ship.id === open);
  return (
    <>
      <fieldset className="skr-wide bare">
        <legend className="visually-hidden">{words.move.heading(naming.place(system))}</legend>
        <ul className="skr-units cards list">
          {able.map((choice) => (
            <ShipCard
              key={choice.ship.id}
              {...{ choice, choices, draft, seat, setOpen }}
              isOpen={choice.ship.id === open}
            />
          ))}
        </ul>
        <Kept kept={choices.filter(({ ways }) => ways.length === 0)} />
      </fieldset>
      {opened !== undefined && <Details choice={opened} {...{ choices, draft, seat }} />}
      <OddsBar />
    </>
  );
}
