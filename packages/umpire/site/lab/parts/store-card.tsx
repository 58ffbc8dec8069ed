import type { Scene } from "@umpire/server/simulation";
import { useLanguage } from "@umpire/ui";
import { isSame } from "../selection.ts";
import { titleOf } from "../titles.ts";
import { useLabWords } from "../words/words.ts";
import type { Choosing } from "./picture.tsx";

const selection = { kind: "store" } as const;

/** What everything is kept in, with its matches. */
export function StoreCard({ scene, selected, choose }: { readonly scene: Scene } & Choosing) {
  const { picture } = useLabWords();
  const language = useLanguage();
  const { kind, skew, troubles, unsynced } = scene.store;
  const state = troubles.length === 0 ? picture.well : troubles.map((trouble) => picture.troubles[trouble]).join(", ");
  return (
    <div className="wide lab-store">
      <button
        type="button"
        className="fine lab-server"
        data-state={troubles.length === 0 ? "up" : "down"}
        aria-pressed={isSame(selected, selection)}
        onClick={() => choose(selection)}
      >
        <strong>{picture.stores[kind]}</strong>
        <span className="strong lab-state">{state}</span>
        <span className="number">{unsynced === null ? picture.clock(skew) : picture.unsynced(unsynced)}</span>
      </button>
      <ul className="list fine lab-matches">
        {scene.matches.map(({ match, game, entries, owner }) => (
          <li key={match} className="line">
            <span className="clip">{titleOf(game, language)}</span>
            <strong className="number push">{picture.entries(entries)}</strong>
            <span className="lab-writer">{picture.owner(owner)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
