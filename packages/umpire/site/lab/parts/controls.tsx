import type { Fault, Scene } from "@umpire/server/simulation";
import { Icon } from "@umpire/ui";
import { type ReactNode, useState } from "react";
import { actsOn, type Selection } from "../selection.ts";
import type { LabState, Speed } from "../use-lab.ts";
import { speeds } from "../use-lab.ts";
import { useLabWords } from "../words/words.ts";

const times = [1000, 4000, 16_000];

type HandProps = {
  readonly scene: Scene;
  readonly selected: Selection | null;
  /** Whether something has been done already. */
  readonly isYours: boolean;
  readonly cause: (fault: Fault, what: string) => void;
};

/** What can be done to what is chosen. */
function Hand({ scene, selected, isYours, cause }: HandProps) {
  const { hand, picture, places } = useLabWords();
  const [ms, setMs] = useState(4000);
  if (selected === null) return <p className="muted">{hand.choose}</p>;
  const nameOf = (place: string) => (place === "people" || place === "database" ? places[place] : place);
  const what =
    selected.kind === "line"
      ? picture.link(selected.one, nameOf(selected.other))
      : selected.kind === "server"
        ? selected.place
        : picture.stores[scene.store.kind];
  const says =
    selected.kind === "line" ? hand.lineWill : selected.kind === "server" ? hand.server : hand.store[scene.store.kind];
  return (
    <fieldset className="bare grid tight lab-hand">
      <legend>
        {what} <small className={isYours ? undefined : "wide-only"}>{isYours ? hand.yours : says}</small>
      </legend>
      <div className="line lab-acts">
        {actsOn(scene, selected, ms).map(({ word, fault }) => (
          <button
            key={word}
            type="button"
            className="minor"
            onClick={() => cause(fault, hand.did(hand.acts[word], what))}
          >
            {hand.acts[word]}
          </button>
        ))}
        <select
          className="lab-long"
          aria-label={hand.long}
          value={ms}
          onChange={({ target }) => setMs(Number(target.value))}
        >
          {times.map((each) => (
            <option key={each} value={each}>
              {hand.during(each)}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}

type ControlsProps = HandProps & {
  /** What came of it, in the end. */
  readonly children: ReactNode;
  readonly state: LabState;
  readonly isOver: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly again: () => void;
};

function Running({ state, isOver, again }: Pick<ControlsProps, "state" | "isOver" | "again">) {
  const { time } = useLabWords();
  const { isRunning, run } = state;
  if (isOver)
    return (
      <button type="button" className="act big" onClick={again}>
        <Icon name="undo" />
        {time.again}
      </button>
    );
  return (
    <button type="button" className="act big" onClick={() => run(!isRunning)}>
      <Icon name={isRunning ? "pause" : "play"} />
      {isRunning ? time.pause : time.run}
    </button>
  );
}

/** Below the picture: what to break, and how time goes. */
export function Controls({ state, isOver, speed, setSpeed, again, children, ...hand }: ControlsProps) {
  const { time } = useLabWords();
  return (
    <div className="tray lab-tray">
      {isOver ? children : <Hand {...hand} />}
      <div className="tray-acts">
        {!isOver && (
          <>
            <select
              aria-label={time.speed}
              value={speeds.indexOf(speed)}
              onChange={({ target }) => setSpeed(speeds[Number(target.value)] ?? 1)}
            >
              {speeds.map((each, index) => (
                <option key={each} value={index}>
                  {time.speeds(each)}
                </option>
              ))}
            </select>
            <button type="button" className="lab-step" aria-label={time.step} title={time.step} onClick={state.step}>
              <Icon name="forward" />
            </button>
          </>
        )}
        <Running state={state} isOver={isOver} again={again} />
      </div>
    </div>
  );
}
