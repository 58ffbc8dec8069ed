import { useState } from "react";
import { loadName } from "../match/seats/seating.ts";
import { useGames } from "./create-match.ts";
import { MatchForm } from "./match-form.tsx";
import { MatchLists } from "./match-lists.tsx";
import { PlayNow } from "./play-now.tsx";
import "./lobby.css";

/** Everything about playing on the home page. */
export function Lobby() {
  const games = useGames();
  const [name, setName] = useState(loadName);
  return (
    <>
      <PlayNow games={games} name={name} setName={setName} />
      <MatchForm games={games} name={name} />
      <MatchLists />
    </>
  );
}
