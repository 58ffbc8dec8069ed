export type { Site } from "./site.ts";
export { startSite } from "./start.tsx";
