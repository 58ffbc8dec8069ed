import { useEffect, useState } from "react";

/** A module that some viewers of a board need, say who decides, and others never load. */
export type Late<T> = {
  /** Loads it once: every later call has the same promise. */
  readonly load: () => Promise<T>;
  /** The module when it is there; null before, and for who does not want it. */
  readonly useLate: (isWanted: boolean) => T | null;
};

export function late<T>(from: () => Promise<T>): Late<T> {
  let promise: Promise<T> | null = null;
  let loaded: T | null = null;
  const load = () => {
    promise ??= from().then(
      (module) => {
        loaded = module;
        return module;
      },
      (error: unknown) => {
        // Who failed for want of a connection may try again.
        promise = null;
        throw error;
      },
    );
    return promise;
  };
  const useLate = (isWanted: boolean) => {
    const [, setThere] = useState(loaded !== null);
    useEffect(() => {
      if (!isWanted) return;
      load().then(
        () => setThere(true),
        () => undefined,
      );
    }, [isWanted]);
    return isWanted ? loaded : null;
  };
  return { load, useLate };
}
