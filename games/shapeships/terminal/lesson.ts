import { pc, wrap } from "@umpire/cli/terminal";
import { exampleOrder } from "../book/choices.ts";
import { spellOrder } from "./orders.ts";
import { coloursOf, type Sight } from "./sight.ts";

/** What a step is for, and a sensible first choice in it: for the first turn, and no longer. */
export function lessonFor(sight: Sight): string | null {
  const { state } = sight;
  return state.turn === 1 ? pc.green(wrap(lessonOf(sight))) : null;
}

function lessonOf(sight: Sight): string {
  const { lesson } = sight.words;
  const order = exampleOrder(sight);
  const example = `\`${spellOrder(order, sight)}\``;
  if ("faction" in order) return lesson.faction(example, coloursOf(sight, order.faction).length > 0);
  if ("basics" in order) return lesson.drawing(example);
  return sight.state.step === "conditional_response" ? lesson.response(example) : lesson.declaration(example);
}
