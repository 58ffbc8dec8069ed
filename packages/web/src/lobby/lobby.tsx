import { useState } from "react";
import { rememberedName } from "../match/seating.ts";
import { useGames } from "./begin.ts";
import { Matches } from "./lists.tsx";
import { MakeMatch } from "./make.tsx";
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
