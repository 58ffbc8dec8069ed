import { type HowTo, type HowToSection, useIsVisited } from "@umpire/ui";
import { type ComponentType, lazy, Suspense } from "react";
import { en } from "../words/planner-en.ts";
import { ru } from "../words/planner-ru.ts";
import type { PlanDrawingProps } from "./plan-drawing.tsx";
import "../how-to.css";

const PlanDrawing = lazy(() => import("./plan-drawing.tsx").then(({ PlanDrawing }) => ({ default: PlanDrawing })));

/** A part of the planner's map, drawn as the planner draws it; loaded once somebody is at the page. */
function Drawing(props: PlanDrawingProps) {
  const waiting = <div className="skr-picture night" />;
  if (!useIsVisited()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PlanDrawing {...props} />
    </Suspense>
  );
}

const picture = (of: PlanDrawingProps["of"], near: readonly string[], threatened?: number) => () => (
  <Drawing of={of} near={near} {...(threatened !== undefined && { threatened })} />
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
    section("question", picture("first", middle)),
    section("fleets", picture("fleets", way)),
    section("ways", picture("barred", way)),
    section("battle", picture("attack", way)),
    section("threats", picture("danger", middle, 0)),
    section("game"),
  ],
};
