import type { MatchRequest } from "@umpire/client";
import { recall, remember } from "@umpire/ui";
import { useState } from "react";
import { easiestBot, type useCreateMatch } from "./create-match.ts";
import { seatsAgainst } from "./seats-against.ts";
import { useLobbyWords } from "./words/words.ts";

/** From the weakest to the strongest; other bots are for a match as one likes it. */
const levels = ["beginner", "casual", "club", "expert", "master"];
const LEVEL_KEY = "level";

export const rememberedLevel = (): string => levels.find((each) => each === recall(LEVEL_KEY)) ?? easiestBot;

export type Creation = ReturnType<typeof useCreateMatch>;

function Level({ bot, choose }: { readonly bot: string; readonly choose: (level: string) => void }) {
  const { now } = useLobbyWords();
  return (
    <label className="line">
      <span className="visually-hidden">{now.level}</span>
      <select value={bot} title={now.bots[bot]?.about} onChange={({ target }) => choose(target.value)}>
        {levels.map((each) => (
          <option key={each} value={each}>
            {now.bots[each]?.name ?? each}
          </option>
        ))}
      </select>
    </label>
  );
}

type BeginProps = {
  readonly wanted: MatchRequest;
  readonly seats: number;
  readonly name: string;
  readonly creation: Creation;
};

/** One press to a match, against a bot or a friend. */
export function Begin({ wanted, seats, name, creation: { isBusy, create } }: BeginProps) {
  const { now } = useLobbyWords();
  const [bot, setBot] = useState(rememberedLevel);
  const choose = (level: string) => {
    remember(LEVEL_KEY, level);
    setBot(level);
  };
  return (
    <>
      <button
        type="button"
        className="primary"
        disabled={isBusy}
        onClick={() => create({ ...wanted, seats: seatsAgainst(bot, seats) }, name)}
      >
        {now.bot}
      </button>
      <button type="button" disabled={isBusy} onClick={() => create(wanted, name)}>
        {now.friend}
      </button>
      <Level bot={bot} choose={choose} />
    </>
  );
}
