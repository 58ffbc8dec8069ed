import { sideColour } from "@umpire/ui";
import { formatChance } from "../describe-forecast.ts";
import { useTable } from "../model.ts";

/** How the battle would end: won, nobody left, lost. */
export function OddsBar() {
  const { forecast, words, naming, language, seat } = useTable();
  if (forecast === null || forecast.battle === null || seat === null) return null;
  const { battle, system, rival } = forecast;
  const { win, neither, lose } = words.forecast;
  const parts = [
    { key: "win", share: battle.win, word: win, side: seat },
    { key: "neither", share: battle.neither, word: neither, side: null },
    { key: "lose", share: battle.lose, word: lose, side: rival },
  ];
  return (
    <div className="skr-odds grid tight">
      <strong>{words.forecast.against(naming.place(system), naming.player(rival))}</strong>
      <div className="skr-bar track" aria-hidden="true">
        {parts.map(({ key, share, side }) => (
          <span
            key={key}
            style={{ flex: `${share} 0 0`, background: side === null ? "var(--text-2)" : sideColour(side) }}
          />
        ))}
      </div>
      <p className="row fine muted">
        {parts
          .filter(({ share, key }) => key !== "neither" || share >= 0.005)
          .map(({ key, share, word }) => (
            <span key={key}>
              <b>{formatChance(language, share)}</b> {word}
            </span>
          ))}
      </p>
    </div>
  );
}
