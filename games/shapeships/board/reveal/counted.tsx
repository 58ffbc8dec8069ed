import { useEffect, useState } from "react";
import { signed } from "../../words/naming.ts";
import { countedTo, timelineOf } from "./timeline.ts";

const TAKES = timelineOf({ hasShips: true, hasFlights: true, isSettled: true }).at(-1)?.takes ?? 0;

type CountedProps = { readonly from: number; readonly to: number; readonly isRunning: boolean };

/** A number that counts from one value to another while it runs, and rests at the other. */
export const Counted = ({ from, to, isRunning }: CountedProps) =>
  isRunning ? <Counting from={from} to={to} /> : signed(to);

function Counting({ from, to }: Omit<CountedProps, "isRunning">) {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      setShare((now - begun) / TAKES);
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, []);
  return signed(countedTo(from, to, share));
}
