import "../shell/no-eval.ts";
import { PlannerPage } from "../planner/page.tsx";

export const Planner = PlannerPage;
