import { useEffect, useState } from "react";

/** Interval between refreshes while the page is visible, in ms. */
const REFRESH_INTERVAL = 10_000;

/** What `load` gives, asked for again while the page is visible; `load` must be the same function between renders. */
export function useRefreshed<T>(none: T, load: () => Promise<T>): T {
  const [value, setValue] = useState(none);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      if (document.hidden) return;
      const found = await load();
      if (isWanted) setValue(found);
    };
    look();
    const timer = setInterval(look, REFRESH_INTERVAL);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [load]);
  return value;
}
