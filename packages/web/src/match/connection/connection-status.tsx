import type { Connection, MatchStore } from "@umpire/client";
import { protocolWords } from "@umpire/protocol";
import { useLanguage } from "@umpire/ui";
import { isLocalMatch } from "../../local/shelf.ts";
import { useNow } from "../clocks/use-now.ts";
import { useMatchWords } from "../words/words.ts";

/** Failed attempts after which the server counts as away. */
const AWAY_AFTER = 3;

function Countdown({ until }: { readonly until: number }) {
  const { connection } = useMatchWords();
  const now = useNow(250);
  // Read aloud every second it would drown everything else.
  return <span aria-hidden="true"> {connection.in(Math.max(0, Math.ceil((until - now) / 1000)))}</span>;
}

function useStatusText({ match, status, failures }: Connection): string {
  const { connection: words } = useMatchWords();
  const language = useLanguage();
  if (isLocalMatch(match)) return words.local;
  if (status.is === "joined") return words.joined;
  if (status.is !== "waiting") return words.connecting;
  const why = status.why === null ? "" : ` (${protocolWords[language].closing[status.why]})`;
  return `${failures >= AWAY_AFTER ? words.away : words.waiting}${why}`;
}

type ConnectionStatusProps = { readonly connection: Connection; readonly store: MatchStore };

/** Whether the page is connected to the server; always there. */
export function ConnectionStatus({ connection, store }: ConnectionStatusProps) {
  const { connection: words } = useMatchWords();
  const { status } = connection;
  return (
    <div className="connection-status cluster" data-status={status.is}>
      <span role="status">
        <span className="connection-mark" aria-hidden="true" />
        {useStatusText(connection)}
      </span>
      {status.is === "waiting" && (
        <>
          <Countdown until={status.until} />
          <button type="button" onClick={store.retry}>
            {words.retry}
          </button>
        </>
      )}
    </div>
  );
}

export function Reload() {
  return (
    <button type="button" onClick={() => location.reload()}>
      {useMatchWords().connection.reload}
    </button>
  );
}

/** An old page in an open tab: it cannot go on. */
export function Outdated() {
  const { connection } = useMatchWords();
  return (
    <p className="notice line spread" role="alert">
      {connection.outdated} <Reload />
    </p>
  );
}
