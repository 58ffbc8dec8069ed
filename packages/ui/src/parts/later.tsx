import { type ReactNode, useEffect, useState } from "react";

/** Fulfilled in another task than the one that asks: what the browser has to do meanwhile is done by then. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Draws what is in it in a task of its own. A page that draws everything at once answers nobody meanwhile: what takes
 * long, as a map of many hexes, waits until the rest is there.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    nextTask().then(() => setDue(true));
  }, []);
  return isDue ? children : null;
}
