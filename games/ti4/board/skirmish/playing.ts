/** What a table needs for who decides at it. */
export { leads, pressed } from "./court/press.ts";
export { describePill, formatChance } from "./describe-forecast.ts";
export { firstDraft } from "./draft.ts";
export { forecastOf } from "./forecast.ts";
export { Deciding } from "./tray/deciding.tsx";
