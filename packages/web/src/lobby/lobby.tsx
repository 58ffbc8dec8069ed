import type { ReactNode } from "react";
import { useState } from "react";
import { loadName } from "../match/seats/seating.ts";
import { Continue } from "./continue.tsx";
import { useGames } from "./create-match.ts";
import { MatchForm } from "./match-form.tsx";
import { MatchLists } from "./match-lists.tsx";
import { Hero, PlayNow } from "./play-now.tsx";
import "./lobby.css";

/** Everything about playing on the home page; `children` come below it. */
export function Lobby({ children }: { readonly children: ReactNode }) {
  const games = useGames();
  const [name, setName] = useState(loadName);
  return (
    <div className="home">
      <Hero games={games} name={name} />
      <Continue />
      <div className="page home-rows">
        <PlayNow games={games} name={name} setName={setName} />
        <MatchLists />
        <MatchForm games={games} name={name} />
        {children}
      </div>
    </div>
  );
}
