import { pc, wrap } from "@umpire/cli/terminal";
import { exampleOrder } from "../book/choices.ts";
import { coloursOf } from "../pack/catalogue.ts";
import { formatOrder } from "./orders.ts";
import type { PlayerView } from "./view.ts";

/** What a step is for, and a sensible first choice in it: for the first turn, and no longer. */
export function lessonFor(view: PlayerView): string | null {
  const { state } = view;
  return state.turn === 1 ? pc.green(wrap(lessonOf(view))) : null;
}

function lessonOf(view: PlayerView): string {
  const { lesson } = view.words;
  const order = exampleOrder(view);
  const example = `\`${formatOrder(order, view)}\``;
  if ("faction" in order) return lesson.faction(example, coloursOf(view.pack, order.faction).length > 0);
  if ("basics" in order) return lesson.drawing(example);
  return view.state.step === "conditional_response" ? lesson.response(example) : lesson.declaration(example);
}
