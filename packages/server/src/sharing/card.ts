import { botWords } from "@umpire/bots";
import { type Observation, type Over, termFor } from "@umpire/kernel";
import type { Language, MatchView } from "@umpire/protocol";
import { type GameLibrary, knownKit } from "../bundles/library.ts";
import { sharingWords } from "./words/words.ts";

/** A row of a card's scoreboard. */
export type CardRow = {
  readonly name: string;
  readonly score: number | null;
  /** Whether it is this seat's call, or it has won. */
  readonly mark: "call" | "won" | null;
};

/** What a link shows of a page: in words, and as a picture. */
export type Card = {
  readonly title: string;
  readonly text: string;
  /** What stands over the heading of the picture: the game of a match. */
  readonly label: string;
  /** The players of a match; none for any other page. */
  readonly rows: readonly CardRow[];
};

const nameOf = (language: Language, player: MatchView["players"][number]): string => {
  const { free, bot } = sharingWords[language];
  if (player === null) return free;
  const known = Object.entries(botWords[language]).find(([id]) => id === player.name)?.[1].name;
  return player.bot ? bot(known ?? player.name) : player.name;
};

const observationOf = ({ sight }: MatchView): Observation | null => sight as unknown as Observation | null;

/** How a match ended; null while it goes on. */
function resultOf(view: MatchView): Over | null {
  const next = observationOf(view)?.next;
  return next !== undefined && "over" in next ? next.over : null;
}

function markOf(view: MatchView, seat: number): CardRow["mark"] {
  const observation = observationOf(view);
  if (observation === null) return null;
  const { next, decided } = observation;
  if ("over" in next) return next.over.winners.includes(seat) ? "won" : null;
  return "awaiting" in next && next.awaiting.includes(seat) && !decided.includes(seat) ? "call" : null;
}

/** What is said of a match: who plays, what, and how it stands. `view` must be a spectator's. */
export function matchCard(library: GameLibrary, language: Language, view: MatchView): Card {
  const words = sharingWords[language];
  const kit = knownKit(library, view);
  const label = kit?.title?.[language] ?? view.game;
  const over = resultOf(view);
  const rows = view.players.map((player, seat) => ({
    name: nameOf(language, player),
    score: over?.scores?.[seat] ?? null,
    mark: markOf(view, seat),
  }));
  const title = words.between(
    rows.map(({ name }) => name),
    label,
  );
  return { title, text: textOf(), label, rows };

  function textOf(): string {
    if (over === null) return view.status === "open" ? words.open : words.running;
    const reason = termFor(language, kit?.game ?? null, over.reason);
    const winners = rows.flatMap(({ name, mark }) => (mark === "won" ? [name] : []));
    return winners.length === 0 ? words.drawn(reason) : words.won(winners.join(", "), reason);
  }
}

/** The same for its replay. */
export const replayCard = (library: GameLibrary, language: Language, view: MatchView): Card => {
  const card = matchCard(library, language, view);
  return { ...card, title: sharingWords[language].replay(card.title) };
};
