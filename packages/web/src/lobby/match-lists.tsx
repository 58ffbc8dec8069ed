import { listMatches } from "@umpire/client";
import type { ListAnswer, MatchView } from "@umpire/protocol";
import { type Language, useLanguage, wordFor } from "@umpire/ui";
import { useCallback } from "react";
import { useTitleOf } from "../site.ts";
import { clockNameOf } from "./clocks.ts";
import { useRefreshed } from "./use-refreshed.ts";
import { type LobbyWords, useLobbyWords } from "./words/words.ts";

type Status = MatchView["status"];
type Item = ListAnswer["matches"][number];
type Lists = { readonly [status in Status]: readonly Item[] };

const statuses: readonly Status[] = ["open", "running", "over"];
const none: Lists = { open: [], running: [], over: [] };

const MAX_LISTED = 8;

/** The seats of a rematch are kept for those who played. */
const hasRoom = ({ players }: Item): boolean => players.includes(null);

async function loadLists(language: Language): Promise<Lists> {
  const answers = await Promise.all(statuses.map((status) => listMatches({ language }, status, MAX_LISTED)));
  const [open = [], running = [], over = []] = answers.map((answer) => (answer.ok ? answer.value.matches : []));
  return { open: open.filter(hasRoom), running, over };
}

function useLists(): Lists {
  const language = useLanguage();
  return useRefreshed(
    none,
    useCallback(() => loadLists(language), [language]),
  );
}

const linkOf = (status: Status, match: string): string => (status === "over" ? `/replay/${match}` : `/match/${match}`);

const doing = { open: "sit", running: "watch", over: "replay" } as const;

const nameOf = ({ lists, now }: LobbyWords, player: Item["players"][number]): string => {
  if (player === null) return lists.free;
  return player.bot ? (wordFor(now.bots, player.name)?.name ?? player.name) : player.name;
};

function Row({ item, status }: { readonly item: Item; readonly status: Status }) {
  const words = useLobbyWords();
  const { lists, make } = words;
  const titleOf = useTitleOf();
  const clock = clockNameOf(item.clock);
  return (
    <li className="box line spread">
      <span className="grid tight">
        <strong className="clip" translate="no">
          {item.players.map((player) => nameOf(words, player)).join(` ${lists.versus} `)}
        </strong>
        <span className="muted">
          {titleOf(item.game)}
          {clock !== null && clock !== "none" && ` · ${make.clocks[clock]}`}
        </span>
      </span>
      <a className="button" href={linkOf(status, item.match)}>
        {lists[doing[status]]}
      </a>
    </li>
  );
}

/** Public matches: where a seat is free, what is played, what can be watched again. */
export function MatchLists() {
  const { lists: words } = useLobbyWords();
  const lists = useLists();
  const filled = statuses.filter((status) => lists[status].length > 0);
  if (filled.length === 0)
    return (
      <p className="muted">
        {words.none} <a href="/replay">{words.ownRecord}</a>
      </p>
    );
  return (
    <div className="match-lists cards">
      {filled.map((status) => (
        <section key={status} className="stack" aria-labelledby={`list-${status}`}>
          <h2 id={`list-${status}`}>{words[status]}</h2>
          <ul className="list grid">
            {lists[status].map((item) => (
              <Row key={item.match} item={item} status={status} />
            ))}
          </ul>
        </section>
      ))}
      <p>
        <a href="/replay">{words.ownRecord}</a>
      </p>
    </div>
  );
}
