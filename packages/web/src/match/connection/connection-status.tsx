import { protocolWords } from "@umpire/protocol";
import { useLanguage } from "@umpire/ui";
import { useNow } from "../clocks/use-now.ts";
import { useMatchWords } from "../words/words.ts";
import type { Connection } from "./connection.ts";
import type { MatchStore } from "./store.ts";
import "./connection-status.css";

/** After so many failed attempts it is not a hiccup any more. */
const AWAY_AFTER = 3;

function Countdown({ until }: { readonly until: number }) {
  const { line } = useMatchWords();
  const now = useNow(250);
  // Read aloud every second it would drown everything else.
  return <span aria-hidden="true"> {line.in(Math.max(0, Math.ceil((until - now) / 1000)))}</span>;
}

type Showing = { readonly connection: Connection; readonly store: MatchStore };

/** How the line to the server is; always there. */
export function LineState({ connection, store }: Showing) {
  const { line: words } = useMatchWords();
  const language = useLanguage();
  const { line, failures } = connection;
  const isAway = failures >= AWAY_AFTER;
  const said =
    line.is === "waiting"
      ? isAway
        ? words.away
        : words.waiting
      : line.is === "joined"
        ? words.joined
        : words.connecting;
  return (
    <div className="line-state" data-line={line.is}>
      <span role="status">
        <span className="line-mark" aria-hidden="true" />
        {said}
        {line.is === "waiting" && line.why !== null && ` (${protocolWords[language].closing[line.why]})`}
      </span>
      {line.is === "waiting" && (
        <>
          <Countdown until={line.until} />
          <button type="button" onClick={store.retry}>
            {words.retry}
          </button>
        </>
      )}
    </div>
  );
}

/** An old page in an open tab: it cannot go on. */
export function Outdated() {
  const { line } = useMatchWords();
  return (
    <p className="card match-notice" role="alert">
      {line.outdated}{" "}
      <button type="button" onClick={() => location.reload()}>
        {line.reload}
      </button>
    </p>
  );
}
