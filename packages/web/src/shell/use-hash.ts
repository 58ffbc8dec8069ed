import { useSyncExternalStore } from "react";

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  addEventListener("popstate", changed);
  return () => {
    removeEventListener("hashchange", changed);
    removeEventListener("popstate", changed);
  };
}

/** The fragment of the address, `#` included; empty where there is none. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);
