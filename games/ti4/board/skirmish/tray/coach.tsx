import { Icon, lessonPath, recall, remember, useIsLesson } from "@umpire/ui";
import { useState } from "react";
import { ti4 } from "../../../game.ts";
import { guideKey } from "../guide-key.ts";
import { useTable } from "../model.ts";

const OFF = "off";

/** One sentence for a first war: what to do now, and why. It can be put away. */
export function Coach() {
  const { table, words } = useTable();
  const [isOff, setOff] = useState(() => recall(guideKey) === OFF);
  const line = words.coach.lines[table.step?.task ?? ""];
  const isLesson = useIsLesson();
  if (line === undefined || isLesson) return null;
  const turn = (off: boolean) => {
    remember(guideKey, off ? OFF : "on");
    setOff(off);
  };
  if (isOff)
    return (
      <button type="button" className="quiet minor" onClick={() => turn(false)}>
        <Icon name="bulb" />
        {words.coach.on}
      </button>
    );
  return (
    <aside className="coach line" aria-label={words.coach.label}>
      <Icon name="bulb" />
      <p className="grow">
        {line}{" "}
        {table.state.round === 1 && (
          <a href={lessonPath(ti4.id)} target="_blank" rel="noreferrer">
            {words.coach.lesson}
          </a>
        )}
      </p>
      <button type="button" className="sign" aria-label={words.coach.off} onClick={() => turn(true)}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
