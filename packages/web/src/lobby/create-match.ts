import type { GamesAnswer } from "@umpire/protocol";
import { useLanguage } from "@umpire/ui";
import { useEffect, useState } from "react";
import { listGames, type Sent, type Wanting } from "../match/connection/api.ts";
import { makeAndSit } from "../match/seats/seating.ts";
import { navigate } from "../shell/router.ts";
import { type LobbyWords, useLobbyWords } from "./words/words.ts";

export type GameListed = GamesAnswer["games"][number];

/** Why something was refused: as the server says it, or that there is none. */
function sayTrouble({ away, garbled }: LobbyWords, { code, message }: Sent): string {
  if (code === "away") return away;
  return message ?? garbled;
}

/** The games that the server has; none until it has answered. */
export function useGames(): readonly GameListed[] {
  const language = useLanguage();
  const [games, setGames] = useState<readonly GameListed[]>([]);
  useEffect(() => {
    let isWanted = true;
    listGames(language).then((found) => isWanted && found.ok && setGames(found.value.games));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return games;
}

/** Makes a match, sits down and goes there; or says why not. */
export function useBeginning() {
  const words = useLobbyWords();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const begin = async (wanting: Wanting, name: string) => {
    setBusy(true);
    setTrouble(null);
    const made = await makeAndSit(language, wanting, name.trim() || words.nameless);
    setBusy(false);
    if (made.ok) navigate(`/match/${made.value}`);
    else setTrouble(sayTrouble(words, made.refusal));
  };
  return { isBusy, trouble, setTrouble, begin };
}

/** The bot that whoever is new begins with. */
export const gentlest = "beginner";

/** Who sits at a table of two or more: you, and so many bots. */
export const seatsWith = (bot: string, seats: number): Wanting["seats"] => [
  "open",
  ...Array.from({ length: seats - 1 }, () => ({ bot })),
];
