import { useEffect, useState } from "react";
import { signed } from "../../words/naming.ts";
import { countedTo, timelineOf } from "./timeline.ts";

const TAKES = timelineOf({ hasShips: true, hasFlights: true, isSettled: true }).at(-1)?.takes ?? 0;

type CountedProps = { readonly from: number; readonly to: number; readonly isRunning: boolean };

/** A number that counts from one value to another while it runs, and rests at the other. */
export function Counted({ from, to, isRunning }: CountedProps) {
  const [shown, show] = useState(to);
  useEffect(() => {
    if (!isRunning) return;
    const begun = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      show(countedTo(from, to, (now - begun) / TAKES));
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [from, to, isRunning]);
  return signed(isRunning ? shown : to);
}
