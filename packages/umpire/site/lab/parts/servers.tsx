import type { Scene, ServerScene } from "@umpire/server/simulation";
import { isSame } from "../selection.ts";
import { useLabWords } from "../words/words.ts";
import type { Choosing } from "./picture.tsx";

function Server({ server, selected, choose }: { readonly server: ServerScene } & Choosing) {
  const { picture } = useLabWords();
  const { place, name, state, skew, drift, sockets, rooms } = server;
  const selection = { kind: "server", place } as const;
  return (
    <button
      type="button"
      className="fine lab-server"
      data-state={state}
      aria-pressed={isSame(selected, selection)}
      onClick={() => choose(selection)}
    >
      <strong>{name ?? place}</strong>
      <span className="strong lab-state">{picture.states[state]}</span>
      <span>
        <span className="number">{picture.clock(skew)}</span>
        <span className="wide-only">, {picture.drift(drift)}</span>
      </span>
      <span>{picture.sockets(sockets)}</span>
      <span>{picture.rooms(rooms)}</span>
    </button>
  );
}

export function Servers({ scene, ...choosing }: { readonly scene: Scene } & Choosing) {
  return (
    <div className="lab-servers">
      {scene.servers.map((server) => (
        <Server key={server.place} server={server} {...choosing} />
      ))}
    </div>
  );
}
