import { lazy, Suspense } from "react";
import { useMatch } from "../context.ts";
import { CopyField } from "../copy-field.tsx";
import { matchAddress } from "../details.tsx";
import { useMatchWords } from "../words/words.ts";

const QrCode = lazy(() => import("./qr-code.tsx"));

/** The link to the match, to be sent or photographed. */
export function Invite() {
  const { invite } = useMatchWords();
  const address = matchAddress(useMatch().snapshot.view.match);
  return (
    <section className="card stack" aria-labelledby="invite-title">
      <h2 id="invite-title">{invite.title}</h2>
      <p className="muted">{invite.text}</p>
      <div className="row">
        <CopyField label={invite.link} text={address} />
        <Suspense fallback={<span className="qr-code" />}>
          <QrCode text={address} label={invite.code} />
        </Suspense>
      </div>
    </section>
  );
}
