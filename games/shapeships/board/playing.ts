/** What a table needs for who plays at it. */
export { FactionOffers } from "./compose/faction.tsx";
export { Hand } from "./compose/hand.tsx";
export { ComposeTray, SealedTray } from "./compose/tray.tsx";
export { Coach } from "./guide/coach.tsx";
