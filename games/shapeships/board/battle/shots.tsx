import { useLayoutEffect, useRef, useState } from "react";
import { edgeOf, flightPath, landing, middleOf, type Point } from "./flights.ts";
import type { Flight, FlightEnd } from "./opening.ts";

type Line = Pick<Flight, "by" | "nature"> & { readonly path: string; readonly hit: Point | null };

const selectorOf = (spot: FlightEnd): string => {
  if ("ship" in spot) return `[data-ship="${CSS.escape(spot.ship)}"]`;
  return "bar" in spot ? `[data-bar="${spot.bar}"]` : `[data-order="${spot.order}"]`;
};

/** Where each flight begins and ends, from where ships, bars and cards stand on the court. */
function linesOn(court: Element, flights: readonly Flight[]): readonly Line[] {
  const around = court.getBoundingClientRect();
  const landed = new Map<string, number>();
  const many = (spot: FlightEnd) => flights.filter(({ to }) => selectorOf(to) === selectorOf(spot)).length;
  return flights.flatMap(({ by, nature, from, to }) => {
    const [start, end] = [from, to].map((spot) => court.querySelector(selectorOf(spot)));
    if (!(start instanceof Element) || !(end instanceof Element)) return [];
    const key = selectorOf(to);
    const at = landed.get(key) ?? 0;
    landed.set(key, at + 1);
    const share = Number(end.getAttribute("data-share"));
    const box = end.getBoundingClientRect();
    const target = "bar" in to ? landing(box, around, share, at, many(to)) : middleOf(box, around);
    const own = start.getBoundingClientRect();
    const origin = "order" in from ? edgeOf(own, around, target) : middleOf(own, around);
    // Blows that land together make one burst.
    const hit = "bar" in to && nature === "damage" && at === Math.floor(many(to) / 2) ? target : null;
    return [{ by, nature, path: flightPath(origin, target), hit }];
  });
}

const BURST = "M0-18l4 10 9-6-4 10 11 4-11 4 4 10-9-6-4 10-4-10-9 6 4-10-11-4 11-4-4-10 9 6z";

/** The effects on their way, drawn over the court: solid for what happened, chalk for what would. */
export function Shots({ flights, isChalk }: { readonly flights: readonly Flight[]; readonly isChalk: boolean }) {
  const ref = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const court = ref.current?.parentElement ?? null;
    if (court === null) return;
    const measure = () => setLines(linesOn(court, flights));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(court);
    return () => observer.disconnect();
  }, [flights]);
  return (
    <svg className="ss-shots" ref={ref} data-chalk={isChalk || undefined} aria-hidden="true">
      {lines.map(({ by, nature, path }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
        <g key={at} className={`ss-side-${by}`}>
          <path className="ss-shot" data-nature={nature} d={path} pathLength={isChalk ? undefined : 1} />
        </g>
      ))}
      {lines.map(
        ({ hit }) =>
          hit !== null &&
          !isChalk && (
            <path key={hit.y} className="ss-burst" fill="white" d={BURST} transform={`translate(${hit.x} ${hit.y})`} />
          ),
      )}
    </svg>
  );
}
