import { createContext, useContext } from "react";

/** Whether the page itself teaches: a board's own guide is silent then. */
export const LessonContext = createContext(false);

export const useIsLesson = (): boolean => useContext(LessonContext);
