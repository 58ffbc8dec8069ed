import { useLanguage } from "@umpire/ui";
import { FleetEffects } from "./effects.tsx";
import { FleetsHere } from "./here.tsx";
import { FleetPlayers } from "./players.tsx";
import { QuickText } from "./quick.tsx";
import { Strays } from "./strays.tsx";
import { words } from "./words.ts";

export function FleetsPanel() {
  const { title } = words[useLanguage()];
  return (
    <div className="column loose">
      <h2>{title}</h2>
      <FleetPlayers />
      <QuickText />
      <Strays />
      <FleetsHere />
      <FleetEffects />
    </div>
  );
}
