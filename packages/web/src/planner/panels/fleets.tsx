import { useLanguage } from "../../shell/language.ts";
import { FleetEffects } from "./fleets-effects.tsx";
import { FleetsHere } from "./fleets-here.tsx";
import { FleetPlayers } from "./fleets-players.tsx";
import { QuickText } from "./fleets-quick.tsx";
import { Strays } from "./fleets-strays.tsx";
import { words } from "./fleets-words.ts";
import "./fleets.css";

export function FleetsPanel() {
  const { title } = words[useLanguage()];
  return (
    <div className="fleets-panel">
      <h2>{title}</h2>
      <FleetPlayers />
      <QuickText />
      <Strays />
      <FleetsHere />
      <FleetEffects />
    </div>
  );
}
