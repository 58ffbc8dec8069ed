import type { Fault, Scene } from "@umpire/server/simulation";
import { Icon } from "@umpire/ui";
import { useState } from "react";
import { actsOn, type Selection } from "../selection.ts";
import type { LabState, Speed } from "../use-lab.ts";
import { speeds } from "../use-lab.ts";
import { useLabWords } from "../words/words.ts";

const times = [1000, 4000, 16_000];

type HandProps = {
  readonly scene: Scene;
  readonly selected: Selection | null;
  readonly cause: (fault: Fault, what: string) => void;
};

/** What can be done to what is chosen. */
function Hand({ scene, selected, cause }: HandProps) {
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
    <fieldset className="bare lab-hand">
      <legend>{what}</legend>
      <p className="muted fine wide-only">{says}</p>
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
        <label className="line lab-long">
          {hand.long}
          <select value={ms} onChange={({ target }) => setMs(Number(target.value))}>
            {times.map((each) => (
              <option key={each} value={each}>
                {hand.seconds(each)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </fieldset>
  );
}

type ControlsProps = HandProps & {
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
export function Controls({ state, isOver, speed, setSpeed, again, ...hand }: ControlsProps) {
  const { time } = useLabWords();
  return (
    <div className="tray lab-tray">
      {!isOver && <Hand {...hand} />}
      {!isOver && <p className="muted fine wide-only">{time.keys}</p>}
      <div className="tray-acts">
        {!isOver && (
          <>
            <label className="line">
              <span className="lab-word">{time.speed}</span>
              <select
                value={speeds.indexOf(speed)}
                onChange={({ target }) => setSpeed(speeds[Number(target.value)] ?? 1)}
              >
                {speeds.map((each, index) => (
                  <option key={each} value={index}>
                    {time.speeds(each)}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" onClick={state.step}>
              <Icon name="forward" />
              <span className="lab-word">{time.step}</span>
            </button>
          </>
        )}
        <Running state={state} isOver={isOver} again={again} />
      </div>
    </div>
  );
}
