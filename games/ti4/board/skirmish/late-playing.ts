import { late } from "@umpire/ui";

/** What decisions are made with: who only watches loads none of it. */
export const latePlaying = late(() => import("./playing.ts"));
