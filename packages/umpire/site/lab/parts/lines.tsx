import type { Place, Scene } from "@umpire/server/simulation";
import type { ReactNode } from "react";
import { depthOf, middleOf } from "../geometry.ts";

const stateOf = ({ links }: Scene, one: Place, other: Place) =>
  links.find((link) => [link.one, link.other].includes(one) && [link.one, link.other].includes(other))?.state ?? "well";

/** In percent of the band, however wide it is. */
const Drawn = ({ children }: { readonly children: ReactNode }) => (
  <svg className="over lab-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {children}
  </svg>
);

/** From everybody to the server that they are connected to. */
export function LinesAbove({ scene }: { readonly scene: Scene }) {
  const { people, servers } = scene;
  return (
    <Drawn>
      {people.map(({ name, at }, index) => {
        const server = servers.findIndex(({ place }) => place === at);
        if (at === null || server < 0) return null;
        const [from, to] = [middleOf(index, people.length), middleOf(server, servers.length)];
        return <path key={name} d={`M${from} 0L${to} 100`} data-state={stateOf(scene, at, "people")} />;
      })}
    </Drawn>
  );
}

/** Between servers, and to the store. */
export function LinesBelow({ scene }: { readonly scene: Scene }) {
  const { servers } = scene;
  return (
    <Drawn>
      {servers.map(({ place }, index) => {
        const from = middleOf(index, servers.length);
        const ropes = servers.slice(index + 1).map(({ place: other }, apart) => {
          const to = middleOf(index + apart + 1, servers.length);
          const depth = depthOf(apart + 1);
          return (
            <path
              key={other}
              d={`M${from} 0Q${(from + to) / 2} ${2 * depth} ${to} 0`}
              data-state={stateOf(scene, place, other)}
            />
          );
        });
        return [<path key={place} d={`M${from} 0L50 100`} data-state={stateOf(scene, place, "database")} />, ...ropes];
      })}
    </Drawn>
  );
}
