import type { MouseEvent } from "react";
import type { TacticsRefusal } from "../../rules/shape.ts";
import { otherWays } from "../choice/choice.ts";
import type { Foresight } from "../choice/foresight.ts";
import { whyIdle, whyNot } from "../choice/options.ts";
import { describePlan } from "../choice/plan.ts";
import { describeTile, tileLook } from "../grid/tile-look.ts";
import { type BoardModel, useBoard } from "../model.ts";
import { describeEvent, describeRefusal } from "../sentences.ts";
import { findUnit, ownSide } from "../view.ts";
import { Coach } from "./coach.tsx";
import { RuleLink } from "./rule-link.tsx";
import { Reasons, Sheet } from "./sheet.tsx";
import { Why } from "./why.tsx";

/** Below the board: the chosen unit, the forecast and the buttons; after the match only the unit looked at. */
export function Tray() {
  const { view, choice } = useBoard();
  if ("over" in view.next && choice.unit === null) return null;
  return (
    <div className="tray tac-tray">
      <Sheet />
      <Consequence />
      <Acts />
    </div>
  );
}

/** Why the chosen unit can do nothing on the tile that was asked about; null where it can, or where nobody asks. */
function refusalOnTile(model: BoardModel): TacticsRefusal | null {
  const { view, options, choice, asked } = model;
  const unit = choice.unit === null || choice.action !== null ? null : findUnit(view, choice.unit);
  if (unit === null || !unit.alive || unit.owner !== ownSide(view) || "over" in view.next) return null;
  if (!options.byUnit.has(unit.id)) return whyIdle(view, unit) ?? (asked && whyNot(view, unit, asked));
  return asked === null || tileLook(model, asked).light !== null ? null : whyNot(view, unit, asked);
}

/** One sentence: why not, or what would come of the plan, or what happened last and why the turn ended. */
function Consequence() {
  const model = useBoard();
  const { foresight } = model;
  const refusal = refusalOnTile(model);
  return (
    <div className="tac-sum fine">
      <p role="status">
        {refusal !== null && <Refused refusal={refusal} />}
        {refusal === null && foresight !== null && <Planned foresight={foresight} />}
        {refusal === null && foresight === null && <LastTurn />}
      </p>
      {foresight !== null && <PlanReasons foresight={foresight} />}
      {refusal === null && foresight === null && <LookedAt />}
      {foresight === null && <Coach />}
    </div>
  );
}

function Refused({ refusal }: { readonly refusal: TacticsRefusal }) {
  const { words, names } = useBoard();
  return (
    <span className="error">
      {describeRefusal(refusal, words, names)} {refusal.rule !== undefined && <Why rule={refusal.rule} />}
    </span>
  );
}

function Planned({ foresight }: { readonly foresight: Foresight }) {
  const { words, names, options } = useBoard();
  const { what, risk, rest } = describePlan(foresight, options, words, names);
  return (
    <>
      {what} {risk !== null && <b className="error">{risk}</b>} {rest}
    </>
  );
}

/** What the blow is made of, and why the turn would end. */
function PlanReasons({ foresight: { damage, endsTurn } }: { readonly foresight: Foresight }) {
  const { words } = useBoard();
  if (damage === null) return null;
  return (
    <>
      {" "}
      <Why>
        <b>
          {words.sheet.blow}: {damage.value}
        </b>
        <Reasons explained={damage} />
        {endsTurn && (
          <p>
            {words.sheet.chargeEnds} <RuleLink rule="T10" />
          </p>
        )}
      </Why>
    </>
  );
}

/** What the last step was, and why the turn ended with it. */
function LastTurn() {
  const { turnEvents, turnEnd, words, names } = useBoard();
  const told = turnEvents.filter(({ type }) => type !== "turn-ended");
  return (
    <>
      {told.map((event) => describeEvent(event, words, names)).join(" ")}{" "}
      {turnEnd !== null && (
        <>
          {words.ended[turnEnd.by](names.isViewer(turnEnd.player), names.player(turnEnd.player))}{" "}
          <Why rule="T10">{words.whyEnded[turnEnd.by]}</Why>
        </>
      )}
    </>
  );
}

/** What is on the tile that is looked at; its cell says the same by its name. */
function LookedAt() {
  const model = useBoard();
  const { hovered, asked, view, words, names } = model;
  const point = hovered ?? asked;
  if (point === null) return null;
  const look = tileLook(model, point);
  const isBare = look.unit === null && look.tile === null && look.fallen.length === 0;
  if (isBare || look.isChosen) return null;
  return (
    <p className="muted" aria-hidden="true">
      {describeTile(look, view, words, names)}
    </p>
  );
}

/** The one yellow button is what hands on: the plan, or the end of the turn where nobody can act any more. */
function Acts() {
  const { act, options, foresight, choice, aim, words } = useBoard();
  const { endTurn } = options;
  if (act === null || endTurn === null) return null;
  const end = toBoard(() => act(endTurn));
  const isEnd = options.byUnit.size === 0 && foresight === null;
  const fromHere = otherWays(options, choice.action).find(({ type }) => type === "ATTACK");
  return (
    <div className="tray-acts">
      {isEnd ? (
        <button type="button" className="act big" onClick={end}>
          {words.act.endTurn}
        </button>
      ) : (
        <button
          type="button"
          className="act big"
          disabled={foresight === null}
          onClick={toBoard(() => foresight !== null && act(foresight.action))}
        >
          <Label foresight={foresight} isPicked={options.byUnit.has(choice.unit ?? "")} />
        </button>
      )}
      {fromHere !== undefined && (
        <button type="button" onClick={() => aim(fromHere)}>
          {words.act.fromHere}
        </button>
      )}
      {!isEnd && (
        <button type="button" onClick={end}>
          {words.act.endTurn}
        </button>
      )}
    </div>
  );
}

/** What the button does, and whether that ends the turn. */
function Label({ foresight, isPicked }: { readonly foresight: Foresight | null; readonly isPicked: boolean }) {
  const { act } = useBoard().words;
  if (foresight === null) return isPicked ? act.aim : act.pick;
  const { type } = foresight.action;
  return (
    <>
      <span>
        {type === "MOVE_AND_ATTACK" ? act.charge : type === "ATTACK" ? act.strike : act.step}
        {foresight.endsTurn && <small>{act.endsTurn}</small>}
      </span>
      <span className="kbd" aria-hidden="true">
        ↵
      </span>
    </>
  );
}

/** The button is about to go: without this the keyboard would begin again at the top of the page. */
const toBoard = (then: () => void) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget
    .closest(".tac-tray")
    ?.parentElement?.querySelector<HTMLElement>('.tac-cell[tabindex="0"]')
    ?.focus({ preventScroll: true });
  then();
};
