import { createContext, useContext } from "react";
import type { Code } from "./code.ts";
import type { Session } from "./session.ts";
import type { DevState, DevStore } from "./store.ts";

/** What the parts of the page are about: a match by some code. */
export type DevPage = {
  readonly file: string;
  readonly store: DevStore;
  readonly state: DevState;
  readonly code: Code;
  readonly session: Session;
  /** What the seats are called. */
  readonly names: readonly string[];
};

export const DevContext = createContext<DevPage | null>(null);

export function useDev(): DevPage {
  const page = useContext(DevContext);
  if (page === null) throw new Error("no page of umpire dev around this");
  return page;
}
