import { Icon, useAfter } from "@umpire/ui";
import { useActKeys } from "../compose/keys.ts";
import { useBoard } from "../model.ts";
import type { Moment } from "../moment.ts";
import { useFocusKept } from "../use-focus-kept.ts";
import { Sums } from "./sums.tsx";
import { hasBegun } from "./timeline.ts";

type RevealProps = { readonly moment: Moment };

/** While orders open: the sums as they are counted, and the way on. */
export function RevealTray({ moment: { reveal, asked, isReturning } }: RevealProps) {
  const { words } = useBoard();
  const { shown, stage, isPlaying } = reveal;
  const title = useFocusKept(isReturning && !isPlaying);
  useActKeys(isPlaying ? null : reveal.goOn, null);
  if (shown === null) return null;
  const settled = shown.settled;
  return (
    <div className="tray ss-tray" data-tall data-stage={stage}>
      <h2 ref={title} tabIndex={-1} className={settled === null ? undefined : "visually-hidden"}>
        {words.reveal.title}
      </h2>
      {settled !== null && (
        <div className="grow" data-counted={hasBegun("count", stage)}>
          <Sums settled={settled} />
          {shown.isQuiet && <p className="muted fine">{words.log.nobodyActs}</p>}
        </div>
      )}
      <div className="tray-acts">
        {isPlaying ? (
          <button type="button" onClick={reveal.skip}>
            {words.reveal.skip}
          </button>
        ) : (
          <>
            <Again again={reveal.again} />
            <button type="button" className={asked === null ? undefined : "act big"} onClick={reveal.goOn}>
              {asked === null ? words.reveal.close : words.reveal.next}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

function Again({ again }: { readonly again: () => void }) {
  const { reveal } = useBoard().words;
  return (
    <button type="button" className="quiet minor" onClick={again}>
      <Icon name="play" />
      {reveal.again}
    </button>
  );
}

type RestProps = RevealProps & { readonly title: string; readonly text: string; readonly isOver?: boolean };

/** What can be done once the duel is over. */
const ActsAfter = () => useAfter();

/** Where there is nothing to decide: what is waited for, or how it ended, which the court says large; and what to do. */
export function RestTray({ moment: { reveal, isReturning }, title, text, isOver = false }: RestProps) {
  const heading = useFocusKept(isReturning);
  return (
    <div className="tray ss-tray">
      <div className={isOver ? "visually-hidden" : undefined}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="muted">{text}</p>
      </div>
      {reveal.last?.settled && (
        <div className="grow">
          <Sums settled={reveal.last.settled} />
        </div>
      )}
      <div className="tray-acts hide-empty">
        {reveal.last !== null && <Again again={reveal.again} />}
        {isOver && <ActsAfter />}
      </div>
    </div>
  );
}
