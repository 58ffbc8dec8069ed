import { late } from "@umpire/ui";

/** What orders are put together with: who only watches loads none of it. */
export const latePlaying = late(() => import("./playing.ts"));
