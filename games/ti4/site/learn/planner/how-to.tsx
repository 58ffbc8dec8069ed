import { type HowTo, type HowToSection, Later } from "@umpire/ui";
import type { ComponentType } from "react";
import type { Plan } from "../../../planner/plan.ts";
import { en } from "../words/planner-en.ts";
import { ru } from "../words/planner-ru.ts";
import { PlanDrawing } from "./plan-drawing.tsx";
import { plans } from "./plans.ts";
import "../how-to.css";

/** A part of the planner's map, drawn as the planner draws it. */
const picture = (plan: Plan, near: readonly string[], threatened?: number) => () => (
  // What is printed on tiles is called so in every language.
  <div className="skr-picture night" translate="no">
    <Later>
      <PlanDrawing plan={plan} near={near} {...(threatened !== undefined && { threatened })} />
    </Later>
  </div>
);

const section = (name: keyof typeof en.sections, Picture?: ComponentType): HowToSection => ({
  words: { en: en.sections[name], ru: ru.sections[name] },
  ...(Picture !== undefined && { Picture }),
});

const way = ["18", "41", "74", "66", "77"];
const middle = ["18", "41", "74", "66", "77", "40", "39", "65"];

export const howTo: HowTo = {
  isWide: true,
  lead: { en: en.lead, ru: ru.lead },
  sections: [
    section("question", picture(plans.first, middle)),
    section("fleets", picture(plans.fleets, way)),
    section("ways", picture(plans.barred, way)),
    section("battle", picture(plans.attack, way)),
    section("threats", picture(plans.danger, middle, 0)),
    section("game"),
  ],
};
