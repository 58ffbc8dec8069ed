import { guideKey as shapeships } from "@umpire/shapeships/board/guide";
import { guideKey as tactics } from "@umpire/tactics/board/guide";

/** The games with a guide for newcomers, and under what this browser remembers whether it is wanted. */
export const guideKeys = { tactics, shapeships } as const;
