import { useState } from "react";
import { rememberedName } from "../match/seats/seating.ts";
import { useGames } from "./create-match.ts";
import { MakeMatch } from "./match-form.tsx";
import { Matches } from "./match-lists.tsx";
import { PlayNow } from "./play-now.tsx";
import "./lobby.css";

/** Everything about playing on the home page. */
export function Lobby() {
  const games = useGames();
  const [name, setName] = useState(rememberedName);
  return (
    <>
      <PlayNow games={games} name={name} setName={setName} />
      <MakeMatch games={games} name={name} />
      <Matches />
    </>
  );
}
