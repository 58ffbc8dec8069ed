import { recall, remember, useLanguage } from "@umpire/ui";
import { useState } from "react";
import { NameField } from "../match/seats/name-field.tsx";
import { useSite, useTitleOf } from "../site.ts";
import { easiestBot, type ListedGame, seatsAgainst, useCreateMatch } from "./create-match.ts";
import { useLobbyWords } from "./words/words.ts";

/** From the weakest to the strongest; other bots are for a match as one likes it. */
const levels = ["beginner", "casual", "club", "expert", "master"];
const LEVEL_KEY = "level";

type GameCardProps = {
  readonly game: string;
  readonly about: string;
  readonly seats: number;
  readonly name: string;
  readonly creation: ReturnType<typeof useCreateMatch>;
};

function GameCard({ game, about, seats, name, creation }: GameCardProps) {
  const { now } = useLobbyWords();
  const titleOf = useTitleOf();
  const [bot, setBot] = useState(() => levels.find((each) => each === recall(LEVEL_KEY)) ?? easiestBot);
  const choose = (level: string) => {
    remember(LEVEL_KEY, level);
    setBot(level);
  };
  const { isBusy, create } = creation;
  return (
    <li className="card game-card grid" aria-labelledby={`play-${game}`}>
      <h3 id={`play-${game}`}>{titleOf(game)}</h3>
      <p className="muted">{about}</p>
      <div className="row">
        <button
          type="button"
          className="primary"
          disabled={isBusy}
          onClick={() => create({ game, seats: seatsAgainst(bot, seats) }, name)}
        >
          {now.bot}
        </button>
        <label>
          <span className="visually-hidden">{now.level}</span>
          <select value={bot} onChange={({ target }) => choose(target.value)}>
            {levels.map((each) => (
              <option key={each} value={each}>
                {now.bots[each]?.name ?? each}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="muted game-bot small">{now.bots[bot]?.about}</p>
      <button type="button" className="start" disabled={isBusy} onClick={() => create({ game }, name)}>
        {now.friend}
      </button>
    </li>
  );
}

type PlayNowProps = {
  readonly games: readonly ListedGame[];
  readonly name: string;
  readonly setName: (name: string) => void;
};

/** One click, and a match is there. */
export function PlayNow({ games, name, setName }: PlayNowProps) {
  const { now, nameless } = useLobbyWords();
  const creation = useCreateMatch();
  const site = useSite();
  const language = useLanguage();
  return (
    <section className="stack" aria-labelledby="play">
      <h2 id="play">{now.title}</h2>
      <div className="play-head cluster">
        <p className="muted">{now.text}</p>
        <NameField className="line small" label={now.name} placeholder={nameless} name={name} setName={setName} />
      </div>
      <ul className="game-cards list">
        {site.games.map(({ id: game, about }) => {
          const { seats = 2 } = games.find(({ id }) => id === game) ?? {};
          return about && <GameCard key={game} {...{ game, seats, name, creation }} about={about[language]} />;
        })}
      </ul>
      <p role="alert" className="error">
        {creation.problem}
      </p>
    </section>
  );
}
