import type { Refusal } from "@umpire/kernel";
import { createContext, useContext } from "react";
import type { Outcome } from "../../planner/outcome.ts";

/** What comes of the plan, once it is worked out; `isOld` while that is the answer to the plan before. */
export type Answered = {
  readonly outcome: Outcome | null;
  readonly refusal: Refusal | null;
  readonly isOld: boolean;
};

export const nothingAnswered: Answered = { outcome: null, refusal: null, isOld: false };

export const AnswerContext = createContext<Answered>(nothingAnswered);
export const useAnswered = (): Answered => useContext(AnswerContext);
