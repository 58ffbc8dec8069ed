import type { Refusal } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { useId, useState } from "react";
import { PlayerMark } from "../../board/pieces/icons.tsx";
import { playerName } from "../../planner/player-names.ts";
import { usePlanner } from "../plan/state.tsx";
import { formatPlacement, formatQuickRefusal } from "./sentences.ts";
import { type Placement, placed } from "./settle.ts";
import { readQuick } from "./typed-fleets.ts";
import { words } from "./words.ts";

/** What is typed, what it would do, and what it has done. */
function useTyped() {
  const { plan, out, view, change } = usePlanner();
  const [text, setText] = useState("");
  const [done, setDone] = useState<readonly Placement[]>([]);
  // What is still being typed is not yet wrong.
  const [isAsked, setAsked] = useState(false);
  const read = readQuick(text, { plan, galaxy: out.galaxy, seat: view.seat, system: view.system });
  const type = (typed: string) => {
    setText(typed);
    setDone([]);
    setAsked(false);
  };
  const place = () => {
    setAsked(true);
    if (!read.ok || read.value.length === 0) return;
    change((now) => placed(now, read.value));
    type("");
    setDone(read.value);
  };
  return { text, read, done, isAsked, type, place };
}

/** Units as text: what it would do is shown while it is typed, and done by Enter. */
export function QuickText() {
  const say = words[useLanguage()].quick;
  const id = useId();
  const { text, read, done, isAsked, type, place } = useTyped();
  return (
    <section className="section column">
      <h3>
        <label htmlFor={id}>{say.title}</label>
      </h3>
      <div className="line">
        <textarea
          id={id}
          className="grow"
          rows={Math.min(6, text.split("\n").length)}
          spellCheck={false}
          autoComplete="off"
          placeholder={say.examples[0]}
          value={text}
          aria-invalid={isAsked && !read.ok}
          aria-describedby={`${id}-how ${id}-meant`}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            place();
          }}
        />
        <button type="button" disabled={text.trim() === ""} onClick={place}>
          {say.place}
        </button>
      </div>
      <div id={`${id}-meant`} className="hide-empty" aria-live="polite">
        {!read.ok && <NotRead refusal={read.refusal} isAsked={isAsked} />}
        {read.ok && read.value.length > 0 && <Placements title={say.will} placements={read.value} />}
        {done.length > 0 && <Placements title={say.done} placements={done} />}
      </div>
      <p id={`${id}-how`} className="muted fine">
        <code>Enter</code> {say.how}{" "}
        {say.examples.slice(1).map((each) => (
          <code key={each}>{each}</code>
        ))}
      </p>
    </section>
  );
}

function NotRead({ refusal, isAsked }: { readonly refusal: Refusal; readonly isAsked: boolean }) {
  const { plan, out } = usePlanner();
  const language = useLanguage();
  return (
    <p className={isAsked ? "error" : "muted"}>
      {words[language].quick.wrong} <code>{String(refusal["part"] ?? "")}</code>{" "}
      {formatQuickRefusal(language, refusal, { plan, galaxy: out.galaxy })}
    </p>
  );
}

function Placements({ title, placements }: { readonly title: string; readonly placements: readonly Placement[] }) {
  const { plan } = usePlanner();
  const language = useLanguage();
  return (
    <>
      <p className="muted">{title}</p>
      <ul className="list rows">
        {placements.map((placement) => {
          const what = formatPlacement(language, placement);
          return (
            <li key={`${placement.seat} ${what}`}>
              <PlayerMark player={placement.seat} size={12} />
              <span>
                {playerName(language, plan, placement.seat)}: {what}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
