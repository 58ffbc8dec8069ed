import type { Json } from "@umpire/kernel";
import type { DevTrouble } from "@umpire/protocol";
import { useLanguage } from "@umpire/ui";
import { describeRefusal } from "../../match/log/describe.ts";
import { useDev } from "../context.ts";
import type { Change, Stop } from "../session.ts";
import { summary } from "../state-rows.ts";
import type { DevState } from "../store.ts";
import { useDevWords } from "../words/words.ts";
import { ThrownError } from "./thrown.tsx";

function Trouble({ trouble, then }: { readonly trouble: DevTrouble; readonly then: string }) {
  const { file, line, problem } = trouble;
  return (
    <p className="notice error breakable" role="alert">
      <strong className="code">{line === null ? file : `${file}:${line}`}:</strong> {problem}. {then}
    </p>
  );
}

/** What keeps a file from being played at all. */
export function Waiting({ state }: { readonly state: DevState }) {
  const { trouble, complaint, isStuck } = state;
  const words = useDevWords();
  const known = trouble ?? complaint?.trouble ?? null;
  return (
    <div className="page stack">
      {known !== null && <Trouble trouble={known} then={words.trouble.none} />}
      {known === null && isStuck && (
        <p className="notice error" role="alert">
          {words.trouble.stuck} {words.trouble.none}
        </p>
      )}
      {known === null && !isStuck && (
        <p className="loading muted" role="status">
          {words.waiting}
        </p>
      )}
    </div>
  );
}

/** How the match now differs from what it was before the file was saved. */
function Changed({ change }: { readonly change: Change }) {
  const { change: words } = useDevWords();
  const { at, difference } = change;
  const shown = (value: Json | undefined) => (value === undefined ? words.nothing : <code>{summary(value)}</code>);
  return (
    <p className="breakable">
      {words.other(at)} <code>{difference.path}</code> {words.was} {shown(difference.before)}, {words.is}{" "}
      {shown(difference.after)}.
    </p>
  );
}

/** Where the match does not replay, and why. */
function Stopped({ stop }: { readonly stop: Stop }) {
  const { code, session } = useDev();
  const { change: words } = useDevWords();
  const language = useLanguage();
  const step = session.frames.length;
  const waiting = session.decisions.length - step + 1;
  if (stop.is === "threw")
    return (
      <p>
        {step === 0 ? words.noStartThrew : words.threw(step)} <ThrownError error={stop} bundle={code.bundle} />{" "}
        {step > 0 && words.kept(waiting)}
      </p>
    );
  const { code: refusal } = stop.refusal;
  return (
    <p className="breakable">
      {step === 0 ? words.noStart(refusal) : words.refused(step, refusal)}{" "}
      {describeRefusal(language, code.game, stop.refusal)} {step > 0 && words.kept(waiting)}
    </p>
  );
}

/** What the code that was saved last has made of the match. */
function Replayed() {
  const { store, session } = useDev();
  const { change: words } = useDevWords();
  const { change, stop, frames, at, setup } = session;
  if (change === null && stop === null) return null;
  const last = frames.length - 1;
  return (
    <div className="notice warn row" role="alert">
      <div className="grow grid tight dev-ink">
        {change !== null && <Changed change={change} />}
        {stop !== null && <Stopped stop={stop} />}
      </div>
      <div className="cluster">
        {at < last && (
          <button type="button" className="minor" onClick={() => store.goTo(last)}>
            {words.goOn(last)}
          </button>
        )}
        <button type="button" className="minor" onClick={() => store.begin(setup)}>
          {words.again}
        </button>
      </div>
    </div>
  );
}

/** Why the last decision was not taken. */
function Refused({ stop }: { readonly stop: Stop }) {
  const { code } = useDev();
  const words = useDevWords();
  const language = useLanguage();
  return (
    <p className="notice error breakable" role="alert">
      {stop.is === "threw" ? (
        <>
          {words.threw} <ThrownError error={stop} bundle={code.bundle} />
        </>
      ) : (
        words.refused(describeRefusal(language, code.game, stop.refusal))
      )}
    </p>
  );
}

/** All that has to be said before the match is looked at. */
export function Notices() {
  const { state, code } = useDev();
  const { trouble: words, away } = useDevWords();
  const { trouble, isStuck, complaint, refused, isConnected } = state;
  return (
    <div className="grid hide-empty dev-notices">
      {!isConnected && (
        <p className="notice warn" role="status">
          {away}
        </p>
      )}
      {trouble !== null && <Trouble trouble={trouble} then={words.old} />}
      {isStuck && complaint === null && (
        <p className="notice error" role="alert">
          {words.stuck} {words.old}
        </p>
      )}
      {complaint !== null && (
        <Trouble trouble={complaint.trouble} then={complaint.bundle === code.bundle ? words.ofCode : words.old} />
      )}
      <Replayed />
      {refused !== null && <Refused stop={refused} />}
    </div>
  );
}
