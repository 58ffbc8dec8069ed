import { useLanguage } from "@umpire/ui";
import { useNow } from "../clocks/use-now.ts";
import { ConfirmButton } from "../commands/confirm-button.tsx";
import { useMatch } from "../context.ts";
import { formatNames } from "../seats/names.ts";
import { useMatchWords } from "../words/words.ts";

/** Somebody who loads the page anew is not away, in ms. */
const GRACE = 10_000;
/** How often it is looked whether a match can be claimed, in ms. */
const LOOK_INTERVAL = 1000;

/** That others are away, since when, and what can be done about it. */
export function Away() {
  const { store, snapshot, names } = useMatch();
  const { offers: words } = useMatchWords();
  const language = useLanguage();
  const { away, seat: own, view } = snapshot;
  const now = useNow(away.length > 0 && view.status === "running" ? LOOK_INTERVAL : null);
  const others = away.filter(({ seat, since }) => seat !== own && now - since >= GRACE);
  if (view.status !== "running" || others.length === 0) return null;
  const formatSince = (since: number) =>
    new Date(since).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const isClaimable = own !== null && others.some(({ claimAt }) => claimAt !== null && claimAt <= now);
  return (
    <div className="notice line spread" role="status">
      <div>
        {others.map(({ seat, since }) => (
          <p key={seat}>{words.away(formatNames(names, [seat]), formatSince(since))}</p>
        ))}
      </div>
      {isClaimable && (
        <ConfirmButton
          label={words.claim}
          question={words.claimAsk}
          yes={words.claimYes}
          no={words.claimNo}
          onYes={() => store.send({ type: "claim-win" })}
        />
      )}
    </div>
  );
}
