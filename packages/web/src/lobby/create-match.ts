import { type Answer, away, listGames, type MatchRequest, type ServerRefusal } from "@umpire/client";
import type { GamesAnswer } from "@umpire/protocol";
import { useLanguage } from "@umpire/ui";
import { useEffect, useState } from "react";
import { addRecent } from "../match/recent.ts";
import { storeName } from "../match/seats/own-name.ts";
import { navigate } from "../shell/router.ts";
import { gameIn, type Site, useSite } from "../site.ts";
import { type LobbyWords, useLobbyWords } from "./words/words.ts";

export type ListedGame = GamesAnswer["games"][number];

/** Why a match was not created: the server's message, or that there is no server. */
function describeProblem({ away, garbled }: LobbyWords, { code, message }: ServerRefusal): string {
  if (code === "away") return away;
  return message ?? garbled;
}

/** The games that the server has, none until it has answered; and whether it cannot be reached. */
type Offer = { readonly games: readonly ListedGame[]; readonly isAway: boolean };

export function useGames(): Offer {
  const language = useLanguage();
  const [offer, setOffer] = useState<Offer>({ games: [], isAway: false });
  useEffect(() => {
    let isWanted = true;
    const show = (found: Awaited<ReturnType<typeof listGames>>) =>
      setOffer({ games: found.ok ? found.value.games : [], isAway: !found.ok && found.refusal.code === "away" });
    listGames({ language }).then((found) => isWanted && show(found));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return offer;
}

/** Loaded when somebody starts a match: a visitor who looks around needs none of it. Null where there is no server. */
const loadSeating = () => import("../match/seats/create.ts").catch(() => null);

/** Begins a match against bots in this browser; where even that cannot be loaded, there is no server. */
async function createAlone(site: Site, wanted: MatchRequest, name: string): Promise<Answer<string>> {
  const local = await import("../local/open.ts").catch(() => null);
  const made = (await local?.createLocal(site, wanted, name)) ?? away;
  if (!made.ok) return made;
  storeName(name);
  addRecent(made.value);
  return made;
}

/** One person, and bots. */
const isAgainstBots = ({ seats = [] }: MatchRequest): boolean =>
  seats.length > 1 && seats.filter((seat) => seat === "open").length === 1;

/** Creates a match, takes a seat and goes there, without a server if `isAlone` or where there is none; or says why not. */
export function useCreateMatch(isAlone = false) {
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
    const called = name.trim() || words.nameless;
    const atServer = async () => (await loadSeating())?.createHere(language, wanted, called) ?? away;
    const first = isAlone && isAgainstBots(wanted) ? away : await atServer();
    const isOnlyAway = !first.ok && first.refusal.code === "away" && isAgainstBots(wanted);
    const made = isOnlyAway ? await createAlone(site, wanted, called) : first;
    setBusy(false);
    if (made.ok) navigate(`/match/${made.value}`);
    else setProblem(describeProblem(words, made.refusal));
  };
  return { isBusy, problem, setProblem, create };
}

/** The bot for a first match. */
export const easiestBot = "beginner";
