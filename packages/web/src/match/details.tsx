import { type Answer, linkSeat, revokeLinks } from "@umpire/client";
import { useLanguage } from "@umpire/ui";
import { useState } from "react";
import { isLocalMatch } from "../local/shelf.ts";
import { ConfirmButton } from "./commands/confirm-button.tsx";
import { useMatch } from "./context.ts";
import { CopyField } from "./copy-field.tsx";
import { describeRefusal } from "./log/describe.ts";
import { allowNotification, refuseNotification, useIsNotificationOn } from "./turn-notice/notification.ts";
import { useMatchWords } from "./words/words.ts";

export const matchAddress = (match: string): string => `${location.origin}/match/${match}`;

function NotificationChoice() {
  const { notification } = useMatchWords();
  const isOn = useIsNotificationOn();
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={isOn ? refuseNotification : allowNotification} />
      {notification.label}
    </label>
  );
}

/** The link to this seat that was made last, if any, and what makes one or revokes them all. */
function useSeatLink(token: string) {
  const { snapshot, game } = useMatch();
  const language = useLanguage();
  const [link, setLink] = useState<string | null>(null);
  const [isRevoked, setRevoked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { match } = snapshot.view;
  const showProblem = (answer: Answer<unknown>) =>
    setProblem(answer.ok ? null : describeRefusal(language, game, answer.refusal));
  const make = async () => {
    const linked = await linkSeat({ language }, match, token);
    showProblem(linked);
    setRevoked(false);
    if (linked.ok) setLink(`${matchAddress(match)}#seat=${linked.value.token}`);
  };
  const revoke = async () => {
    const revoked = await revokeLinks({ language }, match, token);
    showProblem(revoked);
    setRevoked(revoked.ok);
    if (revoked.ok) setLink(null);
  };
  return { link, isRevoked, problem, make, revoke };
}

/** Makes a link to this seat for another device: each is another token, and all can be revoked. */
function OtherDevice({ token }: { readonly token: string }) {
  const { details } = useMatchWords();
  const { link, isRevoked, problem, make, revoke } = useSeatLink(token);
  return (
    <div className="stack">
      <h3>{details.device}</h3>
      <p className="muted">{details.deviceText}</p>
      {link === null ? (
        <button type="button" className="start" onClick={make}>
          {details.deviceMake}
        </button>
      ) : (
        <CopyField label={details.deviceLink} text={link} />
      )}
      <div className="row">
        <ConfirmButton
          label={details.only}
          question={details.onlyAsk}
          yes={details.onlyYes}
          no={details.onlyNo}
          onYes={revoke}
        />
      </div>
      <p role="status">{isRevoked && details.onlyDone}</p>
      {problem !== null && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
    </div>
  );
}

function Dice() {
  const { snapshot, own } = useMatch();
  const { details } = useMatchWords();
  return (
    <div className="stack">
      <p className="muted">{isLocalMatch(snapshot.view.match) ? details.localDice : details.dice}</p>
      <dl className="grid tight">
        <dt>{details.id}</dt>
        <dd>
          <code>{snapshot.view.match}</code>
        </dd>
        {!isLocalMatch(snapshot.view.match) && (
          <>
            <dt>{details.commitment}</dt>
            <dd>
              <code>{snapshot.view.commitment}</code>
            </dd>
          </>
        )}
        {own !== null && (
          <>
            <dt>{details.seed}</dt>
            <dd>{own.seed === null ? details.seedElsewhere : <code>{own.seed}</code>}</dd>
          </>
        )}
      </dl>
      <details>
        <summary>{details.pinned}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>
          <code>{JSON.stringify({ rules: snapshot.view.rules, options: snapshot.view.options }, null, 2)}</code>
        </pre>
      </details>
    </div>
  );
}

/** Notifications, links, dice: what is seldom needed. */
export function Details() {
  const { snapshot, own } = useMatch();
  const { invite } = useMatchWords();
  const isLocal = isLocalMatch(snapshot.view.match);
  return (
    <div className="stack">
      {!isLocal && <NotificationChoice />}
      {!isLocal && <CopyField label={invite.link} text={matchAddress(snapshot.view.match)} />}
      {own !== null && snapshot.seat !== null && <OtherDevice token={own.token} />}
      <Dice />
    </div>
  );
}
