import { Icon, lessonPath, type SiteGame, useLanguage } from "@umpire/ui";
import { NameField } from "../match/seats/name-field.tsx";
import { useSite, useTitleOf } from "../site.ts";
import { useWords } from "../words/words.ts";
import { Begin, type Creation, rememberedLevel } from "./begin.tsx";
import { type ListedGame, useCreateMatch } from "./create-match.ts";
import { MiniBoardOf } from "./mini-board.tsx";
import { seatsAgainst } from "./seats-against.ts";
import { useLobbyWords } from "./words/words.ts";

type GameCardProps = {
  readonly game: SiteGame;
  readonly seats: number;
  readonly name: string;
  readonly creation: Creation;
};

function GameCard({ game: { id: game, about, facts, lesson }, seats, name, creation }: GameCardProps) {
  const { rules } = useWords();
  const language = useLanguage();
  const titleOf = useTitleOf();
  return (
    <li className="card media" aria-labelledby={`play-${game}`}>
      <MiniBoardOf game={game} position={null} />
      <div className="media-text stack">
        <h3 id={`play-${game}`}>{titleOf(game)}</h3>
        <p>{about?.[language]}</p>
        {facts !== undefined && <p className="muted">{facts[language]}</p>}
        <div className="cluster media-acts">
          <Begin wanted={{ game }} {...{ seats, name, creation }} />
          {lesson !== undefined && <a href={lessonPath(game)}>{rules.lesson}</a>}
        </div>
      </div>
    </li>
  );
}

/** The games that have a card. */
const useCards = (): readonly SiteGame[] =>
  useSite().games.filter(({ about, isMore }) => about !== undefined && isMore !== true);

type PlayNowProps = {
  readonly games: readonly ListedGame[];
  readonly name: string;
  readonly setName: (name: string) => void;
  /** Whether matches against bots are to be played without the server, and whether it cannot be reached anyway. */
  readonly isAlone: boolean;
  readonly setAlone: (isAlone: boolean) => void;
  readonly isAway: boolean;
};

type AloneProps = Pick<PlayNowProps, "isAlone" | "setAlone" | "isAway">;

/** To play bots without a connection; where there is none, that it is so. */
function Alone({ isAlone, setAlone, isAway }: AloneProps) {
  const { now } = useLobbyWords();
  if (isAway)
    return (
      <p className="muted" role="status">
        {now.away}
      </p>
    );
  return (
    <label className="line" title={now.aloneText}>
      <input type="checkbox" checked={isAlone} onChange={({ target }) => setAlone(target.checked)} />
      {now.alone}
    </label>
  );
}

const seatsOf = (games: readonly ListedGame[], game: string): number => games.find(({ id }) => id === game)?.seats ?? 2;

/** What this is, and one press to a match. */
export function Hero({ games, name, isAlone }: Pick<PlayNowProps, "games" | "name" | "isAlone">) {
  const { hero, now } = useLobbyWords();
  const { isBusy, problem, create } = useCreateMatch(isAlone);
  const titleOf = useTitleOf();
  const [first] = useCards();
  if (first === undefined) return null;
  // Nothing is known of how long a game takes that comes from the server.
  const isOurs = first.facts !== undefined;
  const seats = seatsAgainst(rememberedLevel(), seatsOf(games, first.id));
  return (
    <section className="poster hero" aria-labelledby="hero">
      <div className="grid loose hero-text">
        <h1 id="hero">{isOurs ? hero.title : titleOf(first.id)}</h1>
        <p>{hero.text}</p>
        <div className="cluster">
          <button
            type="button"
            className="act big"
            disabled={isBusy}
            onClick={() => create({ game: first.id, seats }, name)}
          >
            {isOurs ? hero.play : now.bot}
          </button>
          <button
            type="button"
            className="on-dark big"
            disabled={isBusy}
            onClick={() => create({ game: first.id }, name)}
          >
            <Icon name="link" />
            {hero.invite}
          </button>
        </div>
        <p role="alert">{problem}</p>
        <p className="hero-note">{hero.note}</p>
      </div>
      <MiniBoardOf game={first.id} position={null} />
    </section>
  );
}

/** Every game, one press from a match. */
export function PlayNow({ games, name, setName, ...alone }: PlayNowProps) {
  const { now, nameless } = useLobbyWords();
  const creation = useCreateMatch(alone.isAlone || alone.isAway);
  const cards = useCards();
  return (
    <section className="stack" aria-labelledby="play">
      <div className="cluster spread">
        <h2 id="play">{now.title}</h2>
        <div className="row">
          <Alone {...alone} />
          <NameField className="line" label={now.name} placeholder={nameless} name={name} setName={setName} />
        </div>
      </div>
      <ul className="game-cards cards list">
        {cards.map((game) => (
          <GameCard key={game.id} {...{ game, name, creation }} seats={seatsOf(games, game.id)} />
        ))}
      </ul>
      <p role="alert" className="error">
        {creation.problem}
      </p>
      <MoreGames {...{ games, name, creation }} />
    </section>
  );
}

/** A game of a few minutes, in two lines. */
function SmallCard({ game: { id: game, about }, seats, name, creation }: GameCardProps) {
  const { now } = useLobbyWords();
  const language = useLanguage();
  const title = useTitleOf()(game);
  const { isBusy, create } = creation;
  const play = () => create({ game, seats: seatsAgainst(rememberedLevel(), seats) }, name);
  return (
    <li className="card small-card" aria-labelledby={`play-${game}`}>
      <div>
        <h4 id={`play-${game}`}>{title}</h4>
        <p className="muted">{about?.[language]}</p>
      </div>
      <div className="cluster">
        <button type="button" aria-label={`${now.bot}: ${title}`} disabled={isBusy} onClick={play}>
          {now.withBot}
        </button>
        <button
          type="button"
          aria-label={`${now.friend}: ${title}`}
          disabled={isBusy}
          onClick={() => create({ game }, name)}
        >
          {now.withFriend}
        </button>
      </div>
    </li>
  );
}

type MoreGamesProps = Pick<PlayNowProps, "games" | "name"> & { readonly creation: Creation };

/** Games that need no words to explain. */
function MoreGames({ games, name, creation }: MoreGamesProps) {
  const { now } = useLobbyWords();
  const more = useSite().games.filter(({ isMore }) => isMore === true);
  if (more.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="more-games">
      <h3 id="more-games">{now.more}</h3>
      <ul className="small-cards list">
        {more.map((game) => (
          <SmallCard key={game.id} {...{ game, name, creation }} seats={seatsOf(games, game.id)} />
        ))}
      </ul>
    </section>
  );
}
