import { useSyncExternalStore } from "react";

const narrow = matchMedia("(max-width: 900px)");

function subscribe(changed: () => void): () => void {
  narrow.addEventListener("change", changed);
  return () => narrow.removeEventListener("change", changed);
}

/** Whether there is room for one seat at a time. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches);
