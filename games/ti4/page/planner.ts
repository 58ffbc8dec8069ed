export { PlannerPage } from "./page.tsx";
