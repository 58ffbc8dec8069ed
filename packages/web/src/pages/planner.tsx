import "@umpire/ui/no-eval";
import { PlannerPage } from "@umpire/ti4/page";

export const Planner = PlannerPage;
