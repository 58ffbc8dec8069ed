import { away, listGames, type MatchRequest, type ServerRefusal } from "@umpire/client";
import type { GamesAnswer } from "@umpire/protocol";
import { useLanguage } from "@umpire/ui";
import { useEffect, useState } from "react";
import { navigate } from "../shell/router.ts";
import { gameIn, useSite } from "../site.ts";
import { type LobbyWords, useLobbyWords } from "./words/words.ts";

export type ListedGame = GamesAnswer["games"][number];

/** Why a match was not created: the server's message, or that there is no server. */
function describeProblem({ away, garbled }: LobbyWords, { code, message }: ServerRefusal): string {
  if (code === "away") return away;
  return message ?? garbled;
}

/** The games that the server has; none until it has answered. */
export function useGames(): readonly ListedGame[] {
  const language = useLanguage();
  const [games, setGames] = useState<readonly ListedGame[]>([]);
  useEffect(() => {
    let isWanted = true;
    listGames({ language }).then((found) => isWanted && found.ok && setGames(found.value.games));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return games;
}

/** Not before somebody plays: whoever only looks around needs none of it. Null where there is no server. */
const loadSeating = () => import("../match/seats/create.ts").catch(() => null);

/** Creates a match, takes a seat and goes there; or says why not. */
export function useCreateMatch() {
  const words = useLobbyWords();
  const language = useLanguage();
  const site = useSite();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const create = async (wanting: MatchRequest, name: string) => {
    setBusy(true);
    setProblem(null);
    const [usual] = gameIn(site, wanting.game)?.tables ?? [];
    const wanted = usual === undefined ? wanting : { options: usual.options, ...wanting };
    const seating = await loadSeating();
    const made = seating ? await seating.createHere(language, wanted, name.trim() || words.nameless) : away;
    setBusy(false);
    if (made.ok) navigate(`/match/${made.value}`);
    else setProblem(describeProblem(words, made.refusal));
  };
  return { isBusy, problem, setProblem, create };
}

/** The bot for a first match. */
export const easiestBot = "beginner";
