import { useLanguage } from "@umpire/ui";
import { createContext, useContext } from "react";
import { chanceText, roundChance } from "./chance.ts";

/** Whether somebody has asked for hundredths of a per cent; else chances are whole per cents. */
export const ExactFigures = createContext(false);

/** How a chance is written here. */
export function useChanceText(): (chance: number) => string {
  const language = useLanguage();
  const write = useContext(ExactFigures) ? chanceText : roundChance;
  return (chance) => write(language, chance);
}
