import { useEffect, useState } from "react";

/** Whether somebody is at the page: what answers them is not loaded before. */
export function useIsVisited(): boolean {
  const [isVisited, setVisited] = useState(false);
  useEffect(() => {
    if (isVisited) return;
    const visit = () => setVisited(true);
    const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;
    for (const sign of signs) addEventListener(sign, visit, { passive: true, capture: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, visit, { capture: true });
    };
  }, [isVisited]);
  return isVisited;
}
