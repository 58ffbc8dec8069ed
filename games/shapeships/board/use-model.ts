import type { BoardProps } from "@umpire/ui";
import { useLanguage } from "@umpire/ui";
import { useMemo } from "react";
import { type BoardModel, readRules, readView, withWords } from "./model.ts";

/** What the board was given, read and with its words. */
export function useModel({ rules, view, next, decided, seat, names }: BoardProps): BoardModel {
  const language = useLanguage();
  const pack = useMemo(() => readRules(rules), [rules]);
  const state = useMemo(() => readView(view, pack), [view, pack]);
  const spoken = useMemo(() => withWords(pack, language), [pack, language]);
  const side = seat === 0 || seat === 1 ? seat : null;
  return { ...spoken, state, next, decided, side, names };
}
