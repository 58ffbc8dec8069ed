import "@umpire/ui/no-eval";

export { PlannerPage } from "./page.tsx";
