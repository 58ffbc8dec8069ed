import type { Place, Scene } from "@umpire/server/simulation";
import { Icon } from "@umpire/ui";
import { type Band, depthOf, middleOf } from "../geometry.ts";
import { isSame } from "../selection.ts";
import { useLabWords } from "../words/words.ts";
import type { Choosing } from "./picture.tsx";

/** How far down the line to the store its handle is, out of the way of those between servers. */
const DOWN = 0.7;

/** Where the handle of a line is, in percent of its band; null for a line of the other band. */
function handleAt(servers: readonly Place[], one: Place, other: Place, band: Band) {
  const [from, to] = [servers.indexOf(one), servers.indexOf(other)];
  const x = middleOf(from, servers.length);
  if (other === "people") return band === "above" ? { x, y: 76 } : null;
  if (band === "above") return null;
  if (to < 0) return { x: x + (50 - x) * DOWN, y: 100 * DOWN };
  return { x: (x + middleOf(to, servers.length)) / 2, y: depthOf(Math.abs(from - to)) };
}

/** A knob on each line, to choose it. */
export function Handles({ scene, band, selected, choose }: { readonly scene: Scene; readonly band: Band } & Choosing) {
  const { picture, places } = useLabWords();
  const servers = scene.servers.map(({ place }) => place);
  const nameOf = (place: Place) => (place === "people" || place === "database" ? places[place] : place);
  return scene.links.map(({ one, other, state }) => {
    const at = handleAt(servers, one, other, band);
    if (at === null) return null;
    const selection = { kind: "line", one, other } as const;
    return (
      <button
        key={`${one} ${other}`}
        type="button"
        className="lab-handle"
        data-state={state}
        style={{ insetInlineStart: `${at.x}%`, top: `${at.y}%` }}
        aria-label={`${picture.link(one, nameOf(other))}: ${picture.links[state]}`}
        aria-pressed={isSame(selected, selection)}
        onClick={() => choose(selection)}
      >
        <Icon name={state === "cut" ? "close" : "link"} />
      </button>
    );
  });
}
