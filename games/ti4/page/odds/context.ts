import type { Refusal } from "@umpire/kernel";
import { createContext, useContext } from "react";
import type { Assessment } from "../../planner/assess.ts";
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

/** Whether anything moves there, or stands there already. */
export const isSomething = ({ declared, board, movement, mover }: Assessment): boolean =>
  declared.length > 0 || board.space[movement.active]?.[mover] !== undefined;

export type AnswerProps = { readonly answered: Answered; readonly tell: (answered: Answered) => void };
