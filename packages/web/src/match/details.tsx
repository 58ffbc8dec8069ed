import { useLanguage } from "@umpire/ui";
import { useState } from "react";
import { AskOnce } from "./commands/confirm-button.tsx";
import { type Answer, linkSeat, revokeLinks } from "./connection/api.ts";
import { useMatch } from "./context.ts";
import { CopyField } from "./copy-field.tsx";
import { sayRefusal } from "./log/describe.ts";
import { isSoundOn, keepSound } from "./sound.ts";
import { useMatchWords } from "./words/words.ts";

export const matchAddress = (match: string): string => `${location.origin}/match/${match}`;

function Sound() {
  const { deeds } = useMatchWords();
  const [isOn, setOn] = useState(isSoundOn);
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          keepSound(target.checked);
          setOn(target.checked);
        }}
      />
      {deeds.sound}
    </label>
  );
}

/** A link to one's own seat, made when it is wanted: each is another key. They can all be taken back. */
function OtherDevice({ token }: { readonly token: string }) {
  const { table, game } = useMatch();
  const { more } = useMatchWords();
  const language = useLanguage();
  const [made, setMade] = useState<string | null>(null);
  const [isAlone, setAlone] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { match } = table.view;
  const tell = (answer: Answer<unknown>) => setTrouble(answer.ok ? null : sayRefusal(language, game, answer.refusal));
  const make = async () => {
    const linked = await linkSeat(language, match, token);
    tell(linked);
    setAlone(false);
    if (linked.ok) setMade(`${matchAddress(match)}#seat=${linked.value.token}`);
  };
  const revoke = async () => {
    const revoked = await revokeLinks(language, match, token);
    tell(revoked);
    setAlone(revoked.ok);
    if (revoked.ok) setMade(null);
  };
  return (
    <div className="stack">
      <h3>{more.device}</h3>
      <p className="muted">{more.deviceText}</p>
      {made === null ? (
        <button type="button" className="start" onClick={make}>
          {more.deviceMake}
        </button>
      ) : (
        <CopyField label={more.deviceLink} text={made} />
      )}
      <div className="row">
        <AskOnce label={more.only} question={more.onlyAsk} yes={more.onlyYes} no={more.onlyNo} onYes={revoke} />
      </div>
      <p role="status">{isAlone && more.onlyDone}</p>
      {trouble !== null && (
        <p role="alert" className="error">
          {trouble}
        </p>
      )}
    </div>
  );
}

function Dice() {
  const { table, own } = useMatch();
  const { more } = useMatchWords();
  return (
    <div className="stack">
      <p className="muted">{more.dice}</p>
      <dl className="facts-list">
        <dt>{more.id}</dt>
        <dd>
          <code>{table.view.match}</code>
        </dd>
        <dt>{more.commitment}</dt>
        <dd>
          <code>{table.view.commitment}</code>
        </dd>
        {own !== null && (
          <>
            <dt>{more.seed}</dt>
            <dd>{own.seed === null ? more.seedElsewhere : <code>{own.seed}</code>}</dd>
          </>
        )}
      </dl>
      <details>
        <summary>{more.pinned}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>
          <code>{JSON.stringify({ rules: table.view.rules, options: table.view.options }, null, 2)}</code>
        </pre>
      </details>
    </div>
  );
}

/** What is needed seldom. */
export function More() {
  const { table, own } = useMatch();
  const { more, invite } = useMatchWords();
  return (
    <details className="panel more">
      <summary>{more.title}</summary>
      <div className="stack">
        <Sound />
        <CopyField label={invite.link} text={matchAddress(table.view.match)} />
        {own !== null && table.seat !== null && <OtherDevice token={own.token} />}
        <Dice />
      </div>
    </details>
  );
}
