import { remember, type SiteGame } from "@umpire/ui";
import { loadName } from "../match/seats/own-name.ts";
import { easiestBot, useCreateMatch } from "./create-match.ts";
import { seatsAgainst } from "./seats-against.ts";

/** A first match against the easiest bot, with the guide at hand even where it was sent away before. */
export function useFirstMatch({ id, guide, tables }: SiteGame) {
  const { isBusy, problem, create } = useCreateMatch();
  const play = () => {
    if (guide !== undefined) remember(guide.key, "on");
    create({ game: id, seats: seatsAgainst(easiestBot, tables?.[0]?.seats ?? 2) }, loadName());
  };
  return { isBusy, problem, play };
}
